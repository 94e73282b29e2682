import { leftToRight } from '@afshoreh/persian';
import {
  formatLimit,
  formatResult,
  type AnalysisResult,
  type ResultLimit,
  type StatedValue,
} from '@afshoreh/persian/analyses';
import type { BuyerLimit, LimitMatch } from '@afshoreh/persian/specification';
import { matchCopy as copy } from './match-copy';

type Value = StatedValue | AnalysisResult;

/** «۶۵ تا ۷۱», without the unit. */
export function limitText({ min, max, absent }: Pick<BuyerLimit, 'min' | 'max' | 'absent'>): string {
  return absent ? copy.absent : formatLimit({ min, max, absent: false, text: null } as ResultLimit);
}

function statedText(value: Value): string {
  if ('operator' in value) return formatResult(value);
  const { min, max, target, text } = value;
  const [from, to] = min === null && max === null ? [target, target] : [min, max];
  if (from !== null && from === to) return formatResult({ operator: 'equal', value: from, text: null });
  return formatLimit({ min: from, max: to, absent: false, text } as ResultLimit);
}

/** Explains why a limit is met or not, or why there is no verdict: «بریکس ۶۰ تا ۶۴ است؛ شما ۶۵ تا ۷۱ خواسته‌اید». */
export function sentenceOf({ limit, reason }: LimitMatch, name: string, value: Value | undefined): string {
  if (reason === 'missing' || reason === 'terms' || reason === 'unit' || reason === 'text') return copy[reason](name);
  if (!value) return copy.missing(name);
  // Units are shown only where they differ.
  const isOther = value.unit !== limit.unit;
  const withUnit = (text: string, unit: string | null) =>
    isOther && unit !== null ? `${text} ${leftToRight(unit)}` : text;
  const said = copy.is(name, withUnit(statedText(value), value.unit), withUnit(limitText(limit), limit.unit));
  // The value was measured of another lot that represents the product, so it gives no verdict on this lot.
  if (reason === 'representative') return `${said} (${copy.representative})`;
  if (reason !== 'uncertain') return said;
  return `${said} (${'operator' in value ? copy.uncertainResult : copy.dependsOnLot})`;
}
