#!/bin/sh
# Makes the secrets of docker-compose.yml that are not there yet, in ./secrets. Containers of several users read the files, so
# they are readable; the folder around them opens for its owner alone.
set -eu
umask 022
mkdir -p secrets
chmod 700 secrets
for name in database_password database_root_password admin_password backup_key release_keys; do
  if [ -s "secrets/$name" ]; then continue; fi
  if [ "$name" != release_keys ]; then
    openssl rand -base64 33 > "secrets/$name"
  else
    # A key for each of the remotes and for the shell, which sign their releases.
    for remote in storefront cart admin shell; do
      echo "$remote $(openssl genpkey -algorithm ed25519 -outform DER | openssl base64 -A)"
    done > "secrets/$name"
  fi
done
