#!/bin/sh
# afshoreh start|migrate|backup|release <arguments>: runs a command of the installed site as its user, with its variables.
set -eu
command=${1:-}
case $command in
  start | migrate) script=infra/scripts/$command.mjs ;;
  backup | release) script=infra/$command/cli.mjs ;;
  *)
    echo 'usage: afshoreh start|migrate|backup|release <arguments>, each with --help' >&2
    exit 2
    ;;
esac
shift
umask 077
set -a
. /etc/afshoreh/environment
. /etc/afshoreh/backup
set +a
export PATH=/usr/local/bin:/usr/bin:/bin HOME=/var/lib/afshoreh NODE_ENV=production DATA_DIR=/var/lib/afshoreh
cd /opt/afshoreh
exec setpriv --reuid afshoreh --regid afshoreh --init-groups --no-new-privs node "$script" "$@"
