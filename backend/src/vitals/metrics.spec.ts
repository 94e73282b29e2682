import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bucketOf, measuredMetrics, p75Of, thresholds } from './metrics.js';

describe('the bucket of a value', () => {
  it('is its upper bound, and the last one for everything above', () => {
    expect([0, 250, 251, 2_500, 2_500.1, 1_000_000].map((value) => bucketOf('lcp', value))).toEqual([
      250, 250, 500, 2_500, 2_750, 60_000,
    ]);
  });

  it('ends at both thresholds, so that no bucket is good and poor at once', () => {
    for (const metric of measuredMetrics) {
      for (const threshold of thresholds[metric]) expect(bucketOf(metric, threshold)).toBe(threshold);
    }
  });
});

describe('the 75th percentile', () => {
  it('does not exist without values', () => {
    expect(p75Of('inp', new Map())).toBeNull();
  });

  it('lies in the bucket of the value that three quarters do not exceed', () => {
    expect(
      p75Of(
        'lcp',
        new Map([
          [1_000, 3],
          [4_000, 1],
        ]),
      ),
    ).toBe(1_000);
    expect(
      p75Of(
        'lcp',
        new Map([
          [1_000, 1],
          [4_000, 1],
        ]),
      ),
    ).toBe(3_750);
    expect(p75Of('cls', new Map([[0, 9]]))).toBe(0);
  });

  it('is at most one bucket away from that of the values themselves', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 50 }), (values) => {
        const counts = new Map<number, number>();
        for (const value of values) {
          const bucket = bucketOf('lcp', value);
          counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
        }
        const sorted = values.toSorted((one, other) => one - other);
        const exact = sorted[Math.ceil(values.length * 0.75) - 1] as number;
        expect(bucketOf('lcp', p75Of('lcp', counts) as number)).toBe(bucketOf('lcp', exact));
      }),
    );
  });
});
