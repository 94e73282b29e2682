import { describe, expect, it } from '@jest/globals';
import { emptyOrder, orderSchema, type OrderForm } from './order-form';

const form = { ...emptyOrder, customerName: 'سارا محمدی', phone: '۰۹۱۴ ۱۲۳ ۴۵۶۷', quantity: 250 };
const messages = (changes: Partial<OrderForm>) =>
  orderSchema(null)
    .safeParse({ ...form, ...changes })
    .error?.issues.map(({ message }) => message) ?? [];

describe('the order form', () => {
  it.each(['۰۹۱۴۱۲۳۴۵۶۷', '+98 914 123 4567', '0098-914-123-4567', '٠٤٤٣٢٧٥١٢', '044 3275 1234'])(
    'takes the phone %s',
    (phone) => {
      expect(messages({ phone })).toEqual([]);
    },
  );

  it.each(['۱۲۳۴۵۶۷', '1234567890123456', 'فردا زنگ بزنید', '0914123456x'])('refuses the phone %s', (phone) => {
    expect(messages({ phone })).toEqual(['شمارهٔ تماس باید ۸ تا ۱۵ رقم باشد']);
  });

  it('requires name and phone', () => {
    expect(messages({ customerName: '  ', phone: '' })).toEqual(['نام خود را بنویسید', 'شمارهٔ تماس خود را بنویسید']);
  });

  it('begins with one kilogram', () => {
    expect(emptyOrder.quantity).toBe(1);
  });

  it.each(['', 'زیاد', '1.500'])('refuses «%s» for a quantity in words, and sends no other number', (quantity) => {
    expect(messages({ quantity })).toEqual([expect.stringMatching(/مقدار|بنویسید/)]);
  });

  it('takes a million kilograms and no more', () => {
    expect(messages({ quantity: 1_000_000 })).toEqual([]);
    expect(messages({ quantity: 1_000_001 })).toEqual(['مقدار نباید بیش از ۱٬۰۰۰٬۰۰۰ کیلوگرم باشد']);
  });
});
