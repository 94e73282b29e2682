import { fireEvent, problem, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { anOrder, aQuote } from '../testing/entities';
import { anAdmin, list, openAdmin } from '../testing/open-admin';

const user = userEvent.setup({ pointerEventsCheck: 0 });
const LIST = 'GET /api/orders/12/quotes';
const CREATE = 'POST /api/orders/12/quotes';
const SUMS = 'POST /api/orders/12/quotes/preview';
const UPDATE = 'PUT /api/quotes/5';
const SEND = 'POST /api/quotes/5/send';
/** Forms and lists are slow here when other specs run beside this one. */
const PATIENT = { timeout: 8000 };

async function openOrder(answers: Record<string, Answer> = {}, role = anAdmin('owner', { orders: 'write' })) {
  const opened = await openAdmin('/admin/orders?order=12', {
    admin: role,
    answers: {
      'GET /api/orders': list([anOrder()]),
      'GET /api/orders/12': () => Response.json(anOrder()),
      'GET /api/orders/12/related': list([]),
      'GET /api/settings': () => Response.json({ usdRate: 83_000, usdRateDate: '2026-11-20T08:00:00.000Z' }),
      [SUMS]: () => Response.json(aQuote()),
      [CREATE]: () => Response.json(aQuote(), { status: 201 }),
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'پیش‌فاکتور' }, PATIENT);
  const bodies = (name: string) => opened.calls.filter((call) => call.name === name).map(({ body }) => body);
  return { ...opened, bodies };
}

/** Opens the form by its key, on a Persian layout. */
async function openForm() {
  const phone = await screen.findByRole('link', { name: 'تماس با مشتری' });
  await screen.findByText('کلید P فرم پیش‌فاکتور را باز می‌کند.', {}, PATIENT);
  fireEvent.keyDown(phone, { code: 'KeyP', key: 'ح' });
  const form = within(await screen.findByRole('dialog', { name: 'پیش‌فاکتور سفارش ۱۲' }, PATIENT));
  await form.findByLabelText(/^شرایط پرداخت/, {}, PATIENT);
  return form;
}

async function fill(form: Awaited<ReturnType<typeof openForm>>) {
  await user.type(form.getByLabelText(/^قیمت\*?$/), '166000000');
  fireEvent.change(form.getByLabelText(/^شرایط پرداخت/), { target: { value: 'نقدی' } });
}
const save = (form: Awaited<ReturnType<typeof openForm>>) => user.click(form.getByRole('button', { name: 'ذخیره' }));

it('the list of orders shows the state of the newest quote, and filters by it', async () => {
  const { calls } = await openAdmin('/admin/orders?quote=change_asked', {
    answers: { 'GET /api/orders': list([anOrder({ quoteState: 'change_asked' })]) },
  });
  expect(await screen.findByRole('cell', { name: /پیش‌فاکتور.*تغییر می‌خواهد/ }, PATIENT)).toBeVisible();
  const filtered = calls.filter(
    ({ name, query }) => name === 'GET /api/orders' && query.get('quote') === 'change_asked',
  );
  expect(filtered).not.toEqual([]);
});

it('a draft is downloaded as PDF before it is sent', async () => {
  const PDF = 'GET /api/quotes/5/pdf';
  const { calls } = await openOrder({
    [LIST]: () => Response.json([aQuote()]),
    [PDF]: () => new Response('pdf', { headers: { 'content-type': 'application/pdf' } }),
  });
  URL.createObjectURL = () => 'blob:pdf';
  URL.revokeObjectURL = () => undefined;
  await user.click(await screen.findByRole('button', { name: 'PDF پیش‌نویس' }, PATIENT));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain(PDF), PATIENT);
});

describe('the form of a quote', () => {
  it('begins with the company and the place of delivery of the order', async () => {
    const company = { companyName: 'صنایع نمونه', nationalId: '10380284790', economicCode: '4111' };
    await openOrder({ 'GET /api/orders/12': () => Response.json(anOrder({ ...company, deliveryPlace: 'تبریز' })) });
    const form = await openForm();
    expect(form.getByLabelText(/^نام حقیقی یا حقوقی/)).toHaveValue('صنایع نمونه');
    expect(form.getByLabelText(/^شناسهٔ ملی/)).toHaveValue('10380284790');
    expect(form.getByLabelText(/^کد اقتصادی/)).toHaveValue('4111');
    expect(form.getByLabelText(/^محل تحویل/)).toHaveValue('تبریز');
  });

  it('groups thousands while typing, shows the sums of the API, and saves whole amounts', async () => {
    const { bodies } = await openOrder();
    const form = await openForm();
    await fill(form);
    expect(form.getByLabelText(/^قیمت\*?$/)).toHaveValue('۱۶۶٬۰۰۰٬۰۰۰');
    expect(await form.findByText('۲٬۷۳۹٬۰۰۰٬۰۰۰ ریال', {}, PATIENT)).toBeVisible();
    await save(form);
    await waitFor(() => expect(bodies(CREATE)).toHaveLength(1), PATIENT);
    expect(bodies(CREATE)[0]).toMatchObject({
      currency: 'rial',
      lines: [{ orderLineId: 31, amount: 166_000_000, unit: 'toman', per: 'ton', discountPercent: 0, taxed: true }],
      rate: null,
      delivery: 'ex_works',
      paymentTerms: 'نقدی',
      buyer: { name: 'مریم صادقی' },
    });
  });

  it('keeps the former sums while a price is missing again', async () => {
    await openOrder();
    const form = await openForm();
    await fill(form);
    await form.findByText('۲٬۷۳۹٬۰۰۰٬۰۰۰ ریال', {}, PATIENT);
    await user.clear(form.getByLabelText(/^قیمت\*?$/));
    expect(await form.findByText('با قیمت همهٔ اقلام، جمع اینجا دیده می‌شود.')).toBeVisible();
    expect(form.getByText('۲٬۷۳۹٬۰۰۰٬۰۰۰ ریال')).toBeVisible();
  });

  it('takes dollars in cents, and asks for the rate of the day that it proposes', async () => {
    const { bodies } = await openOrder();
    const form = await openForm();
    await user.selectOptions(form.getByLabelText('واحد قیمت'), 'cent');
    expect(form.getByLabelText(/^نرخ هر دلار/)).toHaveValue('۸۳۰٬۰۰۰');
    await user.type(form.getByLabelText(/^قیمت\*?$/), '2000.5');
    await waitFor(
      () =>
        expect(bodies(SUMS).at(-1)).toMatchObject({
          lines: [{ amount: 200_050, unit: 'cent' }],
          rate: 830_000,
          rateDay: '2026-11-20',
        }),
      PATIENT,
    );
  });

  it('warns of a mistyped identity number and still saves it', async () => {
    const { bodies } = await openOrder();
    const form = await openForm();
    await fill(form);
    await user.type(form.getByLabelText(/^شناسهٔ ملی/), '۱۰۳۸۰۲۸۴۷۹۱');
    expect(form.getByText(/رقم کنترل این شناسهٔ ملی درست نیست/)).toBeVisible();
    await save(form);
    await waitFor(() => expect(bodies(CREATE)[0]).toMatchObject({ buyer: { nationalId: '10380284791' } }), PATIENT);
  });

  it('keeps what was typed when it cannot be saved', async () => {
    await openOrder({ [CREATE]: () => problem(503, 'common.unavailable', 'کمی بعد دوباره تلاش کنید') });
    const form = await openForm();
    await fill(form);
    await save(form);
    expect(await form.findByText('پیش‌فاکتور ذخیره نشد', {}, PATIENT)).toBeVisible();
    expect(form.getByLabelText(/^قیمت\*?$/)).toHaveValue('۱۶۶٬۰۰۰٬۰۰۰');
  });

  it('compares a new draft with that of a colleague, and lets both choose', async () => {
    const theirs = aQuote({ paymentTerms: 'اعتباری' });
    let quotes = [] as object[];
    const conflict = { field: 'paymentTerms', mine: 'نقدی', theirs: 'اعتباری', by: 'همکار', at: theirs.validUntil };
    const { bodies } = await openOrder({
      [LIST]: (call) => list(quotes)(call),
      [CREATE]: () => {
        quotes = [theirs];
        return problem(409, 'quotes.draft_exists', 'این سفارش یک پیش‌نویس پیش‌فاکتور دارد؛ همان را ویرایش کنید');
      },
      [UPDATE]: () =>
        Response.json(
          { code: 'quotes.changed_meanwhile', message: 'تغییر کرده است', status: 409, conflicts: [conflict] },
          { status: 409, headers: { 'content-type': 'application/problem+json' } },
        ),
      'GET /api/quotes/5': () => Response.json(theirs),
    });
    const form = await openForm();
    await fill(form);
    await save(form);
    const chooser = within(await screen.findByRole('dialog', { name: 'هم‌زمان ویرایش شده است' }, PATIENT));
    expect(bodies(UPDATE)[0]).toMatchObject({ version: 0, paymentTerms: 'نقدی' });
    expect(await chooser.findByText('اعتباری', {}, PATIENT)).toBeVisible();
  });
});

describe('a draft', () => {
  it('is sent after a question that shows what is sent, in the version that was seen', async () => {
    const { bodies } = await openOrder({
      [LIST]: list([aQuote({ version: 3 })]),
      [SEND]: () => Response.json(aQuote({ number: '1405-0007', state: 'sent' })),
    });
    await user.click(await screen.findByRole('button', { name: 'ارسال به خریدار' }, PATIENT));
    const question = within(await screen.findByRole('alertdialog', { name: 'این پیش‌فاکتور ارسال شود؟' }, PATIENT));
    expect(question.getByText('۲٬۷۳۹٬۰۰۰٬۰۰۰ ریال')).toBeVisible();
    expect(bodies(SEND)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'ارسال پیش‌فاکتور' }));
    await waitFor(() => expect(bodies(SEND)).toEqual([{ version: 3 }]), PATIENT);
  });

  it('that no longer fits the lines of the order says so', async () => {
    const [line] = aQuote().lines;
    await openOrder({ [LIST]: list([aQuote({ lines: [{ ...line!, quantity: 900 }] })]) });
    expect(await screen.findByText(/اقلام سفارش پس از این پیش‌نویس تغییر کرده است/, {}, PATIENT)).toBeVisible();
  });
});

it('shows the wish of the buyer, and the number and the sum of the newest quote', async () => {
  const reply = { kind: 'change_asked', name: 'سارا احمدی', text: 'زودتر', at: '2026-11-21T06:30:00.000Z' } as const;
  await openOrder({ [LIST]: list([aQuote({ number: '1405-0007', state: 'change_asked', replies: [reply] })]) });
  expect(await screen.findByText('تغییر می‌خواهد', {}, PATIENT)).toBeVisible();
  expect(screen.getByText('سارا احمدی: زودتر')).toBeVisible();
  expect(screen.getByText(/۱۴۰۵-۰۰۰۷/)).toBeVisible();
});

it('offers nothing to a role that may only read orders', async () => {
  await openOrder({ [LIST]: list([aQuote()]) }, anAdmin('editor', { orders: 'read' }));
  expect(await screen.findByText('پیش‌نویس', {}, PATIENT)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'ارسال به خریدار' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'ویرایش پیش‌نویس' })).toBeNull();
});
