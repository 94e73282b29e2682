import { isRemoteName, type RemoteName } from '@afshoreh/contracts';
import { isSameFile, type ObjectStore } from '@afshoreh/storage';

import { FIRST_GRANTS, FIRST_REMOTES } from './first-remotes';
import { BrokenRecord, ChangedMeanwhile } from './registry';
import { withLock } from './registry-lock';
import { isPublicKey, type GrantedKeys, type ReleaseKeys } from './release-keys';
import type { ReleaseManifest } from './release-source';

/** The remote whose team may have pages at a path and below it. Of several matching paths the longest one counts. */
export interface Grant {
  path: string;
  remote: RemoteName;
  /** When (ISO 8601, UTC) and by whom it was granted; missing for the defaults of every site. */
  at?: string;
  by?: string;
}

export interface PathOwners {
  /** Grows with every change, like the serial of a release record. */
  serial: number;
  grants: readonly Grant[];
  /**
   * The public keys that the owner granted to remotes together with their paths, in addition to the keys of this
   * machine.
   */
  keys?: GrantedKeys;
}

/** The table of a new site. */
export const DEFAULT_OWNERS: PathOwners = { serial: 0, grants: FIRST_GRANTS };

/** All remotes of a site: first those of every site, then every remote with a granted path. */
export function remotesOf({ grants }: PathOwners): RemoteName[] {
  return [...new Set([...FIRST_REMOTES, ...grants.map(({ remote }) => remote)])];
}

const KEY = 'registry/paths/owners.json';
/** A larger number would be a mistake, and every poll reads them. */
export const MOST_GRANTS = 200;

export function isGrantPath(path: string): boolean {
  return /^\/([a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*)?$/.test(path) && path.length <= 200;
}

/** The part of a page's path that every address of the page begins with: `/product` of `/product/:id`. */
function literalPartOf(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  const end = segments.findIndex((segment) => segment.startsWith(':') || segment === '*');
  return `/${(end === -1 ? segments : segments.slice(0, end)).join('/')}`;
}

const isBelow = (path: string, folder: string) => folder === '/' || path === folder || path.startsWith(`${folder}/`);

/** The pages of a release whose paths belong to another remote, a line each. */
export function foreignPagesOf({ name, pages }: ReleaseManifest, { grants }: PathOwners): string[] {
  const longestFirst = [...grants].sort((one, other) => other.path.length - one.path.length);
  return pages.flatMap(({ path }) => {
    const literal = literalPartOf(path);
    const grant = longestFirst.find((each) => isBelow(literal, each.path));
    if (grant?.remote === name) return [];
    const owner = grant ? `${grant.remote}, which owns ${grant.path}` : 'nobody';
    return [`${path} of ${name} belongs to ${owner}`];
  });
}

function ownersOf(content: Uint8Array): PathOwners | null {
  const { serial, grants, keys = {} } = JSON.parse(Buffer.from(content).toString()) as Partial<PathOwners>;
  const isGrant = ({ path, remote }: Grant) => isGrantPath(path) && isRemoteName(remote);
  const areKeys = Object.entries(keys).every(([remote, texts]) => isRemoteName(remote) && texts.every(isPublicKey));
  const isSound = Number.isSafeInteger(serial) && Array.isArray(grants) && grants.every(isGrant) && areKeys;
  return isSound ? { serial: serial as number, grants: grants as Grant[], keys } : null;
}

/**
 * The table of path owners: `registry/paths/owners.json`, signed with the owner's key. A site without the file uses
 * {@link DEFAULT_OWNERS}.
 */
export class OwnersFile {
  constructor(
    private readonly store: ObjectStore,
    private readonly keys: ReleaseKeys,
  ) {}

  /** Reads the table, and trusts the keys in it. @throws BrokenRecord */
  async read(): Promise<PathOwners> {
    const owners = this.signedRecord(await this.bytesOf());
    this.trust(owners);
    return owners;
  }

  /** Trusts the keys of this table instead of those of the previous one. */
  trust({ keys = {} }: PathOwners): void {
    this.keys.trustGranted(keys);
  }

  bytesOf(): Promise<Buffer | null> {
    return this.store.get(KEY);
  }

  /** @throws BrokenRecord */
  signedRecord(bytes: Buffer | null): PathOwners {
    if (!bytes) return DEFAULT_OWNERS;
    const content = this.keys.verified(bytes, 'owners', 'owner');
    const owners = content && ownersOf(content);
    if (owners) return owners;
    throw new BrokenRecord(`the registry's table of owners of paths is not signed with a key of the owner`);
  }

  /** Gives the table a new serial: after a restore it is newer than what the shells have. @throws BrokenRecord, NoKey */
  async renew(): Promise<void> {
    if (await this.bytesOf()) await this.change((owners) => Promise.resolve(owners));
  }

  /** Changes grants and keys under the lock of everything that goes live. @throws Locked, ChangedMeanwhile, BrokenRecord, NoKey */
  async change(change: (owners: PathOwners) => Promise<Omit<PathOwners, 'serial'>>): Promise<void> {
    await withLock(this.store, 'live', async () => {
      const before = await this.bytesOf();
      const owners = this.signedRecord(before);
      const { grants, keys = {} } = await change(owners);
      const serial = Math.max(Date.now(), owners.serial + 1);
      const bytes = this.keys.signed(Buffer.from(JSON.stringify({ serial, grants, keys })), 'owners', 'owner');
      const isWritten = await this.store.replace(KEY, before, bytes, { type: 'application/json' });
      if (!isWritten || !isSameFile(await this.bytesOf(), bytes)) throw new ChangedMeanwhile('owners');
    });
  }
}
