import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The remotes whose sources, or builds, are in this checkout; other teams have theirs in repositories of their own.
 * Each folder of `frontends` that is bundled is a remote, except the shell.
 */
export function remotesOfCheckout(root) {
  const frontends = join(root, 'frontends');
  const isBundled = (name) =>
    ['rspack.config.mjs', 'dist/release.json'].some((file) => existsSync(join(frontends, name, file)));
  // The storefront comes first, because a start shows its home page.
  const first = (name) => (name === 'storefront' ? 0 : 1);
  const names = readdirSync(frontends).filter((name) => name !== 'shell' && isBundled(name));
  return names.sort((one, other) => first(one) - first(other) || one.localeCompare(other));
}
