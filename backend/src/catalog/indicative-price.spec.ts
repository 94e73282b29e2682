import { describe, expect, it } from '@jest/globals';
import { indicativePriceOf } from './indicative-price.js';

const rate = 83_000;

describe('the indicative price', () => {
  it('is the own price when the admin shows it, even of a product in the price list', () =>
    expect(indicativePriceOf({ price: 150_000_000, showPrice: true, listUsdPerTon: 2000 }, rate)).toEqual({
      tomanPerTon: 150_000_000,
      basis: 'own',
      usdPerTon: null,
    }));

  it('is the price list at the rate when the own price is not shown', () =>
    expect(indicativePriceOf({ price: 150_000_000, showPrice: false, listUsdPerTon: 2000 }, rate)).toEqual({
      tomanPerTon: 166_000_000,
      basis: 'list',
      usdPerTon: 2000,
    }));

  it('is the price list when there is no own price to show', () =>
    expect(indicativePriceOf({ price: null, showPrice: true, listUsdPerTon: 900 }, rate)?.tomanPerTon).toBe(
      74_700_000,
    ));

  it('does not exist for a hidden price outside the list', () =>
    expect(indicativePriceOf({ price: 150_000_000, showPrice: false, listUsdPerTon: null }, rate)).toBeNull());

  it('is whole toman at any rate', () =>
    expect(indicativePriceOf({ price: null, showPrice: false, listUsdPerTon: 3 }, 83_000.25)?.tomanPerTon).toBe(
      249_001,
    ));
});
