#!/bin/sh
# promote.sh <server> [--as-it-is]: makes a replica the primary, after haproxy sends no writes to any other server. With
# --as-it-is it does so even if the server may lack writes: for the last primary after both were lost, and for a replica
# that the primary did not wait for.
set -eu
. "$(dirname "$0")/common.sh"
new=${1:?the name of a server in haproxy.cfg} as_it_is=${2-}

[ "$(on "$new" 'SELECT @@read_only')" = 1 ] || refuse "$new is no replica"
if [ -z "$as_it_is" ]; then
  [ "$(follows "$new" Slave_SQL_Running)" = Yes ] || refuse "$new does not store what it received: $(follows "$new" Last_SQL_Error)"
  # The number of writes that the server has confirmed since it became a replica. If it is 0, the old primary may have
  # acknowledged writes that this server never got.
  acknowledged=$(on "$new" "SHOW STATUS LIKE 'Rpl_semi_sync_slave_send_ack'" | cut -f 2)
  [ "$acknowledged" -gt 0 ] || refuse "the primary did not wait for $new, which may lack orders"
fi

for old in $(servers | awk -v new="$new" '$1 != new { print $1 }'); do
  haproxy "set server writer/$old state maint" > /dev/null
  haproxy "shutdown sessions server writer/$old" > /dev/null
  # In a planned switch this waits for running writes. A server that hangs or waits for its replica must be killed by hand.
  if LIMIT=3 on "$old" 'SET GLOBAL read_only = ON' 2> /dev/null; then
    say "$old takes no more writes"
  else
    say "$old does not answer; haproxy leads nobody there any more"
  fi
done

if [ -z "$as_it_is" ]; then
  on "$new" 'STOP SLAVE IO_THREAD'
  received=$(follows "$new" Gtid_IO_Pos)
  say "$new stores what it received, up to $received"
  [ "$(LIMIT=3600 on "$new" "SELECT MASTER_GTID_WAIT('$received', 3590)")" = 0 ] || refuse "$new does not store $received"
fi
on "$new" 'STOP SLAVE; RESET SLAVE ALL; SET GLOBAL rpl_semi_sync_master_enabled = OFF; SET GLOBAL read_only = OFF'
haproxy "set server writer/$new state ready" > /dev/null
until [ "$(servers | awk -v new="$new" '$1 == new { print $4 }')" = 2 ]; do sleep 0.1; done
say "$new is the primary, alone: run follow.sh for the others"
