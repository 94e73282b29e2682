import { beforeEach, describe, expect, it } from '@jest/globals';
import { EMPTY_CHECKOUT } from './checkout-values';
import { checkoutDraft } from './draft';

const order = { customerName: 'سارا محمدی', items: [{ productId: 1, quantity: 20 }] };

/** Generates k1, k2, k3 … */
function newKeys(): () => string {
  let made = 0;
  return () => `k${(made += 1)}`;
}

describe('the checkout draft', () => {
  beforeEach(() => sessionStorage.clear());
  const draft = checkoutDraft(null);

  it('keeps what was typed through a reload', () => {
    draft.keepTyped({ ...EMPTY_CHECKOUT, address: 'ارومیه، خیابان کاشانی' });
    expect(draft.values().address).toBe('ارومیه، خیابان کاشانی');
  });

  it.each(['', 'not json', '[]', '"text"', '{"values":{"phone":7}}', '{"sent":{"key":1}}'])(
    'starts empty when storage holds %j',
    (stored) => {
      sessionStorage.setItem('afshoreh.checkout', stored);
      expect(draft.values()).toEqual(EMPTY_CHECKOUT);
      expect(draft.keyFor(order, newKeys())).toBe('k1');
    },
  );

  it('sends the same order under the same key, also after a reload', () => {
    const newKey = newKeys();
    expect(draft.keyFor(order, newKey)).toBe('k1');
    draft.keepTyped({ ...EMPTY_CHECKOUT, customerName: 'سارا محمدی' });
    expect(draft.keyFor({ ...order }, newKey)).toBe('k1');
  });

  it('gives a changed order a new key', () => {
    const newKey = newKeys();
    draft.keyFor(order, newKey);
    expect(draft.keyFor({ ...order, customerName: 'سارا احمدی' }, newKey)).toBe('k2');
  });

  it('gives the same order a new key once the old key was refused', () => {
    const newKey = newKeys();
    draft.keyFor(order, newKey);
    draft.forgetKey();
    expect(draft.keyFor(order, newKey)).toBe('k2');
  });

  it('is removed once the order is placed', () => {
    draft.keepTyped({ ...EMPTY_CHECKOUT, phone: '09141234567' });
    draft.forget();
    expect(draft.values().phone).toBe('');
  });

  it('of one customer is never shown to another customer or to a visitor', () => {
    const sara = checkoutDraft(7);
    const reza = checkoutDraft(8);
    const newKey = newKeys();
    sara.keepTyped({ ...EMPTY_CHECKOUT, address: 'ارومیه، خیابان کاشانی' });
    sara.keyFor(order, newKey);
    expect(checkoutDraft(7).values().address).toBe('ارومیه، خیابان کاشانی');
    expect(draft.values()).toEqual(EMPTY_CHECKOUT);
    expect(reza.values()).toEqual(EMPTY_CHECKOUT);
    expect(reza.keyFor(order, newKey)).toBe('k2');
    expect(sara.values()).toEqual(EMPTY_CHECKOUT);
  });

  it('of a visitor is kept after they log in', () => {
    draft.keepTyped({ ...EMPTY_CHECKOUT, address: 'ارومیه، خیابان کاشانی' });
    expect(checkoutDraft(7).values().address).toBe('ارومیه، خیابان کاشانی');
  });
});
