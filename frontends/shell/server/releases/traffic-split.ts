import type { RemoteName } from '@afshoreh/contracts';

import { bucketOf } from './canary-key';
import type { PinnedVersions, ReleaseManifest } from './release-source';

/** The live releases of one remote: the stable one, and a canary for `percent` of the visitors. */
export interface LiveReleases {
  current: ReleaseManifest | null;
  canary: { manifest: ReleaseManifest; percent: number } | null;
}
export type LiveByRemote = Readonly<Record<RemoteName, LiveReleases>>;

function pinnedFor(live: LiveByRemote, bucket: number): PinnedVersions {
  const chosen = ({ current, canary }: LiveReleases) => (canary && bucket < canary.percent ? canary.manifest : current);
  const pinned = Object.entries(live).map(([name, releases]) => [name, chosen(releases)] as const);
  const id = pinned.map(([name, manifest]) => `${name}@${manifest?.version ?? 'none'}`).join(',');
  return { id, remotes: Object.fromEntries(pinned) };
}

/**
 * The sets of versions that are live at one time. A visitor's number, 0 to 99, selects the set. A visitor with a canary of 5
 * percent also gets one of 10 percent, so there are few sets, even when many remotes have a canary.
 */
export class TrafficSplit {
  private readonly byBucket: readonly { below: number; versions: PinnedVersions }[];

  constructor(live: LiveByRemote) {
    const percents = [...new Set(Object.values(live).flatMap(({ canary }) => canary?.percent ?? []))].sort(
      (a, b) => a - b,
    );
    this.byBucket = [...percents, 100].map((below) => ({ below, versions: pinnedFor(live, below - 1) }));
  }

  /** The stable set first. */
  all(): PinnedVersions[] {
    return this.byBucket.map(({ versions }) => versions).reverse();
  }

  /** Any key but a number from 0 to 99 gets the stable set. */
  for(key: string | null): PinnedVersions {
    const bucket = bucketOf(key) ?? 99;
    return (this.byBucket.find(({ below }) => bucket < below) as { versions: PinnedVersions }).versions;
  }
}
