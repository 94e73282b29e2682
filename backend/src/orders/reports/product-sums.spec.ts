import { expect, it } from '@jest/globals';
import { mostAsked, productSums, type ProductSum } from './product-sums.js';

const sum = (productId: number, kilograms: number, lastLine: number, orders = 1): ProductSum => ({
  productId,
  kilograms,
  lastLine,
  orders,
});
const most = (days: ProductSum[][], count: number): Promise<ProductSum[]> => mostAsked(days.map(productSums), count);

it('adds up the days of a product, and keeps its newest line', async () => {
  const days = [[sum(3, 100, 40, 2)], [sum(3, 5_000_000_000, 7), sum(900_000, 1, 41)], []];
  expect(await most(days, 10)).toEqual([sum(3, 5_000_000_100, 40, 3), sum(900_000, 1, 41)]);
});

it('returns the products with the most kilograms, and of equal ones those that were ordered longer ago', async () => {
  const day = [sum(1, 10, 9), sum(2, 30, 8), sum(3, 20, 3), sum(4, 20, 2), sum(5, 20, 1), sum(6, 40, 7)];
  expect((await most([day], 3)).map(({ productId }) => productId)).toEqual([6, 2, 5]);
});

it('returns nothing for days without orders', async () => expect(await most([[], []], 10)).toEqual([]));
