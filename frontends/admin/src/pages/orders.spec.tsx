import { onToast, type Toast } from '@afshoreh/contracts';
import { act, axe, problem, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { anOrder } from '../testing/entities';
import { list, openAdmin } from '../testing/open-admin';

const twoLines = anOrder({
  items: [
    {
      id: 31,
      productId: 3,
      productName: 'کنسانترهٔ سیب',
      quantity: 1500,
      pack: { name: 'بشکه', kilograms: 275 },
      usdPerTon: null,
      rate: null,
    },
    { id: 32, productId: 9, productName: '', quantity: 500, pack: null, usdPerTon: 2000, rate: 83_000 },
  ],
  email: 'maryam@example.com',
  notes: 'صبح تماس بگیرید',
});

const SET_STATUS = 'PUT /api/orders/12/status';

/** The refusal when both admins changed the status and the colleague saved first. */
const refusal = (mine: string, theirs: string) => {
  const conflicts = [{ field: 'status', mine, theirs, by: 'سارا کریمی', at: '2026-11-21T06:30:00.000Z' }];
  const problem = { code: 'orders.changed_meanwhile', message: 'سفارش تغییر کرده است', conflicts };
  return Response.json(problem, { status: 409 });
};

/** An API with an order at version 4, until it is changed. */
function serverWith(order = anOrder()): Record<string, Answer> {
  let current = order;
  return {
    'GET /api/orders': () => list([current])({} as never),
    'GET /api/orders/12': () => Response.json(current),
    [SET_STATUS]: ({ body }) => {
      const { status, version } = body as { status: typeof current.status; version: number };
      if (version !== current.version) return refusal(status, current.status);
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

describe('cancelling', () => {
  const settings = { 'GET /api/settings/staff': () => Response.json({ lostReasons: 'قیمت\nزمان تحویل' }) };

  it('asks for one of the reasons of the settings before it sends', async () => {
    const { calls } = await openAdmin('/admin/orders?order=12', { answers: { ...serverWith(), ...settings } });
    const sent = () => calls.filter(({ name }) => name === SET_STATUS).map(({ body }) => body);
    await setStatus('لغوشده');
    expect(await screen.findByText('دلیل لغو را انتخاب کنید')).toBeVisible();
    expect(sent()).toEqual([]);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText(/^دلیل لغو/), 'قیمت');
    await userEvent.click(dialog.getByRole('button', { name: 'به‌روزرسانی وضعیت' }));
    await waitFor(() => expect(sent()).toEqual([{ status: 'cancelled', version: 4, reason: 'قیمت' }]));
  });
});

describe('the company of an order', () => {
  const COMPANY = 'PUT /api/orders/12/company';
  const ordered = anOrder({ companyName: 'صنایع نمونه', nationalId: '10380284792', deliveryDate: '2026-12-20' });

  it('is shown with a warning about a wrong check digit, and corrected with the version', async () => {
    const { calls } = await openAdmin('/admin/orders?order=12', {
      answers: {
        ...serverWith(ordered),
        [COMPANY]: () => Response.json({ ...ordered, companyName: 'شرکت دیگر', version: 5 }),
      },
    });
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('رقم کنترل درست نیست')).toBeVisible();
    expect(dialog.getByText('۱۴۰۵/۰۹/۲۹')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'تغییر شرکت و تحویل' }));
    const form = within(dialog.getByRole('form', { name: 'تغییر شرکت و تحویل' }));
    await userEvent.clear(form.getByLabelText('نام شرکت'));
    await userEvent.type(form.getByLabelText('نام شرکت'), 'شرکت دیگر');
    await userEvent.click(form.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === COMPANY)?.body).toEqual({
        companyName: 'شرکت دیگر',
        nationalId: '10380284792',
        economicCode: '',
        deliveryDate: '2026-12-20',
        deliveryPlace: '',
        version: 4,
      }),
    );
    expect(await dialog.findByText('شرکت دیگر')).toBeVisible();
  });
});

describe('orders screen', () => {
  it('lists date, customer, phone, product, quantity and status in Persian', async () => {
    await openAdmin('/admin/orders', { answers: serverWith(anOrder({ callDueAt: '2026-11-20T06:30:00.000Z' })) });
    const row = within(await screen.findByRole('row', { name: /مریم صادقی/ }));
    for (const text of ['۱۲', '۱۴۰۵/۰۸/۳۰', 'کنسانترهٔ سیب', '۱٬۵۰۰ کیلوگرم', 'جدید', /دیرکرد$/]) {
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
    const { location } = await openAdmin('/admin/orders?status=new&page=2&order=12', {
      answers: { ...serverWith(), 'GET /api/orders': list([anOrder()], 60) },
    });
    await screen.findByText('ABCDE-FGHJK');
    await userEvent.keyboard('{Escape}');
    expect(location()).toBe('/admin/orders?status=new&page=2');
  });

  it('sets the status of the version it shows, and asks for the list anew', async () => {
    const { calls } = await openAdmin('/admin/orders?order=12', { answers: serverWith() });
    await setStatus('تکمیل‌شده');
    await waitFor(() => expect(screen.getAllByText('تکمیل‌شده').length).toBeGreaterThan(2));
    expect(calls.find(({ name }) => name === SET_STATUS)?.body).toEqual({ status: 'completed', version: 4 });
  });

  it('is saved when it says so, and closes without a question, although the list is still being read anew', async () => {
    let isSaved = false;
    const stop = onToast(() => (isSaved = true));
    const answers = serverWith();
    const { location } = await openAdmin('/admin/orders?order=12', {
      answers: {
        ...answers,
        'GET /api/orders': (call) => (isSaved ? new Promise(() => undefined) : list([anOrder()])(call)),
      },
    });
    await setStatus('تکمیل‌شده');
    await waitFor(() => expect(isSaved).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(location()).toBe('/admin/orders'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    stop();
  });

  it('takes a changed status back by one press, unless another admin has changed the order since', async () => {
    const toasts: Toast[] = [];
    const stop = onToast((toast) => toasts.push(toast));
    const answers = serverWith();
    const { calls } = await openAdmin('/admin/orders?order=12', { answers });
    const sent = () => calls.filter(({ name }) => name === SET_STATUS).map(({ body }) => body);
    await setStatus('تکمیل‌شده');
    await waitFor(() => expect(toasts[0]?.action?.label).toBe('بازگردانی'));
    act(() => toasts[0]?.action?.onClick());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual({ status: 'new', version: 5 });
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(toasts[1]?.action).toBeUndefined();
    await waitFor(() => expect(screen.getByLabelText('تغییر وضعیت')).toHaveValue('new'));
    // The undo button is pressed after the order has a newer version.
    act(() => toasts[0]?.action?.onClick());
    await waitFor(() => expect(toasts[2]?.description).toBe('سفارش تغییر کرده است'));
    stop();
  });

  it("does not overwrite another admin's change: it shows who made it, and lets choose which status stays", async () => {
    const answers = serverWith();
    const { calls } = await openAdmin('/admin/orders?order=12', { answers });
    await screen.findByText('ABCDE-FGHJK');
    const other = { name: '', query: new URLSearchParams(), headers: new Headers() };
    await answers[SET_STATUS]?.({ ...other, body: { status: 'cancelled', version: 4 } });
    const sent = () => calls.filter(({ name }) => name === SET_STATUS).map(({ body }) => body);

    await setStatus('تکمیل‌شده');
    const chooser = within(await screen.findByRole('dialog', { name: 'هم‌زمان ویرایش شده است' }));
    const status = within(await chooser.findByRole('radiogroup', { name: 'وضعیت' }));
    expect(status.getByRole('radio', { name: /^سارا کریمی، .* لغوشده$/ })).not.toBeChecked();
    await userEvent.click(status.getByRole('radio', { name: 'نوشتهٔ شما تکمیل‌شده' }));
    await userEvent.click(chooser.getByRole('button', { name: 'آوردن در فرم' }));
    expect(await screen.findByLabelText('تغییر وضعیت')).toHaveValue('completed');
    expect(sent()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'به‌روزرسانی وضعیت' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual({ status: 'completed', version: 5 });
  });

  it("takes over the colleague's status when it is chosen, and then has nothing to save", async () => {
    const answers = serverWith();
    const { calls } = await openAdmin('/admin/orders?order=12', { answers });
    await screen.findByText('ABCDE-FGHJK');
    const other = { name: '', query: new URLSearchParams(), headers: new Headers() };
    await answers[SET_STATUS]?.({ ...other, body: { status: 'cancelled', version: 4 } });
    await setStatus('تکمیل‌شده');
    const chooser = within(await screen.findByRole('dialog', { name: 'هم‌زمان ویرایش شده است' }));
    await userEvent.click(await chooser.findByRole('radio', { name: /لغوشده$/ }));
    await userEvent.click(chooser.getByRole('button', { name: 'آوردن در فرم' }));
    expect(await screen.findByLabelText('تغییر وضعیت')).toHaveValue('cancelled');
    await userEvent.click(screen.getByRole('button', { name: 'به‌روزرسانی وضعیت' }));
    expect(calls.filter(({ name }) => name === SET_STATUS)).toHaveLength(1);
  });

  it('shows why an assignee was not saved, and whom a colleague has assigned', async () => {
    const toasts: Toast[] = [];
    const stop = onToast((toast) => toasts.push(toast));
    const theirs = anOrder({ version: 5, assignee: { id: 9, name: 'سارا احمدی' } });
    let isStored = false;
    await openAdmin('/admin/orders?order=12', {
      answers: {
        ...serverWith(),
        'GET /api/admin/colleagues': () => Response.json([{ id: 8, name: 'رضا کریمی' }, theirs.assignee]),
        'GET /api/orders/12': () => Response.json(isStored ? theirs : anOrder()),
        'PUT /api/orders/12/assignee': () => problem(409, 'orders.changed_meanwhile', 'سفارش تغییر کرده است'),
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'سفارش شمارهٔ ۱۲' }));
    const field = await dialog.findByLabelText('مسئول پیگیری');
    await dialog.findByRole('option', { name: 'رضا کریمی' });
    isStored = true;
    await userEvent.selectOptions(field, 'رضا کریمی');
    await waitFor(() => expect(field).toHaveValue('9'));
    expect(toasts).toMatchObject([
      { tone: 'error', title: 'مسئول پیگیری تغییر نکرد', description: 'سفارش تغییر کرده است' },
    ]);
    stop();
  });

  it('says so when there is no such order', async () => {
    await openAdmin('/admin/orders?order=99');
    expect(await screen.findByText('این سفارش پیدا نشد')).toBeVisible();
  });
});

describe('queue of calls', () => {
  const SEARCHED = 'GET /api/orders';
  const promised = anOrder({ callDueAt: '2999-01-01T06:30:00.000Z' });
  const open = async (address: string, order = promised) => {
    const opened = await openAdmin(address, {
      answers: {
        [SEARCHED]: list([order]),
        'GET /api/admin/colleagues': () => Response.json([{ id: 9, name: 'سارا احمدی' }]),
      },
    });
    await screen.findByRole('row', { name: /مریم صادقی/ });
    const asked = () => opened.calls.filter(({ name, query }) => name === SEARCHED && query.has('page')).at(-1)?.query;
    return { ...opened, asked };
  };

  it('loads every order with a due call, the most urgent first', async () => {
    const { asked } = await open('/admin/orders?view=calls');
    expect(Object.fromEntries(asked() ?? [])).toMatchObject({ due: 'any', sort: 'due' });
  });

  it('keeps the filters by due time and assignee in the address', async () => {
    const { asked, location } = await open('/admin/orders?view=calls');
    await userEvent.click(screen.getByRole('button', { name: 'فیلترها' }));
    await userEvent.click(screen.getByRole('link', { name: 'دیرکرد' }));
    await screen.findByRole('option', { name: 'سارا احمدی' });
    await userEvent.selectOptions(screen.getByLabelText('مسئول پیگیری'), 'سارا احمدی');
    await waitFor(() => expect(location()).toBe('/admin/orders?view=calls&due=overdue&assignee=9'));
    await waitFor(() =>
      expect(Object.fromEntries(asked() ?? [])).toMatchObject({ due: 'overdue', assignee: '9', sort: 'due' }),
    );
  });

  it('says of a row which call is owed and how the last one went', async () => {
    const lastCall = {
      id: 1,
      at: '2026-11-21T09:00:00Z',
      by: 'سارا',
      outcome: 'no_answer' as const,
      note: null,
      nextCallAt: '2999-01-01T06:30:00.000Z',
    };
    await open('/admin/orders?view=calls', { ...promised, lastCall, attempts: 2, nextCallAt: lastCall.nextCallAt });
    const row = within(screen.getByRole('row', { name: /مریم صادقی/ }));
    expect(row.getByText(/^تماس بعدی .* ۱۰:۰۰$/)).toBeVisible();
    expect(row.getByText(/پاسخ نداد/)).toHaveTextContent('پاسخ نداد (۲ تماس)');
    expect(await axe(screen.getByRole('table'))).toEqual([]);
  });

  it('says who is calling now', async () => {
    const lease = { id: 9, name: 'سارا احمدی', until: '2999-01-01T00:00:00.000Z' };
    await open('/admin/orders?view=calls', { ...promised, lease });
    expect(await screen.findByText('سارا احمدی در حال تماس است')).toBeVisible();
  });
});

it('says how many orders have come in, in the title as well, and shows them when asked to', async () => {
  let orders = [anOrder()];
  const answers: Record<string, Answer> = { 'GET /api/orders': (call) => list(orders)(call) };
  document.title = 'سفارش‌ها';
  const { queryClient, calls } = await openAdmin('/admin/orders', { answers });
  await screen.findByRole('row', { name: /مریم صادقی/ });
  await screen.findByRole('button', { name: 'تازه‌سازی' });
  // Polling must not keep the session alive, so the request is marked as background.
  const counting = calls.find(({ name, query }) => name === 'GET /api/orders' && query.get('limit') === '1');
  expect(counting?.headers.get('x-background')).toBe('1');
  orders = [anOrder({ id: 14, name: 'پویا نادری' }), anOrder({ id: 13, name: 'لبنیات سهند' }), ...orders];
  await act(() => queryClient.refetchQueries({ queryKey: ['admin', 'orders', 'count', 'all'] }));
  const button = await screen.findByRole('button', { name: '۲ سفارش جدید' });
  expect(document.title).toBe('(۲) سفارش‌ها');
  expect(screen.queryByRole('row', { name: /پویا نادری/ })).toBeNull();
  await userEvent.click(button);
  expect(await screen.findByRole('row', { name: /پویا نادری/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'تازه‌سازی' })).toBeVisible();
  expect(document.title).toBe('سفارش‌ها');
});
