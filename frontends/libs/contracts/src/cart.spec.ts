import { beforeEach, describe, expect, it, jest } from '@jest/globals';

import { PRICE_ON_REQUEST, cart, totalItems, type NewCartItem } from './cart';

const KEY = 'afshoreh.cart';
const apple: NewCartItem = { id: 1, name: 'کنسانترهٔ سیب', image: 'a.svg', brix: '۷۰', weight: '۲۷۵', origin: 'ارومیه' };
const grape: NewCartItem = { ...apple, id: 2, name: 'کنسانترهٔ انگور' };

const quantities = () => cart.items().map(({ id, quantity }) => [id, quantity]);
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;

/** Simulates a change by another tab: the storage changes, and this tab gets the event. */
function otherTabWrites(value: string | null): void {
  if (value === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, value);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: value }));
}

beforeEach(() => {
  jest.restoreAllMocks();
  otherTabWrites(null);
});

describe('cart', () => {
  it('appends a new product with quantity 1 and the price text', () => {
    cart.add(apple);
    expect(cart.items()).toEqual([{ ...apple, quantity: 1, price: PRICE_ON_REQUEST, pack: null, ordered: null }]);
  });

  it('adds the given amount to the quantity of a product that is already in the cart', () => {
    cart.add(apple);
    cart.add(grape);
    cart.add(apple, 25);
    expect(quantities()).toEqual([
      [1, 26],
      [2, 1],
    ]);
  });

  it('adds one pack where the pack is known, also to an existing line', () => {
    const drum = { name: 'بشکه', kilograms: 275, perPallet: 4 };
    cart.add(apple);
    cart.add({ ...apple, pack: drum });
    cart.add({ ...grape, pack: drum });
    expect(quantities()).toEqual([
      [1, 276],
      [2, 275],
    ]);
    expect(cart.items().map(({ pack }) => pack)).toEqual([drum, drum]);
  });

  it('keeps the tracking code of a product that was ordered outside the cart', () => {
    cart.add(apple, 25);
    cart.addOrdered(apple, { trackingCode: 'K7QF2-9MXTA', kilograms: 275 });
    otherTabWrites(localStorage.getItem(KEY));
    expect(cart.items()[0]).toMatchObject({ quantity: 300, ordered: { trackingCode: 'K7QF2-9MXTA', kilograms: 275 } });
  });

  it('increases by one and decreases by one, never below 1', () => {
    cart.add(apple);
    cart.increase(1);
    expect(quantities()).toEqual([[1, 2]]);
    cart.decrease(1);
    cart.decrease(1);
    expect(quantities()).toEqual([[1, 1]]);
  });

  it('removes a line, clears all lines, and restores them', () => {
    cart.add(apple);
    cart.add(grape, 3);
    const before = cart.items();
    cart.remove(1);
    expect(quantities()).toEqual([[2, 3]]);
    cart.clear();
    expect(cart.items()).toEqual([]);
    cart.restore(before);
    expect(quantities()).toEqual([
      [1, 1],
      [2, 3],
    ]);
  });

  it('loses no line and no quantity that another tab added in the meantime', () => {
    cart.add(apple);
    const shown = cart.items();
    cart.add(apple, 4);
    cart.add(grape, 3);
    cart.removeLines(shown);
    expect(quantities()).toEqual([
      [1, 4],
      [2, 3],
    ]);
    cart.removeLines(cart.items());
    expect(localStorage.getItem('afshoreh.cart')).toBeNull();
  });

  it('counts the sum of the quantities', () => {
    cart.add(apple, 10);
    cart.add(grape, 5);
    expect(totalItems(cart.items())).toBe(15);
  });

  it('limits the quantity of a product to the maximum of an order', () => {
    cart.add(apple, 5_000_000);
    cart.increase(1);
    expect(quantities()).toEqual([[1, 1_000_000]]);
  });

  it('is kept in local storage', () => {
    cart.add(apple, 2);
    expect(stored()).toEqual({
      version: 2,
      value: [{ ...apple, quantity: 2, price: PRICE_ON_REQUEST, pack: null, ordered: null }],
    });
  });

  it('notifies its subscribers until they unsubscribe', () => {
    const listener = jest.fn();
    const leave = cart.subscribe(listener);
    cart.add(apple);
    leave();
    cart.add(apple);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('follows other tabs', () => {
    const listener = jest.fn();
    cart.subscribe(listener);
    otherTabWrites(JSON.stringify([{ ...grape, quantity: 7 }]));
    expect(quantities()).toEqual([[2, 7]]);
    expect(listener).toHaveBeenCalled();
  });

  it('uses what another tab wrote even before the storage event arrives', () => {
    cart.add(apple);
    localStorage.setItem(KEY, JSON.stringify([{ ...apple, quantity: 9 }]));
    cart.add(apple);
    expect(quantities()).toEqual([[1, 10]]);
  });

  it.each(['{', '7', 'null', '{"a":1}', '[null,3,{"id":"x"},{"id":1,"name":"a"}]'])(
    'is empty, and never throws, when the storage holds %s',
    (value) => {
      expect(() => otherTabWrites(value)).not.toThrow();
      expect(cart.items()).toEqual([]);
    },
  );

  it('repairs a damaged stored line where possible', () => {
    otherTabWrites(
      JSON.stringify([{ id: 3, name: 'رب', quantity: -2, price: '100', pack: { name: 'بشکه' }, ordered: 7 }]),
    );
    expect(cart.items()).toEqual([
      {
        id: 3,
        name: 'رب',
        quantity: 1,
        image: '',
        brix: '',
        weight: '',
        origin: '',
        price: PRICE_ON_REQUEST,
        pack: null,
        ordered: null,
      },
    ]);
  });

  it('keeps working in memory when the storage is full', () => {
    cart.add(apple);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    cart.add(grape);
    cart.add(grape);
    expect(quantities()).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('is shared by every copy of this library on the page', async () => {
    cart.add(apple, 4);
    jest.resetModules();
    const other = await import('./cart');
    expect(other.cart).not.toBe(cart);
    expect(other.cart.items()).toEqual(cart.items());
    const listener = jest.fn();
    cart.subscribe(listener);
    other.cart.add(grape);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(quantities()).toEqual([
      [1, 4],
      [2, 1],
    ]);
  });
});
