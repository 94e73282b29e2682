import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation } from '@afshoreh/contracts/query';
import { toPersianDigits } from '@afshoreh/persian';
import { writeFailureOf } from '../../form/failed-write';
import { showUndo } from '../../form/undo';
import type { Category } from '../../get-categories';
import { useRefetch } from '../../resource/use-resource';
import { categories } from './categories';
import { copy } from './copy';

interface Order {
  /** All categories as stored, in their new order. */
  categories: readonly Category[];
  /** The previous order, which an undo restores, and the text of the toast. An undo has none. */
  undo?: { before: readonly Category[]; done: string };
}

/**
 * Moves a category, and offers an undo. The whole order is stored at once: if somebody else has changed a category
 * meanwhile, the server refuses the new order, and the list shows the stored one again.
 */
export function useCategoryOrder(all: readonly Category[]) {
  const refetch = useRefetch(categories);
  const order = useMutation({
    mutationFn: ({ categories: wanted }: Order) => {
      const body = { categories: wanted.map(({ id, version }) => ({ id, version })) };
      return api.PUT('/categories/order', { body }).then(dataOf);
    },
    onSuccess: async (stored, { undo }) => {
      if (!undo) showToast({ tone: 'success', title: copy.orderRestored });
      else showUndo(undo.done, () => order.mutate({ categories: asIn(undo.before, stored) }));
      await refetch();
    },
    onError: async (error) => {
      showToast({ tone: 'error', title: copy.orderFailed, description: writeFailureOf(error) });
      await refetch();
    },
  });
  const move = (from: number, to: number) => {
    if (order.isPending) return;
    const done = copy.moved(all[from]?.name ?? '', toPersianDigits(to + 1));
    order.mutate({ categories: moveItem(all, from, to), undo: { before: all, done } });
  };
  return { move, isPending: order.isPending };
}

/** Returns the stored categories in the given order. */
function asIn(order: readonly Category[], stored: readonly Category[]): Category[] {
  const placeOf = ({ id }: Category) => order.findIndex((each) => each.id === id);
  return stored.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Returns the list with the item at `from` moved to `to`. An invalid position returns the list unchanged. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const order = [...items];
  const [item] = order.splice(from, 1);
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  order.splice(to, 0, item);
  return order;
}
