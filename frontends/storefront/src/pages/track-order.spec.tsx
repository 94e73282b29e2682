import { describe, expect, it } from '@jest/globals';
import type { Schemas } from '@afshoreh/api-client';
import { axe, problem, screen, within } from '@afshoreh/testing';
import { user } from '@afshoreh/testing/user';
import { api } from '../testing/site';
import { visit } from '../testing/visit';

const TRACK = 'GET /api/orders/track';
const order: Schemas['TrackedOrder'] = {
  trackingCode: 'K7QF2-9MXTA',
  createdAt: '2025-05-21T08:00:00Z',
  callBy: '2025-05-22T14:30:00Z',
  status: 'processing',
  linesChangedAt: null,
  deliveryDate: '2025-06-01',
  items: [
    { productId: 7, productName: 'کنسانترهٔ سیب', quantity: 2500, pack: { name: 'بشکه', kilograms: 250 } },
    { productId: null, productName: 'رب گوجه‌فرنگی', quantity: 80, pack: null },
  ],
  history: [
    { to: 'new', at: '2025-05-21T08:00:00Z' },
    { to: 'processing', at: '2025-05-21T21:00:00Z' },
  ],
};

const code = () => screen.getByRole('textbox', { name: /^کد پیگیری/ });
const phone = () => screen.getByRole('textbox', { name: /^شمارهٔ تماس/ });
const submit = () => user.click(screen.getByRole('button', { name: 'نمایش وضعیت سفارش' }));

describe('/orders/track', () => {
  it('fills in the code of the link and keeps it in the address', async () => {
    api();
    const { location } = await visit('/orders/track?code=K7QF2-9MXTA');
    expect(code()).toHaveValue('K7QF2-9MXTA');
    expect(location()).toBe('/orders/track?code=K7QF2-9MXTA');
  });

  it('shows status, lines and history of the order with Persian names and dates', async () => {
    const calls = api({ [TRACK]: () => Response.json(order) });
    const { container } = await visit('/orders/track?code=K7QF2-9MXTA');
    await user.type(phone(), '۰۹۱۴ ۱۲۳ ۴۵۶۷');
    await submit();
    const found = within(await screen.findByRole('region', { name: 'سفارش K7QF2-9MXTA' }));
    expect(found.getByRole('heading', { level: 2 })).toHaveFocus();
    expect(Object.fromEntries(calls.find(({ name }) => name === TRACK)?.query ?? [])).toEqual({
      code: 'K7QF2-9MXTA',
      phone: '۰۹۱۴ ۱۲۳ ۴۵۶۷',
    });
    expect(found.getByText('کنسانترهٔ سیب')).toHaveTextContent('۲٬۵۰۰ کیلوگرم = ۱۰ بشکه');
    const documents = found.getByRole('link', { name: 'اسناد محصول کنسانترهٔ سیب' });
    expect(documents).toHaveAttribute('href', '/product/7#documents');
    // A product that was deleted has no page.
    expect(found.queryByRole('link', { name: 'اسناد محصول رب گوجه‌فرنگی' })).toBeNull();
    expect(found.getByText('رب گوجه‌فرنگی')).toHaveTextContent('۸۰ کیلوگرم');
    const history = within(found.getByRole('list', { name: 'روند سفارش' })).getAllByRole('listitem');
    // In Tehran the second time is after midnight.
    expect(history.map((step) => step.textContent)).toEqual([
      'ثبت سفارش\u2066۱۴۰۴/۰۲/۳۱\u00a0۱۱:۳۰\u2069',
      'در حال پردازش\u2066۱۴۰۴/۰۳/۰۱\u00a0۰۰:۳۰\u2069',
    ]);
    expect(history.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step']);
    expect(await axe(container)).toEqual([]);
  });

  it.each([
    ['new', 'جدید'],
    ['processing', 'در حال پردازش'],
    ['completed', 'تکمیل‌شده'],
    ['cancelled', 'لغوشده'],
  ] as const)('calls the status %s «%s»', async (status, name) => {
    api({ [TRACK]: () => Response.json({ ...order, status, history: order.history.slice(0, 1) }) });
    await visit('/orders/track?code=K7QF2-9MXTA');
    await user.type(phone(), '09141234567');
    await submit();
    expect(await screen.findByText(name)).toBeVisible();
  });

  it('shows that code and phone do not match, keeps the typed values, and hides the previous order', async () => {
    let answer = () => Response.json(order);
    api({ [TRACK]: () => answer() });
    await visit('/orders/track?code=K7QF2-9MXTA');
    await user.type(phone(), '09141234567');
    await submit();
    await screen.findByRole('region', { name: /^سفارش/ });
    answer = () => problem(404, 'orders.not_found', 'سفارشی با این مشخصات پیدا نشد');
    await user.type(phone(), '8');
    await submit();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('سفارشی با این مشخصات پیدا نشد');
    expect(alert).toHaveTextContent('کد پیگیری و شمارهٔ تماس را دوباره بررسی کنید');
    expect(screen.queryByRole('region', { name: /^سفارش/ })).not.toBeInTheDocument();
    expect(code()).toHaveValue('K7QF2-9MXTA');
    expect(phone()).toHaveValue('091412345678');
  });

  it('shows a failure as a failure, not as a mismatch', async () => {
    api({ [TRACK]: () => new Response('no', { status: 502 }) });
    await visit('/orders/track?code=K7QF2-9MXTA');
    await user.type(phone(), '09141234567');
    await submit();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('وضعیت سفارش دریافت نشد');
    expect(alert).toHaveTextContent('لطفاً دوباره تلاش کنید');
  });

  it('requires both fields, and focuses the first missing one', async () => {
    const calls = api();
    const { container } = await visit('/orders/track');
    await user.type(phone(), '۰۹۱۴');
    await submit();
    expect(await screen.findByText('کد پیگیری را بنویسید')).toBeVisible();
    expect(screen.getByText('شمارهٔ تماس باید ۸ تا ۱۵ رقم باشد')).toBeVisible();
    expect(code()).toHaveFocus();
    expect(calls.map(({ name }) => name)).not.toContain(TRACK);
    expect(await axe(container)).toEqual([]);
  });

  describe('a new order', () => {
    const CANCEL = 'POST /api/orders/track/cancel';
    const fresh = { ...order, status: 'new' as const, history: order.history.slice(0, 1) };
    const cancelled = { ...fresh, status: 'cancelled' as const };

    async function openNew(answer: () => Response) {
      const calls = api({ [TRACK]: () => Response.json(fresh), [CANCEL]: answer });
      await visit('/orders/track?code=K7QF2-9MXTA');
      await user.type(phone(), '09141234567');
      await submit();
      await user.click(await screen.findByRole('button', { name: 'لغو سفارش K7QF2-9MXTA' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'این سفارش لغو شود؟' }));
      return { calls, dialog };
    }

    it('is cancelled after a question, with the pair that opened it', async () => {
      const { calls, dialog } = await openNew(() => Response.json(cancelled));
      await user.click(dialog.getByRole('button', { name: 'لغو سفارش' }));
      expect(await screen.findByText('لغوشده')).toBeVisible();
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^لغو سفارش/ })).not.toBeInTheDocument();
      expect(calls.find(({ name }) => name === CANCEL)?.body).toEqual({ code: 'K7QF2-9MXTA', phone: '09141234567' });
    });

    it('stays when the question is answered with no', async () => {
      const { calls, dialog } = await openNew(() => Response.json(cancelled));
      await user.click(dialog.getByRole('button', { name: 'نگه‌داشتن سفارش' }));
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(calls.map(({ name }) => name)).not.toContain(CANCEL);
    });

    it('that somebody has taken up says so in the question', async () => {
      const reason = 'کارشناسان ما رسیدگی به این سفارش را آغاز کرده‌اند؛ برای لغو آن با ما تماس بگیرید';
      const { dialog } = await openNew(() => problem(409, 'orders.taken_up', reason));
      await user.click(dialog.getByRole('button', { name: 'لغو سفارش' }));
      expect(await dialog.findByRole('alert')).toHaveTextContent(reason);
    });
  });

  it('that somebody works on offers no cancellation', async () => {
    api({ [TRACK]: () => Response.json(order) });
    await visit('/orders/track?code=K7QF2-9MXTA');
    await user.type(phone(), '09141234567');
    await submit();
    await screen.findByRole('region', { name: /^سفارش/ });
    expect(screen.queryByRole('button', { name: /^لغو سفارش/ })).not.toBeInTheDocument();
  });
});
