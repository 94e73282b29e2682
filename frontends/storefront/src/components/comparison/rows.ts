import { foldForSearch } from '@afshoreh/persian';
import type { Tone } from '@afshoreh/ui/theme';
import { copy } from './copy';

/** The conditions of a measurement. Numbers with different ones are not compared. */
export interface Terms {
  basisBrix: number | null;
  acid: string | null;
  endPoint: number | null;
  unit?: string | null;
}

export interface Cell {
  text: string;
  /** Notes about the value, such as how it was measured. */
  notes: readonly string[];
  /** A verdict on the value, shown beside it. */
  badge?: { text: string; tone: Tone };
  /** Two values are equal when these texts are. */
  same: string;
  /** Null for a text, which has no terms. */
  terms: Terms | null;
  /** The value was measured of another lot, which represents this one. */
  representative?: boolean;
}

export interface ComparedRow {
  key: string;
  label: string;
  /** The unit as laboratories write it. */
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

/**
 * Compares the values of one row: whether they are equal, or why they cannot be compared. Null is a column without a
 * value.
 */
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
  // A number without a basis says so when others of the row have one.
  const isBasis = outcome.reason === copy.reasons.basisBrix;
  const said = cells.map((cell) =>
    isBasis && cell?.terms?.basisBrix === null ? { ...cell, notes: [copy.asItIs, ...cell.notes] } : cell,
  );
  return { key, label, unit, cells: said, ...outcome };
}

/** Merges the keys of all lists. The result keeps the order of each list as far as the lists agree. */
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

/** Returns the groups with only the rows for which `fits` is true. */
export function groupsWith(groups: readonly ComparedGroup[], fits: (row: ComparedRow) => boolean): ComparedGroup[] {
  return groups.map((group) => ({ ...group, rows: group.rows.filter(fits) })).filter(({ rows }) => rows.length > 0);
}
