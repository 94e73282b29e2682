import { persistentStore } from './persistent-store';

/** The text in place of a price: the cart never shows an amount. */
export const PRICE_ON_REQUEST = 'تماس بگیرید';
/** The largest quantity of an order line, in kilograms. */
const MAX_QUANTITY = 1_000_000;

/** A line of the cart. `quantity` is a whole number of kilograms, at least 1. */
export interface CartItem {
  id: number;
  name: string;
  quantity: number;
  image: string;
  brix: string;
  weight: string;
  origin: string;
  price: typeof PRICE_ON_REQUEST;
  /** The pack from the catalogue at the time the product was added; null when the catalogue has none. */
  pack: PackOfItem | null;
  /** The last order of this product that was not made from the cart. */
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
      price: PRICE_ON_REQUEST,
      pack: packOf(pack),
      ordered: orderedOf(ordered),
    },
  ];
}

/** Version 2 added `pack` and `ordered`. */
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

/** The cart of this browser, in local storage, the same in every tab and for every remote. */
export const cart = {
  items: store.get,
  subscribe: store.subscribe,
  /**
   * Adds `quantity` kilograms to the product's line, or appends a new line. The default is one pack, or 1 kg when the pack
   * is unknown.
   */
  add({ id, name, image, brix, weight, origin, pack = null }: NewCartItem, quantity = pack?.kilograms ?? 1): void {
    store.update((items) => {
      const known = items.find((item) => item.id === id);
      const sum = quantityOf((known?.quantity ?? 0) + quantityOf(quantity));
      const facts = { id, name, image, brix, weight, origin, pack, price: PRICE_ON_REQUEST } as const;
      if (!known) return [...items, { ...facts, quantity: sum, ordered: null }];
      return items.map((item) => (item === known ? { ...item, quantity: sum, pack: pack ?? item.pack } : item));
    });
  },
  /** Marks the product's line, new or existing, as already ordered outside the cart. */
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
  /** Does not go below 1. Only `remove` removes a line. */
  decrease(id: number): void {
    changeQuantity(id, -1);
  },
  setQuantity(id: number, quantity: number): void {
    store.update((items) => items.map((item) => (item.id === id ? { ...item, quantity: quantityOf(quantity) } : item)));
  },
  /** Subtracts the quantities of `lines`. Whatever another tab has added in the meantime stays. */
  removeLines(lines: CartItems): void {
    store.update((items) => {
      const left = items.flatMap((item) => {
        const gone = lines.find(({ id }) => id === item.id)?.quantity ?? 0;
        return item.quantity > gone ? [{ ...item, quantity: item.quantity - gone }] : [];
      });
      return left.length > 0 ? left : EMPTY;
    });
  },
  clear(): void {
    store.update(() => EMPTY);
  },
  /** Undoes `remove` and `removeLines`: inserts the lines at `index` and adds quantities that were added in the meantime. */
  restore(removed: CartItems, index = 0): void {
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

/** The sum of the quantities in kilograms, as the cart badge shows it. */
export function totalItems(items: CartItems): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}

/** The current lines and their sum; empty on the server and during hydration. */
export function useCart(): { items: CartItems; totalItems: number } {
  const items = store.use();
  return { items, totalItems: totalItems(items) };
}
