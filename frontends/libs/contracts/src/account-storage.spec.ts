import { afterEach, describe, expect, it } from '@jest/globals';

import { cart } from './cart';
import { compared, comparedLots } from './compared';
import { mySpecification } from './my-specification';
import { CHECKOUT_DRAFT_KEY, SELLER_DRAFT_KEY, claimForAccount, forgetAccount } from './account-storage';

const apple = { id: 1, name: 'کنسانترهٔ سیب', image: '', brix: '', weight: '', origin: '' };
const sara = 7;
const reza = 8;

afterEach(() => {
  forgetAccount();
});

describe('what a browser keeps', () => {
  it('is removed at logout: cart, products and lots to compare, the wanted specification and drafts', () => {
    claimForAccount(sara);
    cart.add(apple);
    compared.toggle(7);
    comparedLots.toggle('AP-1405-017');
    mySpecification.update(() => ({ mine: [] }));
    sessionStorage.setItem(CHECKOUT_DRAFT_KEY, '{}');
    localStorage.setItem(SELLER_DRAFT_KEY, '{}');
    forgetAccount();
    expect(cart.items()).toEqual([]);
    expect(compared.get()).toEqual([]);
    expect(comparedLots.get()).toEqual([]);
    expect(mySpecification.get()).toBeNull();
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
  });

  it('from before the login belongs to the account that logs in', () => {
    cart.add(apple, 20);
    claimForAccount(sara);
    claimForAccount(sara);
    expect(cart.items()).toMatchObject([{ id: 1, quantity: 20 }]);
  });

  it('is never passed to another account, even if the first one never logged out', () => {
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
