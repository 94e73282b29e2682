#!/bin/sh
# follow.sh <server>: makes a server the replica of the primary. From then on the primary waits for this replica before
# it acknowledges a write.
set -eu
. "$(dirname "$0")/common.sh"
replica=${1:?the name of a server in haproxy.cfg}

primary=$(servers | awk '$4 == 2 { print $1 }')
[ -n "$primary" ] && [ "$primary" != "$replica" ] || refuse "haproxy leads to no other server that could be followed"
[ "$(on "$replica" 'SELECT @@read_only')" = 1 ] || refuse "$replica takes writes: restart it, then it is read-only"

require_no_error() {
  error=$(follows "$replica" Last_IO_Error)$(follows "$replica" Last_SQL_Error)
  [ -z "$error" ] || refuse "$replica cannot follow $primary; make it anew, as a new server: $error"
}

eval "$(address "$primary")"
account=$(sed -n 's/^user *= *//p' "$MYSQL_CNF") password=$(sed -n 's/^password *= *//p' "$MYSQL_CNF")
# A replica that was the primary would wait for a replica of its own before it stores what it gets.
on "$replica" "SET GLOBAL rpl_semi_sync_master_enabled = OFF; STOP SLAVE; CHANGE MASTER TO MASTER_HOST = '$host', MASTER_PORT = $port,
  MASTER_USER = '$account', MASTER_PASSWORD = '$password', MASTER_CONNECT_RETRY = 1, MASTER_USE_GTID = slave_pos,
  MASTER_DEMOTE_TO_SLAVE = 1; START SLAVE"

stored=$(on "$primary" 'SELECT @@gtid_binlog_pos')
say "$replica follows $primary and is to reach $stored"
until [ "$(follows "$replica" Slave_IO_Running)" = Yes ] && [ "$(on "$replica" "SELECT MASTER_GTID_WAIT('$stored', 1)")" = 0 ]; do
  require_no_error
  sleep 0.2
done
# A server with transactions that the primary does not have gets its error a moment after the connection.
sleep 1
require_no_error

on "$primary" 'SET GLOBAL rpl_semi_sync_master_enabled = ON'
# The first acknowledged write of the primary proves that it waits for the replica.
until [ "$(on "$replica" "SHOW STATUS LIKE 'Rpl_semi_sync_slave_send_ack'" | cut -f 2)" -gt 0 ]; do
  on "$primary" 'FLUSH STATUS'
  sleep 0.1
done
haproxy "set server writer/$replica state ready" > /dev/null
say "$primary acknowledges only what $replica has too"
