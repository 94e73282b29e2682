import { foldForSearch, toPersianDigits } from '@afshoreh/persian';
import { copy as productsCopy } from '../copy';
import { detailsCopy } from '../details-copy';
import type { ProductDetails } from '../get-product';
import { oldRateText, priceText } from '../price-text';
import { packsText } from '../questions';
import { endPointText, storageRows, technicalRows, type SpecificationRow } from '../technical-rows';
import { copy } from './copy';

type TypedValue = ProductDetails['specification'][number];
/** In which terms a number is measured. Numbers in other terms are not compared. */
type Terms = Pick<TypedValue, 'basisBrix' | 'acid' | 'endPoint'>;
type Verdict = 'equal' | 'different' | 'incomparable';

interface Cell {
  text: string;
  note: string | null;
  /** Equal texts mean equal values. */
  same: string;
  /** Null for a text, of which no terms are known. */
  terms: Terms | null;
}

export interface ComparedRow {
  key: string;
  label: string;
  /** As laboratories write it. */
  unit: string | null;
  /** In the order of the products; null where a product has no value. */
  cells: (Cell | null)[];
  verdict: Verdict;
  /** Why the values are not comparable. */
  reason?: string;
}

export interface ComparedGroup {
  key: string;
  title: string;
  rows: ComparedRow[];
}

const TERMS = ['basisBrix', 'acid', 'endPoint'] as const;

/**
 * What a value says, in a form that is equal for equal values: «۷۰ ± ۱» and «۶۹ تا ۷۱» are the same range. A target that is not
 * the middle of its range says more than the range.
 */
export function saidBy({ min, max, target, text }: Pick<TypedValue, 'min' | 'max' | 'target' | 'text'>): string {
  if (text !== null) return foldForSearch(text);
  const isOpen = min === null && max === null;
  const [from, to] = isOpen ? [target, target] : [min, max];
  const middle = from !== null && to !== null ? (from + to) / 2 : null;
  const isMiddle = target === null || (middle !== null && Math.abs(target - middle) < 1e-9);
  return `${from ?? ''}..${to ?? ''}${isMiddle ? '' : `@${target}`}`;
}

/** How values of one parameter relate, and why they are not comparable if so. Null stands for a product without a value. */
export function verdictOf(
  cells: readonly (Pick<Cell, 'same' | 'terms'> | null)[],
): Pick<ComparedRow, 'verdict' | 'reason'> {
  const known = cells.filter((cell) => cell !== null);
  const terms = known.map((cell) => cell.terms);
  const typed = terms.filter((each) => each !== null);
  const unlike = TERMS.find((name) => new Set(typed.map((each) => each[name])).size > 1);
  if (unlike) return { verdict: 'incomparable', reason: copy.reasons[unlike] };
  const hasTerms = typed.some((each) => TERMS.some((name) => each[name] !== null));
  if (hasTerms && typed.length < known.length) return { verdict: 'incomparable', reason: copy.reasons.unknown };
  const isEqual = known.length === cells.length && new Set(known.map(({ same }) => same)).size <= 1;
  return { verdict: isEqual ? 'equal' : 'different' };
}

function cellOf(value: TypedValue): Cell {
  return {
    text: toPersianDigits(value.written),
    note: endPointText(value.endPoint),
    same: saidBy(value),
    terms: value,
  };
}

function cellOfText(text: string, note: string | null = null): Cell {
  return { text, note, same: foldForSearch(text), terms: null };
}

function rowOf(key: string, label: string, cells: (Cell | null)[], unit: string | null = null): ComparedRow {
  const outcome = verdictOf(cells);
  // Beside numbers on another basis, one without a basis says that it has none.
  const isBasis = outcome.reason === copy.reasons.basisBrix;
  const said = cells.map((cell) =>
    isBasis && cell?.terms?.basisBrix === null
      ? { ...cell, note: [copy.asItIs, cell.note].filter(Boolean).join('، ') }
      : cell,
  );
  return { key, label, unit, cells: said, ...outcome };
}

/** Puts the keys of all lists in an order that keeps the order of each list, as far as they agree. */
export function merged(lists: readonly (readonly string[])[]): string[] {
  const all: string[] = [];
  for (const list of lists) {
    let at = 0;
    for (const key of list) {
      const known = all.indexOf(key);
      if (known === -1) all.splice(at, 0, key);
      at = (known === -1 ? at : known) + 1;
    }
  }
  return all;
}

/** The rows that cards have too: price, pack and origin. */
function offerRows(products: readonly ProductDetails[]): ComparedRow[] {
  const { rows } = copy;
  const known = (text: string | null) => (text ? cellOfText(toPersianDigits(text)) : null);
  const price = ({ indicativePrice }: ProductDetails) => {
    const amount = priceText(indicativePrice);
    return amount && indicativePrice
      ? cellOfText(copy.toman(amount), oldRateText(indicativePrice))
      : cellOfText(productsCopy.table.ask);
  };
  return [
    rowOf('price', rows.price, products.map(price)),
    rowOf(
      'pack',
      rows.pack,
      products.map((product) => known(packsText(product) ?? product.weight)),
    ),
    rowOf(
      'origin',
      rows.origin,
      products.map(({ origin }) => known(origin)),
    ),
  ];
}

/** Rows of texts that stand in no other row. */
function textRows(
  products: readonly ProductDetails[],
  rowsOf: (product: ProductDetails) => SpecificationRow[],
  shownElsewhere: ReadonlySet<string | null>,
): ComparedRow[] {
  const lists = products.map((product) =>
    rowsOf(product).filter(({ key }) => !shownElsewhere.has(key) && product[key as keyof ProductDetails]),
  );
  const labels = new Map(lists.flat().map(({ key, label }) => [key, label]));
  return merged(lists.map((list) => list.map(({ key }) => key))).map((key) => {
    const cells = lists.map((list) => list.find((row) => row.key === key));
    return rowOf(
      key,
      labels.get(key) ?? key,
      cells.map((row) => (row ? cellOfText(row.value) : null)),
    );
  });
}

/** The rows of typed values; a product without a value shows the text that it has instead. */
function typedRows(products: readonly ProductDetails[]): (ComparedRow & { group: string })[] {
  const any = new Map(products.flatMap(({ specification }) => specification.map((row) => [row.parameter, row])));
  const lists = products.map(({ specification }) => specification.map(({ parameter }) => parameter));
  return merged(lists).flatMap((parameter) => {
    const known = any.get(parameter);
    if (!known) return [];
    const { name, unit, group, field } = known;
    const cells = products.map((product) => {
      const value = product.specification.find((each) => each.parameter === parameter);
      if (value) return cellOf(value);
      const text = field === null ? undefined : product[field as keyof ProductDetails];
      return typeof text === 'string' && text ? cellOfText(toPersianDigits(text)) : null;
    });
    return [{ ...rowOf(parameter, name, cells, unit), group }];
  });
}

/** Everything that the products say of themselves, in the groups of a data sheet. */
export function comparedGroups(products: readonly ProductDetails[]): ComparedGroup[] {
  const { general, ...groups } = detailsCopy.groups;
  const typed = typedRows(products);
  const fields = products.flatMap(({ specification }) => specification.map(({ field }) => field));
  const shown = new Set<string | null>([...fields, 'weight', 'origin']);
  return [
    { key: 'general', title: general, rows: [...offerRows(products), ...textRows(products, technicalRows, shown)] },
    ...Object.entries(groups).map(([key, title]) => ({ key, title, rows: typed.filter(({ group }) => group === key) })),
    { key: 'storage', title: detailsCopy.storage, rows: textRows(products, storageRows, new Set()) },
  ].filter(({ rows }) => rows.length > 0);
}

/** The groups with only the rows that fit. */
export function groupsWith(groups: readonly ComparedGroup[], fits: (row: ComparedRow) => boolean): ComparedGroup[] {
  return groups.map((group) => ({ ...group, rows: group.rows.filter(fits) })).filter(({ rows }) => rows.length > 0);
}
