"""OpenSpiel is an extra of its own."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_openspiel_is_named_where_it_is_missing() -> None:
    program = "import sys; sys.modules['pyspiel'] = None; import pentapolis.rl; import pentapolis.rl.openspiel"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert "open_spiel is not installed; pip install 'pentapolis[openspiel]' brings it" in done.stderr
