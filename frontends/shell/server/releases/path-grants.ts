import { isRemoteName, type RemoteName } from '@afshoreh/contracts';

import { Refused } from './compatibility';
import { foreignPagesOf, isGrantPath, MOST_GRANTS, remotesOf, type Grant } from './path-owners';
import { isPublicKey } from './release-keys';
import type { ReleaseStore } from './release-store';

interface Grantor {
  releases: ReleaseStore;
  by: string;
}

/**
 * Grants paths, and everything below them, to a remote; a path of another remote moves to it. A remote without any path
 * so far becomes known to the site, and every running shell trusts `keys`, its public keys; without new keys, the
 * previous ones stay. Refuses a grant after which a live page would belong to a remote that does not own its path: that
 * remote must first release a version without the page. @throws Refused
 */
export async function grantPaths(
  { releases, by }: Grantor,
  remote: RemoteName,
  paths: readonly string[],
  keys: readonly string[] = [],
): Promise<void> {
  if (!isRemoteName(remote)) {
    throw new Refused([
      `${JSON.stringify(remote)} is no name of a remote: 2 to 20 letters a to z and digits, with a letter first`,
    ]);
  }
  const wrongKey = keys.find((key) => !isPublicKey(key));
  if (wrongKey !== undefined)
    throw new Refused([`${JSON.stringify(wrongKey)} is no Ed25519 public key, in base64 of its DER form`]);
  const wrong = paths.filter((path) => !isGrantPath(path));
  if (wrong.length > 0) throw new Refused(wrong.map((path) => `${path} is no path like /cart or /cart/help`));
  await releases.owners.change(async (owners) => {
    const given = [...new Set(paths)].map((path): Grant => ({ path, remote, at: new Date().toISOString(), by }));
    const kept = owners.grants.filter(({ path }) => !paths.includes(path));
    const grants = [...kept, ...given].sort((one, other) => (one.path < other.path ? -1 : 1));
    if (grants.length > MOST_GRANTS) throw new Refused([`there are ${MOST_GRANTS} paths with an owner at most`]);
    const live = await Promise.all(remotesOf(owners).map((name) => releases.live(name)));
    const manifests = live.flatMap(({ current, canary }) => [current, canary]).filter((each) => each !== null);
    const lost = manifests.flatMap((manifest) => {
      const before = new Set(foreignPagesOf(manifest, owners));
      return foreignPagesOf(manifest, { ...owners, grants }).filter((line) => !before.has(line));
    });
    if (lost.length > 0) throw new Refused(lost.map((line) => `${line} then, and is live`));
    return { grants, keys: { ...owners.keys, ...(keys.length > 0 && { [remote]: keys }) } };
  });
}
