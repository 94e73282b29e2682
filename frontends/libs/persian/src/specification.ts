import {
  judge,
  judgeStated,
  verdictOfAll,
  type AnalysisResult,
  type Judgement,
  type ResultLimit,
  type ResultTerms,
  type StatedValue,
  type Verdict,
  type VerdictReason,
} from './analyses.js';

/** A buyer's limit for one parameter: numbers of which both ends are included, or that nothing may be found. */
export interface BuyerLimit extends ResultTerms {
  /** The code of the parameter. */
  parameter: string;
  min: number | null;
  max: number | null;
  absent: boolean;
}

/** A buyer's limits for the products of one family. */
export interface FamilySpecification {
  /** The code of the family. */
  family: string;
  /** At most one limit for each parameter. */
  limits: readonly BuyerLimit[];
  /** Conflicting limits of the same parameters from another browser. The buyer has to choose between them. */
  others: readonly BuyerLimit[];
  /** Pasted lines in which no limit could be read. */
  unread: readonly string[];
}

/** Sorted by the codes of the families. Families without any limit are left out. */
export type BuyerSpecification = readonly FamilySpecification[];

export const mostOfSpecification = { families: 20, limits: 60, unread: 60, unreadLength: 500, largest: 1e9 } as const;

export const emptySpecification: BuyerSpecification = [];

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** The form of a code in the catalogue. */
const code = /^(?=.{1,64}$)[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*$/;
const codeOf = (value: unknown): string | null => (typeof value === 'string' && code.test(value) ? value : null);
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 && value <= mostOfSpecification.largest ? value : null;

function limitOf(value: unknown): BuyerLimit[] {
  const { parameter, min, max, absent, unit, basisBrix, acid, endPoint } = fieldsOf(value);
  const known = codeOf(parameter);
  const isAbsent = absent === true;
  const [from, to] = isAbsent ? [null, null] : [numberOf(min), numberOf(max)];
  if (known === null || (!isAbsent && from === null && to === null)) return [];
  if (from !== null && to !== null && from > to) return [];
  const terms = { basisBrix: numberOf(basisBrix), acid: textOf(acid), endPoint: numberOf(endPoint) };
  return [{ parameter: known, min: from, max: to, absent: isAbsent, unit: textOf(unit), ...terms }];
}

/** Keeps the first limit of each parameter. */
function once(limits: readonly BuyerLimit[]): BuyerLimit[] {
  return limits.filter((limit, at) => limits.findIndex(({ parameter }) => parameter === limit.parameter) === at);
}

/** Parses anything that a browser, a person or another version may have stored; leaves out what is no limit. */
export function specificationOf(stored: unknown): BuyerSpecification {
  const families = listOf(stored).flatMap((each): FamilySpecification[] => {
    const { family, limits, others, unread } = fieldsOf(each);
    const known = codeOf(family);
    if (known === null) return [];
    return [
      {
        family: known,
        limits: once(listOf(limits).flatMap(limitOf)),
        others: listOf(others).flatMap(limitOf),
        unread: [...new Set(listOf(unread).flatMap((line) => textOf(line) ?? []))],
      },
    ];
  });
  return ordered(families);
}

function ordered(families: readonly FamilySpecification[]): BuyerSpecification {
  return families
    .filter(({ family }, at) => families.findIndex((each) => each.family === family) === at)
    .filter(({ limits, others, unread }) => limits.length + others.length + unread.length > 0)
    .sort((a, b) => (a.family < b.family ? -1 : 1));
}

/** The buyer's limits for a family; null when there are none. */
export function specificationFor(specification: BuyerSpecification, family: string | null): FamilySpecification | null {
  return specification.find((each) => each.family === family) ?? null;
}

/** Returns the specification with this family replaced or added. */
export function withFamily(specification: BuyerSpecification, changed: FamilySpecification): BuyerSpecification {
  return ordered([changed, ...specification.filter(({ family }) => family !== changed.family)]);
}

/** Returns the limits with this one added. It replaces the limit of the same parameter. */
export function withLimit(limits: readonly BuyerLimit[], added: BuyerLimit): BuyerLimit[] {
  const at = limits.findIndex(({ parameter }) => parameter === added.parameter);
  return at === -1 ? [...limits, added] : limits.with(at, added);
}

/**
 * Whether two specifications, or parts of them, are equal. Both were made by this module, so their fields have the same
 * order.
 */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * A three-way merge of changes that were made in two places since `base`. A change on one side is applied. If both
 * sides changed the limit of a parameter, `theirs` counts, and `mine` is kept in `others`. A limit that one side
 * removed and the other changed stays, so that nothing is lost.
 */
export function mergedSpecification(
  base: BuyerSpecification,
  mine: BuyerSpecification,
  theirs: BuyerSpecification,
): BuyerSpecification {
  const codes = [...new Set([...mine, ...theirs].map(({ family }) => family))];
  return ordered(
    codes.map((family) => {
      const [ofBase, ofMine, ofTheirs] = [base, mine, theirs].map(
        (each) => specificationFor(each, family) ?? { family, limits: [], others: [], unread: [] },
      ) as [FamilySpecification, FamilySpecification, FamilySpecification];
      const { limits, lost } = mergedLimits(ofBase.limits, ofMine.limits, ofTheirs.limits);
      const others = mergedList(ofBase.others, ofMine.others, ofTheirs.others);
      return {
        family,
        limits,
        others: [...others, ...lost.filter((limit) => !others.some((each) => isSame(each, limit)))],
        unread: mergedList(ofBase.unread, ofMine.unread, ofTheirs.unread),
      };
    }),
  );
}

function mergedLimits(base: readonly BuyerLimit[], mine: readonly BuyerLimit[], theirs: readonly BuyerLimit[]) {
  const lost: BuyerLimit[] = [];
  const codes = [...new Set([...theirs, ...mine].map(({ parameter }) => parameter))];
  const limits = codes.flatMap((code) => {
    const [was, here, there] = [base, mine, theirs].map((each) => each.find(({ parameter }) => parameter === code));
    if (isSame(here, was)) return there ?? [];
    if (isSame(there, was)) return here ?? [];
    if (here && there && !isSame(here, there)) lost.push(here);
    return there ?? here ?? [];
  });
  return { limits, lost };
}

/** Merges two lists: what either side added, and what neither side removed. */
function mergedList<Item>(base: readonly Item[], mine: readonly Item[], theirs: readonly Item[]): Item[] {
  const has = (list: readonly Item[], item: Item) => list.some((each) => isSame(each, item));
  const kept = theirs.filter((item) => has(mine, item) || !has(base, item));
  return [...kept, ...mine.filter((item) => !has(theirs, item) && !has(base, item))];
}

/** `missing`: the product states nothing about the parameter. `representative`: another lot was measured. */
export type MatchReason = VerdictReason | 'missing' | 'representative';

/** Whether one of the buyer's limits is met, and why not. */
export interface LimitMatch {
  limit: BuyerLimit;
  verdict: Verdict;
  reason: MatchReason | null;
}

export interface Match {
  /**
   * One limit that is not met fails all; one that cannot be compared makes the verdict unknown. Null without limits.
   */
  verdict: Verdict | null;
  each: readonly LimitMatch[];
}

type OfParameter<Value> = Value & { parameter: string };

const asLimit = (limit: BuyerLimit): ResultLimit => ({ ...limit, text: null });

/**
 * Whether every lot of a product meets the limits. A parameter about which the product promises nothing gives no
 * verdict.
 */
export function matchOfProduct(limits: readonly BuyerLimit[], values: readonly OfParameter<StatedValue>[]): Match {
  return matchOf(limits, values, (value, limit) => judgeStated(value, limit));
}

/**
 * Whether a lot meets the limits by its measured results. @param isOwn whether this lot itself was measured, and not
 * another one that represents it
 */
export function matchOfLot(
  limits: readonly BuyerLimit[],
  results: readonly OfParameter<AnalysisResult>[],
  isOwn: boolean,
): Match {
  return matchOf(limits, results, (result, limit) =>
    isOwn ? judge(result, limit) : { verdict: 'not_comparable', reason: 'representative' },
  );
}

function matchOf<Value>(
  limits: readonly BuyerLimit[],
  values: readonly OfParameter<Value>[],
  judgeOne: (value: Value, limit: ResultLimit) => Judgement | Pick<LimitMatch, 'verdict' | 'reason'>,
): Match {
  const each = limits.map((limit): LimitMatch => {
    const value = values.find(({ parameter }) => parameter === limit.parameter);
    return { limit, ...(value ? judgeOne(value, asLimit(limit)) : { verdict: 'not_comparable', reason: 'missing' }) };
  });
  return { verdict: verdictOfAll(each.map(({ verdict }) => verdict)), each };
}
