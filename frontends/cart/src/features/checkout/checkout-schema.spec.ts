import { describe, expect, it } from '@jest/globals';
import { checkoutSchema } from './checkout-schema';
import { EMPTY_CHECKOUT, type CheckoutValues } from './checkout-values';

const valid: CheckoutValues = {
  ...EMPTY_CHECKOUT,
  customerName: 'سارا محمدی',
  phone: '۰۹۱۴ ۱۲۳ ۴۵۶۷',
  email: 'sara@example.com',
  address: 'ارومیه، خیابان کاشانی، پلاک ۱۲',
};

const messagesOf = (values: Partial<CheckoutValues>) => {
  const checked = checkoutSchema.safeParse({ ...valid, ...values });
  return checked.success ? [] : checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
};

describe('the checkout form', () => {
  it.each([
    [{ customerName: ' سا ' }, 'customerName: نام باید حداقل ۳ حرف باشد'],
    [{ email: 'sara@' }, 'email: ایمیل معتبر نیست'],
    [{ phone: '۰۹۱۴۱۲۳' }, 'phone: شماره تلفن باید حداقل ۱۰ رقم باشد'],
    [{ phone: '0914-123-4567-890123' }, 'phone: شمارهٔ تماس نباید بیش از ۱۵ رقم باشد'],
    [{ phone: 'تلفن ندارم' }, 'phone: شمارهٔ تماس فقط می‌تواند رقم، فاصله، خط تیره و + داشته باشد'],
    [{ address: 'ارومیه' }, 'address: آدرس باید حداقل ۱۰ حرف باشد'],
    [{ notes: 'ا'.repeat(2001) }, 'notes: نباید بیش از ۲٬۰۰۰ کاراکتر باشد'],
    [{ companyName: 'ا'.repeat(201) }, 'companyName: نباید بیش از ۲۰۰ کاراکتر باشد'],
    [{ deliveryDate: 'فردا' }, 'deliveryDate: تاریخ را این‌گونه بنویسید: ۱۴۰۵/۱۲/۱۵'],
    [{ deliveryDate: '۱۴۰۰/۱/۱' }, 'deliveryDate: تاریخ تحویل گذشته است؛ امروز یا روزی پس از آن را بنویسید'],
  ])('refuses %j', (values, message) => {
    expect(messagesOf(values)).toEqual([message]);
  });

  it.each(['09141234567', '+98 914 123 4567', '0098-914-1234567', '۰۴۴ ۳۲۷۵ ۱۲۳۴', '٠٩١٤١٢٣٤٥٦٧', '(044) 3275-1234'])(
    'takes the phone number %s',
    (phone) => {
      expect(messagesOf({ phone })).toEqual([]);
    },
  );

  it('turns a typed day of delivery into that of the API, and takes a company id with a wrong check digit', () => {
    const { data } = checkoutSchema.safeParse({ ...valid, deliveryDate: ' ۱۴۹۹/۱۲/۱۵ ', nationalId: '10380284792' });
    expect(data).toMatchObject({ deliveryDate: '2121-03-06', nationalId: '10380284792' });
  });

  it('takes an order without notes', () => {
    expect(messagesOf({ notes: '' })).toEqual([]);
  });
});
