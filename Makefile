# Carillon.
#
#   make            install what is missing, build the tool, compile this repository's own campaigns into build/
#   make test       install what is missing, run every check that CI runs
#   make install    put the tool into $(PREFIX)/bin
#   make clean      remove what the compilers left; build/ is committed and stays

PREFIX ?= /usr/local
CARILLON := .build/release/carillon

.PHONY: all tool campaigns test install clean

all: campaigns

tool:
	@scripts/install-missing build
	swift build --configuration release --static-swift-stdlib --product carillon

campaigns: tool
	$(CARILLON) build

test:
	@scripts/install-missing build test
	@scripts/check

install: tool
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 0755 $(CARILLON) "$(DESTDIR)$(PREFIX)/bin/carillon"

clean:
	swift package clean
	rm -rf Tests/Conformance/.venv Benchmarks/.venv
