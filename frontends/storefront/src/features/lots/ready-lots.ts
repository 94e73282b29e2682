import type { Schemas } from '@afshoreh/api-client';
import { formatLimit, formatResult } from '@afshoreh/persian/analyses';
import { barOf, type Bar } from './result-bar';

type PublicLot = Schemas['PublicLot'];
type Result = Schemas['Result'];

/** One result as the product's page shows it: «بریکس: ۷۰٫۲ از ۶۹ تا ۷۱». */
export interface ReadyResult extends Bar {
  name: string;
  result: string;
  limit: string;
  verdict: NonNullable<Result['verdict']>;
}

export interface ReadyLot extends Pick<PublicLot, 'number' | 'producedOn' | 'kilograms' | 'pack'> {
  /** The edition of the latest certificate; null when none is published. */
  edition: number | null;
  results: ReadyResult[];
}

const mostLots = 5;
const mostResults = 6;

/** The newest lots, each with its first results that can be shown as a bar. */
export function readyLots(lots: readonly PublicLot[]): ReadyLot[] {
  return lots.slice(0, mostLots).map(({ number, producedOn, kilograms, pack, analyses }) => ({
    number,
    producedOn,
    kilograms,
    pack,
    edition: analyses[0]?.edition ?? null,
    results: (analyses[0]?.results ?? []).flatMap(readyResult).slice(0, mostResults),
  }));
}

function readyResult(result: Result): ReadyResult[] {
  const bar = barOf(result);
  const { name, limit, verdict } = result;
  if (!bar || !limit || !verdict) return [];
  return [{ ...bar, name, result: formatResult(result), limit: formatLimit(limit), verdict }];
}
