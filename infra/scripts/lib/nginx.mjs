import { findExecutable, installDebianPackages } from './shell.mjs';

/** Path of an nginx to test behind: the system's, else Debian's package (with openssl, for a certificate). Throws when none can be had. */
export async function ensureNginx() {
  const present = () => findExecutable('openssl') && findExecutable('nginx', '/usr/sbin/nginx');
  const found = present() ?? ((await installDebianPackages('nginx-light', 'openssl')) ? present() : undefined);
  if (!found)
    throw new Error('nginx and openssl are needed to test the site behind a proxy, and could not be installed');
  return found;
}
