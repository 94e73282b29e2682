#!/bin/sh
# Installs the assembled site that contains this file on a Debian machine, behind nginx with TLS. See --help and
# docs/operations.md.
set -eu
umask 022
PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin

HELP='install.sh --name <name> [options], as root, in a tree that `npm run assemble` made, unpacked below /opt.

  --name <name>              what visitors type, afshoreh.example
  --own-ca                   make a certificate with a CA of this machine (/etc/afshoreh/ca/ca.crt), until there is a better one
  --certificate <file>       use this certificate with its chain (it is linked, so a renewed one is found) …
  --key <file>               … and its key
  --database sqlite|mariadb  default: sqlite
  --node <file>              the tar archive of Node.js from nodejs.org, where Debian has none that is new enough (Debian 13 has)
  --demo                     begin with a catalogue to look at
  --no-systemd               install no units: in a container or chroot; `afshoreh start` runs the site

Run again, also without options, it changes only what differs: a new release is unpacked beside the old one and its install.sh
run. It opens no port of a firewall: let 80 and 443 in.'

tree=$(cd "$(dirname "$0")/../.." && pwd -P)
etc=/etc/afshoreh tls=/etc/ssl/afshoreh data=/var/lib/afshoreh
name='' own_ca='' certificate='' key='' database='' archive='' seed=none systemd=1
changes=$(mktemp)
trap 'rm -f "$changes"' EXIT

refuse() {
  echo "install: $*" >&2
  exit 1
}
# The list of changes is a file, because a part of a pipeline cannot set variables of this shell.
changed() { echo "$*" | tee -a "$changes"; }
count() { wc -l < "$changes"; }

while [ $# -gt 0 ]; do
  case $1 in
    --own-ca) own_ca=1 ;;
    --demo) seed=demo ;;
    --no-systemd) systemd='' ;;
    --help | -h)
      echo "$HELP"
      exit
      ;;
    --name | --certificate | --key | --database | --node)
      [ $# -gt 1 ] || refuse "$1 needs a value"
      case $1 in
        --name) name=$2 ;;
        --certificate) certificate=$(realpath -s "$2") ;;
        --key) key=$(realpath -s "$2") ;;
        --database) database=$2 ;;
        --node) archive=$2 ;;
      esac
      shift
      ;;
    *) refuse "there is no option $1; see --help" ;;
  esac
  shift
done

# Writes standard input to a file unless it is there already: put <file> <mode> <owner>:<group>
put() {
  temporary=$(mktemp)
  cat > "$temporary"
  if ! cmp -s "$temporary" "$1"; then
    install -m "$2" -o "${3%:*}" -g "${3#*:}" "$temporary" "$1"
    changed "wrote $1"
  fi
  rm "$temporary"
}
folder() { # <folder> <mode> <owner>:<group>
  [ -d "$1" ] || changed "made $1"
  install -d -m "$2" -o "${3%:*}" -g "${3#*:}" "$1"
}
link() { # <file> <what it leads to>
  [ "$(readlink "$1" || true)" = "$2" ] && return
  ln -sfn "$2" "$1"
  changed "linked $1 to $2"
}
packages() {
  missing=''
  for package in "$@"; do
    dpkg-query -W -f '${db:Status-Status}' "$package" 2> /dev/null | grep -qx installed || missing="$missing $package"
  done
  [ -n "$missing" ] || return 0
  apt-get -qq update
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends $missing > /dev/null
  changed "installed$missing"
}
# Starts a service, or makes it read its configuration again: service_is <name> started|reloaded
service_is() {
  if [ -n "$systemd" ]; then
    systemctl enable --quiet "$1"
    if systemctl is-active --quiet "$1"; then
      [ "$2" = started ] || systemctl reload "$1"
      return
    fi
    systemctl start "$1"
  else
    if service "$1" status > /dev/null 2>&1; then
      [ "$2" = started ] || service "$1" reload > /dev/null
      return
    fi
    service "$1" start > /dev/null
  fi
  changed "started $1"
}

# All checks that may refuse the installation come before the first change.
[ "$(id -u)" = 0 ] || refuse 'run it as root'
command -v apt-get > /dev/null || refuse 'this is no Debian'
[ ! -e "$tree/package-lock.json" ] || refuse 'run `npm run assemble -- /opt/afshoreh-1` first, then /opt/afshoreh-1/infra/install/install.sh'
[ -n "$name" ] || name=$(sed -n 's#^PUBLIC_URL="\?https://\([^"]*\)"\?$#\1#p' $etc/environment 2> /dev/null || true)
echo "$name" | grep -Eqx '[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?' || refuse 'say --name: the name that visitors type, as afshoreh.example'
[ "${certificate:+1}" = "${key:+1}" ] || refuse '--certificate and --key belong together'
[ -z "$own_ca" ] || [ -z "$certificate" ] || refuse 'choose --own-ca or --certificate'
for file in $certificate $key $archive; do [ -r "$file" ] || refuse "$file cannot be read"; done
[ -n "$certificate$own_ca" ] || [ -e $tls/fullchain.pem ] || refuse 'say --own-ca, or --certificate and --key'
case $database in
  '' | sqlite | mariadb) ;;
  *) refuse '--database is sqlite or mariadb' ;;
esac
if [ -e $etc/environment ]; then
  present=sqlite
  if grep -q '^DATABASE_URL=' $etc/environment; then present=mariadb; fi
  [ "${database:-$present}" = "$present" ] || refuse "the site is on $present; moving it is not done here"
  grep -qx "PUBLIC_URL=https://$name" $etc/environment || refuse "$etc/environment has another PUBLIC_URL; change it there first"
  database=$present
fi
database=${database:-sqlite}

# Node.js
least=$(sed -n 's/.*"node": ">=\([0-9.]*\)".*/\1/p' "$tree/package.json")
node_is_new() { dpkg --compare-versions "$(node -p process.versions.node 2> /dev/null || echo 0)" ge "$least"; }
if [ -n "$archive" ]; then
  version=$(tar -tf "$archive" 2> /dev/null | sed -n 's#^\([^/]*\)/bin/node$#\1#p')
  [ -n "$version" ] || refuse "there is no bin/node in $archive"
  if [ ! -d "/opt/$version" ]; then
    tar -xf "$archive" -C /opt --no-same-owner
    changed "unpacked /opt/$version"
  fi
  link /usr/local/bin/node "/opt/$version/bin/node"
elif ! node_is_new; then
  apt-get -qq update
  offered=$(apt-cache policy nodejs | sed -n 's/^ *Candidate: //p')
  dpkg --compare-versions "${offered%%[+~-]*}" ge "$least" 2> /dev/null ||
    refuse "Node.js $least or newer is needed, and this Debian has ${offered:-none}: give --node <archive from nodejs.org>"
  packages nodejs
fi
node_is_new || refuse "this is not Node.js $least or newer: $(command -v node)"
(cd "$tree" && node -e "new (require('better-sqlite3'))(':memory:').close()" 2> /dev/null) ||
  refuse "this release was assembled with another Node.js than $(node --version): assemble it with one of the same major version"

packages nginx openssl ca-certificates
[ "$database" = sqlite ] || packages mariadb-server mariadb-client

# User, folders, secrets
if ! getent passwd afshoreh > /dev/null; then
  useradd --system --user-group --home-dir $data --shell /usr/sbin/nologin afshoreh
  changed 'made the user afshoreh'
fi
folder $etc 750 root:afshoreh
folder $etc/secrets 750 root:afshoreh
folder $data 700 afshoreh:afshoreh
folder /var/backups/afshoreh 700 afshoreh:afshoreh
folder /var/www 755 root:root
folder /var/www/acme 755 root:root
for secret in admin_password database_password backup_key; do
  [ -s $etc/secrets/$secret ] || openssl rand -base64 33 | put $etc/secrets/$secret 640 root:afshoreh
done
# The keys of releases. Only root can read the private ones, because the user of the site runs the code of all remotes.
# That user gets the public keys, and the private key of the shell, which releases itself at its start.
[ -s $etc/release_keys ] || [ -s $etc/secrets/release_public_keys ] || for of in storefront cart admin shell owner; do
  echo "$of $(openssl genpkey -algorithm ed25519 -outform DER | openssl base64 -A)"
done | put $etc/release_keys 600 root:root
[ -s $etc/secrets/shell_key ] || grep '^shell ' $etc/release_keys | put $etc/secrets/shell_key 640 root:afshoreh
[ -s $etc/secrets/release_public_keys ] || while read -r of private; do
  echo "$of $(echo "$private" | openssl base64 -d -A | openssl pkey -inform DER -pubout -outform DER | openssl base64 -A)"
done < $etc/release_keys | put $etc/secrets/release_public_keys 640 root:afshoreh

# The variables. The operator may change this file, so an existing one is not changed.
if [ ! -e $etc/environment ]; then
  {
    echo '# Variables of docs/operations.md. systemctl restart afshoreh makes them count.'
    echo "PUBLIC_URL=https://$name"
    echo TRUST_PROXY=1
    echo SEED=$seed
    echo ADMIN_USERNAME=admin
    echo ADMIN_PASSWORD_FILE=$etc/secrets/admin_password
    echo RELEASE_KEYS_FILE=$etc/secrets/shell_key
    echo RELEASE_PUBLIC_KEYS_FILE=$etc/secrets/release_public_keys
    [ "$database" = sqlite ] || echo DATABASE_URL=mysql://afshoreh@127.0.0.1:3306/afshoreh
    [ "$database" = sqlite ] || echo DATABASE_PASSWORD_FILE=$etc/secrets/database_password
  } | put $etc/environment 640 root:afshoreh
fi
if [ ! -e $etc/backup ]; then
  printf '%s\n' '# Put backups on another machine: s3://bucket/folder, and BACKUP_S3_… (docs/operations.md)' \
    BACKUP_STORE=/var/backups/afshoreh BACKUP_KEY_FILE=$etc/secrets/backup_key | put $etc/backup 640 root:afshoreh
fi

# The files may have been copied from another machine, where the group had another number.
chgrp afshoreh $etc/environment $etc/backup $etc/secrets/*

# MariaDB. The password goes through standard input, where no list of processes shows it.
if [ "$database" = mariadb ]; then
  service_is mariadb started
  password=$(cat $etc/secrets/database_password)
  if ! printf '[client]\nuser=afshoreh\npassword="%s"\nhost=127.0.0.1\n' "$password" |
    mariadb --defaults-file=/dev/stdin -e 'SELECT 1' afshoreh > /dev/null 2>&1; then
    {
      echo 'CREATE DATABASE IF NOT EXISTS afshoreh CHARACTER SET utf8mb4;'
      for host in localhost 127.0.0.1; do
        echo "CREATE USER IF NOT EXISTS afshoreh@'$host'; SET PASSWORD FOR afshoreh@'$host' = PASSWORD('$password');"
        # A restore builds its database beside this one.
        echo "GRANT ALL ON afshoreh.* TO afshoreh@'$host'; GRANT ALL ON \`afshoreh\\_%\`.* TO afshoreh@'$host';"
      done
    } | mariadb
    changed 'made the database and its account'
  fi
fi

# The certificate
folder $tls 755 root:root
if [ -n "$own_ca" ]; then
  folder $etc/ca 700 root:root
  ec='-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -noenc'
  [ -e $etc/ca/ca.crt ] || {
    # shellcheck disable=SC2086
    openssl req -x509 $ec -keyout $etc/ca/ca.key -out $etc/ca/ca.crt -days 3650 -subj '/CN=Afshoreh of this machine' 2> /dev/null
    changed "made a CA: $etc/ca/ca.crt"
  }
  if ! openssl x509 -in $etc/ca/site.crt -noout -checkend 2592000 > /dev/null 2>&1 ||
    ! openssl x509 -in $etc/ca/site.crt -noout -checkhost "$name" | grep -q 'does match'; then
    # shellcheck disable=SC2086
    openssl req $ec -keyout $etc/ca/site.key -x509 -CA $etc/ca/ca.crt -CAkey $etc/ca/ca.key -out $etc/ca/site.crt -days 397 \
      -subj "/CN=$name" -addext "subjectAltName=DNS:$name" -addext basicConstraints=critical,CA:false 2> /dev/null
    changed 'made a certificate'
    renewed=1
  fi
  certificate=$etc/ca/site.crt key=$etc/ca/site.key
fi
if [ -n "$certificate" ]; then
  link $tls/fullchain.pem "$certificate"
  link $tls/privkey.pem "$key"
fi

# The release, its command and its services
before=$(count)
link /opt/afshoreh "$tree"
put /usr/local/bin/afshoreh 755 root:root < "$tree/infra/install/afshoreh.sh"
# The site itself cannot release the built remotes at its start, because it has no private key of a remote.
/usr/local/bin/afshoreh release-built
if [ -n "$systemd" ]; then
  for unit in afshoreh.service afshoreh-backup.service afshoreh-backup.timer; do
    put /etc/systemd/system/$unit 644 root:root < "$tree/infra/systemd/$unit"
  done
  systemctl daemon-reload
  if systemctl is-active --quiet afshoreh; then
    [ "$(count)" = "$before" ] || systemctl restart afshoreh
  else
    systemctl enable --quiet --now afshoreh
    changed 'started afshoreh'
  fi
  systemctl enable --quiet --now afshoreh-backup.timer
fi

before=$(count)
"$tree/infra/nginx/configure.sh" "$name" 127.0.0.1:8080 | put /etc/nginx/conf.d/afshoreh.conf 644 root:root
nginx -t -q
if [ "$(count)" = "$before" ] && [ -z "${renewed:-}" ]; then service_is nginx started; else service_is nginx reloaded; fi

if [ -n "$systemd" ]; then
  node -e "(async () => {
    for (const until = Date.now() + 120_000; Date.now() < until; await new Promise((r) => setTimeout(r, 500)))
      if (await fetch('http://127.0.0.1:8080/healthz').then((r) => r.ok, () => false)) process.exit(0);
    process.exit(1);
  })()" || refuse 'the site does not answer; journalctl -u afshoreh says why'
fi
[ -s "$changes" ] || echo 'nothing had to be changed'
echo "https://$name${systemd:+ is up}; the first admin is admin, with the password in $etc/secrets/admin_password"
[ -n "$systemd" ] || echo 'start the site with: afshoreh start'
