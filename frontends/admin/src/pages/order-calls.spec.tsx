import { onToast, type Toast } from '@afshoreh/contracts';
import { act, fireEvent, problem, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { anOrder } from '../testing/entities';
import { list, openAdmin } from '../testing/open-admin';

const RECORD = 'POST /api/orders/12/calls';
const NEXT = 'POST /api/orders/queue/next';
/** The first submit of a run is slow, because the form is compiled. */
const PATIENT = { timeout: 4000 };
const DAY_MS = 86_400_000;
const times = {
  inAnHour: '2026-11-22T10:00:00.000Z',
  thisEvening: null,
  tomorrow: '2026-11-23T05:30:00.000Z',
  nextWorkday: '2026-11-23T09:00:00.000Z',
  yearsWithoutTable: [] as number[],
};

function server(answers: Record<string, Answer> = {}): Record<string, Answer> {
  return {
    'GET /api/orders': list([anOrder()]),
    'GET /api/orders/12': () => Response.json(anOrder()),
    'GET /api/orders/12/related': list([anOrder({ id: 7 })]),
    'GET /api/orders/queue/next-calls': () => Response.json(times),
    'GET /api/orders/queue/call-time': () => Response.json({ problem: null, nearest: null }),
    'PUT /api/orders/12/lease': () => Response.json(anOrder()),
    'DELETE /api/orders/12/lease': () => new Response(null, { status: 204 }),
    [RECORD]: () => Response.json(anOrder({ version: 5, callDueAt: null }), { status: 201 }),
    [NEXT]: () => Response.json(anOrder({ id: 13, name: 'پویا نادری' })),
    ...answers,
  };
}

async function openCall(answers?: Record<string, Answer>) {
  const opened = await openAdmin('/admin/orders?order=12', { answers: server(answers) });
  const dialog = await screen.findByRole('dialog', { name: 'سفارش شمارهٔ ۱۲' });
  await within(dialog).findByRole('radiogroup', { name: 'نتیجهٔ تماس' });
  await within(dialog).findByRole('radio', { name: /روز کاری بعد/ });
  const bodies = (name: string) => opened.calls.filter((call) => call.name === name).map(({ body }) => body);
  return { ...opened, dialog: within(dialog), bodies };
}

/** Sends a key by its position, as a Persian layout does. */
function press(code: string, ctrlKey = false) {
  const key = code.startsWith('Digit') ? String.fromCharCode(0x06f0 + Number(code.slice(5))) : code;
  fireEvent.keyDown(screen.getByRole('link', { name: 'تماس با مشتری' }), { code, key, ctrlKey });
}
const saveAndNext = () => press('Enter', true);

describe('an order that the queue gave', () => {
  const sheetOf = (id: number, changes: object = {}) => ({
    order: anOrder({ id, staffNotes: [{ id: 1, text: 'نمونه خواست', by: 'سارا', at: '2026-11-21T06:30:00.000Z' }] }),
    products: [
      {
        id: 3,
        name: 'کنسانترهٔ سیب',
        price: 150_000_000,
        showPrice: false,
        listPrice: {
          tomanPerTon: 166_000_000,
          basis: 'list',
          usdPerTon: 2000,
          rate: 83_000,
          rateDate: '2026-11-20T08:00:00.000Z',
          rateIsOld: true,
        },
        lastPrice: {
          amount: 140_000_000,
          unit: 'toman',
          per: 'ton',
          number: '1405-0003',
          sentAt: '2026-10-20T08:00:00.000Z',
        },
        lots: [{ number: 'AP-7', bestBefore: '2028-10-01', kilograms: 5000 }],
        documents: [],
        status: 'موجود',
        brix: '۷۰',
        pH: null,
        acidity: null,
        weight: null,
        packaging: null,
        shelfLife: null,
        origin: null,
      },
    ],
    quotes: [],
    related: [anOrder({ id: 7 })],
    ...changes,
  });
  const SHEET = (id: number) => `GET /api/orders/${id}/call-sheet`;

  /** Opens the first order by the button of the queue; order 13 is loaded ahead. */
  async function takeFirst(answers: Record<string, Answer> = {}) {
    const queue = [anOrder(), anOrder({ id: 13 })];
    const opened = await openAdmin('/admin/orders?view=calls', {
      answers: server({
        [NEXT]: () => (queue.length > 0 ? Response.json(queue.shift()) : new Response(null, { status: 204 })),
        [SHEET(12)]: () => Response.json(sheetOf(12)),
        [SHEET(13)]: () => Response.json(sheetOf(13)),
        ...answers,
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'تماس بعدی' }, PATIENT));
    const dialog = within(await screen.findByRole('dialog', { name: 'سفارش شمارهٔ ۱۲' }, PATIENT));
    await dialog.findByText('۱۵۰٬۰۰۰٬۰۰۰ تومان برای هر تن', {}, PATIENT);
    const bodies = (name: string) => opened.calls.filter((call) => call.name === name).map(({ body }) => body);
    return { ...opened, dialog, bodies };
  }

  it('shows hidden prices with rate and date, stock, the last price of this buyer, other orders and notes', async () => {
    const { order } = sheetOf(12);
    const { dialog } = await takeFirst({ 'GET /api/orders/12': () => Response.json(order) });
    for (const text of [
      'در سایت پنهان است',
      '۱۶۶٬۰۰۰٬۰۰۰ تومان برای هر تن',
      'نرخ قدیمی',
      '۲٬۰۰۰ دلار با نرخ ۸۳٬۰۰۰ تومان، ۱۴۰۵/۰۸/۲۹',
      '۱۴۰٬۰۰۰٬۰۰۰ تومان برای هر تن',
      'موجود',
      'بریکس: ۷۰',
      'نمونه خواست',
    ])
      expect(await dialog.findByText(text, {}, PATIENT)).toBeVisible();
    expect(dialog.getByRole('link', { name: /AP-7/ })).toHaveAttribute('href', '/lots/AP-7');
    expect(await dialog.findByRole('link', { name: 'سفارش شمارهٔ ۷' }, PATIENT)).toBeVisible();
  });

  it('has one control for the status and one field for a note', async () => {
    const { dialog } = await takeFirst();
    expect(dialog.getAllByRole('combobox', { name: /وضعیت/ })).toHaveLength(1);
    expect(dialog.getAllByRole('textbox', { name: /یادداشت/ })).toHaveLength(1);
  });

  it('gives way to the next one with no request between the key and the order', async () => {
    let isSilent = false;
    const never = new Promise<Response>(() => undefined);
    const { calls } = await takeFirst({
      [SHEET(13)]: () => (isSilent ? never : Response.json(sheetOf(13))),
    });
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain(SHEET(13)), PATIENT);
    await act(() => Promise.resolve());
    isSilent = true;
    const before = calls.filter(({ name }) => name === NEXT).length;
    fireEvent.keyDown(screen.getByRole('link', { name: 'تماس با مشتری' }), {
      code: 'Enter',
      key: 'Enter',
      ctrlKey: true,
      shiftKey: true,
    });
    const next = within(await screen.findByRole('dialog', { name: 'سفارش شمارهٔ ۱۳' }, { timeout: 10_000 }));
    expect(next.getByText('۱۵۰٬۰۰۰٬۰۰۰ تومان برای هر تن')).toBeVisible();
    expect(next.getByRole('radiogroup', { name: 'نتیجهٔ تماس' })).toBeVisible();
    expect(calls.filter(({ name }) => name === SHEET(12))).toHaveLength(1);
    expect(calls.filter(({ name }) => name === NEXT).length - before).toBeLessThanOrEqual(1);
  });

  it('gives way to the next one before its call is saved, and is not offered again meanwhile', async () => {
    let save = (_answer: Response): void => undefined;
    const { calls, dialog, bodies } = await takeFirst({
      [RECORD]: () => new Promise<Response>((resolve) => (save = resolve)),
    });
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain(SHEET(13)), PATIENT);
    await act(() => Promise.resolve());
    fireEvent.change(dialog.getByLabelText('یادداشت تماس'), { target: { value: 'منشی پاسخ داد' } });
    press('Digit2');
    saveAndNext();
    expect(await screen.findByRole('dialog', { name: 'سفارش شمارهٔ ۱۳' }, { timeout: 10_000 })).toBeVisible();
    expect(bodies(RECORD)).toEqual([expect.objectContaining({ outcome: 'no_answer', note: 'منشی پاسخ داد' })]);
    await waitFor(() => expect(bodies(NEXT).at(-1)).toEqual({ skip: [12] }), PATIENT);
    expect(calls.map(({ name }) => name)).not.toContain('DELETE /api/orders/12/lease');
    save(Response.json(anOrder({ version: 5, callDueAt: null }), { status: 201 }));
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('DELETE /api/orders/12/lease'), PATIENT);
    expect(screen.queryByText(/ثبت نشد/)).toBeNull();
  });

  it('comes back visibly when its call was not saved: sent again as it was, or opened with what was typed', async () => {
    let isAway = true;
    const { calls, dialog, bodies } = await takeFirst({
      [RECORD]: () =>
        isAway
          ? problem(503, 'common.away', 'سرور در دسترس نیست')
          : Response.json(anOrder({ version: 5, callDueAt: null }), { status: 201 }),
    });
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain(SHEET(13)), PATIENT);
    await act(() => Promise.resolve());
    fireEvent.change(dialog.getByLabelText('یادداشت تماس'), { target: { value: 'منشی پاسخ داد' } });
    press('Digit2');
    saveAndNext();
    const next = within(await screen.findByRole('dialog', { name: 'سفارش شمارهٔ ۱۳' }, { timeout: 10_000 }));
    const notice = await next.findByText('تماس سفارش شمارهٔ ۱۲ ثبت نشد', {}, PATIENT);
    expect(notice).toBeVisible();
    expect(next.getByText('سرور در دسترس نیست')).toBeVisible();
    expect(next.getByText('یادداشت: منشی پاسخ داد')).toBeVisible();
    fireEvent.click(next.getByRole('button', { name: 'باز کردن سفارش شمارهٔ ۱۲' }));
    const again = within(await screen.findByRole('dialog', { name: 'سفارش شمارهٔ ۱۲' }, PATIENT));
    expect(await again.findByLabelText('یادداشت تماس')).toHaveValue('منشی پاسخ داد');
    expect(again.getByRole('radio', { name: /^پاسخ نداد/ })).toBeChecked();
    isAway = false;
    fireEvent.click(again.getByRole('button', { name: 'ارسال دوبارهٔ تماس سفارش شمارهٔ ۱۲' }));
    await waitFor(() => expect(again.queryByText('تماس سفارش شمارهٔ ۱۲ ثبت نشد')).toBeNull(), PATIENT);
    const sent = bodies(RECORD);
    expect(sent.at(-1)).toEqual(sent[0]);
  });

  it('gives the order that was loaded ahead back when the calls end', async () => {
    const { calls } = await takeFirst({ 'DELETE /api/orders/13/lease': () => new Response(null, { status: 204 }) });
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain(SHEET(13)), PATIENT);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('DELETE /api/orders/13/lease'), PATIENT);
  });

  it('takes an agreed price into a quote by one key, and asks before it is lost', async () => {
    const { dialog } = await takeFirst({
      'GET /api/settings': () => Response.json({ usdRate: 83_000, usdRateDate: '2026-11-20T08:00:00.000Z' }),
      'POST /api/orders/12/quotes/preview': () => problem(400, 'x', 'x'),
    });
    const agreed = dialog.getByRole('textbox', { name: /^قیمت توافقی/ });
    await userEvent.type(agreed, '145000000');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', {}, PATIENT)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument(), PATIENT);
    fireEvent.keyDown(agreed, { key: 'Enter', code: 'Enter' });
    const form = within(await screen.findByRole('dialog', { name: 'پیش‌فاکتور سفارش ۱۲' }, PATIENT));
    expect(await form.findByLabelText(/^قیمت\*?$/, {}, PATIENT)).toHaveValue('۱۴۵٬۰۰۰٬۰۰۰');
  });

  it('keeps an agreed price that stands in no quote when its call is recorded', async () => {
    const { dialog, unmount } = await takeFirst();
    fireEvent.change(dialog.getByRole('textbox', { name: /^قیمت توافقی/ }), { target: { value: '145000000' } });
    press('Digit2');
    saveAndNext();
    await screen.findByRole('dialog', { name: 'سفارش شمارهٔ ۱۳' }, { timeout: 10_000 });
    unmount();
    const later = await openCall();
    expect(later.dialog.getByRole('textbox', { name: /^قیمت توافقی/ })).toHaveValue('۱۴۵٬۰۰۰٬۰۰۰');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', {}, PATIENT)).toBeVisible();
  });
});

describe('an order that is passed over', () => {
  const skip = () =>
    fireEvent.keyDown(screen.getByRole('link', { name: 'تماس با مشتری' }), {
      code: 'Enter',
      key: 'Enter',
      ctrlKey: true,
      shiftKey: true,
    });

  it('is not recorded, and none of those passed over is asked for again until the list was looked at', async () => {
    const queue = [anOrder({ id: 13 }), anOrder({ id: 14 })];
    const { bodies, location } = await openCall({
      'GET /api/orders/13': () => Response.json(anOrder({ id: 13 })),
      'GET /api/orders/14': () => Response.json(anOrder({ id: 14 })),
      [NEXT]: () => Response.json(queue.shift() ?? anOrder({ id: 12 })),
    });
    skip();
    await screen.findByRole('dialog', { name: 'سفارش شمارهٔ ۱۳' }, PATIENT);
    skip();
    await screen.findByRole('dialog', { name: 'سفارش شمارهٔ ۱۴' }, PATIENT);
    // The first one was asked for; each of the others was loaded while the one before was open.
    await waitFor(() => expect(bodies(NEXT)).toEqual([{ skip: [12] }, { skip: [12] }, { skip: [12, 13] }]), PATIENT);
    expect(bodies(RECORD)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(location()).toBe('/admin/orders'), PATIENT);
    await userEvent.click(await screen.findByRole('button', { name: 'تماس بعدی' }, PATIENT));
    await screen.findByRole('dialog', { name: 'سفارش شمارهٔ ۱۲' }, PATIENT);
    expect(bodies(NEXT).at(-1)).toEqual({ skip: [] });
  });

  it('asks first when something was typed, and says at the end how many are still waiting', async () => {
    const toasts: Toast[] = [];
    const stop = onToast((toast) => toasts.push(toast));
    const { dialog, bodies } = await openCall({ [NEXT]: () => new Response(null, { status: 204 }) });
    await userEvent.type(dialog.getByLabelText('یادداشت تماس'), 'فردا');
    skip();
    const question = within(await screen.findByRole('alertdialog', { name: 'تغییرات ذخیره نشده است' }, PATIENT));
    expect(bodies(NEXT)).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'خروج بدون ذخیره' }));
    await waitFor(() => expect(toasts[0]?.description).toBe('۱ سفارش بدون ثبت ماند و هنوز در صف تماس است.'), PATIENT);
    stop();
  });
});

describe('call mode', () => {
  it('takes the outcome and the next call by one key each, saves them and opens the next order', async () => {
    const { dialog, bodies, location } = await openCall();
    press('Digit5');
    press('Digit8');
    expect(dialog.getByRole('radio', { name: /زمان دیگری خواست/ })).toBeChecked();
    saveAndNext();
    await waitFor(() => expect(location()).toBe('/admin/orders?order=13'), PATIENT);
    expect(screen.getByRole('dialog', { name: 'سفارش شمارهٔ ۱۳' })).toBeVisible();
    expect(bodies(RECORD)).toEqual([{ outcome: 'call_back', note: null, nextCallAt: times.tomorrow, version: 4 }]);
  });

  it('offers «در حال پردازش» for a new order whose customer was reached, and saves twice pressed once', async () => {
    const { bodies } = await openCall();
    press('Digit1');
    saveAndNext();
    saveAndNext();
    await screen.findByRole('dialog', { name: 'سفارش شمارهٔ ۱۳' }, PATIENT);
    expect(bodies(RECORD)).toEqual([
      { outcome: 'reached', note: null, nextCallAt: null, status: 'processing', version: 4 },
    ]);
  });

  it('takes no key for an order that was sent, until the next one is shown', async () => {
    let show = () => {};
    const isShown = new Promise<void>((resolve) => (show = resolve));
    const { bodies } = await openCall({
      'GET /api/orders/13': () => Response.json(anOrder({ id: 13 })),
      [NEXT]: () => isShown.then(() => Response.json(anOrder({ id: 13 }))),
    });
    press('Digit1');
    saveAndNext();
    await waitFor(() => expect(bodies(NEXT)).toHaveLength(1), PATIENT);
    press('Digit2');
    saveAndNext();
    show();
    while (!screen.queryByRole('dialog', { name: 'سفارش شمارهٔ ۱۳' })) {
      press('Digit2');
      saveAndNext();
      await act(async () => void (await Promise.resolve()));
    }
    expect(bodies(RECORD)).toHaveLength(1);
    expect(await screen.findByRole('radio', { name: /پاسخ نداد/ }, PATIENT)).not.toBeChecked();
  });

  it('understands a typed time, and types digits into a note', async () => {
    const { dialog, bodies } = await openCall();
    press('Digit5');
    await userEvent.type(dialog.getByLabelText('یادداشت تماس'), '۲ تن');
    fireEvent.keyDown(dialog.getByLabelText('یادداشت تماس'), { code: 'Digit2', key: '۲' });
    press('Digit0');
    await userEvent.type(dialog.getByLabelText('تاریخ و ساعت تماس بعدی'), '۱۴۰۹/۹/۳ ۱۰');
    await userEvent.click(dialog.getByRole('button', { name: 'ثبت تماس' }));
    await waitFor(() => expect(bodies(RECORD)).toHaveLength(1));
    expect(bodies(RECORD)[0]).toMatchObject({
      outcome: 'call_back',
      note: '۲ تن',
      nextCallAt: '2030-11-24T06:30:00.000Z',
    });
    expect(bodies(NEXT)).toEqual([]);
  });

  it('offers another time for one at which nobody calls, and plans that one', async () => {
    const problem = 'جمعه تعطیل است؛ نزدیک‌ترین زمان: شنبه ۲۵ آذر ۹:۰۰';
    const nearest = '2029-12-15T05:30:00.000Z';
    const friday = '2029-12-14T11:00:00.000Z';
    const { dialog, bodies } = await openCall({
      'GET /api/orders/queue/call-time': ({ query }) =>
        Response.json(query.get('at') === friday ? { problem, nearest } : { problem: null, nearest: null }),
    });
    press('Digit5');
    press('Digit0');
    await userEvent.type(dialog.getByLabelText('تاریخ و ساعت تماس بعدی'), '۱۴۰۸/۹/۲۴ ۱۴:۳۰');
    expect(await dialog.findByText(problem)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /انتخاب شنبه/ }));
    await waitFor(() => expect(dialog.queryByText(problem)).not.toBeInTheDocument());
    saveAndNext();
    await waitFor(() => expect(bodies(RECORD)).toHaveLength(1), PATIENT);
    expect(bodies(RECORD)[0]).toMatchObject({ outcome: 'call_back', nextCallAt: nearest });
  });

  it('takes the day of a typed time from the calendar, and keeps its hour', async () => {
    const { dialog } = await openCall();
    press('Digit0');
    const field = dialog.getByLabelText('تاریخ و ساعت تماس بعدی');
    await userEvent.type(field, '۱۴۰۹/۹/۳ ۱۰:۱۵');
    await userEvent.click(dialog.getByRole('button', { name: 'تقویم' }));
    await userEvent.click(dialog.getByRole('button', { name: /^۵\s+آذر\s+۱۴۰۹/ }));
    expect(field).toHaveValue('۱۴۰۹/۰۹/۰۵ ۱۰:۱۵');
    expect(dialog.queryByRole('button', { name: /^۵\s+آذر\s+۱۴۰۹/ })).not.toBeInTheDocument();
  });

  it('shows an error beside the suggested times when one of them is no longer possible', async () => {
    const errors = [{ field: 'nextCallAt', message: 'جمعه تعطیل است؛ نزدیک‌ترین زمان: شنبه ۹:۰۰' }];
    const { dialog } = await openCall({ [RECORD]: () => problem(400, 'common.validation', 'نشد', errors) });
    press('Digit5');
    press('Digit8');
    saveAndNext();
    expect(await dialog.findByText('جمعه تعطیل است؛ نزدیک‌ترین زمان: شنبه ۹:۰۰', {}, PATIENT)).toBeVisible();
    expect(dialog.getByRole('radio', { name: /فردا صبح/ })).toBeChecked();
  });

  it('requires a time when the customer wants a later call', async () => {
    const { dialog, bodies } = await openCall();
    press('Digit5');
    saveAndNext();
    expect(await dialog.findByText('زمان تماس بعدی را انتخاب کنید')).toBeVisible();
    expect(bodies(RECORD)).toEqual([]);
  });

  it('keeps what was typed when it is not saved, says why beside the button, and opens no other order', async () => {
    const { dialog, bodies } = await openCall({ [RECORD]: () => problem(503, 'common.away', 'سرور در دسترس نیست') });
    press('Digit2');
    await userEvent.type(dialog.getByLabelText('یادداشت تماس'), 'منشی پاسخ داد');
    saveAndNext();
    expect(await dialog.findByText('تماس ثبت نشد')).toBeVisible();
    expect(dialog.getByText('سرور در دسترس نیست')).toBeVisible();
    expect(dialog.getByLabelText('یادداشت تماس')).toHaveValue('منشی پاسخ داد');
    expect(bodies(NEXT)).toEqual([]);
  });

  it('asks before a typed note is lost', async () => {
    const { dialog, location } = await openCall();
    await userEvent.type(dialog.getByLabelText('یادداشت تماس'), 'فردا');
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', { name: 'تغییرات ذخیره نشده است' })).toBeVisible();
    expect(location()).toBe('/admin/orders?order=12');
  });

  it('shows who else has the order open', async () => {
    const lease = { id: 9, name: 'سارا احمدی', until: '2999-01-01T00:00:00.000Z' };
    const { dialog } = await openCall({ 'PUT /api/orders/12/lease': () => Response.json(anOrder({ lease })) });
    expect(await dialog.findByText('سارا احمدی در حال تماس است')).toBeVisible();
  });

  it('shows whether the time planned in an earlier call has passed', async () => {
    const call = { id: 1, at: '2026-11-21T09:00:00Z', by: 'سارا', outcome: 'no_answer' as const, note: null };
    const calls = [
      { ...call, nextCallAt: '2020-01-01T06:30:00Z' },
      { ...call, id: 2, nextCallAt: '2999-01-01T06:30:00Z' },
    ];
    const { dialog } = await openCall({ 'GET /api/orders/12': () => Response.json(anOrder({ calls })) });
    expect(dialog.getAllByText(/^تماس بعدی(:| قرار بود)/).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^تماس بعدی: /),
      expect.stringMatching(/^تماس بعدی قرار بود در .* باشد$/),
    ]);
  });

  it('goes back to the list when no call is left', async () => {
    const { location } = await openCall({ [NEXT]: () => new Response(null, { status: 204 }) });
    press('Digit1');
    saveAndNext();
    await waitFor(() => expect(location()).toBe('/admin/orders'));
  });
});

it('shows what a colleague did meanwhile, and sends the call once it was looked at', async () => {
  const nextCallAt = new Date(Math.ceil(Date.now() / DAY_MS + 1) * DAY_MS).toISOString();
  const theirs = anOrder({ version: 6, status: 'cancelled', nextCallAt });
  const by = { by: 'سارا احمدی', at: '2026-11-21T06:30:00.000Z' };
  const conflicts = [{ field: 'status', mine: 'processing', theirs: 'cancelled', ...by }];
  const stale = () => Response.json({ code: 'orders.changed_meanwhile', message: '', conflicts }, { status: 409 });
  let isStored = false;
  const { dialog, bodies } = await openCall({
    'GET /api/orders/12': () => Response.json(isStored ? theirs : anOrder()),
    [RECORD]: ({ body }) =>
      (body as { version: number }).version === 6 ? Response.json(theirs, { status: 201 }) : stale(),
  });
  isStored = true;
  press('Digit1');
  await userEvent.type(dialog.getByLabelText('یادداشت تماس'), 'قبول کرد');
  saveAndNext();
  const chooser = within(await screen.findByRole('dialog', { name: 'هم‌زمان ویرایش شده است' }, PATIENT));
  await userEvent.click(await chooser.findByRole('radio', { name: /^سارا احمدی، .*لغوشده$/ }));
  await userEvent.click(chooser.getByRole('button', { name: 'آوردن در فرم' }));
  expect(dialog.getByLabelText('یادداشت تماس')).toHaveValue('قبول کرد');
  await userEvent.click(dialog.getByRole('button', { name: 'ثبت تماس' }));
  await waitFor(() => expect(bodies(RECORD)).toHaveLength(2));
  // The colleague's planned call stays, because this admin chose no time.
  expect(bodies(RECORD)[1]).toEqual({
    outcome: 'reached',
    note: 'قبول کرد',
    nextCallAt: theirs.nextCallAt,
    version: 6,
  });
});

describe('an order that is open for long', () => {
  afterEach(() => void jest.useRealTimers());

  it('stays with its reader, whose session is not used by that', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { calls } = await openCall();
    const leases = () => calls.filter(({ name }) => name === 'PUT /api/orders/12/lease');
    expect(leases().map(({ headers }) => headers.get('x-background'))).toEqual([null]);
    await act(() => jest.advanceTimersByTimeAsync(5 * 60_000));
    expect(leases().map(({ headers }) => headers.get('x-background'))).toEqual([null, '1']);
  });
});
