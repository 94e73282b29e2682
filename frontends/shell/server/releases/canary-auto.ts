import type { RemoteName } from '@afshoreh/contracts';

import { findingOf, STAGES, type Tally } from './canary-test';
import { Refused } from './compatibility';
import type { DayCounts, Figures } from './figures';
import type { Releaser } from './releaser';
import type { ReleaseStore } from './release-store';

/** The number of views of the live version after which we know what counts as slow. */
const LEAST_KNOWN = 100;

interface Options {
  releases: Pick<ReleaseStore, 'registry' | 'figures'>;
  /** Returns a releaser that writes this reason into the history. */
  releaserFor: (reason: string) => Pick<Releaser, 'canary' | 'endCanary' | 'promote'>;
  remote: RemoteName;
  version: string;
  /** Resolves when there may be new measurements. */
  wait: () => Promise<void>;
  log: (line: string) => void;
}

/** The bound that a quarter of the live version's views exceed; null while too few are known. */
function slowBoundOf(counts: readonly DayCounts[]): number | null {
  const byBound = new Map<number, number>();
  for (const [bound, views] of counts.flatMap(({ lcp }) => lcp)) byBound.set(bound, (byBound.get(bound) ?? 0) + views);
  const total = [...byBound.values()].reduce((sum, views) => sum + views, 0);
  if (total < LEAST_KNOWN) return null;
  let seen = 0;
  for (const [bound, views] of [...byBound].sort(([one], [other]) => one - other)) {
    seen += views;
    if (seen >= total * 0.75) return bound;
  }
  return null;
}

function tallyOf({ views, failed, lcp }: DayCounts, slowFrom: number): Tally {
  const sum = (of: DayCounts['lcp']) => of.reduce((all, [, count]) => all + count, 0);
  return { views, failed, painted: sum(lcp), slow: sum(lcp.filter(([bound]) => bound > slowFrom)) };
}

/**
 * Counts the views of a version since the first measurements that it was given. Days that later measurements no longer
 * contain stay counted.
 */
class CountedSince {
  private readonly first = new Map<string, Tally>();
  private readonly last = new Map<string, Tally>();

  constructor(
    private readonly isOf: (counts: DayCounts) => boolean,
    private readonly slowFrom: number,
    begin: Figures,
  ) {
    for (const counts of begin.counts.filter(isOf)) this.first.set(counts.day, tallyOf(counts, slowFrom));
  }

  take(figures: Figures): Tally {
    for (const counts of figures.counts.filter(this.isOf)) this.last.set(counts.day, tallyOf(counts, this.slowFrom));
    const total: Tally = { views: 0, failed: 0, painted: 0, slow: 0 };
    for (const [day, tally] of this.last) {
      for (const key of ['views', 'failed', 'painted', 'slow'] as const) {
        total[key] += tally[key] - (this.first.get(day)?.[key] ?? 0);
      }
    }
    return total;
  }
}

/**
 * Raises the share of a canary step by step, until all visitors get it or it is worse than the live version; then it
 * ends the canary. When somebody else changes what is live, it stops without a change. Returns a line to print.
 */
export async function canaryByItself(options: Options): Promise<string> {
  const { releases, releaserFor, remote, version, wait, log } = options;
  const { current } = await releases.registry.read(remote);
  const first = await releases.figures();
  const isOf = (wanted: string | null) => (each: DayCounts) => each.remote === remote && each.version === wanted;
  const slowFrom = slowBoundOf(first?.counts.filter(isOf(current)) ?? []);
  if (!first || slowFrom === null) {
    throw new Refused([
      `fewer than ${LEAST_KNOWN} views of the live ${remote} were measured in 7 days, so there is nothing to compare with`,
    ]);
  }
  const live = new CountedSince(isOf(current), slowFrom, first);
  const tried = new CountedSince(isOf(version), slowFrom, first);
  for (const { percent, views } of STAGES) {
    for (const note of await releaserFor('auto').canary(remote, version, percent)) log(`  note: ${note}`);
    log(`${remote} ${version} is what ${percent} % of the visitors get, until ${views} of its views were counted`);
    for (;;) {
      await wait();
      const record = await releases.registry.read(remote);
      if (record.current !== current || record.canary?.version !== version || record.canary.percent !== percent) {
        return `somebody else changed what is live of ${remote}; nothing more is done`;
      }
      const figures = await releases.figures();
      if (!figures) continue;
      const counted = tried.take(figures);
      const finding = findingOf(live.take(figures), counted);
      if (finding !== null) {
        await releaserFor(finding).endCanary(remote);
        throw new Refused([`${remote} ${version} is no canary any more`, finding]);
      }
      if (counted.views >= views) break;
    }
  }
  await releaserFor('auto: nothing was found').promote(remote, version);
  return `${remote} ${version} is live`;
}
