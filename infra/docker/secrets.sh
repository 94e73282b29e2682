#!/bin/sh
# Makes the missing secrets of docker-compose.yml in ./secrets. The files are readable for all, because containers with
# different users read them; only the owner can open their folder.
set -eu
umask 022
mkdir -p secrets
chmod 700 secrets
for name in database_password database_root_password admin_password backup_key; do
  [ -s "secrets/$name" ] || openssl rand -base64 33 > "secrets/$name"
done
# Makes a key for each remote, for the shell and for the owner of the site. The containers of the site run the code of
# remotes, so they get only the private key of the shell and the public keys.
[ -s secrets/release_keys ] || [ -s secrets/release_public_keys ] || for of in storefront cart admin shell owner; do
  echo "$of $(openssl genpkey -algorithm ed25519 -outform DER | openssl base64 -A)"
done > secrets/release_keys
[ -s secrets/shell_key ] || grep '^shell ' secrets/release_keys > secrets/shell_key
[ -s secrets/release_public_keys ] || while read -r of private; do
  echo "$of $(echo "$private" | openssl base64 -d -A | openssl pkey -inform DER -pubout -outform DER | openssl base64 -A)"
done < secrets/release_keys > secrets/release_public_keys
