import { persistentStore } from './persistent-store';

/** What stands where a price would: the cart never shows a number (D2). */
export const CALL_US = 'تماس بگیرید';
/** Kilograms; the largest quantity an order takes. */
const MAX_QUANTITY = 1_000_000;

/** A line of the cart (spec §3). `quantity` is a whole number of kilograms, at least 1. */
export interface CartItem {
  id: number;
  name: string;
  quantity: number;
  image: string;
  brix: string;
  weight: string;
  origin: string;
  price: typeof CALL_US;
}
export type NewCartItem = Omit<CartItem, 'quantity' | 'price'>;
export type CartItems = readonly CartItem[];

const EMPTY: CartItems = [];

function quantityOf(value: number): number {
  return Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(value) || 1));
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function itemOf(stored: unknown): CartItem[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { id, name, quantity, image, brix, weight, origin } = stored as Record<string, unknown>;
  if (!Number.isSafeInteger(id) || typeof name !== 'string' || typeof quantity !== 'number') return [];
  return [
    {
      id: id as number,
      name,
      quantity: quantityOf(quantity),
      image: text(image),
      brix: text(brix),
      weight: text(weight),
      origin: text(origin),
      price: CALL_US,
    },
  ];
}

const store = persistentStore<CartItems>('afshoreh.cart', EMPTY, (stored) =>
  Array.isArray(stored) ? stored.flatMap(itemOf) : EMPTY,
);

function changeQuantity(id: number, by: number): void {
  store.update((items) =>
    items.map((item) => (item.id === id ? { ...item, quantity: quantityOf(item.quantity + by) } : item)),
  );
}

/** The cart of this browser (spec §4), in local storage, the same in every tab and for every remote. */
export const cart = {
  items: store.get,
  subscribe: store.subscribe,
  /** A product that is in the cart already gets `quantity` kilograms more; a new one becomes the last line. */
  add({ id, name, image, brix, weight, origin }: NewCartItem, quantity = 1): void {
    store.update((items) => {
      const known = items.find((item) => item.id === id);
      if (!known) {
        return [...items, { id, name, image, brix, weight, origin, quantity: quantityOf(quantity), price: CALL_US }];
      }
      return items.map((item) =>
        item === known ? { ...item, quantity: quantityOf(item.quantity + quantityOf(quantity)) } : item,
      );
    });
  },
  remove(id: number): void {
    store.update((items) => items.filter((item) => item.id !== id));
  },
  increase(id: number): void {
    changeQuantity(id, 1);
  },
  /** Never below 1: a line goes away by `remove` only. */
  decrease(id: number): void {
    changeQuantity(id, -1);
  },
  setQuantity(id: number, quantity: number): void {
    store.update((items) => items.map((item) => (item.id === id ? { ...item, quantity: quantityOf(quantity) } : item)));
  },
  clear(): void {
    store.update(() => EMPTY);
  },
  /** The undo of `remove` and `clear`: the lines stand at `index` again. What was added since stays, or adds up. */
  putBack(removed: CartItems, index = 0): void {
    store.update((items) => {
      const others = items.filter(({ id }) => !removed.some((line) => line.id === id));
      const back = removed.map((line) => {
        const since = items.find(({ id }) => id === line.id)?.quantity ?? 0;
        return { ...line, quantity: quantityOf(line.quantity + since) };
      });
      return [...others.slice(0, index), ...back, ...others.slice(index)];
    });
  },
};

/** Sum of the quantities, in kilograms: the number on the badge. */
export function totalItems(items: CartItems): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

/** The lines and their sum, kept current; empty on the server and while hydrating. */
export function useCart(): { items: CartItems; totalItems: number } {
  const items = store.use();
  return { items, totalItems: totalItems(items) };
}
