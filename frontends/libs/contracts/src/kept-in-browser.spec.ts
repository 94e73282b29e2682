import { afterEach, describe, expect, it } from '@jest/globals';

import { cart } from './cart';
import { CHECKOUT_DRAFT_KEY, SELLER_DRAFT_KEY, claimForAccount, forgetAccount } from './kept-in-browser';

const apple = { id: 1, name: 'کنسانتره سیب', image: '', brix: '', weight: '', origin: '' };
const [sara, reza] = [7, 8];

afterEach(() => {
  forgetAccount();
});

describe('what a browser keeps (D44)', () => {
  it('goes at logout: cart and drafts', () => {
    claimForAccount(sara);
    cart.add(apple);
    sessionStorage.setItem(CHECKOUT_DRAFT_KEY, '{}');
    localStorage.setItem(SELLER_DRAFT_KEY, '{}');
    forgetAccount();
    expect(cart.items()).toEqual([]);
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
  });

  it('of a visitor belongs to the account they log in to', () => {
    cart.add(apple, 20);
    claimForAccount(sara);
    claimForAccount(sara);
    expect(cart.items()).toMatchObject([{ id: 1, quantity: 20 }]);
  });

  it('does not go over to another account, also when the first one never logged out', () => {
    claimForAccount(sara);
    cart.add(apple);
    sessionStorage.setItem(CHECKOUT_DRAFT_KEY, '{}');
    claimForAccount(reza);
    expect(cart.items()).toEqual([]);
    expect(sessionStorage.getItem(CHECKOUT_DRAFT_KEY)).toBeNull();
    cart.add(apple);
    claimForAccount(reza);
    expect(cart.items()).toHaveLength(1);
  });
});
