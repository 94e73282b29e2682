import { describe, expect, it, jest } from '@jest/globals';
import { cart, CHECKOUT_DRAFT_KEY } from '@afshoreh/contracts';
import { act, axe, problem, screen, waitFor, type Answer } from '@afshoreh/testing';
import { user } from '@afshoreh/testing/user';
import { rememberOrder } from '../last-order';
import { aLine, api, sara, toasts, visit } from '../testing/site';

// jsdom has no canvas; the confetti has its own spec.
jest.mock('canvas-confetti', () => ({ __esModule: true, default: { create: () => () => null } }));

const apple = aLine();
const tomato = aLine({ id: 9, name: 'رب گوجه‌فرنگی', quantity: 1 });
const typed = {
  'نام و نام خانوادگی': 'سارا محمدی',
  'شمارهٔ تماس': '۰۹۱۴ ۱۲۳ ۴۵۶۷',
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

describe('the checkout', () => {
  it('redirects to the cart when there is nothing to order', async () => {
    api();
    const { location } = await visit('/cart/checkout');
    expect(await screen.findByText('سبد خرید شما خالی است')).toBeVisible();
    expect(location()).toBe('/cart');
  });

  it('shows an error under each missing field and focuses the first one', async () => {
    const calls = api();
    cart.restore([apple]);
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
    cart.restore([apple, tomato]);
    const { location } = await visitCheckout();
    await fill();
    await submit();

    expect(await screen.findByRole('heading', { level: 1, name: 'سفارش شما با موفقیت ثبت شد' })).toBeVisible();
    expect(location()).toBe('/cart/confirmation');
    expect(screen.getByText('AF7K-29QX')).toBeVisible();
    expect(screen.getByRole('link', { name: 'پیگیری سفارش' })).toHaveAttribute('href', '/orders/track?code=AF7K-29QX');
    expect(cart.items()).toEqual([]);
    // The page shows the message, so there is no toast.
    expect(shown).toEqual([]);
    expect(calls.find(({ name }) => name === 'POST /api/orders')?.body).toEqual({
      customerName: 'سارا محمدی',
      phone: '۰۹۱۴ ۱۲۳ ۴۵۶۷',
      email: 'sara@example.com',
      address: 'ارومیه، خیابان کاشانی، پلاک ۱۲',
      items: [
        { productId: 7, productName: 'کنسانترهٔ سیب', quantity: 20 },
        { productId: 9, productName: 'رب گوجه‌فرنگی', quantity: 1 },
      ],
    });
  });

  it('sends the company that stands under «بیشتر», and keeps it through a reload', async () => {
    const calls = api({ 'POST /api/orders': placed });
    cart.restore([apple]);
    const { unmount } = await visitCheckout();
    await fill();
    await user.click(screen.getByText('بیشتر: شرکت، تاریخ و محل تحویل'));
    await user.type(field('نام شرکت'), 'صنایع نمونه');
    await user.type(field('شناسهٔ ملی شرکت'), '10380284792');
    expect(screen.getByRole('status')).toHaveTextContent('رقم کنترل این شناسهٔ ملی درست نیست');
    unmount();
    await visitCheckout();
    await waitFor(() => expect(field('نام شرکت')).toBeVisible());
    await submit();
    await screen.findByText('AF7K-29QX');
    const sent = calls.find(({ name }) => name === 'POST /api/orders')?.body;
    expect(sent).toMatchObject({ companyName: 'صنایع نمونه', nationalId: '10380284792' });
    expect(sent).not.toHaveProperty('deliveryDate');
  });

  it('unfolds «بیشتر» for a day of delivery that is over', async () => {
    const calls = api();
    cart.restore([apple]);
    await visitCheckout();
    await fill();
    const more = screen.getByText('بیشتر: شرکت، تاریخ و محل تحویل');
    await user.click(more);
    await user.type(field('تاریخ تحویل دلخواه'), '۱۴۰۰/۱/۱');
    await user.click(more);
    await submit();
    expect(await screen.findByText(/^تاریخ تحویل گذشته است/)).toBeVisible();
    expect(field('تاریخ تحویل دلخواه')).toHaveFocus();
    expect(calls.some(({ name }) => name === 'POST /api/orders')).toBe(false);
  });

  it('fills in the company of the last order when «بیشتر» is opened, and nothing before', async () => {
    const ofAccount = { companyName: 'شرکت سارا', nationalId: null, economicCode: null, deliveryPlace: 'تبریز' };
    api({
      'GET /api/auth/user': () => Response.json({ success: true, user: sara }),
      'GET /api/account/company': () => Response.json(ofAccount),
    });
    cart.restore([apple]);
    const { container } = await visitCheckout();
    const company = () => container.querySelector<HTMLInputElement>('[name=companyName]');
    expect(company()).toHaveValue('');
    await user.click(screen.getByText('بیشتر: شرکت، تاریخ و محل تحویل'));
    await waitFor(() => expect(company()).toHaveValue('شرکت سارا'));
    expect(field('محل تحویل دلخواه')).toHaveValue('تبریز');
  });

  it('shows «در حال پردازش…» while it sends, and sends once after a double click', async () => {
    let answer = () => {};
    const calls = api({
      'POST /api/orders': async (call) => {
        await new Promise<void>((resolve) => (answer = resolve));
        return placed(call);
      },
    });
    cart.restore([apple]);
    await visitCheckout();
    await fill();
    await user.dblClick(screen.getByRole('button', { name: 'ثبت سفارش' }));
    expect(await screen.findByRole('button', { name: 'در حال پردازش…' })).toHaveAttribute('aria-disabled', 'true');
    answer();
    expect(await screen.findByText('AF7K-29QX')).toBeVisible();
    expect(calls.filter(({ name }) => name === 'POST /api/orders')).toHaveLength(1);
  });

  it('keeps the typed values and the idempotency key after a lost response and a reload', async () => {
    let lost = true;
    const calls = api({
      'POST /api/orders': (call) => {
        if (!lost) return placed(call);
        lost = false;
        throw new TypeError('connection lost');
      },
    });
    cart.restore([apple]);
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

  it('shows a login dialog when the session has ended, and then sends the order', async () => {
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
    cart.restore([apple]);
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

  it('leads a customer without a password to the login by text message when the session has ended', async () => {
    const byPhone = { ...sara, email: '', hasPassword: false, phoneProven: true };
    let isHere = true;
    api({ 'GET /api/auth/user': () => Response.json({ success: isHere, user: isHere ? byPhone : null }) });
    cart.restore([apple]);
    await visitCheckout();
    await waitFor(() => expect(field('نام و نام خانوادگی')).toHaveValue(sara.fullName));
    expect(field('ایمیل')).toHaveValue('');
    for (const label of ['ایمیل', 'آدرس'] as const) await user.type(field(label), typed[label]);
    isHere = false;
    await submit();
    const login = await screen.findByRole('dialog', { name: 'دوباره وارد شوید' });
    expect(await axe(login)).toEqual([]);
    const link = screen.getByRole('link', { name: 'ورود با پیامک' });
    expect(link).toHaveAttribute('href', '/login?redirect=/cart/checkout');
    await user.click(link);
    expect(sessionStorage.getItem(CHECKOUT_DRAFT_KEY)).toContain(typed['آدرس']);
  });

  it('tells a tab that still shows the cart that another tab ordered it', async () => {
    api({ 'POST /api/orders': placed });
    cart.restore([apple]);
    await visitCheckout();
    await fill();
    // The other tab does the same.
    rememberOrder('K7QF2-9MXTA');
    act(() => cart.clear());
    expect(await screen.findByText('سبد خرید شما خالی است')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('سفارش سبد شما ثبت شد، کد پیگیری K7QF2-9MXTA');
  });

  it('shows at its line that a product is no longer sold, and lets the customer remove it', async () => {
    api({
      'POST /api/orders': () =>
        problem(400, 'orders.product_unknown', 'این محصول دیگر در فهرست ما نیست', [
          { field: 'items.1.productId', message: 'این محصول دیگر در فهرست ما نیست' },
        ]),
    });
    cart.restore([apple, tomato]);
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

  it('shows a server error under its field', async () => {
    api({
      'POST /api/orders': () =>
        problem(400, 'common.validation', 'اطلاعات فرم کامل نیست', [
          { field: 'phone', message: 'این شماره درست نیست' },
        ]),
    });
    cart.restore([apple]);
    await visitCheckout();
    await fill();
    await submit();
    expect(await screen.findByText('این شماره درست نیست')).toBeVisible();
    expect(screen.queryByText('خطا در ثبت سفارش')).not.toBeInTheDocument();
    expect(field('شمارهٔ تماس')).toHaveFocus();
    expect(field('شمارهٔ تماس')).toHaveValue(typed['شمارهٔ تماس']);
  });

  it('does not show a customer what another customer typed in this tab', async () => {
    api({ 'GET /api/auth/user': () => Response.json({ success: true, user: sara }) });
    const values = {
      customerName: 'رضا',
      phone: '09121111111',
      email: 'reza@example.com',
      address: 'تبریز، خیابان امام',
    };
    sessionStorage.setItem('afshoreh.checkout', JSON.stringify({ owner: sara.id + 1, values }));
    cart.restore([apple]);
    await visitCheckout();
    expect(field('آدرس')).toHaveValue('');
    await waitFor(() => expect(field('نام و نام خانوادگی')).toHaveValue('سارا محمدی'));
    expect(field('ایمیل')).toHaveValue(sara.email);
    expect(field('آدرس')).toHaveValue('');
    await user.type(field('آدرس'), 'خوی');
    expect(sessionStorage.getItem('afshoreh.checkout')).not.toMatch(/رضا|reza|تبریز/);
  });

  it('restores what the same customer typed', async () => {
    api({ 'GET /api/auth/user': () => Response.json({ success: true, user: sara }) });
    const values = { customerName: 'شرکت سارا', address: 'ارومیه، خیابان کاشانی' };
    sessionStorage.setItem('afshoreh.checkout', JSON.stringify({ owner: sara.id, values }));
    cart.restore([apple]);
    await visitCheckout();
    await waitFor(() => expect(field('آدرس')).toHaveValue('ارومیه، خیابان کاشانی'));
    expect(field('نام و نام خانوادگی')).toHaveValue('شرکت سارا');
    expect(field('شمارهٔ تماس')).toHaveValue('۰۹۱۴ ۱۲۳ ۴۵۶۷');
  });

  it('fills in the data of the account, but never replaces typed values', async () => {
    api({ 'GET /api/auth/user': () => Response.json({ success: true, user: sara }) });
    sessionStorage.setItem('afshoreh.checkout', JSON.stringify({ values: { email: 'other@example.com' } }));
    cart.restore([apple]);
    await visitCheckout();
    await waitFor(() => expect(field('نام و نام خانوادگی')).toHaveValue('سارا محمدی'));
    expect(field('شمارهٔ تماس')).toHaveValue('۰۹۱۴ ۱۲۳ ۴۵۶۷');
    expect(field('ایمیل')).toHaveValue('other@example.com');
  });
});
