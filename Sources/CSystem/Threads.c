#include "CSystem.h"

#include <pthread.h>
#include <stdlib.h>

struct start {
  void (*work)(void *);
  void *context;
};

static void *begin(void *argument) {
  struct start *start = argument;
  start->work(start->context);
  return NULL;
}

void carillon_run_threads(int count, void (*work)(void *), void *context) {
  struct start start = {work, context};
  int wanted = count > 1 ? count - 1 : 0;
  pthread_t *threads = calloc((size_t)wanted + 1, sizeof *threads);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  // What the main thread usually has, whatever the system's default for threads is.
  pthread_attr_setstacksize(&attributes, 8u << 20);
  int started = 0;
  while (threads && started < wanted && pthread_create(&threads[started], &attributes, begin, &start) == 0) started++;
  pthread_attr_destroy(&attributes);
  work(context);
  for (int index = 0; index < started; index++) pthread_join(threads[index], NULL);
  free(threads);
}
