#!/bin/sh
# Prints afshoreh.conf for one site: configure.sh <name of the site> <host:port of a copy> ...
set -eu
name=$1
shift
exec awk -v name="$name" -v addresses="$*" '
  # One line for each copy, with the same parameters.
  /^ *server 127\.0\.0\.1:8080/ {
    count = split(addresses, copies, " ")
    for (n = 1; n <= count; n++) { line = $0; sub(/127\.0\.0\.1:8080/, copies[n], line); print line }
    next
  }
  { gsub(/afshoreh\.example/, name); print }
' "$(dirname "$0")/afshoreh.conf"
