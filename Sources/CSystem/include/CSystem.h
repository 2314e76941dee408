#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// The system calls of the tool, in the form in which it uses them.
//
// Each returns what the call returns, or the error's number negated, so that no caller reads `errno`. A call that a
// signal interrupts is made again. Nothing follows a symbolic link in the last component of a path; a descriptor is
// never inherited by another program.

/// What a name stands for.
enum carillon_kind {
  carillon_kind_file = 0,
  carillon_kind_directory = 1,
  carillon_kind_link = 2,
  carillon_kind_other = 3,
};

/// What is known of a file without reading it.
struct carillon_status {
  int32_t kind;
  uint32_t mode;
  uint64_t device;
  uint64_t inode;
  int64_t size;
  int64_t modified_seconds;
  int64_t modified_nanoseconds;
  int64_t changed_seconds;
  int64_t changed_nanoseconds;
};

/// The descriptor that stands for the current directory where a call takes one.
int carillon_current_directory(void);

/// Opens a directory for reading; `follow` says whether a link in the last component is followed.
int carillon_open_directory(int parent, const char *path, bool follow);

/// Opens a file below a directory for reading. No component may be a link; none may be `..`. Neither a pipe without a
/// writer nor a terminal blocks it.
int carillon_open_below(int directory, const char *path);

/// Opens a directory below a directory, as `carillon_open_below` opens a file.
int carillon_open_directory_below(int directory, const char *path);

/// Opens any file for reading, links followed: for files that the user names.
int carillon_open_file(const char *path);

/// Creates a file that must not exist yet.
int carillon_create_file(int directory, const char *name, uint32_t mode);

/// Gives a new file the mode, and as far as the user may the owner, of a member of a directory.
int carillon_copy_attributes(int directory, const char *name, int descriptor);

int carillon_close(int descriptor);

/// At most `count` bytes; 0 at the end.
ssize_t carillon_read(int descriptor, void *buffer, size_t count);

/// Waits until the input can be read (bit 1: bytes, or its end) or the output can take a few kilobytes without blocking
/// (bit 2; asked only where `wants_output`), at most so many milliseconds, for ever where negative. Returns the bits, 0
/// when the time is over. A caught signal ends the waiting with -EINTR.
int carillon_wait_for_streams(int input, int output, bool wants_input, bool wants_output, int milliseconds);

/// All of the bytes, or an error.
int carillon_write(int descriptor, const void *bytes, size_t count);

int carillon_status(int descriptor, struct carillon_status *status);

/// Of a name, not of what a link points to.
int carillon_status_at(int directory, const char *name, struct carillon_status *status);

/// Of a path, links followed.
int carillon_status_of_path(const char *path, struct carillon_status *status);

int carillon_make_directory(int parent, const char *name, uint32_t mode);
int carillon_remove_file(int parent, const char *name);
int carillon_remove_directory(int parent, const char *name);
int carillon_rename(int from_directory, const char *from, int to_directory, const char *to);

/// Writes what the file system of the descriptor holds back; where the system cannot do one file system, all of them.
int carillon_sync(int descriptor);

/// Locks a descriptor for one process: 0, or -EWOULDBLOCK where another has it and `wait` is false. A caught signal
/// ends the waiting with -EINTR.
int carillon_lock(int descriptor, bool wait);

/// Gives up a lock now, whoever else has the descriptor.
int carillon_unlock(int descriptor);

/// The names in a directory, one call a name.
struct carillon_listing;

/// Starts to list a directory; the descriptor stays the caller's. Null on an error, whose negated number `error` gets.
struct carillon_listing *carillon_list(int directory, int *error);

/// The next name, `.` and `..` left out, and its kind; valid until the next call. Null at the end or on an error: then
/// `error` is 0 or the negated number.
const char *carillon_next_name(struct carillon_listing *listing, int32_t *kind, int *error);

void carillon_end_listing(struct carillon_listing *listing);

bool carillon_is_terminal(int descriptor);

/// The columns of a terminal, or 0 where that is not known.
int carillon_terminal_width(int descriptor);

/// What a negated error number means, in English whatever the locale is; never null.
const char *carillon_error_text(int error);

/// How many processors this process may use, at least 1.
int carillon_processors(void);

/// Nanoseconds from some fixed moment, for measuring: never part of an output.
uint64_t carillon_monotonic_time(void);

/// The value of an environment variable, or null.
const char *carillon_environment(const char *name);

/// New files get exactly the mode that they are created with, less write access for group and others.
void carillon_set_file_mask(void);

// Signals.

/// From now on SIGINT, SIGTERM and SIGHUP are noted, SIGPIPE and SIGXFSZ are errors of the write, and a crash prints what to
/// report and exits with 70.
void carillon_install_signal_handlers(void);

/// The noted signal, or 0.
int carillon_caught_signal(void);

/// Ends the process as the signal would have.
void carillon_raise(int signal);

int carillon_broken_pipe_signal(void);

// Other programs.

/// Starts a program with its standard input and output as pipes, its standard error thrown away, and no other
/// descriptor. `strings` holds the arguments, the program's name first, then the environment, each ended by NUL; there
/// is no shell. Returns the process, and the ends of the pipes.
int carillon_spawn(const char *strings, size_t argument_count, size_t environment_count, int *input, int *output);

/// Waits for a process to end. Returns its exit status, or 128 and the signal that ended it.
int carillon_wait(int process);

/// Less than, equal to or more than 0, as the first bytes come before, are, or come after the second ones.
int carillon_compare(const void *first, size_t first_count, const void *second, size_t second_count);

/// Waits, no longer than until the next signal.
void carillon_sleep(int milliseconds);

// Confinement: Linux's Landlock, which lets a process give up access to files and to the network for good. It holds for
// the calling thread and what it starts afterwards, so it is called before there is any other thread.

/// What the kernel knows of it, from 1 on, or a negated error number where it knows nothing.
int carillon_confinement_version(void);

/// Begins a set of rules, of which each allows something: what none allows is refused, TCP among it where the kernel can.
/// `reading` says whether that holds for reading and running files as well as for changing them. Returns a descriptor.
int carillon_confinement_begin(int version, bool reading);

/// Allows to read what is at a path and below it, and to make, write and remove files there. `version` and `reading` are
/// those of the set.
int carillon_confinement_allow(int rules, int version, bool reading, const char *path, bool writing);

/// From now on the rules hold, beside those that held before.
int carillon_confinement_enter(int rules);

// Threads.

/// Calls `work(context)` on `count` threads, this one included, and returns when all calls have returned. Fewer threads
/// are used where the system gives no more.
void carillon_run_threads(int count, void (*work)(void *), void *context);

// Error numbers by name, negated as the calls return them.
int carillon_error_no_entry(void);
int carillon_error_denied(void);
int carillon_error_exists(void);
int carillon_error_not_empty(void);
int carillon_error_is_link(void);
int carillon_error_not_directory(void);
int carillon_error_would_block(void);
int carillon_error_interrupted(void);
int carillon_error_broken_pipe(void);

/// Ends the process with a status, nothing flushed but what the C library holds.
_Noreturn void carillon_exit(int status);

/// The absolute path of the current directory; false where it has none that fits.
bool carillon_working_directory(char *buffer, size_t count);

/// At most `count` bytes from a place in a file; 0 at the end.
ssize_t carillon_read_at(int descriptor, void *buffer, size_t count, int64_t offset);
