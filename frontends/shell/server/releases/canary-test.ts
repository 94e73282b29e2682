/*
 * Whether a canary does worse than the live version, asked again and again while views come in. A usual test at the fifth per
 * cent would find something in every good release that is looked at often enough. This one is the mixture sequential
 * probability ratio test for the difference of two proportions: R. Johari, P. Koomen, L. Pekelis, D. Walsh, «Always Valid
 * Inference: Continuous Monitoring of A/B Tests», Operations Research 70 (2022). Its ratio exceeds 1/α at any time with a
 * probability of at most α, when both versions are alike. canary-test.spec.ts simulates it with rare failures too, for
 * which its normal approximation is rough.
 */

/** What was counted of a version since the canary began. */
export interface Tally {
  views: number;
  /** Views with a failure. */
  failed: number;
  /** Views whose LCP is known. */
  painted: number;
  /** Of these, the ones with a slow LCP: slower than three quarters of the live version's views before the canary. */
  slow: number;
}

/** For each of the two comparisons, so that both together stop at most one good release in a hundred. */
const ALPHA = 0.005;
/** The size of a difference that matters: the standard deviation of the mixture, as a share of views. */
const FAILED_DIFFERENCE = 0.02;
const SLOW_DIFFERENCE = 0.1;
/** With fewer views or events of the canary, chance looks like a cause. */
const LEAST_VIEWS = 100;
const LEAST_EVENTS = 5;

interface Proportion {
  of: number;
  events: number;
}

/** The likelihood ratio of «they differ» to «they are alike». */
function ratioOf(live: Proportion, canary: Proportion, difference: number): number {
  const pooled = (live.events + canary.events + 1) / (live.of + canary.of + 2);
  const variance = pooled * (1 - pooled) * (1 / live.of + 1 / canary.of);
  const mixture = difference ** 2;
  const observed = canary.events / canary.of - live.events / live.of;
  const exponent = (mixture * observed ** 2) / (2 * variance * (variance + mixture));
  return Math.sqrt(variance / (variance + mixture)) * Math.exp(exponent);
}

function isWorse(live: Proportion, canary: Proportion, difference: number): boolean {
  if (live.of < LEAST_VIEWS || canary.of < LEAST_VIEWS || canary.events < LEAST_EVENTS) return false;
  if (canary.events / canary.of <= live.events / live.of) return false;
  return ratioOf(live, canary, difference) >= 1 / ALPHA;
}

const percent = (events: number, of: number) => `${((100 * events) / of).toFixed(1)} %`;

/** Why the canary is worse, for the history; null as long as nothing speaks against it. */
export function findingOf(live: Tally, canary: Tally): string | null {
  const failed = ({ views, failed: events }: Tally) => ({ of: views, events });
  const slow = ({ painted, slow: events }: Tally) => ({ of: painted, events });
  const found = (what: string, of: (tally: Tally) => Proportion) => {
    const [worse, usual] = [of(canary), of(live)];
    return `auto: ${what}: ${percent(worse.events, worse.of)} of ${worse.of} views, live ${percent(usual.events, usual.of)}`;
  };
  if (isWorse(failed(live), failed(canary), FAILED_DIFFERENCE)) return found('failures', failed);
  if (isWorse(slow(live), slow(canary), SLOW_DIFFERENCE)) return found('slow LCP', slow);
  return null;
}

/** The shares that a canary gets one after the other, each until so many of its views were counted since it began. */
export const STAGES = [
  { percent: 1, views: 200 },
  { percent: 10, views: 800 },
  { percent: 50, views: 2_500 },
] as const;
