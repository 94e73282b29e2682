import { describe, expect, it } from '@jest/globals';

import { findingOf, STAGES, type Tally } from './canary-test';

/** mulberry32: a small generator with a seed, so that every run of this file sees the same visitors. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Version {
  /** The share of views with a failure. */
  failed: number;
  /** The share of views that are slower than three quarters of the live version's. */
  slow: number;
}

/** The visitors between two looks. */
const VIEWS_BETWEEN = 400;
/** The share above a bound that a quarter exceeds when each LCP takes 30 % longer; LCPs are log-normal with σ = 0.6. */
const SLOW_OF_30_PERCENT_MORE = 0.407;

/** How many of so many views have an event: exactly while it is rare, by the waiting times; otherwise by the normal distribution. */
function eventsIn(views: number, share: number, chance: () => number): number {
  if (share === 0 || views === 0) return 0;
  const expected = views * share;
  if (expected > 25) {
    const normal = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
    return Math.min(views, Math.max(0, Math.round(expected + normal * Math.sqrt(expected * (1 - share)))));
  }
  let events = 0;
  for (let at = 0; ; events += 1) {
    at += Math.floor(Math.log(1 - chance()) / Math.log(1 - share)) + 1;
    if (at > views) return events;
  }
}

/** Lets a canary pass all shares. Returns how many of its views had come when it was stopped, or null. */
function stoppedAfter(live: Version, canary: Version, chance: () => number): number | null {
  const nobody = (): Tally => ({ views: 0, failed: 0, painted: 0, slow: 0 });
  const [ofLive, ofCanary] = [nobody(), nobody()];
  const add = (tally: Tally, version: Version, views: number) => {
    tally.views += views;
    tally.painted += views;
    tally.failed += eventsIn(views, version.failed, chance);
    tally.slow += eventsIn(views, version.slow, chance);
  };
  for (const { percent, views } of STAGES) {
    while (ofCanary.views < views) {
      const tried = eventsIn(VIEWS_BETWEEN, percent / 100, chance);
      add(ofCanary, canary, tried);
      add(ofLive, live, VIEWS_BETWEEN - tried);
      if (findingOf(ofLive, ofCanary) !== null) return ofCanary.views;
    }
  }
  return null;
}

function simulated(live: Version, canary: Version, runs: number, seed: number) {
  const chance = chanceOf(seed);
  const stops = Array.from({ length: runs }, () => stoppedAfter(live, canary, chance));
  const found = stops.filter((views) => views !== null).sort((one, other) => one - other);
  return { share: found.length / runs, half: found[Math.floor(found.length / 2)], most: found.at(-1) };
}

describe('the test of a canary', () => {
  it.each([0, 0.001, 0.005, 0.02])(
    'stops at most one in a hundred that is as good as the live version, of whose views %d fail',
    (failed) => {
      const alike = { failed, slow: 0.25 };
      expect(simulated(alike, alike, 1_000, 1).share).toBeLessThanOrEqual(0.01);
    },
  );

  it('finds 5 % of failures while the canary has 1 % of the visitors, always', () => {
    const found = simulated({ failed: 0.005, slow: 0.25 }, { failed: 0.05, slow: 0.25 }, 300, 2);
    expect(found.share).toBe(1);
    expect(found.half).toBeLessThanOrEqual(150);
    expect(found.most).toBeLessThanOrEqual(800);
  });

  it('finds an LCP that takes 30 % longer before half of the visitors have it', () => {
    const found = simulated({ failed: 0.005, slow: 0.25 }, { failed: 0.005, slow: SLOW_OF_30_PERCENT_MORE }, 300, 3);
    expect(found.share).toBe(1);
    expect(found.half).toBeLessThanOrEqual(250);
    expect(found.most).toBeLessThanOrEqual(800);
  });

  it('says what it found in words for the history', () => {
    const live = { views: 10_000, failed: 30, painted: 9_000, slow: 2_250 };
    expect(findingOf(live, { views: 200, failed: 12, painted: 180, slow: 45 })).toBe(
      'auto: failures: 6.0 % of 200 views, live 0.3 %',
    );
    expect(findingOf(live, { views: 400, failed: 1, painted: 360, slow: 180 })).toBe(
      'auto: slow LCP: 50.0 % of 360 views, live 25.0 %',
    );
    expect(findingOf(live, { views: 200, failed: 0, painted: 180, slow: 20 })).toBeNull();
  });
});
