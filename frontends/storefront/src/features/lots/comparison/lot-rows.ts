import { foldForSearch, formatDate, formatNumber, leftToRight } from '@afshoreh/persian';
import {
  acidNames,
  digitsOf,
  formatLimit,
  formatResult,
  inUnit,
  reasonWords,
  verdictWords,
} from '@afshoreh/persian/analyses';
import {
  cellOfText,
  merged,
  rowOf,
  type Cell,
  type ComparedGroup,
  type ComparedRow,
} from '../../../components/comparison/rows';
import { copy as lotsCopy } from '../copy';
import type { Result } from '../get-lots';
import { verdictTones } from '../verdict-tones';
import type { ComparedLot } from './compared-lots';
import { copy } from './copy';

const known = (text: string | null | undefined) => (text ? cellOfText(text) : null);

/** Rows about the lot itself and its analysis. */
function factRows(lots: readonly ComparedLot[]): ComparedRow[] {
  const { facts, about, kinds, kilograms } = lotsCopy;
  const row = (key: string, label: string, textOf: (lot: ComparedLot) => string | null | undefined) =>
    rowOf(
      key,
      label,
      lots.map((lot) => known(textOf(lot))),
    );
  return [
    row('product', facts.product, ({ productName }) => productName),
    row('producedOn', facts.producedOn, ({ producedOn }) => formatDate(producedOn)),
    row('bestBefore', facts.bestBefore, ({ bestBefore }) => formatDate(bestBefore)),
    row('kilograms', facts.kilograms, (lot) => kilograms(formatNumber(lot.kilograms))),
    row('pack', facts.pack, ({ pack }) => pack),
    row('kind', about.kind, ({ analysis }) => analysis && kinds[analysis.kind]),
    row('laboratory', about.laboratory, ({ analysis }) => analysis?.laboratory),
    row('analysedOn', about.analysedOn, ({ analysis }) => analysis && formatDate(analysis.analysedOn)),
  ];
}

/** Notes about a result: the terms, the method and the limit of the measurement. */
function notesOf({ acid, basisBrix, endPoint, method, limit, unit, reason }: Result): string[] {
  const terms = [
    acid && acidNames[acid],
    basisBrix !== null && lotsCopy.basis(digitsOf(basisBrix)),
    endPoint !== null && copy.endPoint(digitsOf(endPoint)),
  ];
  const limitUnit = limit?.unit && limit.unit !== unit ? ` ${leftToRight(limit.unit)}` : '';
  return [
    limit ? copy.limit(formatLimit(limit) + limitUnit) : lotsCopy.noLimit,
    reason && reasonWords[reason],
    terms.filter(Boolean).join('، '),
    method,
  ].filter((note): note is string => Boolean(note));
}

/** @param unit the unit in which the row is compared; null when every cell shows its own unit */
function cellOf(result: Result, unit: string | null, rowUnit: string | null, representative: boolean): Cell {
  const { operator, value, text, verdict, basisBrix, acid, endPoint } = result;
  const stated = formatResult(result);
  const number = operator === 'absent' ? 0 : value;
  const compared = number === null ? null : inUnit(number, result.unit, unit);
  const ownUnit = value !== null && result.unit !== rowUnit ? result.unit : null;
  return {
    text: ownUnit ? `${stated} ${leftToRight(ownUnit)}` : stated,
    notes: notesOf(result),
    ...(verdict && { badge: { text: verdictWords[verdict], tone: verdictTones[verdict] } }),
    same: [operator, compared ?? foldForSearch(text ?? ''), verdict].join(' '),
    terms: operator === 'text' ? null : { basisBrix, acid, endPoint, unit: compared === null ? result.unit : unit },
    representative,
  };
}

/** A row for every parameter that a certificate of one of the lots states. */
function resultRows(lots: readonly ComparedLot[]): ComparedRow[] {
  const lists = lots.map(({ analysis }) => analysis?.results ?? []);
  const names = new Map(lists.flat().map(({ parameter, name }) => [parameter, name]));
  return merged(lists.map((list) => list.map(({ parameter }) => parameter))).map((parameter) => {
    const results = lists.map((list) => list.find((each) => each.parameter === parameter) ?? null);
    const measured = results.flatMap((result) => (result && result.operator !== 'text' ? result : []));
    const unit = measured[0]?.unit ?? null;
    const rowUnit = measured.every((result) => result.unit === unit) ? unit : null;
    const cells = results.map(
      (result, at) => result && cellOf(result, unit, rowUnit, lots[at]?.analysis?.kind === 'representative'),
    );
    return rowOf(parameter, names.get(parameter) ?? parameter, cells, rowUnit);
  });
}

/** The facts and the measured results of the lots. */
export function lotGroups(lots: readonly ComparedLot[]): ComparedGroup[] {
  return [
    { key: 'lot', title: lotsCopy.head.title, rows: factRows(lots) },
    { key: 'results', title: lotsCopy.resultsTitle, rows: resultRows(lots) },
  ].filter(({ rows }) => rows.length > 0);
}
