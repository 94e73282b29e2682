import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@afshoreh/api-client';
import { PRICE_ON_REQUEST, type CartItem } from '@afshoreh/contracts';
import { EMPTY_CHECKOUT } from './checkout-values';
import { lineProblemsOf, orderOf } from './place-order';

const aLine = (id: number, name: string, quantity: number): CartItem => ({
  id,
  name,
  quantity,
  image: '',
  brix: '70',
  weight: '275',
  origin: 'ارومیه',
  price: PRICE_ON_REQUEST,
  pack: null,
  ordered: null,
});
const lines = [aLine(7, 'کنسانترهٔ سیب', 20), aLine(9, 'رب گوجه‌فرنگی', 1)];
const contact = {
  customerName: 'سارا محمدی',
  phone: '09141234567',
  email: 'sara@example.com',
  address: 'ارومیه، خیابان کاشانی',
};

describe('an order from the checkout', () => {
  it('names the customer and every line with product, name and quantity', () => {
    expect(orderOf({ ...EMPTY_CHECKOUT, ...contact, notes: 'بشکه' }, lines)).toEqual({
      ...contact,
      notes: 'بشکه',
      items: [
        { productId: 7, productName: 'کنسانترهٔ سیب', quantity: 20 },
        { productId: 9, productName: 'رب گوجه‌فرنگی', quantity: 1 },
      ],
    });
  });

  it('leaves out what is empty and optional, and names the company that was typed', () => {
    const typed = { ...EMPTY_CHECKOUT, ...contact, companyName: 'صنایع نمونه', deliveryDate: '2121-03-06' };
    const { items: _items, ...order } = orderOf(typed, lines);
    expect(order).toEqual({ ...contact, companyName: 'صنایع نمونه', deliveryDate: '2121-03-06' });
  });
});

describe('what is wrong with a refused order', () => {
  const refused = (...errors: { field: string; message: string }[]) =>
    new ApiError(400, 'orders.product_unknown', 'این محصول دیگر در فهرست ما نیست', errors);

  it('is shown at the line of its product', () => {
    const problems = lineProblemsOf(refused({ field: 'items.1.productId', message: 'نیست' }), lines);
    expect([...problems]).toEqual([[9, 'نیست']]);
  });

  it('is not shown at a line when it concerns a form field, or a line that was not sent', () => {
    const errors = [
      { field: 'phone', message: 'کوتاه' },
      { field: 'items.5.productId', message: 'نیست' },
      { field: 'itemsX.0', message: 'نیست' },
    ];
    expect(lineProblemsOf(refused(...errors), lines).size).toBe(0);
    expect(lineProblemsOf(new TypeError('lost'), lines).size).toBe(0);
  });
});
