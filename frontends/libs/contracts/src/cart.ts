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
  /** As the catalogue said when it was added; null where it did not (D34). */
  pack: PackOfItem | null;
  /** What was ordered of it last, apart from the cart. */
  ordered: PlacedItem | null;
}

interface PackOfItem {
  name: string;
  kilograms: number;
  perPallet?: number | null;
}

interface PlacedItem {
  trackingCode: string;
  kilograms: number;
}

export type NewCartItem = Omit<CartItem, 'quantity' | 'price' | 'pack' | 'ordered'> & Partial<Pick<CartItem, 'pack'>>;
export type CartItems = readonly CartItem[];

const EMPTY: CartItems = [];

function quantityOf(value: number): number {
  return Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(value) || 1));
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

function packOf(stored: unknown): PackOfItem | null {
  const { name, kilograms, perPallet } = record(stored);
  if (typeof name !== 'string' || !isCount(kilograms)) return null;
  return { name, kilograms, perPallet: isCount(perPallet) ? perPallet : null };
}

function orderedOf(stored: unknown): PlacedItem | null {
  const { trackingCode, kilograms } = record(stored);
  return typeof trackingCode === 'string' && isCount(kilograms) ? { trackingCode, kilograms } : null;
}

function itemOf(stored: unknown): CartItem[] {
  const { id, name, quantity, image, brix, weight, origin, pack, ordered } = record(stored);
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
      pack: packOf(pack),
      ordered: orderedOf(ordered),
    },
  ];
}

/** Version 2 keeps the pack of a line and what was ordered of it. */
const store = persistentStore<CartItems>({
  key: 'afshoreh.cart',
  version: 2,
  empty: EMPTY,
  parse: (stored) => (Array.isArray(stored) ? stored.flatMap(itemOf) : EMPTY),
});

function changeQuantity(id: number, by: number): void {
  store.update((items) =>
    items.map((item) => (item.id === id ? { ...item, quantity: quantityOf(item.quantity + by) } : item)),
  );
}

/** The cart of this browser (spec §4), in local storage, the same in every tab and for every remote. */
export const cart = {
  items: store.get,
  subscribe: store.subscribe,
  /**
   * A product that is in the cart already gets `quantity` kilograms more; a new one becomes the last line. One pack where
   * that is known, unless told.
   */
  add({ id, name, image, brix, weight, origin, pack = null }: NewCartItem, quantity = pack?.kilograms ?? 1): void {
    store.update((items) => {
      const known = items.find((item) => item.id === id);
      const sum = quantityOf((known?.quantity ?? 0) + quantityOf(quantity));
      const facts = { id, name, image, brix, weight, origin, pack, price: CALL_US } as const;
      if (!known) return [...items, { ...facts, quantity: sum, ordered: null }];
      return items.map((item) => (item === known ? { ...item, quantity: sum, pack: pack ?? item.pack } : item));
    });
  },
  /** The product was ordered by itself, apart from the cart: its line, new or not, says so. */
  addOrdered(product: NewCartItem, ordered: PlacedItem): void {
    cart.add(product, ordered.kilograms);
    store.update((items) => items.map((item) => (item.id === product.id ? { ...item, ordered } : item)));
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
