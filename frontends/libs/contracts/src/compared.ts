import { persistentStore } from './persistent-store';

/** A fifth column would not fit on a printed sheet. */
export const MOST_COMPARED = 4;

const NONE: readonly never[] = [];

/** Returns a parser for a stored list: it keeps valid items, each once, and at most {@link MOST_COMPARED}. */
const listOf =
  <Item>(fits: (each: unknown) => each is Item) =>
  (stored: unknown): readonly Item[] => {
    const items = Array.isArray(stored) ? stored.filter(fits) : [];
    return items.length > 0 ? [...new Set(items)].slice(0, MOST_COMPARED) : NONE;
  };

const idsOf = listOf((each): each is number => Number.isSafeInteger(each) && (each as number) > 0);
const numbersOf = listOf((each): each is string => typeof each === 'string' && /^[\w.-]+$/.test(each));

type Change<Item> = (items: readonly Item[]) => readonly Item[];

/** The products or lots that the visitor selected for a comparison. This browser keeps them in local storage. */
export interface ComparisonSelection<Item> {
  get: () => readonly Item[];
  /** A hook that returns the selected items; empty on the server and during hydration. */
  use: () => readonly Item[];
  /** Changes the selection. Only the first {@link MOST_COMPARED} items are kept. */
  update: (change: Change<Item>) => void;
  toggle: (item: Item) => void;
}

function selectionOf<Item>(
  store: Omit<ComparisonSelection<Item>, 'toggle'>,
  read: Change<Item>,
): ComparisonSelection<Item> {
  const update = (change: Change<Item>) => store.update((items) => read(change(items)));
  const toggle = (item: Item) =>
    update((items) => (items.includes(item) ? items.filter((each) => each !== item) : [...items, item]));
  return { ...store, update, toggle };
}

/** The ids of the products to compare. */
export const compared = selectionOf(
  persistentStore<readonly number[]>({ key: 'afshoreh.compared', version: 1, empty: NONE, parse: idsOf }),
  idsOf,
);

/** The numbers of the lots to compare. */
export const comparedLots = selectionOf(
  persistentStore<readonly string[]>({ key: 'afshoreh.compared-lots', version: 1, empty: NONE, parse: numbersOf }),
  numbersOf,
);
