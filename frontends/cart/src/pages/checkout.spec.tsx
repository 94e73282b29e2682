import { describe, expect, it, jest } from '@jest/globals';
import { cart } from '@afshoreh/contracts';
import { act, axe, problem, screen, userEvent, waitFor, type Answer } from '@afshoreh/testing';
import { rememberOrder } from '../last-order';
import { aLine, api, sara, toasts, visit } from '../testing/site';

/** Types without the pause of a person between keys. */
const user = userEvent.setup({ delay: null });

// jsdom has nothing to draw on; the confetti has a spec of its own.
jest.mock('canvas-confetti', () => ({ __esModule: true, default: { create: () => () => null } }));

const apple = aLine();
const tomato = aLine({ id: 9, name: 'رب گوجه‌فرنگی', quantity: 1 });
const typed = {
  'نام و نام خانوادگی': 'سارا محمدی',
  'شمارهٔ تلفن': '۰۹۱۴ ۱۲۳ ۴۵۶۷',
  ایمیل: 'sara@example.com',
  آدرس: 'ارومیه، خیابان کاشانی، پلاک ۱۲',
};

const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const submit = () => user.click(screen.getByRole('button', { name: 'ثبت سفارش' }));

const placed: Answer = ({ body }) => {
  const { customerName, phone, items } = body as { customerName: string; phone: string; items: object[] };
  return Response.json(
    {
      id: 1,
      trackingCode: 'AF7K-29QX',
      createdAt: '2026-11-21T06:00:00Z',
      status: 'new',
      name: customerName,
      phone,
      items,
      callBy: '2026-11-22T06:00:00Z',
    },
    { status: 201 },
  );
};

async function visitCheckout() {
  const page = await visit('/cart/checkout');
  await screen.findByRole('heading', { level: 1, name: 'تکمیل سفارش' });
  return page;
}

async function fill() {
  for (const [label, text] of Object.entries(typed)) await user.type(field(label), text);
}

describe('the checkout (spec §2, §4, §5)', () => {
  it('leads back to the cart when there is nothing to order', async () => {
    api();
    const { location } = await visit('/cart/checkout');
    expect(await screen.findByText('سبد خرید شما خالی است')).toBeVisible();
    expect(location()).toBe('/cart');
  });

  it('says what is missing under each field and focuses the first one', async () => {
    const calls = api();
    cart.putBack([apple]);
    const { container } = await visitCheckout();
    await submit();
    expect(await screen.findByText('نام باید حداقل ۳ حرف باشد')).toBeVisible();
    expect(screen.getByText('شماره تلفن باید حداقل ۱۰ رقم باشد')).toBeVisible();
    expect(screen.getByText('ایمیل معتبر نیست')).toBeVisible();
    expect(screen.getByText('آدرس باید حداقل ۱۰ حرف باشد')).toBeVisible();
    expect(field('نام و نام خانوادگی')).toHaveFocus();
    expect(calls.some(({ name }) => name === 'POST /api/orders')).toBe(false);
    expect(await axe(container)).toEqual([]);
  });

  it('sends the order, clears the cart and shows the tracking code', async () => {
    const calls = api({ 'POST /api/orders': placed });
    const shown = toasts();
    cart.putBack([apple, tomato]);
    const { location } = await visitCheckout();
    await fill();
    await submit();

    expect(await screen.findByRole('heading', { level: 1, name: 'سفارش شما با موفقیت ثبت شد' })).toBeVisible();
    expect(location()).toBe('/cart/confirmation');
    expect(screen.getByText('AF7K-29QX')).toBeVisible();
    expect(screen.getByRole('link', { name: 'پیگیری سفارش' })).toHaveAttribute('href', '/orders/track?code=AF7K-29QX');
    expect(cart.items()).toEqual([]);
    // The page says it.
    expect(shown).toEqual([]);
    expect(calls.find(({ name }) => name === 'POST /api/orders')?.body).toEqual({
      customerName: 'سارا محمدی',
      phone: '۰۹۱۴ ۱۲۳ ۴۵۶۷',
      email: 'sara@example.com',
      address: 'ارومیه، خیابان کاشانی، پلاک ۱۲',
      items: [
        { productId: 7, productName: 'کنسانتره سیب', quantity: 20 },
        { productId: 9, productName: 'رب گوجه‌فرنگی', quantity: 1 },
      ],
    });
  });

  it('says «در حال پردازش…» while it is sending, and sends a double click once', async () => {
    let answer = () => {};
    const calls = api({
      'POST /api/orders': async (call) => {
        await new Promise<void>((resolve) => (answer = resolve));
        return placed(call);
      },
    });
    cart.putBack([apple]);
    await visitCheckout();
    await fill();
    await user.dblClick(screen.getByRole('button', { name: 'ثبت سفارش' }));
    expect(await screen.findByRole('button', { name: 'در حال پردازش…' })).toHaveAttribute('aria-disabled', 'true');
    answer();
    expect(await screen.findByText('AF7K-29QX')).toBeVisible();
    expect(calls.filter(({ name }) => name === 'POST /api/orders')).toHaveLength(1);
  });

  it('keeps every word and the key of the order through a lost answer and a reload', async () => {
    let lost = true;
    const calls = api({
      'POST /api/orders': (call) => {
        if (!lost) return placed(call);
        lost = false;
        throw new TypeError('connection lost');
      },
    });
    cart.putBack([apple]);
    const { unmount } = await visitCheckout();
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'خطا در ثبت سفارشارتباط با سرور برقرار نشد؛ اینترنت خود را بررسی کنید و دوباره تلاش کنید.',
    );
    expect(cart.items()).toEqual([apple]);

    unmount();
    await visitCheckout();
    for (const [label, text] of Object.entries(typed)) expect(field(label)).toHaveValue(text);
    await submit();
    expect(await screen.findByText('AF7K-29QX')).toBeVisible();
    const [first, second] = calls.filter(({ name }) => name === 'POST /api/orders');
    expect(first?.headers.get('idempotency-key')).toMatch(/^\S{8,128}$/);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  });

  it('asks a customer whose session has ended to log in over the page, and then sends their order (D11)', async () => {
    let isHere = true;
    const currentUser = () => Response.json({ success: isHere, user: isHere ? sara : null });
    const calls = api({
      'GET /api/auth/user': currentUser,
      'POST /api/auth/login': () => {
        isHere = true;
        return Response.json({ success: true, user: sara });
      },
      'POST /api/orders': placed,
    });
    cart.putBack([apple]);
    await visitCheckout();
    await waitFor(() => expect(field('ایمیل')).toHaveValue(sara.email));
    await user.type(field('آدرس'), typed['آدرس']);
    isHere = false;
    await submit();
    const login = await screen.findByRole('dialog', { name: 'دوباره وارد شوید' });
    expect(await axe(login)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'انصراف' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('آنچه نوشته‌اید سر جایش است');
    expect(calls.map(({ name }) => name)).not.toContain('POST /api/orders');

    await submit();
    await user.type(await screen.findByLabelText(/^رمز عبور/), 'shirin-tar');
    await user.click(screen.getByRole('button', { name: 'ورود و ثبت سفارش' }));
    expect(await screen.findByText('AF7K-29QX')).toBeVisible();
    expect(calls.find(({ name }) => name === 'POST /api/orders')?.body).toMatchObject({ address: typed['آدرس'] });
  });

  it('tells a tab that still shows the cart that another one ordered it', async () => {
    api({ 'POST /api/orders': placed });
    cart.putBack([apple]);
    await visitCheckout();
    await fill();
    // As the other tab does it.
    rememberOrder('K7QF2-9MXTA');
    act(() => cart.clear());
    expect(await screen.findByText('سبد خرید شما خالی است')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('سفارش سبد شما ثبت شد، کد پیگیری K7QF2-9MXTA');
  });

  it('names a product that is sold no more at its line, where it can be removed', async () => {
    api({
      'POST /api/orders': () =>
        problem(400, 'orders.product_unknown', 'این محصول دیگر در فهرست ما نیست', [
          { field: 'items.1.productId', message: 'این محصول دیگر در فهرست ما نیست' },
        ]),
    });
    cart.putBack([apple, tomato]);
    await visitCheckout();
    await fill();
    await submit();
    const alert = await screen.findByText('این محصول دیگر در فهرست ما نیست');
    expect(alert.closest('li')).toHaveTextContent('رب گوجه‌فرنگی');
    const remove = screen.getByRole('button', { name: 'حذف رب گوجه‌فرنگی از سفارش' });
    await waitFor(() => expect(remove).toHaveFocus());
    await user.click(remove);
    expect(cart.items()).toEqual([apple]);
    expect(screen.queryByText('این محصول دیگر در فهرست ما نیست')).not.toBeInTheDocument();
    expect(field('آدرس')).toHaveValue(typed['آدرس']);
  });

  it('lays what the server refuses under its field', async () => {
    api({
      'POST /api/orders': () =>
        problem(400, 'common.validation', 'اطلاعات فرم کامل نیست', [
          { field: 'phone', message: 'این شماره درست نیست' },
        ]),
    });
    cart.putBack([apple]);
    await visitCheckout();
    await fill();
    await submit();
    expect(await screen.findByText('این شماره درست نیست')).toBeVisible();
    expect(screen.queryByText('خطا در ثبت سفارش')).not.toBeInTheDocument();
    expect(field('شمارهٔ تلفن')).toHaveFocus();
    expect(field('شمارهٔ تلفن')).toHaveValue(typed['شمارهٔ تلفن']);
  });

  it('shows a customer nothing of what another one typed in this tab (D44)', async () => {
    api({ 'GET /api/auth/user': () => Response.json({ success: true, user: sara }) });
    const values = {
      customerName: 'رضا',
      phone: '09121111111',
      email: 'reza@example.com',
      address: 'تبریز، خیابان امام',
    };
    sessionStorage.setItem('afshoreh.checkout', JSON.stringify({ owner: sara.id + 1, values }));
    cart.putBack([apple]);
    await visitCheckout();
    expect(field('آدرس')).toHaveValue('');
    await waitFor(() => expect(field('نام و نام خانوادگی')).toHaveValue('سارا محمدی'));
    expect(field('ایمیل')).toHaveValue(sara.email);
    expect(field('آدرس')).toHaveValue('');
    await user.type(field('آدرس'), 'خوی');
    expect(sessionStorage.getItem('afshoreh.checkout')).not.toMatch(/رضا|reza|تبریز/);
  });

  it('brings back to a customer what they typed themselves', async () => {
    api({ 'GET /api/auth/user': () => Response.json({ success: true, user: sara }) });
    const values = { customerName: 'شرکت سارا', address: 'ارومیه، خیابان کاشانی' };
    sessionStorage.setItem('afshoreh.checkout', JSON.stringify({ owner: sara.id, values }));
    cart.putBack([apple]);
    await visitCheckout();
    await waitFor(() => expect(field('آدرس')).toHaveValue('ارومیه، خیابان کاشانی'));
    expect(field('نام و نام خانوادگی')).toHaveValue('شرکت سارا');
    expect(field('شمارهٔ تلفن')).toHaveValue('۰۹۱۴ ۱۲۳ ۴۵۶۷');
  });

  it('fills in what the account of a customer knows, but not over what was typed', async () => {
    api({ 'GET /api/auth/user': () => Response.json({ success: true, user: sara }) });
    sessionStorage.setItem('afshoreh.checkout', JSON.stringify({ values: { email: 'other@example.com' } }));
    cart.putBack([apple]);
    await visitCheckout();
    await waitFor(() => expect(field('نام و نام خانوادگی')).toHaveValue('سارا محمدی'));
    expect(field('شمارهٔ تلفن')).toHaveValue('۰۹۱۴ ۱۲۳ ۴۵۶۷');
    expect(field('ایمیل')).toHaveValue('other@example.com');
  });
});
