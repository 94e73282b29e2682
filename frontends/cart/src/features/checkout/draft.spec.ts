import { beforeEach, describe, expect, it } from '@jest/globals';
import { EMPTY_CHECKOUT } from './checkout-schema';
import { forgetDraft, forgetKey, keepTyped, keyFor, readDraft } from './draft';

const order = { customerName: 'سارا محمدی', items: [{ productId: 1, quantity: 20 }] };

/** k1, k2, k3 … */
function newKeys(): () => string {
  let made = 0;
  return () => `k${(made += 1)}`;
}

describe('the checkout draft', () => {
  beforeEach(() => sessionStorage.clear());

  it('keeps what was typed through a reload', () => {
    keepTyped({ ...EMPTY_CHECKOUT, address: 'ارومیه، خیابان کاشانی' });
    expect(readDraft().values.address).toBe('ارومیه، خیابان کاشانی');
  });

  it.each(['', 'not json', '[]', '"text"', '{"values":{"phone":7}}', '{"sent":{"key":1}}'])(
    'starts empty when storage holds %j',
    (stored) => {
      sessionStorage.setItem('afshoreh.checkout', stored);
      expect(readDraft()).toEqual({ values: EMPTY_CHECKOUT, sent: null });
    },
  );

  it('sends the same order under the same key, also after a reload', () => {
    const newKey = newKeys();
    expect(keyFor(order, newKey)).toBe('k1');
    keepTyped({ ...EMPTY_CHECKOUT, customerName: 'سارا محمدی' });
    expect(keyFor({ ...order }, newKey)).toBe('k1');
  });

  it('gives a changed order a new key', () => {
    const newKey = newKeys();
    keyFor(order, newKey);
    expect(keyFor({ ...order, customerName: 'سارا احمدی' }, newKey)).toBe('k2');
  });

  it('gives the same order a new key once its old one was refused', () => {
    const newKey = newKeys();
    keyFor(order, newKey);
    forgetKey();
    expect(keyFor(order, newKey)).toBe('k2');
  });

  it('is gone after the order was placed', () => {
    keepTyped({ ...EMPTY_CHECKOUT, phone: '09141234567' });
    forgetDraft();
    expect(readDraft().values.phone).toBe('');
  });
});
