#!/bin/sh
# Makes the small files of both faces: the letters of English, French and Portuguese, the weights that the page uses.
# It needs fonttools and brotli from PyPI. Figtree reserves no name; Almendra does, so its small file has another name.
set -eu
cd "$(dirname "$0")/.."
letters='U+0020-007E,U+00A0,U+00A1,U+00A7,U+00A9-00AB,U+00B0,U+00B2,U+00B3,U+00B7,U+00BA,U+00BB,U+00BF-00CF,U+00D1-00D7,U+00D9-00DC,U+00E0-00EF,U+00F1-00F6,U+00F9-00FC,U+00FF,U+0152,U+0153,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+202F,U+2039,U+203A,U+2212'
made=$(mktemp)
trap 'rm -f "$made"' EXIT
fonttools varLib.instancer --quiet --output "$made" \
	node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2 wght=400:700
pyftsubset "$made" --unicodes="$letters" --layout-features=kern,liga,tnum,ccmp,mark --name-IDs=0,1,2,13,14 \
	--no-hinting --flavor=woff2 --output-file=src/styles/faces/figtree-small.woff2

# Titles take their digits from the plain face.
pyftsubset node_modules/@fontsource/almendra/files/almendra-latin-700-normal.woff2 \
	--unicodes="$(echo "$letters" | sed 's/U+0020-007E/U+0020-002F,U+003A-007E/')" --layout-features=kern,liga \
	--name-IDs=0,1,2,13,14 --no-hinting --output-file="$made"
python3 - "$made" src/styles/faces/storybook-small.woff2 <<'RENAME'
import sys
from fontTools.ttLib import TTFont

font = TTFont(sys.argv[1])
for record in font["name"].names:
    if record.nameID == 1:
        record.string = "Elfhame Storybook"
font.flavor = "woff2"
font.save(sys.argv[2])
RENAME
