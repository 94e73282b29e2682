import { persistentStore } from './persistent-store';

/** More columns would not fit on a sheet of paper. */
export const MOST_COMPARED = 4;

const NONE: readonly number[] = [];

function idsOf(stored: unknown): readonly number[] {
  const ids = Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id) && id > 0) : [];
  return ids.length > 0 ? [...new Set<number>(ids)].slice(0, MOST_COMPARED) : NONE;
}

const store = persistentStore<readonly number[]>({
  key: 'afshoreh.compared',
  version: 1,
  empty: NONE,
  parse: idsOf,
});

const update = (change: (ids: readonly number[]) => readonly number[]) => store.update((ids) => idsOf(change(ids)));

/** The ids of the products that this browser has chosen to compare, in local storage. */
export const compared = {
  ids: store.get,
  /** A hook that returns the ids; empty on the server and during hydration. */
  use: store.use,
  /** Replaces the ids; only the first {@link MOST_COMPARED} are kept. */
  update,
  toggle: (id: number) => update((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])),
};
