import { describe, expect, it } from '@jest/globals';
import { orderSchema, quantityOf } from './order-form';

const form = { customerName: 'سارا محمدی', phone: '۰۹۱۴ ۱۲۳ ۴۵۶۷', quantity: '۲۵۰' };
const messages = (changes: Partial<typeof form>) =>
  orderSchema.safeParse({ ...form, ...changes }).error?.issues.map(({ message }) => message) ?? [];

describe('the order form (spec §5)', () => {
  it.each(['۰۹۱۴۱۲۳۴۵۶۷', '+98 914 123 4567', '0098-914-123-4567', '٠٤٤٣٢٧٥١٢', '044 3275 1234'])('takes the phone %s (D17)', (phone) => {
    expect(messages({ phone })).toEqual([]);
  });

  it.each(['۱۲۳۴۵۶۷', '1234567890123456', 'فردا زنگ بزنید', '0914123456x'])('refuses the phone %s', (phone) => {
    expect(messages({ phone })).toEqual(['شماره تماس باید ۸ تا ۱۵ رقم باشد']);
  });

  it('requires name and phone', () => {
    expect(messages({ customerName: '  ', phone: '' })).toEqual(['نام خود را بنویسید', 'شماره تماس خود را بنویسید']);
  });

  it('takes a million kilograms and no more', () => {
    expect(messages({ quantity: '1000000' })).toEqual([]);
    expect(messages({ quantity: '۱۰۰۰۰۰۱' })).toHaveLength(1);
  });
});

describe('the quantity of an order', () => {
  it.each([
    ['۲۵۰', 250],
    ['1,200', 1200],
    ['', 1],
    ['زیاد', 1],
    ['0', 1],
    ['-3', 1],
    ['2.5', 1],
  ])('reads %s as %i kg', (typed, kilograms) => {
    expect(quantityOf(typed)).toBe(kilograms);
  });
});
