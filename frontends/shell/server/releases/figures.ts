import type { RemoteName } from '@afshoreh/contracts';
import type { ObjectStore } from '@afshoreh/storage';

/** The backend puts it there. Nobody signs it, so figures are hints: they open nothing that signatures keep closed. */
export const FIGURES_KEY = 'registry/vitals/figures.json';

type Rating = 'good' | 'fair' | 'poor';
/** The 75th percentile of so many views: milliseconds, or thousandths for CLS. */
interface Vital {
  p75: number;
  views: number;
  rating: Rating;
}

/** How a version did with visitors over some days. */
export interface VersionFigures {
  remote: RemoteName;
  version: string;
  views: number;
  lcp: Vital | null;
  inp: Vital | null;
  cls: Vital | null;
  /** Views with a file that did not load, an area that broke, an error that nobody caught. */
  failedLoads: number;
  brokenAreas: number;
  uncaughtErrors: number;
  /** Views whose browser the remote kept busy, in which it called the API too often, or left listeners behind; missing in figures from before. */
  busyViews?: number;
  floodedViews?: number;
  leakyViews?: number;
}

/** What was counted of a version on one day. */
export interface DayCounts {
  remote: RemoteName;
  version: string;
  day: string;
  views: number;
  /** Views with a failure. */
  failed: number;
  /** Views by the upper bound of their LCP in milliseconds. */
  lcp: [bound: number, views: number][];
}

export interface Figures {
  /** ISO 8601, UTC. */
  at: string;
  days: number;
  releases: VersionFigures[];
  counts: DayCounts[];
}

/** Null while nothing was measured, and for a file that cannot be understood. */
export async function readFigures(store: ObjectStore): Promise<Figures | null> {
  try {
    const figures = JSON.parse(String(await store.get(FIGURES_KEY))) as Figures | null;
    return figures && Array.isArray(figures.releases) && Array.isArray(figures.counts) ? figures : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
