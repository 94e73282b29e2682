#!/bin/sh
# Makes a verified backup at the start and then every day, and removes old ones. The health check of the container reads
# the age of /tmp/verified.
set -u
trap 'exit 0' TERM INT
while :; do
  node infra/backup/cli.mjs create && node infra/backup/cli.mjs verify && touch /tmp/verified &&
    node infra/backup/cli.mjs prune --keep-daily 7 --keep-weekly 8
  sleep 86400 &
  wait $!
done
