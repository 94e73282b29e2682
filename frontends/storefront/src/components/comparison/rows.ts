import { foldForSearch } from '@afshoreh/persian';
import type { Tone } from '@afshoreh/ui/theme';
import { copy } from './copy';

/** In which terms a number is measured. Numbers in other terms are not compared. */
export interface Terms {
  basisBrix: number | null;
  acid: string | null;
  endPoint: number | null;
  unit?: string | null;
}

export interface Cell {
  text: string;
  /** How the value is measured, and what else belongs to it. */
  notes: readonly string[];
  /** What is said of the value, beside it. */
  badge?: { text: string; tone: Tone };
  /** Equal texts mean equal values. */
  same: string;
  /** Null for a text, of which no terms are known. */
  terms: Terms | null;
  /** It was measured of another lot, which stands for this one. */
  representative?: boolean;
}

export interface ComparedRow {
  key: string;
  label: string;
  /** As laboratories write it. */
  unit: string | null;
  /** In the order of the columns; null where a column has no value. */
  cells: (Cell | null)[];
  verdict: 'equal' | 'different' | 'incomparable';
  /** Why the values are not comparable. */
  reason?: string;
}

export interface ComparedGroup {
  key: string;
  title: string;
  rows: ComparedRow[];
}

const BASIS = ['basisBrix', 'acid', 'endPoint'] as const;

/** How values of one parameter relate, and why they are not comparable if so. Null stands for a column without a value. */
export function verdictOf(
  cells: readonly (Pick<Cell, 'same' | 'terms' | 'representative'> | null)[],
): Pick<ComparedRow, 'verdict' | 'reason'> {
  const known = cells.filter((cell) => cell !== null);
  const typed = known.flatMap(({ terms }) => terms ?? []);
  const incomparable = (reason: keyof typeof copy.reasons) =>
    ({ verdict: 'incomparable', reason: copy.reasons[reason] }) as const;
  if (known.length > 1 && known.some((cell) => cell.representative)) return incomparable('representative');
  const unlike = [...BASIS, 'unit' as const].find((name) => new Set(typed.map((each) => each[name])).size > 1);
  if (unlike) return incomparable(unlike);
  const hasBasis = typed.some((each) => BASIS.some((name) => each[name] !== null));
  if (hasBasis && typed.length < known.length) return incomparable('unknown');
  const isEqual = known.length === cells.length && new Set(known.map(({ same }) => same)).size <= 1;
  return { verdict: isEqual ? 'equal' : 'different' };
}

export function cellOfText(text: string, note?: string | null): Cell {
  return { text, notes: note ? [note] : [], same: foldForSearch(text), terms: null };
}

export function rowOf(key: string, label: string, cells: (Cell | null)[], unit: string | null = null): ComparedRow {
  const outcome = verdictOf(cells);
  // Beside numbers on another basis, one without a basis says that it has none.
  const isBasis = outcome.reason === copy.reasons.basisBrix;
  const said = cells.map((cell) =>
    isBasis && cell?.terms?.basisBrix === null ? { ...cell, notes: [copy.asItIs, ...cell.notes] } : cell,
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

/** The groups with only the rows that fit. */
export function groupsWith(groups: readonly ComparedGroup[], fits: (row: ComparedRow) => boolean): ComparedGroup[] {
  return groups.map((group) => ({ ...group, rows: group.rows.filter(fits) })).filter(({ rows }) => rows.length > 0);
}
