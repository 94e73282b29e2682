# Functions for promote.sh and follow.sh. HAPROXY has the admin sockets of all haproxies as addresses for socat;
# MYSQL_CNF is the file with the account.
HAPROXY=${HAPROXY:-UNIX-CONNECT:/run/haproxy/admin.sock}
MYSQL_CNF=${MYSQL_CNF:-/etc/afshoreh/mysql.cnf}

refuse() {
  echo "$0: $*" >&2
  exit 1
}

say() {
  echo "$(date +%T) $*"
}

# Sends a command to every haproxy; the script ends if one of them fails.
haproxy() {
  for each in $HAPROXY; do
    echo "$*" | socat -t 2 - "$each" || refuse "haproxy at $each cannot be told: $*"
  done
}

# The columns name, address, port and state (2: in use) of all servers, as the first haproxy has them.
servers() {
  (HAPROXY=${HAPROXY%% *} && haproxy show servers state writer) | awk '$2 == "writer" { print $4, $5, $19, $6 }'
}

# The address and the port of a server, for variables `host` and `port`.
address() {
  servers | awk -v name="$1" '$1 == name { print "host=" $2, "port=" $3 }'
}

# Runs statements on the server with this name in haproxy; fails after some seconds if the server does not respond.
on() {
  host='' port=''
  eval "$(address "$1")"
  [ -n "$host" ] || refuse "haproxy knows no server $1"
  timeout "${LIMIT:-5}" mariadb --defaults-file="$MYSQL_CNF" --connect-timeout=2 -h "$host" -P "$port" -B -N -e "$2" ${3-}
}

# One field of SHOW SLAVE STATUS.
follows() {
  on "$1" 'SHOW SLAVE STATUS\G' --column-names | sed -n "s/^ *$2: //p"
}
