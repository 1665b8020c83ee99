# Two commands do everything on a fresh machine: `make run` and `make test`.
PYTHON ?= python3
BIN := .venv/bin
UV := .tools/bin/uv

.PHONY: run test test-long setup lock bench clean

run: setup
	@$(BIN)/bajarz

setup: .venv/ready-run compiled

# Everything: style, types, layers, tests.
test: .venv/ready-dev compiled
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n 2
	BAJARZ_PLAIN=1 $(BIN)/pytest -n 2 tests/games tests/core -k "not conformance"

test-long: .venv/ready-dev compiled
	$(BIN)/pytest -n 2 -m long

bench: .venv/ready-bench compiled
	$(BIN)/python bench/engines.py

# Lock files with hashes; they name no address.
lock: $(UV)
	echo uv | $(UV) pip compile -q --generate-hashes --no-header --no-annotate - -o requirements/tools.txt
	$(UV) pip compile -q --generate-hashes --no-header --no-annotate --universal --python-version 3.11 \
	  --group compile pyproject.toml -o requirements/run.txt
	$(UV) pip compile -q --generate-hashes --no-header --no-annotate --universal --python-version 3.11 \
	  --extra env --group compile --group dev pyproject.toml -o requirements/dev.txt
	$(UV) pip compile -q --generate-hashes --no-header --no-annotate --universal --python-version 3.11 \
	  --extra env --group compile --group dev --group bench pyproject.toml -o requirements/bench.txt

$(UV):
	@$(PYTHON) -m venv .tools
	@.tools/bin/pip install -q --require-hashes -r requirements/tools.txt

.venv/ready-%: requirements/%.txt pyproject.toml | $(UV)
	@test -x $(BIN)/python || $(UV) venv -q --python $(PYTHON) .venv
	@$(UV) pip sync -q --require-hashes --python $(BIN)/python $<
	@$(UV) pip install -q --no-deps --no-build-isolation --python $(BIN)/python -e .
	@touch .venv/ready-run $@ $(if $(filter bench,$*),.venv/ready-dev)

.PHONY: compiled
compiled:
	@$(BIN)/python tools/compile.py || true

clean:
	rm -rf .venv .tools build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete
