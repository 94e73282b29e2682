import { findExecutable, installDebianPackages } from './shell.mjs';

/**
 * The path of an nginx for tests: the system's, else Debian's package (with openssl, for a certificate). Throws when none is
 * available.
 */
export async function ensureNginx() {
  const present = () => findExecutable('openssl') && findExecutable('nginx', '/usr/sbin/nginx');
  const found = present() ?? ((await installDebianPackages('nginx-light', 'openssl')) ? present() : undefined);
  if (!found)
    throw new Error('nginx and openssl are needed to test the site behind a proxy, and could not be installed');
  return found;
}
