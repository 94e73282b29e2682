import { describe, expect, it } from '@jest/globals';
import { adminSession } from '@afshoreh/contracts';
import { axe, problem, screen, userEvent, within } from '@afshoreh/testing';
import { api, visit } from '../testing/site';

const token = 'q3nX0v4Zr8Yb2cT6mK1JdA';
const link = `/api/quote-links/${token}`;
const party = { name: 'افشره', nationalId: '10380284790', economicCode: '', postalCode: '', address: 'ارومیه' };

const aQuote = (changes: object = {}) => ({
  number: '1405-0012',
  formerNumber: null,
  state: 'sent',
  sentAt: '2026-11-26T08:30:00.000Z',
  replies: [],
  currency: 'rial',
  lines: [
    {
      orderLineId: 31,
      productName: 'پورهٔ سیب',
      quantity: 2750,
      amount: 166_000_000,
      unit: 'toman',
      per: 'ton',
      discountPercent: 2.5,
      discountFrom: null,
      taxed: true,
      gross: 4_565_000_000,
      discount: 114_125_000,
      tax: 445_087_500,
      sum: 4_895_962_500,
    },
  ],
  rate: null,
  rateDay: null,
  delivery: 'delivered',
  deliveryPlace: 'تبریز',
  paymentTerms: '۳۰٪ پیش‌پرداخت',
  validUntil: '2026-12-20',
  buyer: { ...party, name: 'شرکت نمونه' },
  seller: party,
  gross: 4_565_000_000,
  discount: 114_125_000,
  tax: 445_087_500,
  sum: 4_895_962_500,
  words: 'چهار میلیارد ریال',
  taxPercent: 10,
  ...changes,
});

const accepted = { kind: 'accepted', name: 'سارا احمدی', text: null, at: '2026-11-27T08:30:00.000Z' };
const answers = (changes: object = {}) => ({
  [`GET ${link}`]: () => Response.json(aQuote(changes)),
  [`POST ${link}/seen`]: () => Response.json(aQuote({ ...changes, state: 'seen' })),
});

describe('opening a quote without its link', () => {
  const TRACK = 'GET /api/quotes/track';
  async function search(answer: () => Response) {
    const calls = api({ ...answers(), [TRACK]: answer });
    const page = await visit('/quote');
    await userEvent.type(screen.getByRole('textbox', { name: /^شمارهٔ پیش‌فاکتور/ }), '۱۴۰۵-۰۰۱۲');
    await userEvent.type(screen.getByRole('textbox', { name: /^شمارهٔ تماس/ }), '09141234567');
    await userEvent.click(screen.getByRole('button', { name: 'نمایش پیش‌فاکتور' }));
    return { ...page, query: () => Object.fromEntries(calls.find(({ name }) => name === TRACK)?.query ?? []) };
  }

  it('takes number and phone to the quote that holds', async () => {
    const former = { number: '1405-0009', state: 'replaced', path: '/quote/former' };
    const { query } = await search(() =>
      Response.json([former, { ...former, state: 'sent', path: `/quote/${token}` }]),
    );
    expect(await screen.findByText('شرکت نمونه')).toBeVisible();
    expect(query()).toEqual({ code: '۱۴۰۵-۰۰۱۲', phone: '09141234567' });
  });

  it('does not say which half was wrong, and keeps what was typed', async () => {
    const { container } = await search(() => problem(404, 'orders.not_found', 'سفارشی با این مشخصات پیدا نشد'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('پیش‌فاکتوری با این مشخصات پیدا نشد');
    expect(screen.getByRole('textbox', { name: /^شمارهٔ تماس/ })).toHaveValue('09141234567');
    expect(await axe(container)).toEqual([]);
  });

  it('says when nothing was sent yet', async () => {
    await search(() => Response.json([]));
    expect(await screen.findByRole('alert')).toHaveTextContent('هنوز پیش‌فاکتوری نفرستاده‌ایم');
  });
});

describe('the page of a quote', () => {
  it('shows what was quoted, to whom and until when, and notes that it was opened', async () => {
    const calls = api(answers());
    const { container } = await visit(`/quote/${token}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'پیش‌فاکتور ۱۴۰۵-۰۰۱۲' })).toBeVisible();
    const line = within(screen.getByRole('listitem'));
    expect(line.getByText('۴٬۸۹۵٬۹۶۲٬۵۰۰ ریال')).toBeVisible();
    expect(line.getByText('۱۶۶٬۰۰۰٬۰۰۰ تومان برای هر تن')).toBeVisible();
    expect(line.getByText('۲٫۵٪، ۱۱۴٬۱۲۵٬۰۰۰ ریال')).toBeVisible();
    expect(screen.getByText('چهار میلیارد ریال')).toBeVisible();
    expect(screen.getByText('در محل خریدار، تبریز')).toBeVisible();
    expect(screen.getByText('۱۴۰۵/۰۹/۲۹')).toBeVisible();
    expect(calls.map(({ name }) => name).filter((name) => name.startsWith('POST'))).toEqual([`POST ${link}/seen`]);
    expect(screen.getByRole('link', { name: 'دریافت PDF' })).toHaveAttribute('href', `${link}/pdf`);
    expect(await axe(container)).toEqual([]);
  });

  it('is accepted with a name, and then says by whom and offers no reply', async () => {
    const calls = api({
      ...answers(),
      [`POST ${link}/accept`]: () => Response.json(aQuote({ state: 'accepted', replies: [accepted] })),
    });
    await visit(`/quote/${token}`);
    const user = userEvent.setup();
    const accept = await screen.findByRole('button', { name: 'می‌پذیرم' });
    await user.click(accept);
    expect(await screen.findByText('نام خود را وارد کنید')).toBeVisible();
    const [name] = screen.getAllByLabelText(/نام و نام خانوادگی/);
    await user.type(name as HTMLElement, 'سارا احمدی');
    await user.click(accept);
    const question = within(await screen.findByRole('alertdialog', { name: 'این پیش‌فاکتور را می‌پذیرید؟' }));
    expect(question.getByText(/۱۴۰۵-۰۰۱۲.*۴٬۸۹۵٬۹۶۲٬۵۰۰ ریال/)).toBeVisible();
    expect(calls.map(({ name }) => name)).not.toContain(`POST ${link}/accept`);
    await user.click(question.getByRole('button', { name: 'بله، می‌پذیرم' }));
    expect(await screen.findByText(/سارا احمدی این پیش‌فاکتور را در/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'می‌پذیرم' })).not.toBeInTheDocument();
    expect(calls.find(({ name }) => name.endsWith('/accept'))?.body).toEqual({ name: 'سارا احمدی' });
  });

  it('that was replaced meanwhile is read anew when it cannot be accepted', async () => {
    let state = 'seen';
    api({
      [`GET ${link}`]: () => Response.json(aQuote({ state })),
      [`POST ${link}/accept`]: () => {
        state = 'replaced';
        return Response.json(
          { code: 'quotes.replaced', message: 'نسخهٔ جدیدتری فرستاده شده است', status: 409 },
          { status: 409 },
        );
      },
    });
    await visit(`/quote/${token}`);
    const user = userEvent.setup();
    await user.type((await screen.findAllByLabelText(/نام و نام خانوادگی/))[0] as HTMLElement, 'سارا');
    await user.click(screen.getByRole('button', { name: 'می‌پذیرم' }));
    await user.click(await screen.findByRole('button', { name: 'بله، می‌پذیرم' }));
    expect(await screen.findByText(/نسخهٔ جدیدتری از این پیش‌فاکتور/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'می‌پذیرم' })).not.toBeInTheDocument();
  });

  it('that staff open is not noted as seen', async () => {
    const calls = api(answers());
    adminSession.save({ token: 't', admin: { username: 'admin', displayName: 'مدیر', email: '' } });
    await visit(`/quote/${token}`);
    await screen.findByRole('button', { name: 'می‌پذیرم' });
    adminSession.clear();
    expect(calls.map(({ name }) => name)).not.toContain(`POST ${link}/seen`);
  });

  it('keeps what was typed when the request for a change cannot be sent', async () => {
    api({
      ...answers(),
      [`POST ${link}/change`]: () =>
        Response.json({ code: 'quotes.expired', message: 'مهلت این پیش‌فاکتور گذشته است' }, { status: 409 }),
    });
    await visit(`/quote/${token}`);
    const user = userEvent.setup();
    await user.click(await screen.findByText('تغییر می‌خواهم'));
    await user.type(screen.getAllByLabelText(/نام و نام خانوادگی/)[1] as HTMLElement, 'سارا');
    const message = screen.getByLabelText(/چه چیزی تغییر کند/);
    await user.type(message, 'یک هفته زودتر');
    await user.click(screen.getByRole('button', { name: 'ارسال درخواست' }));
    expect(await screen.findByText('مهلت این پیش‌فاکتور گذشته است')).toBeVisible();
    expect(message).toHaveValue('یک هفته زودتر');
  });

  it.each([
    ['replaced', /نسخهٔ جدیدتری از این پیش‌فاکتور/],
    ['expired', /مهلت این پیش‌فاکتور گذشته است/],
  ])('that is %s says so and takes no reply', async (state, words) => {
    api(answers({ state }));
    await visit(`/quote/${token}`);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'می‌پذیرم' })).not.toBeInTheDocument();
  });

  it.each([
    ['that the API does not know', token],
    ['that is incomplete', 'q3nX0v4Zr8'],
  ])('of a link %s says that there is none, without a login', async (_which, each) => {
    api({ [`GET ${link}`]: () => Response.json({ code: 'quotes.not_found' }, { status: 404 }) });
    await visit(`/quote/${each}`);
    expect(await screen.findByRole('heading', { name: 'این پیش‌فاکتور پیدا نشد' })).toBeVisible();
  });
});
