import { axe, problem, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { anOrder } from '../testing/entities';
import { list, openAdmin } from '../testing/open-admin';

const twoLines = anOrder({
  items: [
    { productId: 3, productName: 'کنسانتره سیب', quantity: 1500, usdPerTon: null, rate: null },
    { productId: 9, productName: '', quantity: 500, usdPerTon: 2000, rate: 83_000 },
  ],
  email: 'maryam@example.com',
  notes: 'صبح تماس بگیرید',
});

/** An order that is at version 4 until a change reaches it. */
function serverWith(order = anOrder()): Record<string, Answer> {
  let current = order;
  return {
    'GET /api/orders': () => list([current])({} as never),
    'GET /api/orders/12': () => Response.json(current),
    'PUT /api/orders/12/status': ({ body }) => {
      const { status, version } = body as { status: typeof current.status; version: number };
      if (version !== current.version) return problem(409, 'orders.changed_meanwhile', 'سفارش تغییر کرده است');
      current = { ...current, status, version: version + 1 };
      return Response.json(current);
    },
  };
}

async function setStatus(label: string) {
  const dialog = await screen.findByRole('dialog');
  await userEvent.selectOptions(await within(dialog).findByLabelText('تغییر وضعیت'), label);
  await userEvent.click(within(dialog).getByRole('button', { name: 'به‌روزرسانی وضعیت' }));
}

describe('orders screen', () => {
  it('lists date, customer, phone, product, quantity and status in Persian', async () => {
    await openAdmin('/admin/orders', { answers: serverWith(anOrder({ overdue: true })) });
    const row = within(await screen.findByRole('row', { name: /مریم صادقی/ }));
    for (const text of ['۱۲', '۱۴۰۵/۰۸/۳۰', 'کنسانتره سیب', '۱٬۵۰۰ کیلوگرم', 'جدید', 'از مهلت گذشته']) {
      expect(row.getByText(text)).toBeVisible();
    }
    expect(row.getByRole('link', { name: /۰۹۱۲/ })).toHaveAttribute('href', 'tel:+989123456789');
  });

  it('asks the server for the status, search and page of the address', async () => {
    const { calls } = await openAdmin('/admin/orders?status=completed&q=مریم&page=2');
    await screen.findByRole('heading', { name: 'سفارش‌ها' });
    const asked = () =>
      calls.filter(({ name, query }) => name === 'GET /api/orders' && query.has('page')).at(-1)?.query;
    await waitFor(() => expect(asked()?.get('status')).toBe('completed'));
    expect(asked()?.get('q')).toBe('مریم');
    expect(asked()?.get('page')).toBe('2');
  });

  it('puts a search into the address and starts at the first page again', async () => {
    const { location } = await openAdmin('/admin/orders?page=3', {
      answers: { 'GET /api/orders': list([anOrder()], 60) },
    });
    await userEvent.type(await screen.findByLabelText('جست‌وجوی سفارش‌ها'), 'صادقی{Enter}');
    await waitFor(() => expect(decodeURIComponent(location())).toBe('/admin/orders?q=صادقی'));
  });

  it('says so when no order fits, and offers the whole list again', async () => {
    const { location } = await openAdmin('/admin/orders?status=cancelled');
    await userEvent.click(await screen.findByRole('button', { name: 'پاک کردن فیلترها' }));
    expect(location()).toBe('/admin/orders');
    expect(await screen.findByText('هنوز سفارشی ثبت نشده است')).toBeVisible();
  });

  it('keeps a failed list apart from an empty one and tries again', async () => {
    let down = true;
    const answer: Answer = (call) =>
      down ? problem(500, 'common.internal', 'خطای داخلی سرور') : list([anOrder()])(call);
    await openAdmin('/admin/orders', { answers: { 'GET /api/orders': answer } });
    expect(await screen.findByText('فهرست سفارش‌ها دریافت نشد')).toBeVisible();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    expect(await screen.findByRole('row', { name: /مریم صادقی/ })).toBeVisible();
  });
});

describe('order details', () => {
  it('opens at its own address with customer, lines, notes and history', async () => {
    await openAdmin('/admin/orders?order=12', { answers: serverWith(twoLines) });
    const dialog = within(await screen.findByRole('dialog', { name: 'سفارش شمارهٔ ۱۲' }));
    expect(await dialog.findByText('ABCDE-FGHJK')).toBeVisible();
    expect(dialog.getByText('محصول ۹')).toBeVisible();
    expect(dialog.getByText('۲٬۰۰۰ دلار در هر تن، با نرخ ۸۳٬۰۰۰ تومان')).toBeVisible();
    expect(dialog.getByText('صبح تماس بگیرید')).toBeVisible();
    expect(dialog.getByText('ثبت از سایت')).toBeVisible();
    expect(dialog.queryByText('نشانی')).toBeNull();
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
  });

  it('closes to the list it was opened from', async () => {
    const { location } = await openAdmin('/admin/orders?status=new&page=2&order=12', { answers: serverWith() });
    await screen.findByText('ABCDE-FGHJK');
    await userEvent.keyboard('{Escape}');
    expect(location()).toBe('/admin/orders?status=new&page=2');
  });

  it('sets the status of the version it shows, and asks for the list anew', async () => {
    const { calls } = await openAdmin('/admin/orders?order=12', { answers: serverWith() });
    await setStatus('تکمیل‌شده');
    await waitFor(() => expect(screen.getAllByText('تکمیل‌شده').length).toBeGreaterThan(2));
    expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ status: 'completed', version: 4 });
  });

  it('does not overwrite what another admin changed meanwhile', async () => {
    const answers = serverWith();
    const { calls } = await openAdmin('/admin/orders?order=12', { answers });
    await screen.findByText('ABCDE-FGHJK');
    const other = { name: '', query: new URLSearchParams(), headers: new Headers() };
    await answers['PUT /api/orders/12/status']?.({ ...other, body: { status: 'cancelled', version: 4 } });

    await setStatus('تکمیل‌شده');
    expect(await screen.findByText(/مدیر دیگری این سفارش را تغییر داده است/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'دیدن آخرین وضعیت' }));
    await waitFor(() => expect(screen.getByLabelText('تغییر وضعیت')).toHaveValue('cancelled'));

    await setStatus('تکمیل‌شده');
    await waitFor(() => expect(calls.filter(({ name }) => name.startsWith('PUT'))).toHaveLength(2));
    expect(calls.filter(({ name }) => name.startsWith('PUT'))[1]?.body).toEqual({ status: 'completed', version: 5 });
  });

  it('says so when there is no such order', async () => {
    await openAdmin('/admin/orders?order=99');
    expect(await screen.findByText('این سفارش پیدا نشد')).toBeVisible();
  });
});
