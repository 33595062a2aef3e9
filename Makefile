# Longbox. `make` builds build/longbox; `make play`, `make check` (two minutes) and `make test` (everything) install
# what they need.
#
#   VARIANT=release   the default; its files are in build/
#   VARIANT=asan      address and undefined-behaviour sanitizers, in build/asan/
#   VARIANT=coverage  gcov counters, in build/coverage/
#   VARIANT=fuzz      libFuzzer programs (clang), in build/fuzz/
#   CC=clang          another compiler, in build/clang/ (or build/clang-asan/ ...)
#   MPI=1             `mpirun longbox sim` shares its games (libopenmpi-dev), in build/mpi/ (or build/asan-mpi/ ...)
#   WASM_CC=clang-19  the compiler of `make wasm`, the games as modules for browsers, in build/wasm/
#   GAME=the-others   what `make play` plays; without it you are asked (`build/longbox games` lists them)

VARIANT ?= release
ifeq ($(origin CC),default)
CC := gcc
endif
ifeq ($(VARIANT),fuzz)
CC := clang
endif

DIR := $(subst gcc-,,$(CC)-$(VARIANT))
DIR := $(patsubst %-release,%,$(DIR))
DIR := $(if $(MPI),$(patsubst release-mpi,mpi,$(DIR)-mpi),$(DIR))
B := build$(if $(filter release,$(DIR)),,/$(subst clang-fuzz,fuzz,$(DIR)))
O := $(B)/obj

GAMES := null vigilante the-others freedom guardians freedom-five
PACKAGES :=
WARNINGS := -Wall -Wextra -Werror -Wshadow -Wconversion -Wno-missing-field-initializers
WARNINGS += $(if $(findstring clang,$(CC)),-Wconditional-uninitialized,-Wjump-misses-init)

# The program is optimised across files; tests link the same objects without that, which is quicker.
LDFLAGS_release := -no-pie
CFLAGS_release := -O2 -g -fno-pie $(if $(findstring gcc,$(CC)),-flto=auto -ffat-lto-objects)
INLINE_release := $(if $(findstring gcc,$(CC)),--param max-inline-insns-auto=40)
CFLAGS_asan := -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
CFLAGS_coverage := -O0 -g --coverage
CFLAGS_fuzz := -O1 -g -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all

# pkg-config runs only when something is compiled: `make help` and `make clean` need no package.
pkg = $(shell pkg-config $(1) $(2) 2>/dev/null)
CPPFLAGS += -Isrc
LINK = $(CC) $(ALL_CFLAGS) $(LDFLAGS_$(VARIANT)) $(LDFLAGS)
ALL_CFLAGS = -std=gnu17 $(CFLAGS_$(VARIANT)) $(WARNINGS) $(CPPFLAGS) $(call pkg,--cflags,$(PACKAGES)) $(CFLAGS)
LIBS = $(call pkg,--libs,lua5.4 ncursesw libedit libuv sqlite3 libpq libsodium $(PACKAGES)) -lwslay -lm -pthread
TEST_LIBS = $(call pkg,--libs,cmocka jansson)

ENGINE := $(wildcard src/engine/*.c)
GAME_SRC := src/games/games.c $(foreach g,$(GAMES),$(wildcard src/games/$(g)/*.c))
SERVICES := $(wildcard src/bots/*.c src/review/*.c)
# The laboratory talks to other ranks by MPI if that is wanted and installed; otherwise it is alone.
HAVE_MPI := $(if $(MPI),$(shell pkg-config --exists ompi-c && echo yes || echo "no MPI found: building without" >&2))
PACKAGES += $(if $(HAVE_MPI),ompi-c)
FRONT := $(filter-out src/lab/ranks_$(if $(HAVE_MPI),alone,mpi).c,\
    $(wildcard src/room/*.c src/talk/*.c src/front/commands/*.c src/front/term/*.c src/serve/*.c \
    src/lab/*.c))
# PLAYS is all that play needs; LIB also reads content, and only that needs Lua.
PLAYS := $(patsubst %.c,$(O)/%.o,$(ENGINE) $(GAME_SRC) $(SERVICES))
LIB := $(PLAYS) $(patsubst %.c,$(O)/%.o,$(wildcard src/author/*.c))
BLOCKS := $(foreach g,$(GAMES),$(O)/content/$(g).o)
PARTS := $(patsubst %.c,$(O)/%.o,$(filter-out %/main.c,$(FRONT)))
# The page for browsers, if `make web` has built it; only the program itself needs it, not its variants.
PAGE := $(O)/page.o
PAGE_FILES := $(if $(filter build,$(B)),$(sort $(wildcard build/web/*)))
MAIN := $(O)/src/front/commands/main.o
# The tests of a folder are one program, linked with the helpers of the folder, of the conformance suite and tests/kit.
TEST_DIRS := $(sort $(patsubst tests/%/,%,$(dir $(wildcard tests/*/test_*.c))))
TESTS := $(TEST_DIRS:%=$(B)/tests/%)
test_objects = $(patsubst %.c,$(O)/%.o,$(sort $(wildcard tests/$(1)/*.c tests/conformance/kit*.c tests/kit/*.c)))
FUZZERS := $(patsubst %.c,$(B)/%,$(wildcard tests/fuzz/fuzz_*.c))

.PHONY: always all play check test tests tests-release tests-asan tests-clang tests-fuzz tests-wasm tests-web \
    tests-browser rules bench fuzz fuzzers wasm modules can-wasm web page serve load test-browser shots \
    setup setup-check setup-test setup-wasm setup-web install clean help
.SECONDARY:
.SECONDEXPANSION:

all: $(B)/longbox

$(B)/longbox: $(MAIN) $(PARTS) $(LIB) $(BLOCKS) $(PAGE)
	$(LINK) $(INLINE_$(VARIANT)) $^ $(LIBS) -o $@

# Tests are compiled quickly: what matters is how the code under test was compiled.
$(O)/tests/%.o: CFLAGS_release = -O1 -g -fno-pie

$(O)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -MMD -MP -c $< -o $@

# A thinking bot spends most of its time in the quick bot, and then in the rules, whose loops are short.
$(patsubst %.c,$(O)/%.o,$(wildcard src/games/*/bot*.c)): CFLAGS_release += -O3
SELDOM := %/derive%.c %/scene%.c %/paper.c %/campaign.c %/invariants%.c %/language.c
RULES := $(filter-out $(wildcard src/games/*/bot*.c) $(SELDOM),$(wildcard src/games/*/*.c))
$(RULES:%.c=$(O)/%.o): CFLAGS_release += -O3 -fno-tree-vectorize

$(O)/src/author/%.o: CPPFLAGS += $(call pkg,--cflags,lua5.4)
$(O)/src/serve/store_postgres.o $(O)/tests/serve/%.o: CPPFLAGS += $(call pkg,--cflags,libpq)

# Content: the games' Lua files become flat blocks, linked into the program.
$(B)/mkcontent: $(O)/tools/mkcontent.o $(LIB)
	$(LINK) -fno-lto $^ $(LIBS) -o $@

$(O)/content/%.c: $(B)/mkcontent src/games/%/rules.md
	@mkdir -p $(@D)
	$(B)/mkcontent $* src/games/$* $@

$(O)/content/%.o: $(O)/content/%.c
	$(CC) $(ALL_CFLAGS) -c $< -o $@

$(foreach g,$(GAMES),$(eval $(O)/content/$(g).c: $(wildcard src/games/$(g)/content/*.lua)))

# Looked at every time, because files come and go; written only if they have.
$(O)/page.c: always
	@mkdir -p $(@D)
	@tools/mkfiles $@.new $(PAGE_FILES)
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

$(O)/page.o: $(O)/page.c $(PAGE_FILES)
	$(CC) $(ALL_CFLAGS) -fno-lto -c $< -o $@

# In old trees there may be a folder of this name, with a program for each test.
$(filter-out $(B)/tests/play,$(TESTS)): $(B)/tests/%: $$(call test_objects,$$*) $(PARTS) $(LIB) $(BLOCKS) $(PAGE)
	@mkdir -p $(@D); [ ! -d $@ ] || rm -r $@
	$(LINK) -fno-lto $^ $(LIBS) $(TEST_LIBS) -o $@

# Some need the pairs of states that nobody may tell apart.
$(FUZZERS): $(B)/%: $(O)/%.o $(patsubst %.c,$(O)/%.o,$(wildcard tests/conformance/kit*.c)) $(PARTS) $(LIB) $(BLOCKS) $(PAGE)
	@mkdir -p $(@D)
	$(LINK) -fno-lto -fsanitize=fuzzer $^ $(LIBS) $(TEST_LIBS) -o $@

# What plays links neither the author layer nor Lua, and rooms and talk need neither files nor the background: this test
# proves it, because it links without them.
TALKS := $(filter-out $(patsubst %,src/room/%.c,campaigns pack saves think unfinished),$(wildcard src/room/*.c src/talk/*.c))
$(B)/tests/play: $(patsubst %.c,$(O)/%.o,$(wildcard tests/play/*.c) tests/kit/main.c $(TALKS)) $(PLAYS) $(BLOCKS)
	@mkdir -p $(@D); [ ! -d $@ ] || rm -r $@
	$(LINK) -fno-lto $^ -lm -pthread $(call pkg,--libs,cmocka) -o $@

# -- Modules for browsers: engine, bots, rooms, talk and one game each, without Lua, files, threads and imports --------
WASM_CC ?= clang
W := build/wasm
WASM_FLAGS := --target=wasm32-wasi --sysroot=/ -isystem /usr/include/wasm32-wasi -O2 -flto -mbulk-memory
# The stack lies first, so that one that is too deep traps and overwrites nothing.
WASM_LINK := -mexec-model=reactor -Wl,--no-entry,--gc-sections,--strip-all,--stack-first \
    -Wl,-z,stack-size=1048576,--max-memory=268435456
WASM_PARTS := $(patsubst %.c,$(W)/obj/%.o,$(filter-out src/engine/probe.c src/front/wasm/only.c,\
    $(ENGINE) $(SERVICES) $(TALKS) $(wildcard src/front/wasm/*.c)))
wasm_game = $(patsubst %.c,$(W)/obj/%.o,$(wildcard src/games/$(1)/*.c) content/$(1).c src/front/wasm/only-$(1).c)

wasm: setup-wasm
	@$(MAKE) --no-print-directory modules

modules: $(GAMES:%=$(W)/%.wasm)

# -- The page: build/web, which any host can serve; `make serve` has the program itself serve it ----------------------
web: setup-web
	@$(MAKE) --no-print-directory page

page: $(W)/page

# No file of build/web is a target: whoever builds the program takes them as they are.
$(W)/page: $(GAMES:%=$(W)/%.wasm) web/node_modules/.package-lock.json $(wildcard web/*.*) web/NOTICE \
    $(shell find web/src -type f)
	cd web && npm run --silent check
	node web/build.mjs $(GAMES)
	@touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

serve: web
	@$(MAKE) --no-print-directory all
	build/longbox serve $(if $(PORT),--port $(PORT)) --open

# The page in Debian's Chromium, as `make test` tries it too: whole games, reload, no network, accessibility.
test-browser:
	@tools/setup browser
	@$(MAKE) --no-print-directory page
	@$(MAKE) --no-print-directory $(B)/longbox-page
	@for file in tests/browser/test_*.mjs; do LONGBOX=$(B)/longbox-page node --test-reporter=tap $$file || exit 1; done

# The program with the page as it is now, linked quickly.
$(B)/longbox-page: $(MAIN) $(PARTS) $(LIB) $(BLOCKS) $(PAGE)
	$(LINK) -fno-lto $^ $(LIBS) -o $@

# Screenshots of every game at three sizes, into build/shots.
shots:
	@tools/setup browser
	@$(MAKE) --no-print-directory page
	@$(MAKE) --no-print-directory all
	node tests/browser/shots.mjs $(GAME)

# How many tables a server bears; `make load TABLES=4000 THINK=9000` and so on, see tools/load.c and docs/serve.md.
load: all $(B)/load
	$(B)/load $(B)/longbox $(or $(TABLES),1000) $(or $(SEATS),4) $(or $(THINK),2000) $(or $(SECONDS),20) $(or $(GAME),vigilante)

$(B)/load: $(O)/tools/load.o
	$(LINK) $^ -lm -o $@

# Whether the compiler can: it says nothing then.
can-wasm:
	@echo '#include <stdlib.h>' | $(WASM_CC) $(WASM_FLAGS) $(WASM_LINK) -x c - -o /dev/null

$(W)/%.wasm: $(WASM_PARTS) $$(call wasm_game,$$*)
	$(WASM_CC) $(WASM_FLAGS) $(WASM_LINK) $^ -lm -o $@

$(W)/obj/%.o: %.c
	@mkdir -p $(@D)
	$(WASM_CC) -std=gnu17 $(WASM_FLAGS) -Wall -Werror -Isrc -MMD -MP -c $< -o $@

$(GAMES:%=$(W)/obj/src/front/wasm/only-%.o): $(W)/obj/src/front/wasm/only-%.o: src/front/wasm/only.c
	@mkdir -p $(@D)
	$(WASM_CC) -std=gnu17 $(WASM_FLAGS) -DONLY_GAME=$(subst -,_,$*) -Isrc -MMD -MP -c $< -o $@

$(W)/obj/content/%.o: $(O)/content/%.c
	@mkdir -p $(@D)
	$(WASM_CC) -std=gnu17 $(WASM_FLAGS) -Isrc -c $< -o $@

tests: $(TESTS)

play: setup
	@$(MAKE) --no-print-directory all
# Without a terminal nobody can be asked: then it plays the first game of the list.
	@game='$(GAME)'; [ "$$game" ] || [ -t 0 ] || \
	    game=$$(sed -n 's/^GAME(\(.*\))/\1/p' src/games/games.def | head -1 | tr _ -); \
	    build/longbox play $$game

check: setup-check
	@tools/test check

test: setup-test
	@tools/test

# The builds that tools/test runs; they share the cores. A build that fails leaves no LOGS/built-<variant>.
LOGS ?= build/test-log
build_for_test = +@mkdir -p $(LOGS); \
    $(MAKE) -k $(1) >$(LOGS)/build-$(@:tests-%=%).txt 2>&1 && touch $(LOGS)/built-$(@:tests-%=%)
# Clang shows whether another compiler gets the same results: engine, author layer and some of conformance.
CLANG_TESTS := author conformance engine
tests-release: ; $(call build_for_test,VARIANT=release all tests)
tests-asan: ; $(call build_for_test,VARIANT=asan all tests)
tests-clang: ; $(call build_for_test,CC=clang $(CLANG_TESTS:%=build/clang/tests/%))
tests-fuzz: ; $(call build_for_test,VARIANT=fuzz fuzzers)
# After the release, whose program makes the content.
tests-wasm: tests-release ; $(call build_for_test,VARIANT=release modules)
tests-web: tests-wasm ; $(call build_for_test,VARIANT=release page)
tests-browser: tests-web ; $(call build_for_test,VARIANT=release build/longbox-page)

rules: setup-check
	@tools/rules

bench: all
	$(B)/longbox bench

fuzz: setup-check
	@$(MAKE) --no-print-directory VARIANT=fuzz fuzzers
	@tools/fuzz $(or $(SECONDS),600)

fuzzers: $(FUZZERS)

setup:
	@tools/setup

setup-check:
	@tools/setup check

setup-test:
	@tools/setup test

setup-wasm:
	@tools/setup wasm

setup-web:
	@tools/setup web

PREFIX ?= /usr/local
install: all
	install -D -m 755 $(B)/longbox $(DESTDIR)$(PREFIX)/bin/longbox
	install -D -m 644 docs/longbox.6 $(DESTDIR)$(PREFIX)/share/man/man6/longbox.6

clean:
	rm -rf build

help:
	@sed -n '/^#/!q; s/^# \{0,1\}//p' Makefile

# Old .d files may name a header that no longer exists.
%.h: ;

-include $(shell find $(O) $(W)/obj -name '*.d' 2>/dev/null)
