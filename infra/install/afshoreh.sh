#!/bin/sh
# afshoreh start|migrate|backup|release|release-built <arguments>: runs a command of the installed site as its user, with its variables.
set -eu
command=${1:-}
case $command in
  start | migrate) script=infra/scripts/$command.mjs ;;
  release-built) script=infra/release/release-built.mjs ;;
  backup | release) script=infra/$command/cli.mjs ;;
  *)
    echo 'usage: afshoreh start|migrate|backup|release|release-built <arguments>, each with --help' >&2
    exit 2
    ;;
esac
shift
umask 077
set -a
. /etc/afshoreh/environment
. /etc/afshoreh/backup
# Only root can read the private keys of releases. A command that signs gets them while it runs; the site never gets them.
keys=/etc/afshoreh/release_keys
case $command-${1:-} in
  release-* | backup-restore)
    if [ -s $keys ]; then
      unset RELEASE_KEYS_FILE
      RELEASE_KEYS=$(cat $keys)
    fi
    ;;
esac
set +a
export PATH=/usr/local/bin:/usr/bin:/bin HOME=/var/lib/afshoreh NODE_ENV=production DATA_DIR=/var/lib/afshoreh
cd /opt/afshoreh
exec setpriv --reuid afshoreh --regid afshoreh --init-groups --no-new-privs node "$script" "$@"
