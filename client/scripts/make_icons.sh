#!/bin/sh
# Draws the page's icons anew from icon.svg, with the browser that also tests the page.
set -eu
cd "$(dirname "$0")/.."
browser="${CHROMIUM:-chromium}"
for size in 180 192 512; do
  folder=$(mktemp -d)
  printf '<style>*{margin:0}img{display:block;width:%spx;height:%spx}</style><img src="file://%s/icon.svg">' "$size" "$size" "$PWD" > "$folder/icon.html"
  "$browser" --headless=new --no-sandbox --disable-gpu --hide-scrollbars --user-data-dir="$folder/profile" \
    --allow-file-access-from-files --window-size="$size,$size" --screenshot="$PWD/public/icon-$size.png" "file://$folder/icon.html" 2> /dev/null
  rm -rf "$folder"
done
