import type { RemoteName } from '@afshoreh/contracts';
import type { ObjectStore } from '@afshoreh/storage';

/**
 * The backend writes this file. It is not signed, so measurements are only hints: nothing goes live because of them
 * alone.
 */
export const FIGURES_KEY = 'registry/vitals/figures.json';

type Rating = 'good' | 'fair' | 'poor';
/** The 75th percentile of these views, in milliseconds, or in thousandths for CLS. */
interface Vital {
  p75: number;
  views: number;
  rating: Rating;
}

/** The measurements of a version over several days. */
export interface VersionFigures {
  remote: RemoteName;
  version: string;
  views: number;
  lcp: Vital | null;
  inp: Vital | null;
  cls: Vital | null;
  /** Views in which a file did not load, an area failed, or an error was not caught. */
  failedLoads: number;
  brokenAreas: number;
  uncaughtErrors: number;
  /**
   * Views in which the remote blocked the browser, called the API too often, or left listeners behind; missing in older
   * measurements.
   */
  busyViews?: number;
  floodedViews?: number;
  leakyViews?: number;
}

/** The counts of a version on one day. */
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

/** Null while nothing was measured, and for a file that cannot be parsed. */
export async function readFigures(store: ObjectStore): Promise<Figures | null> {
  try {
    const figures = JSON.parse(String(await store.get(FIGURES_KEY))) as Figures | null;
    return figures && Array.isArray(figures.releases) && Array.isArray(figures.counts) ? figures : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
