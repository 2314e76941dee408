#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CSystem.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define RETRY(result, call)                      \
  do {                                           \
    result = (call);                             \
  } while (result < 0 && errno == EINTR)

static int checked(int result) {
  return result < 0 ? -errno : result;
}

int carillon_current_directory(void) {
  return AT_FDCWD;
}

int carillon_open_directory(int parent, const char *path, bool follow) {
  int descriptor;
  RETRY(descriptor, openat(parent, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | (follow ? 0 : O_NOFOLLOW)));
  return checked(descriptor);
}

/// Walks the components one by one, each opened below the one before it: a link anywhere is an error, and a directory
/// that is renamed meanwhile cannot lead outside.
static int open_below(int directory, const char *path, int flags) {
  int current = directory;
  while (true) {
    const char *end = strchr(path, '/');
    size_t length = end ? (size_t)(end - path) : strlen(path);
    char name[NAME_MAX + 1];
    if (length > NAME_MAX) {
      if (current != directory) close(current);
      return -ENAMETOOLONG;
    }
    if (length == 0 || (length == 2 && path[0] == '.' && path[1] == '.')) {
      if (current != directory) close(current);
      return -EINVAL;
    }
    memcpy(name, path, length);
    name[length] = '\0';
    int next;
    RETRY(next, openat(current, name, end ? O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC : flags));
    int error = errno;
    // A link that is asked for as a directory is said to be no directory: look again, so that the message is right.
    struct stat status;
    if (next < 0 && error == ENOTDIR && fstatat(current, name, &status, AT_SYMLINK_NOFOLLOW) == 0 &&
        S_ISLNK(status.st_mode)) {
      error = ELOOP;
    }
    if (current != directory) close(current);
    if (next < 0) return -error;
    if (!end) return next;
    current = next;
    path = end + 1;
  }
}

int carillon_open_below(int directory, const char *path) {
  return open_below(directory, path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
}

int carillon_open_directory_below(int directory, const char *path) {
  return open_below(directory, path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

int carillon_open_file(const char *path) {
  int descriptor;
  RETRY(descriptor, open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
  return checked(descriptor);
}

int carillon_create_file(int directory, const char *name, uint32_t mode) {
  int descriptor;
  RETRY(descriptor, openat(directory, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, (mode_t)mode));
  return checked(descriptor);
}

int carillon_copy_attributes(int directory, const char *name, int descriptor) {
  struct stat wanted;
  struct stat now;
  if (fstatat(directory, name, &wanted, AT_SYMLINK_NOFOLLOW) < 0 || fstat(descriptor, &now) < 0) return -errno;
  if (wanted.st_uid != now.st_uid || wanted.st_gid != now.st_gid) {
    // Only root gives files away: another's file that we may replace becomes ours.
    if (fchown(descriptor, wanted.st_uid, wanted.st_gid) < 0 && errno != EPERM) return -errno;
  }
  return fchmod(descriptor, wanted.st_mode & 0777) < 0 ? -errno : 0;
}

int carillon_close(int descriptor) {
  // On Linux the descriptor is gone even where close was interrupted: calling again could close another's.
  int result = close(descriptor);
  return result < 0 && errno != EINTR ? -errno : 0;
}

ssize_t carillon_read(int descriptor, void *buffer, size_t count) {
  // Reading a terminal or a pipe may last for ever: a signal that asks to end must end it.
  ssize_t result;
  do {
    result = read(descriptor, buffer, count);
  } while (result < 0 && errno == EINTR && carillon_caught_signal() == 0);
  return result < 0 ? -errno : result;
}

int carillon_wait_for_streams(int input, int output, bool wants_input, bool wants_output, int milliseconds) {
  // A negative descriptor is passed over.
  struct pollfd streams[2] = {
      {.fd = wants_input ? input : -1, .events = POLLIN},
      {.fd = wants_output ? output : -1, .events = POLLOUT},
  };
  int result;
  do {
    result = poll(streams, 2, milliseconds);
  } while (result < 0 && errno == EINTR && carillon_caught_signal() == 0);
  if (result < 0) return -errno;
  // Ends and errors show in the call that follows.
  return (streams[0].revents != 0 ? 1 : 0) | (streams[1].revents != 0 ? 2 : 0);
}

int carillon_write(int descriptor, const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    ssize_t written;
    RETRY(written, write(descriptor, next, count));
    if (written < 0) return -errno;
    if (written == 0) return -EIO;
    next += written;
    count -= (size_t)written;
  }
  return 0;
}

static void fill(const struct stat *from, struct carillon_status *to) {
  to->kind = S_ISREG(from->st_mode)   ? carillon_kind_file
             : S_ISDIR(from->st_mode) ? carillon_kind_directory
             : S_ISLNK(from->st_mode) ? carillon_kind_link
                                      : carillon_kind_other;
  to->mode = from->st_mode & 07777;
  to->device = (uint64_t)from->st_dev;
  to->inode = (uint64_t)from->st_ino;
  to->size = (int64_t)from->st_size;
#ifdef __APPLE__
  struct timespec modified = from->st_mtimespec;
  struct timespec changed = from->st_ctimespec;
#else
  struct timespec modified = from->st_mtim;
  struct timespec changed = from->st_ctim;
#endif
  to->modified_seconds = modified.tv_sec;
  to->modified_nanoseconds = modified.tv_nsec;
  to->changed_seconds = changed.tv_sec;
  to->changed_nanoseconds = changed.tv_nsec;
}

int carillon_status(int descriptor, struct carillon_status *status) {
  struct stat found;
  if (fstat(descriptor, &found) < 0) return -errno;
  fill(&found, status);
  return 0;
}

int carillon_status_at(int directory, const char *name, struct carillon_status *status) {
  struct stat found;
  if (fstatat(directory, name, &found, AT_SYMLINK_NOFOLLOW) < 0) return -errno;
  fill(&found, status);
  return 0;
}

int carillon_status_of_path(const char *path, struct carillon_status *status) {
  struct stat found;
  if (stat(path, &found) < 0) return -errno;
  fill(&found, status);
  return 0;
}

int carillon_make_directory(int parent, const char *name, uint32_t mode) {
  return checked(mkdirat(parent, name, (mode_t)mode));
}

int carillon_remove_file(int parent, const char *name) {
  return checked(unlinkat(parent, name, 0));
}

int carillon_remove_directory(int parent, const char *name) {
  return checked(unlinkat(parent, name, AT_REMOVEDIR));
}

int carillon_rename(int from_directory, const char *from, int to_directory, const char *to) {
  return checked(renameat(from_directory, from, to_directory, to));
}

int carillon_sync(int descriptor) {
#ifdef __linux__
  return checked(syncfs(descriptor));
#else
  (void)descriptor;
  sync();
  return 0;
#endif
}

int carillon_lock(int descriptor, bool wait) {
  while (true) {
    if (flock(descriptor, LOCK_EX | (wait ? 0 : LOCK_NB)) == 0) return 0;
    if (errno != EINTR || carillon_caught_signal() != 0) return -errno;
  }
}

int carillon_unlock(int descriptor) {
  return checked(flock(descriptor, LOCK_UN));
}

// The system's own call, without the look at the directory and at its flags that the C library takes each time.
#ifdef __linux__

struct carillon_listing {
  int descriptor;
  size_t position;
  size_t end;
  _Alignas(struct dirent64) char buffer[32 * 1024];
};

struct carillon_listing *carillon_list(int directory, int *error) {
  // A descriptor of its own, since those that share one share its position.
  int own;
  RETRY(own, openat(directory, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (own < 0) {
    *error = -errno;
    return NULL;
  }
  struct carillon_listing *listing = malloc(sizeof *listing);
  if (!listing) {
    *error = -ENOMEM;
    close(own);
    return NULL;
  }
  listing->descriptor = own;
  listing->position = listing->end = 0;
  *error = 0;
  return listing;
}

static const char *next_entry(struct carillon_listing *listing, unsigned char *type, int *error) {
  if (listing->position == listing->end) {
    ssize_t count;
    RETRY(count, getdents64(listing->descriptor, listing->buffer, sizeof listing->buffer));
    *error = count < 0 ? -errno : 0;
    if (count <= 0) return NULL;
    listing->position = 0;
    listing->end = (size_t)count;
  }
  struct dirent64 *entry = (struct dirent64 *)(listing->buffer + listing->position);
  listing->position += entry->d_reclen;
  *type = entry->d_type;
  return entry->d_name;
}

static int listed_descriptor(const struct carillon_listing *listing) {
  return listing->descriptor;
}

void carillon_end_listing(struct carillon_listing *listing) {
  close(listing->descriptor);
  free(listing);
}

#else

struct carillon_listing {
  DIR *stream;
};

struct carillon_listing *carillon_list(int directory, int *error) {
  // A descriptor of its own, since the stream closes its descriptor and shares its position.
  int own;
  RETRY(own, openat(directory, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (own < 0) {
    *error = -errno;
    return NULL;
  }
  struct carillon_listing *listing = malloc(sizeof *listing);
  DIR *stream = listing ? fdopendir(own) : NULL;
  if (!stream) {
    *error = listing ? -errno : -ENOMEM;
    free(listing);
    close(own);
    return NULL;
  }
  listing->stream = stream;
  *error = 0;
  return listing;
}

static const char *next_entry(struct carillon_listing *listing, unsigned char *type, int *error) {
  errno = 0;
  struct dirent *entry = readdir(listing->stream);
  *error = entry ? 0 : -errno;
  if (!entry) return NULL;
  *type = entry->d_type;
  return entry->d_name;
}

static int listed_descriptor(const struct carillon_listing *listing) {
  return dirfd(listing->stream);
}

void carillon_end_listing(struct carillon_listing *listing) {
  closedir(listing->stream);
  free(listing);
}

#endif

const char *carillon_next_name(struct carillon_listing *listing, int32_t *kind, int *error) {
  while (true) {
    unsigned char type = DT_UNKNOWN;
    const char *name = next_entry(listing, &type, error);
    if (!name) return NULL;
    if (name[0] == '.' && (name[1] == '\0' || (name[1] == '.' && name[2] == '\0'))) continue;
    switch (type) {
      case DT_REG: *kind = carillon_kind_file; break;
      case DT_DIR: *kind = carillon_kind_directory; break;
      case DT_LNK: *kind = carillon_kind_link; break;
      case DT_UNKNOWN: {
        // Some file systems do not say.
        struct carillon_status status;
        int result = carillon_status_at(listed_descriptor(listing), name, &status);
        if (result < 0) {
          *error = result;
          return NULL;
        }
        *kind = status.kind;
        break;
      }
      default: *kind = carillon_kind_other; break;
    }
    return name;
  }
}

int carillon_compare(const void *first, size_t first_count, const void *second, size_t second_count) {
  size_t common = first_count < second_count ? first_count : second_count;
  int order = common > 0 ? memcmp(first, second, common) : 0;
  if (order != 0) return order;
  return first_count < second_count ? -1 : first_count > second_count;
}

bool carillon_is_terminal(int descriptor) {
  return isatty(descriptor) == 1;
}

int carillon_terminal_width(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

const char *carillon_error_text(int error) {
#ifdef __linux__
  const char *text = strerrordesc_np(-error);
  return text ? text : "unknown error";
#else
  return strerror(-error);
#endif
}

int carillon_processors(void) {
#ifdef __linux__
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) == 0 && CPU_COUNT(&set) > 0) return CPU_COUNT(&set);
#endif
  long online = sysconf(_SC_NPROCESSORS_ONLN);
  return online > 0 ? (int)online : 1;
}

uint64_t carillon_monotonic_time(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

const char *carillon_environment(const char *name) {
  return getenv(name);
}

void carillon_set_file_mask(void) {
  umask(022);
}

void carillon_exit(int status) {
  exit(status);
}

int carillon_error_no_entry(void) { return -ENOENT; }
int carillon_error_denied(void) { return -EACCES; }
int carillon_error_exists(void) { return -EEXIST; }
int carillon_error_not_empty(void) { return -ENOTEMPTY; }
int carillon_error_is_link(void) { return -ELOOP; }
int carillon_error_not_directory(void) { return -ENOTDIR; }
int carillon_error_would_block(void) { return -EWOULDBLOCK; }
int carillon_error_interrupted(void) { return -EINTR; }
int carillon_error_broken_pipe(void) { return -EPIPE; }

bool carillon_working_directory(char *buffer, size_t count) {
  return getcwd(buffer, count) != NULL;
}

ssize_t carillon_read_at(int descriptor, void *buffer, size_t count, int64_t offset) {
  ssize_t result;
  RETRY(result, pread(descriptor, buffer, count, (off_t)offset));
  return result < 0 ? -errno : result;
}
