"""Sets up Elfhame in this folder; nothing is installed anywhere else.

python -m scripts.setup play [OPTIONS]   set up what is missing and open the page
python -m scripts.setup all              set up everything: environment, page, compiled rules
python -m scripts.setup packages NAME    install locks/NAME.txt and Elfhame into .venv
python -m scripts.setup page             build the page
python -m scripts.setup rules            compile the rules, or say why that can't be done
python -m scripts.setup run ARGUMENTS    run the elfhame command, if possible on compiled rules
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from scripts.setup import packages, page, play, rules
from scripts.setup.steps import Failed, say


def main(arguments: list[str]) -> int:
    """Run the command; returns the exit code."""
    try:
        return _do(*arguments)
    except Failed as failure:
        print(f"\n{failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _do(command: str = "help", *rest: str) -> int:
    match command:
        case "play":
            return play.play(rest)
        case "all":
            play.prepare()
            compile_rules()
        case "packages":
            packages.install(*rest)
        case "page":
            page.build()
        case "rules":
            return compile_rules()
        case "run":
            run(rest)
        case _:
            print(__doc__)
    return 0


def compile_rules() -> int:
    """Compile the rules, or say why that can't be done; returns the exit code."""
    if reason := rules.why_not():
        say(rules.STEP, reason)
        return 1
    rules.make()
    return 0


def run(arguments: tuple[str, ...]) -> None:
    """Replace this process with the elfhame command."""
    program = packages.VENV / "bin" / "elfhame"
    os.execve(program, [str(program), *arguments], rules.environment())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
