#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/// The strings of a block, each ended by NUL, as an array that ends with null.
static char **split(const char *strings, size_t count, const char **rest) {
  char **result = calloc(count + 1, sizeof(char *));
  for (size_t index = 0; result && index < count; index++) {
    result[index] = (char *)strings;
    strings += strlen(strings) + 1;
  }
  *rest = strings;
  return result;
}

static int start(char **arguments, char **environment, int input, int output) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error) return -error;
  error = posix_spawnattr_init(&attributes);
  if (error) {
    posix_spawn_file_actions_destroy(&actions);
    return -error;
  }
  // What this process does with signals is not the program's business.
  sigset_t all;
  sigfillset(&all);
  sigset_t none;
  sigemptyset(&none);
  pid_t process = 0;
  if (!(error = posix_spawnattr_setsigdefault(&attributes, &all)) &&
      !(error = posix_spawnattr_setsigmask(&attributes, &none)) &&
      !(error = posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)) &&
      !(error = posix_spawn_file_actions_adddup2(&actions, input, 0)) &&
      !(error = posix_spawn_file_actions_adddup2(&actions, output, 1)) &&
      !(error = posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)))
    error = posix_spawnp(&process, arguments[0], &actions, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error ? -error : process;
}

int carillon_spawn(const char *strings, size_t argument_count, size_t environment_count, int *input, int *output) {
  int in[2], out[2];
  if (pipe2(in, O_CLOEXEC) < 0) return -errno;
  if (pipe2(out, O_CLOEXEC) < 0) {
    int error = errno;
    close(in[0]);
    close(in[1]);
    return -error;
  }
  const char *rest;
  char **arguments = split(strings, argument_count, &rest);
  char **environment = split(rest, environment_count, &rest);
  int process = arguments && environment ? start(arguments, environment, in[0], out[1]) : -ENOMEM;
  free(arguments);
  free(environment);
  close(in[0]);
  close(out[1]);
  if (process < 0) {
    close(in[1]);
    close(out[0]);
    return process;
  }
  *input = in[1];
  *output = out[0];
  return process;
}

int carillon_wait(int process) {
  int status;
  while (waitpid(process, &status, 0) < 0) {
    if (errno != EINTR) return -errno;
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

void carillon_sleep(int milliseconds) {
  struct timespec time = {milliseconds / 1000, (long)(milliseconds % 1000) * 1000000};
  nanosleep(&time, NULL);
}
