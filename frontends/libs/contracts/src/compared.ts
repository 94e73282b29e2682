import { persistentStore } from './persistent-store';

/** More columns would not fit on a sheet of paper. */
export const MOST_COMPARED = 4;

const NONE: readonly never[] = [];

/** Reads a list of what fits, each once, {@link MOST_COMPARED} at most. */
const listOf =
  <Item>(fits: (each: unknown) => each is Item) =>
  (stored: unknown): readonly Item[] => {
    const items = Array.isArray(stored) ? stored.filter(fits) : [];
    return items.length > 0 ? [...new Set(items)].slice(0, MOST_COMPARED) : NONE;
  };

const idsOf = listOf((each): each is number => Number.isSafeInteger(each) && (each as number) > 0);
const numbersOf = listOf((each): each is string => typeof each === 'string' && /^[\w.-]+$/.test(each));

type Change<Item> = (items: readonly Item[]) => readonly Item[];

/** What this browser has chosen to compare, in local storage. */
export interface Chosen<Item> {
  get: () => readonly Item[];
  /** A hook that returns what is chosen; empty on the server and during hydration. */
  use: () => readonly Item[];
  /** Replaces what is chosen; only the first {@link MOST_COMPARED} are kept. */
  update: (change: Change<Item>) => void;
  toggle: (item: Item) => void;
}

function chosenIn<Item>(store: Omit<Chosen<Item>, 'toggle'>, read: Change<Item>): Chosen<Item> {
  const update = (change: Change<Item>) => store.update((items) => read(change(items)));
  const toggle = (item: Item) =>
    update((items) => (items.includes(item) ? items.filter((each) => each !== item) : [...items, item]));
  return { ...store, update, toggle };
}

/** The ids of products. */
export const compared = chosenIn(
  persistentStore<readonly number[]>({ key: 'afshoreh.compared', version: 1, empty: NONE, parse: idsOf }),
  idsOf,
);

/** The numbers of lots. */
export const comparedLots = chosenIn(
  persistentStore<readonly string[]>({ key: 'afshoreh.compared-lots', version: 1, empty: NONE, parse: numbersOf }),
  numbersOf,
);
