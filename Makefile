# Everything a newcomer needs, on a machine with Python 3.11 or newer, make and git. `make help` lists it.

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo "$$name"; exit; }; done)
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
GAMES ?= 10000
CRASHES ?= 200
LOCKER := uv==0.13.9
TESTS := $(BIN)/python -m pytest --numprocesses auto --dist worksteal

.DEFAULT_GOAL := help
.PHONY: help play test crash games check format docs shots bench lock clean

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.dev ## play in the browser, without a token (PLAY="--lang de --port 8080" hands on options)
	@$(BIN)/unsortiert play $(PLAY)

test: $(VENV)/.dev ## run the tests, on all cores (TEST="-k words" hands on options)
	@$(TESTS) $(TEST)

crash: $(VENV)/.dev ## kill the bot CRASHES times (200) at any instant; everything it had answered is still there
	@CRASHES=$(CRASHES) $(BIN)/python -m pytest --quiet tests/bot/test_crash.py

games: $(VENV)/.dev ## have computer players play GAMES games (10000); every one of them ends
	@GAMES=$(GAMES) $(BIN)/python -m pytest --quiet tests/engine/test_faults_games_end.py

check: $(VENV)/.dev ## the gate: format, lint, types, import contracts, tests with coverage
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(TESTS) --cov --cov-report= $(TEST)
	$(BIN)/coverage report --include='engine/*' --fail-under=100
	$(BIN)/coverage report --fail-under=95

format: $(VENV)/.dev ## put every file into the project's format
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

docs: $(VENV)/.dev ## write docs/rules/ and its pictures from the texts of the bot
	@$(BIN)/python -m tools.handbook

shots: $(VENV)/.dev ## take the pictures of docs/pictures.md anew; look at them before you commit them
	@$(BIN)/python tests/shared/gallery.py

bench: $(VENV)/.bench ## print the figures, as ratios measured in one run (BENCH=--report-only: a missed target is no failure)
	@$(BIN)/python -m bench $(BENCH)

lock: $(VENV)/bin/python ## choose the newest versions again and write requirements/*.lock
	$(PYTHON) -m venv $(VENV)/lock
	$(VENV)/lock/bin/python -m pip --disable-pip-version-check install --quiet $(LOCKER)
	PATH="$(CURDIR)/$(VENV)/lock/bin:$$PATH" requirements/lock

clean: ## remove the environment and what tools left behind
	rm -rf $(VENV) build dist artifacts htmlcov .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache
	rm -rf .hypothesis .import_linter_cache *.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Unsortiert needs Python 3.11 or newer, and none was found." \
		"Install one, or name it: make PYTHON=/path/to/python3" >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Unsortiert needs Python 3.11 or newer; $(PYTHON) is older or is no Python." >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { echo "$(PYTHON) cannot make a virtual environment:" \
		"install its venv module (on Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; }
	@echo "Setting up $(VENV) with $$("$(PYTHON)" --version), this happens once ..."
	@"$(PYTHON)" -m venv $(VENV)

# A stamp is newer than the lock that it was installed from; a changed lock is installed again.
$(VENV)/.dev: requirements/dev.lock pyproject.toml | $(VENV)/bin/python
	@$(PIP) --require-hashes --requirement requirements/dev.lock
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

# Built from source without isolation, so that what builds it is locked too.
$(VENV)/.bench: requirements/bench.lock $(VENV)/.dev
	@$(PIP) --require-hashes --no-build-isolation --requirement requirements/bench.lock
	@touch $@
