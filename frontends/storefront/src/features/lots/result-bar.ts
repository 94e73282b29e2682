import type { Schemas } from '@afshoreh/api-client';

type Result = Schemas['Result'];

/** The positions of the limit's ends and of the result, in per cent of the bar from its start. */
export interface Bar {
  from: number;
  to: number;
  at: number;
}

/** The share of the bar on each side of a limit with two ends. */
const outside = 0.2;

/** Null when the result is no number in the limit's own unit, or when the limit has no numbers. */
export function barOf({
  value,
  unit,
  limit,
  verdict,
}: Pick<Result, 'value' | 'unit' | 'limit' | 'verdict'>): Bar | null {
  if (value === null || !limit || limit.unit !== unit || verdict === 'not_comparable') return null;
  const { min, max } = limit;
  if (min === null && max === null) return null;
  const [start, end] = endsOf(min, max, value);
  const share = (number: number): number =>
    Math.round(Math.min(Math.max((number - start) / (end - start), 0), 1) * 100);
  return { from: min === null ? 0 : share(min), to: max === null ? 100 : share(max), at: share(value) };
}

function endsOf(min: number | null, max: number | null, value: number): [start: number, end: number] {
  if (min !== null && max !== null) {
    const beside = ((max - min) * outside) / (1 - 2 * outside) || max * outside || 1;
    return [min - beside, max + beside];
  }
  if (max !== null) return [0, (max || 1) / (1 - outside)];
  return [min! * (1 - outside), Math.max(value, min! || 1) * (1 + outside)];
}
