/**
 * The metrics with values, by the upper bounds of their buckets: LCP and INP in milliseconds, CLS in thousandths. Both
 * thresholds that web.dev publishes for a metric are bounds, so that the share of good page views is exact.
 */
const bounds = {
  lcp: [
    250, 500, 750, 1_000, 1_250, 1_500, 1_750, 2_000, 2_250, 2_500, 2_750, 3_000, 3_500, 4_000, 5_000, 6_000, 8_000,
    10_000, 15_000, 20_000, 30_000, 60_000,
  ],
  inp: [8, 16, 24, 40, 56, 72, 104, 136, 168, 200, 250, 300, 400, 500, 750, 1_000, 1_500, 2_500, 5_000, 10_000],
  cls: [0, 5, 10, 20, 30, 40, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1_000, 2_000, 10_000],
} as const satisfies Record<string, readonly number[]>;

export type MeasuredMetric = keyof typeof bounds;
export const measuredMetrics = Object.keys(bounds) as MeasuredMetric[];

/**
 * The kinds of failures: a file did not load, an area was replaced by its error message, an error was not caught, or a remote
 * blocked the browser, called the API again and again, or did not remove its listeners when the visitor left the page.
 */
export const failures = ['load', 'area', 'error', 'slow', 'flood', 'leak'] as const;
export type Failure = (typeof failures)[number];

/** `view` counts the page views themselves, `failed` those with a failure of any kind. */
export type Metric = MeasuredMetric | Failure | 'view' | 'failed';

/** The bounds between good, needs improvement and poor: https://web.dev/articles/defining-core-web-vitals-thresholds */
export const thresholds: Readonly<Record<MeasuredMetric, readonly [good: number, poor: number]>> = {
  lcp: [2_500, 4_000],
  inp: [200, 500],
  cls: [100, 250],
};

/** The upper bound of the bucket that a value is counted in. A value above all buckets is counted in the last one. */
export function bucketOf(metric: MeasuredMetric, value: number): number {
  return bounds[metric].find((bound) => value <= bound) ?? (bounds[metric].at(-1) as number);
}

/**
 * The 75th percentile of counts by bucket, or null without any. Within its bucket the values are taken to be spread evenly.
 */
export function p75Of(metric: MeasuredMetric, counts: ReadonlyMap<number, number>): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let missing = total * 0.75;
  let lower = 0;
  for (const upper of bounds[metric]) {
    const count = counts.get(upper) ?? 0;
    if (count >= missing) return Math.round(lower + (upper - lower) * (missing / count));
    missing -= count;
    lower = upper;
  }
  return lower;
}
