#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CSystem.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>

static volatile sig_atomic_t caught = 0;

static void note(int signal) {
  // A second one means now: the handler is gone, so the system's own action follows.
  caught = signal;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigaction(signal, &action, NULL);
}

static void crash(int signal) {
  (void)signal;
  static const char text[] =
      "carillon: internal error: this is a bug in carillon, not in your project; please report the command, the "
      "output of 'carillon --version', and the files that it read\n";
  ssize_t ignored = write(STDERR_FILENO, text, sizeof text - 1);
  (void)ignored;
  _exit(70);
}

void carillon_install_signal_handlers(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = note;
  static const int noted[] = {SIGINT, SIGTERM, SIGHUP};
  for (size_t index = 0; index < sizeof noted / sizeof *noted; index++) {
    // One that the caller ignores (nohup) stays ignored.
    struct sigaction before;
    if (sigaction(noted[index], NULL, &before) == 0 && before.sa_handler == SIG_IGN) continue;
    sigaction(noted[index], &action, NULL);
    // Some libraries start programs with the signals blocked that they block themselves.
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, noted[index]);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
  }
  action.sa_handler = SIG_IGN;
  sigaction(SIGPIPE, &action, NULL);
  // A file that may not grow is an error of the write as well.
  sigaction(SIGXFSZ, &action, NULL);

  // On a stack of its own, so that a stack that ran full is reported too.
  static char stack_bytes[64 * 1024];
  stack_t stack;
  memset(&stack, 0, sizeof stack);
  stack.ss_sp = stack_bytes;
  stack.ss_size = sizeof stack_bytes;
  sigaltstack(&stack, NULL);
  action.sa_handler = crash;
  action.sa_flags = SA_ONSTACK;
  static const int crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
  for (size_t index = 0; index < sizeof crashes / sizeof *crashes; index++) {
    sigaction(crashes[index], &action, NULL);
  }
}

int carillon_caught_signal(void) {
  return caught;
}

void carillon_raise(int signal) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigaction(signal, &action, NULL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, signal);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
  raise(signal);
}

int carillon_broken_pipe_signal(void) {
  return SIGPIPE;
}
