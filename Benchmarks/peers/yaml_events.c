/* Parses each file that is named with libyaml and drops the events. */
#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>

static int parse(const char *path) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) return 0;
  yaml_parser_t parser;
  if (!yaml_parser_initialize(&parser)) return 0;
  yaml_parser_set_input_file(&parser, file);
  int done = 0, good = 1;
  while (!done && good) {
    yaml_event_t event;
    good = yaml_parser_parse(&parser, &event);
    if (good) {
      done = event.type == YAML_STREAM_END_EVENT;
      yaml_event_delete(&event);
    }
  }
  yaml_parser_delete(&parser);
  fclose(file);
  return good;
}

int main(int count, char **paths) {
  for (int index = 1; index < count; index++) {
    if (!parse(paths[index])) {
      fprintf(stderr, "yaml_events: cannot parse %s\n", paths[index]);
      return EXIT_FAILURE;
    }
  }
  return EXIT_SUCCESS;
}
