import { describe, expect, it } from '@jest/globals';

import { emptyForm, checkForm, parseForm } from './order-form';
import { keyOf } from './no-script-form';
import { orderForm } from './order-page';

const product = { id: 7, name: 'کنسانترهٔ سیب', pack: { name: 'بشکه', kilograms: 275 } };
const view = emptyForm(product).view;
const typed = (fields: Record<string, string>) =>
  parseForm(new URLSearchParams({ customerName: 'سارا', phone: '۰۹۱۴۱۲۳۴۵۶۷', quantity: '۲ بشکه', view, ...fields }));
const keyOfOrder = (fields: Record<string, string>) => {
  const form = typed(fields);
  const read = checkForm(form, product);
  return 'order' in read ? keyOf(form.view, read.order) : null;
};

describe('the order form for browsers without script', () => {
  it('reads amounts as the order dialog does', () => {
    expect(checkForm(typed({}), product)).toMatchObject({ order: { productId: 7, quantity: 550 } });
    expect(checkForm(typed({ quantity: '۱۲/۵ تن' }), product)).toMatchObject({ order: { quantity: 12_500 } });
    expect(checkForm(typed({ quantity: 'زیاد' }), product)).toMatchObject({ errors: { quantity: expect.any(String) } });
  });

  it('asks for a value in every empty field', () => {
    expect(checkForm(typed({ customerName: ' ', phone: '', quantity: '' }), product)).toEqual({
      errors: {
        customerName: 'نام خود را بنویسید',
        phone: 'شمارهٔ تماس خود را بنویسید',
        quantity: 'مقدار را بنویسید',
      },
    });
  });

  it('asks for confirmation once for less than a pack, and again for another amount', () => {
    expect(checkForm(typed({ quantity: '۱' }), product)).toEqual({ belowPack: 1 });
    expect(checkForm(typed({ quantity: '۱', asked: '1' }), product)).toMatchObject({ order: { quantity: 1 } });
    expect(checkForm(typed({ quantity: '۱', answer: '275' }), product)).toMatchObject({ order: { quantity: 275 } });
    expect(checkForm(typed({ quantity: '۲', asked: '1' }), product)).toEqual({ belowPack: 2 });
  });

  it('uses one key for one order from one view, and another key for any other', () => {
    expect(keyOfOrder({})).toBe(keyOfOrder({ quantity: '۵۵۰' }));
    expect(keyOfOrder({})).not.toBe(keyOfOrder({ phone: '۰۹۱۴۱۲۳۴۵۶۸' }));
    expect(keyOfOrder({})).not.toBe(keyOfOrder({ view: emptyForm(product).view }));
    expect(keyOfOrder({ view: '' })).not.toBe(keyOfOrder({ view: '' }));
  });

  it('escapes the typed values', () => {
    const html = orderForm.page(product, typed({ customerName: '"><script>alert(1)</script>' }), {});
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;');
  });
});
