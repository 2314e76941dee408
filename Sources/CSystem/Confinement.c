#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CSystem.h"

#include <errno.h>

#ifdef __linux__

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Landlock as Linux 6.15 describes it (docs.kernel.org/userspace-api/landlock.html, read 2026-12-01), written here since
// the headers of many systems are older than their kernels. The numbers are the same on every architecture.
#define CREATE_RULESET 444
#define ADD_RULE 445
#define RESTRICT_SELF 446

enum {
  ask_for_version = 1,
  below_a_path = 1,
};

#define EXECUTE (1ULL << 0)
#define WRITE_FILE (1ULL << 1)
#define READ_FILE (1ULL << 2)
#define READ_DIR (1ULL << 3)
#define REMOVE_DIR (1ULL << 4)
#define REMOVE_FILE (1ULL << 5)
#define MAKE_CHAR (1ULL << 6)
#define MAKE_DIR (1ULL << 7)
#define MAKE_REG (1ULL << 8)
#define MAKE_SOCK (1ULL << 9)
#define MAKE_FIFO (1ULL << 10)
#define MAKE_BLOCK (1ULL << 11)
#define MAKE_SYM (1ULL << 12)
#define REFER (1ULL << 13)      // since version 2
#define TRUNCATE (1ULL << 14)   // since version 3
#define IOCTL_DEV (1ULL << 15)  // since version 5

#define BIND_TCP (1ULL << 0)     // since version 4
#define CONNECT_TCP (1ULL << 1)  // since version 4

#define ABSTRACT_SOCKET (1ULL << 0)  // since version 6
#define SIGNAL (1ULL << 1)           // since version 6

struct ruleset {
  uint64_t files;
  uint64_t network;
  uint64_t scoped;
};

struct below {
  uint64_t allowed;
  int32_t parent;
} __attribute__((packed));

/// What can be asked for of a file that is no directory.
static const uint64_t of_a_file = EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE | IOCTL_DEV;

static uint64_t handled(int version, bool reading) {
  uint64_t files = WRITE_FILE | REMOVE_DIR | REMOVE_FILE | MAKE_CHAR | MAKE_DIR | MAKE_REG | MAKE_SOCK | MAKE_FIFO |
                   MAKE_BLOCK | MAKE_SYM | REFER;
  if (version >= 3) files |= TRUNCATE;
  if (version >= 5) files |= IOCTL_DEV;
  return reading ? files | EXECUTE | READ_FILE | READ_DIR : files;
}

int carillon_confinement_version(void) {
  long version = syscall(CREATE_RULESET, NULL, 0, ask_for_version);
  return version < 0 ? -errno : (int)version;
}

int carillon_confinement_begin(int version, bool reading) {
  struct ruleset attributes = {handled(version, reading), BIND_TCP | CONNECT_TCP, ABSTRACT_SOCKET | SIGNAL};
  size_t size = version < 4 ? 8 : version < 6 ? 16 : 24;
  long descriptor = syscall(CREATE_RULESET, &attributes, size, 0);
  return descriptor < 0 ? -errno : (int)descriptor;
}

int carillon_confinement_allow(int rules, int version, bool reading, const char *path, bool writing) {
  int place = open(path, O_PATH | O_CLOEXEC);
  if (place < 0) return -errno;
  uint64_t allowed = READ_FILE | READ_DIR;
  if (writing) allowed |= WRITE_FILE | TRUNCATE | REMOVE_DIR | REMOVE_FILE | MAKE_DIR | MAKE_REG | REFER;
  struct stat status;
  int result = fstat(place, &status);
  if (result == 0 && !S_ISDIR(status.st_mode)) allowed &= of_a_file;
  struct below rule = {allowed & handled(version, reading), place};
  // A rule that allows nothing is refused; there is nothing to say then.
  if (result == 0 && rule.allowed != 0) result = (int)syscall(ADD_RULE, rules, below_a_path, &rule, 0);
  int error = errno;
  close(place);
  return result < 0 ? -error : 0;
}

int carillon_confinement_enter(int rules) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0) return -errno;
  return syscall(RESTRICT_SELF, rules, 0) < 0 ? -errno : 0;
}

#else

int carillon_confinement_version(void) {
  return -ENOSYS;
}

int carillon_confinement_begin(int version, bool reading) {
  (void)version, (void)reading;
  return -ENOSYS;
}

int carillon_confinement_allow(int rules, int version, bool reading, const char *path, bool writing) {
  (void)rules, (void)version, (void)reading, (void)path, (void)writing;
  return -ENOSYS;
}

int carillon_confinement_enter(int rules) {
  (void)rules;
  return -ENOSYS;
}

#endif
