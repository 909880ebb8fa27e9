# The two commands: `make play` and `make test`. The rest is for those who work on Lusoria.
# Needed beforehand: Rust, Node and Python on Debian; everything else is installed here.

SHELL := /bin/bash
CARGO ?= cargo
# Games per variant in the long run.
SOAK_GAMES ?= 100000

.PHONY: play test tools web lint unit same-bytes web-test shots soak bench strength clauses clean

## play: build everything and open the table in the browser; tables are kept in lusoria.db
play: web
	@echo "Building engines, opponents and server: 3 to 6 minutes the first time, seconds afterwards."
	$(CARGO) build --profile play --locked -p lusoria
	@scripts/open-when-up.sh http://$(or $(LUSORIA_ADDR),127.0.0.1:8064) &
	target/play/lusoria serve

## test: everything continuous integration checks
test: tools web lint unit same-bytes web-test
	@echo "make test: everything passed"

## tools: install what the tests need and is not there yet
tools:
	scripts/install-tools.sh

## web: the browser client, which the binary carries inside
web: web/node_modules/.package-lock.json
	@echo "Building the browser client: a few seconds."
	cd web && npm run --silent build

# Not `npm ci`: the lock file lists only this platform's optional binaries, which `ci` refuses and `install` accepts.
web/node_modules/.package-lock.json: web/package-lock.json
	@echo "Fetching what the browser client is built with: about a minute, once."
	cd web && npm install --no-audit --no-fund

## web-test: types, lints and units of the client, then real browsers against the real binary
web-test: web
	cd web && npm run --silent check && npm run --silent lint && npm test
	@# The binary as the tests of the workspace build it: with other features everything would be built a second time.
	$(CARGO) test --workspace --locked --no-run --quiet
	cd web && npm run --silent e2e

## shots: pictures of every page, into web/shots
shots: tools web
	$(CARGO) build --locked -p lusoria
	cd web && npm run --silent shots

## lint: formatting, lints and documentation without a warning
lint:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --locked

## unit: every test of the workspace
unit:
	$(CARGO) test --workspace --locked

## same-bytes: an optimized build plays the printed games exactly as the debug build does
same-bytes:
	$(CARGO) test --profile play --locked $(GAME_CRATES) --test playthroughs

## soak: the long runs; hours, not minutes
soak: tools
	LUSORIA_GAMES=$(SOAK_GAMES) $(CARGO) test --profile optimized --locked $(GAME_CRATES) --test conformance
	@# For ten thousand connections.
	ulimit -n 16384 && LUSORIA_SOAK=1 $(CARGO) test --profile optimized --locked -p lusoria-store -p lusoria-server \
	  -- --nocapture --test-threads=1

## bench: how fast the engines and the server are, beside a yardstick; best on a quiet machine
bench:
	$(CARGO) build --release --locked -p lusoria
	target/release/lusoria bench
	bench/instructions.sh target/release/lusoria
	bench/yardstick.sh target/release/lusoria
	@# Not a release build: that takes ten minutes more, and what is measured here is mostly the database and the system.
	LUSORIA_LOAD=1 $(CARGO) test --profile optimized --locked -p lusoria-server --test server load:: \
	  -- --nocapture --test-threads=1

## strength: play what is still missing of docs/strength.md and print its tables; hours, Ctrl-C and go on as you like
strength:
	$(CARGO) build --release --locked -p lusoria
	bench/strength.py

## clauses: which clauses of the rules lack code or a scenario
clauses:
	@for game in $(GAMES); do echo "== $$game"; \
	  $(CARGO) run -q --locked -p lusoria-testkit --bin clause-report -- docs/rules/$${game#*:}.md crates/$${game%:*}; done

clean:
	$(CARGO) clean

# Crate folder and rules page of each game.
GAMES := toy:micatio glory-to-rome:glory-to-rome trajan:trajan hadrians-wall:hadrians-wall praetor:praetor
GAME_CRATES := $(foreach game,$(GAMES),-p lusoria-$(firstword $(subst :, ,$(game))))
