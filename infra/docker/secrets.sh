#!/bin/sh
# Makes the secrets of docker-compose.yml that are not there yet, in ./secrets. Containers of several users read the files, so
# they are readable; the folder around them opens for its owner alone.
set -eu
umask 022
mkdir -p secrets
chmod 700 secrets
for name in database_password database_root_password admin_password backup_key; do
  [ -s "secrets/$name" ] || openssl rand -base64 33 > "secrets/$name"
done
