import { onToast, type Toast } from '@afshoreh/contracts';
import { act, axe, problem, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { anOrder } from '../testing/entities';
import { list, openAdmin } from '../testing/open-admin';

const ids = [21, 22, 23, 24];
const orders = ids.map((id) => anOrder({ id, name: `مشتری ${id}` }));
const cancelled = anOrder({ id: 24, name: 'مشتری 24', status: 'cancelled' });

/** Orders on as many pages as are asked for; order 23 was changed by somebody else. */
function ordersWith(total = orders.length): Record<string, Answer> {
  const setStatus: Answer = ({ name }) =>
    name.includes('/23/')
      ? problem(409, 'orders.changed_meanwhile', 'سفارش تغییر کرده است')
      : Response.json(orders.find(({ id }) => name.includes(`/${id}/`)));
  return {
    'GET /api/orders': ({ query }) => {
      const limit = Number(query.get('limit') ?? 24);
      const skip = (Number(query.get('page') ?? 1) - 1) * limit;
      return list(orders.slice(skip, skip + limit), total)({} as never);
    },
    ...Object.fromEntries(ids.map((id) => [`PUT /api/orders/${id}/status`, setStatus])),
    'GET /api/orders/export': () => new Response('a,b', { headers: { 'content-type': 'text/csv' } }),
  };
}
const box = (id: string) => screen.findByRole('checkbox', { name: `انتخاب سفارش شمارهٔ ${id}` });
async function bulk(action: string) {
  await userEvent.click(screen.getByRole('button', { name: 'عملیات گروهی' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

describe('a list', () => {
  it('leads from a page that is not there to the last one', async () => {
    const { location } = await openAdmin('/admin/orders?status=new&page=99', { answers: ordersWith() });
    await waitFor(() => expect(location()).toBe('/admin/orders?status=new'));
    expect(await screen.findByText('مشتری 21')).toBeVisible();
  });

  it('stays with a warning while it cannot be refetched', async () => {
    let isDown = false;
    const all = ordersWith();
    const { queryClient } = await openAdmin('/admin/orders', {
      answers: {
        ...all,
        'GET /api/orders': (call) => (isDown ? problem(503, 'down', 'در دسترس نیست') : all['GET /api/orders']!(call)),
      },
    });
    const row = await screen.findByText('مشتری 21');
    isDown = true;
    await act(() => queryClient.invalidateQueries({ queryKey: ['admin', 'orders'] }));
    const line = await screen.findByText('آنچه می‌بینید تازه نیست');
    expect(row).toBeVisible();
    expect(line.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    await waitFor(() => expect(screen.queryByText('آنچه می‌بینید تازه نیست')).toBeNull());
    expect(row).toBeVisible();
  });

  it('sorts by a header and takes another page size, both in the address', async () => {
    const { location, calls } = await openAdmin('/admin/orders', { answers: ordersWith() });
    await userEvent.click(await screen.findByRole('button', { name: 'تاریخ' }));
    await userEvent.click(screen.getByRole('button', { name: 'نمایش' }));
    await userEvent.selectOptions(screen.getByLabelText('تعداد در صفحه'), '۵۰ ردیف');
    await waitFor(() => expect(location()).toBe('/admin/orders?sort=oldest&size=50'));
    const asked = () =>
      calls
        .filter(({ name }) => name === 'GET /api/orders')
        .at(-1)
        ?.query.toString();
    await waitFor(() => expect(asked()).toBe('sort=oldest&page=1&limit=50'));
  });

  it('keeps the columns that an account has hidden', async () => {
    const { unmount } = await openAdmin('/admin/orders', { answers: ordersWith() });
    await userEvent.click(await screen.findByRole('button', { name: 'نمایش' }));
    const item = within(screen.getByRole('group', { name: 'ستون‌ها' })).getByRole('checkbox', { name: 'شمارهٔ تماس' });
    expect(item).toBeChecked();
    await userEvent.click(item);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('columnheader', { name: 'نام مشتری' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'شمارهٔ تماس' })).toBeNull();
    unmount();
    await openAdmin('/admin/orders', { answers: ordersWith() });
    await screen.findByText('مشتری 21');
    expect(screen.queryByRole('columnheader', { name: 'شمارهٔ تماس' })).toBeNull();
  });

  it('says which filters are set, and takes each of them back', async () => {
    const { location } = await openAdmin('/admin/orders?q=علی&status=new&period=week', { answers: ordersWith() });
    const set = within(await screen.findByRole('group', { name: 'فیلترهای فعال' }));
    expect(set.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'حذف فیلتر وضعیت سفارش: جدید',
      'حذف فیلتر بازهٔ زمانی: ۷ روز گذشته',
      'پاک کردن فیلترها',
    ]);
    await userEvent.click(set.getByRole('button', { name: /وضعیت سفارش/ }));
    expect(decodeURIComponent(location())).toBe('/admin/orders?q=علی&period=week');
    const filters = screen.getByRole('button', { name: /^فیلترها/ });
    expect(filters).toHaveFocus();
    expect(filters).toHaveAccessibleName('فیلترها ۱');
    await userEvent.click(filters);
    const sheet = within(screen.getByRole('dialog', { name: 'فیلترها' }));
    expect(await axe(document.body)).toEqual([]);
    await userEvent.click(sheet.getByRole('link', { name: 'لغوشده' }));
    await userEvent.keyboard('{Escape}');
    expect(filters).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'پاک کردن فیلترها' }));
    expect(decodeURIComponent(location())).toBe('/admin/orders?q=علی');
    expect(screen.queryByRole('group', { name: 'فیلترهای فعال' })).toBeNull();
  });

  it('gives a file of exactly what is filtered', async () => {
    Object.assign(URL, { createObjectURL: jest.fn(() => 'blob:file'), revokeObjectURL: jest.fn() });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { calls } = await openAdmin('/admin/orders?q=علی&status=new&period=week', { answers: ordersWith() });
    await userEvent.click(await screen.findByRole('button', { name: 'بیشتر' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'دریافت CSV' }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    const query = calls.find(({ name }) => name === 'GET /api/orders/export')?.query;
    expect([query?.get('q'), query?.get('status'), query?.get('page')]).toEqual(['علی', 'new', null]);
    expect(Date.parse(query?.get('from') ?? '')).toBeLessThan(Date.now() - 6 * 24 * 3_600_000);
    click.mockRestore();
  });
});

describe('many rows at once', () => {
  it('are chosen with Shift, and changed but for those that the server refuses, which are named', async () => {
    const { calls } = await openAdmin('/admin/orders', { answers: ordersWith() });
    const user = userEvent.setup();
    await user.click(await box('۲۱'));
    await user.keyboard('{Shift>}');
    await user.click(await box('۲۳'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('۳ مورد انتخاب شده است')).toBeVisible();
    await bulk('تغییر وضعیت به «تکمیل‌شده»');
    const failures = within(await screen.findByRole('alert'));
    expect(failures.getByText('سفارش شمارهٔ ۲۳: سفارش تغییر کرده است')).toBeVisible();
    const changed = calls.filter(({ name }) => name.startsWith('PUT')).map(({ name }) => name.split('/')[3]);
    expect(changed).toEqual(['21', '22', '23']);
    expect(await box('۲۱')).not.toBeChecked();
  });

  it('are restored by the undo of the toast, except those that the action did not change', async () => {
    const toasts: Toast[] = [];
    const stop = onToast((toast) => toasts.push(toast));
    const answers = { ...ordersWith(), 'GET /api/orders': list([...orders.slice(0, 2), cancelled]) };
    const { calls } = await openAdmin('/admin/orders', { answers });
    for (const id of ['۲۱', '۲۲', '۲۴']) await userEvent.click(await box(id));
    await bulk('تغییر وضعیت به «لغوشده»');
    const sent = () => calls.filter(({ name }) => name.startsWith('PUT')).map(({ name, body }) => [name, body]);
    await waitFor(() => expect(toasts).toHaveLength(1));
    act(() => toasts[0]?.action?.onClick());
    await waitFor(() =>
      expect(sent()).toEqual([
        ['PUT /api/orders/21/status', { status: 'cancelled', version: 4 }],
        ['PUT /api/orders/22/status', { status: 'cancelled', version: 4 }],
        ['PUT /api/orders/21/status', { status: 'new', version: 5 }],
        ['PUT /api/orders/22/status', { status: 'new', version: 5 }],
      ]),
    );
    expect([toasts[0]?.title, toasts[0]?.action?.label]).toEqual(['۳ مورد انجام شد', 'بازگردانی']);
    stop();
  });

  it('leave the focus in the list when the selection is cleared', async () => {
    await openAdmin('/admin/orders', { answers: ordersWith() });
    await userEvent.click(await box('۲۲'));
    await userEvent.click(screen.getByRole('button', { name: 'لغو انتخاب' }));
    expect(await box('۲۱')).toHaveFocus();
    expect(await box('۲۲')).not.toBeChecked();
  });

  it('need a confirmation from twenty on, also when the change can be undone', async () => {
    const many = Array.from({ length: 20 }, (_one, at) => anOrder({ id: 41 + at }));
    const { calls } = await openAdmin('/admin/orders', { answers: { 'GET /api/orders': list(many) } });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'انتخاب همهٔ ردیف‌های این صفحه' }));
    await bulk('تغییر وضعیت به «تکمیل‌شده»');
    const question = within(await screen.findByRole('alertdialog', { name: 'تغییر وضعیت به «تکمیل‌شده»' }));
    expect(question.getByText('این کار برای ۲۰ مورد انجام می‌شود.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'انصراف' }));
    expect(calls.filter(({ name }) => name.startsWith('PUT'))).toEqual([]);
  });

  it('are changed from their newest state, not from the state in which they were selected', async () => {
    let version = 4;
    const answers: Record<string, Answer> = {
      ...ordersWith(),
      'GET /api/orders': () => list([{ ...orders[0]!, version }])({} as never),
    };
    const { calls, queryClient } = await openAdmin('/admin/orders', { answers });
    await userEvent.click(await box('۲۱'));
    version = 5;
    await act(() => queryClient.invalidateQueries({ queryKey: ['admin', 'orders'] }));
    await bulk('تغییر وضعیت به «لغوشده»');
    await waitFor(() => expect(calls.at(-1)?.name).toBe('GET /api/orders'));
    const sent = calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body);
    expect(sent).toEqual([{ status: 'cancelled', version: 5 }]);
  });

  it('when stopped, report the running one as unknown and leave the rest', async () => {
    const { calls } = await openAdmin('/admin/orders', {
      answers: { ...ordersWith(), 'PUT /api/orders/22/status': () => new Promise<Response>(() => undefined) },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'انتخاب همهٔ ردیف‌های این صفحه' }));
    await bulk('تغییر وضعیت به «لغوشده»');
    await waitFor(() => expect(calls.some(({ name }) => name === 'PUT /api/orders/22/status')).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'توقف' }));
    expect(await screen.findByText(/^سفارش شمارهٔ ۲۲: پیش از رسیدن پاسخ متوقف شد/)).toBeVisible();
    expect(calls.filter(({ name }) => name.startsWith('PUT'))).toHaveLength(2);
  });

  it('are all that the search finds, also those on other pages', async () => {
    const { calls } = await openAdmin('/admin/orders', { answers: { ...ordersWith(), 'GET /api/orders': paged } });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'انتخاب همهٔ ردیف‌های این صفحه' }));
    await userEvent.click(screen.getByRole('button', { name: 'انتخاب همهٔ ۴ نتیجه' }));
    expect(await screen.findByText('۴ مورد انتخاب شده است')).toBeVisible();
    await bulk('تغییر وضعیت به «لغوشده»');
    await waitFor(() => expect(calls.filter(({ name }) => name.startsWith('PUT'))).toHaveLength(4));
  });
});

/** Two orders on the page that is shown, all of them when a large one is asked for. */
const paged: Answer = ({ query }) =>
  list(query.get('limit') === '100' ? orders : orders.slice(0, 2), orders.length)({} as never);
