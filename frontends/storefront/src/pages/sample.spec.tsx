import { describe, expect, it } from '@jest/globals';
import type { Schemas } from '@afshoreh/api-client';
import { axe, problem, screen, waitFor, within, type Answer } from '@afshoreh/testing';
import { user } from '@afshoreh/testing/user';
import { headAt } from '../testing/head-at';
import { api } from '../testing/site';
import { visit } from '../testing/visit';

const SEND = 'POST /api/samples';
const nobody = { 'GET /api/auth/user': () => Response.json({ success: false, user: null }) };
const aSample = (changes: Partial<Schemas['TrackedSample']> = {}): Schemas['TrackedSample'] => ({
  trackingCode: 'NM-K7QF2-9MXTA',
  createdAt: '2025-05-21T08:00:00Z',
  productId: 7,
  productName: 'کنسانترهٔ سیب',
  grams: 500,
  status: 'requested',
  declineReason: null,
  sentLot: null,
  courier: null,
  parcelNumber: null,
  verdict: null,
  feedback: null,
  history: [{ to: 'requested', at: '2025-05-21T08:00:00Z' }],
  ...changes,
});
const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const submit = () => user.click(screen.getByRole('button', { name: 'ثبت درخواست نمونه' }));

async function open(path: string) {
  const visited = await visit(path);
  await screen.findByRole('button', { name: 'ثبت درخواست نمونه' });
  return visited;
}

async function fill() {
  await user.selectOptions(screen.getByLabelText(/^مقدار نمونه/), '1000');
  await user.type(field('کاربرد'), 'آزمایش در نوشیدنی');
  await user.type(field('نام گیرنده'), 'سارا محمدی');
  await user.type(field('شمارهٔ تماس'), '۰۹۱۴۱۲۳۴۵۶۷');
  await user.type(field('نشانی گیرنده'), 'ارومیه، خیابان کاشانی، پلاک ۱۲');
}

describe('/sample', () => {
  it('sends amount, purpose and recipient for the product and lot of the address, and shows the code', async () => {
    const calls = api({ ...nobody, [SEND]: () => Response.json(aSample(), { status: 201 }) });
    const { container } = await open('/sample?product=7&lot=AP-1405-017');
    expect(await axe(container)).toEqual([]);
    expect(screen.getByText(/^از بهر .*AP-1405-017/)).toBeVisible();
    await fill();
    await submit();
    expect(await screen.findByRole('heading', { name: 'درخواست نمونهٔ شما ثبت شد' })).toHaveFocus();
    expect(screen.getByText('NM-K7QF2-9MXTA')).toBeVisible();
    expect(screen.getByRole('link', { name: 'پیگیری نمونه' })).toHaveAttribute(
      'href',
      '/orders/track?code=NM-K7QF2-9MXTA',
    );
    expect(calls.find(({ name }) => name === SEND)?.body).toEqual({
      productId: 7,
      lotNumber: 'AP-1405-017',
      grams: 1000,
      purpose: 'آزمایش در نوشیدنی',
      customerName: 'سارا محمدی',
      phone: '۰۹۱۴۱۲۳۴۵۶۷',
      address: 'ارومیه، خیابان کاشانی، پلاک ۱۲',
    });
  });

  it('shows an error under each missing field, focuses the first one and sends nothing', async () => {
    const calls = api(nobody);
    await open('/sample?product=7');
    await submit();
    expect(await screen.findByText('بنویسید نمونه را برای چه می‌خواهید')).toBeVisible();
    expect(screen.getByText('نام گیرنده را بنویسید')).toBeVisible();
    expect(screen.getByText('شمارهٔ تماس خود را بنویسید')).toBeVisible();
    expect(screen.getByText('نشانی باید حداقل ۱۰ کاراکتر باشد')).toBeVisible();
    expect(field('کاربرد')).toHaveFocus();
    expect(calls.some(({ name }) => name === SEND)).toBe(false);
  });

  it('keeps what was typed when it is refused, and repeats the same request under the same key', async () => {
    const answers: Answer[] = [
      () => problem(500, 'common.unexpected', 'خطا'),
      () => problem(409, 'samples.asked_already', 'در ۳۰ روز گذشته از این محصول نمونه خواسته‌اید'),
    ];
    const calls = api({ ...nobody, [SEND]: (call) => (answers.shift() as Answer)(call) });
    await open('/sample?product=7');
    await fill();
    await submit();
    await screen.findByRole('alert');
    await submit();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('در ۳۰ روز گذشته'));
    expect(field('کاربرد')).toHaveValue('آزمایش در نوشیدنی');
    const keys = calls.filter(({ name }) => name === SEND).map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size, Boolean(keys[0])]).toEqual([2, 1, true]);
  });

  it('fills in what the account knows', async () => {
    const sara = { id: 1, fullName: 'سارا محمدی', email: 'sara@example.com', phoneNumber: '+989141234567' };
    api({
      'GET /api/auth/user': () => Response.json({ success: true, user: sara }),
      'GET /api/account/company': () => Response.json({ companyName: 'صنایع نمونه' }),
    });
    await open('/sample?product=7');
    await waitFor(() => expect(field('نام شرکت')).toHaveValue('صنایع نمونه'));
    expect(field('نام گیرنده')).toHaveValue('سارا محمدی');
    expect(field('ایمیل')).toHaveValue('sara@example.com');
  });

  it.each(['/sample', '/sample?product=x', '/sample?product=999'])('leads from %s to the products', async (path) => {
    api({ ...nobody, 'GET /api/products/999': () => problem(404, 'catalog.product_not_found', 'نیست') });
    await visit(path);
    expect(await screen.findByRole('link', { name: 'فهرست محصولات' })).toHaveAttribute('href', '/products');
  });

  it('is no page for search engines', async () => {
    api();
    expect((await headAt('/sample?product=7')).robots).toBe('noindex');
  });
});

describe('a sample in the tracking page', () => {
  const sent = aSample({ status: 'sent', courier: 'پست پیشتاز', parcelNumber: '2180000123', sentLot: 'AP-1405-017' });
  async function find(sample: Schemas['TrackedSample'], answers: Record<string, Answer> = {}) {
    const calls = api({ ...nobody, 'GET /api/samples/track': () => Response.json(sample), ...answers });
    const visited = await visit('/orders/track?code=nm k7qf2 9mxta');
    await user.type(field('شمارهٔ تماس'), '۰۹۱۴۱۲۳۴۵۶۷');
    await user.click(screen.getByRole('button', { name: 'نمایش وضعیت سفارش' }));
    await screen.findByRole('heading', { name: 'نمونهٔ کنسانترهٔ سیب' });
    return { ...visited, calls };
  }

  it('is asked for by its code, without a search for an order', async () => {
    const { container, calls } = await find(sent);
    expect(calls.some(({ name }) => name === 'GET /api/orders/track')).toBe(false);
    expect(screen.getByText('2180000123')).toBeVisible();
    expect(screen.getByRole('link', { name: 'AP-1405-017' })).toHaveAttribute('href', '/lots/AP-1405-017');
    expect(await axe(container)).toEqual([]);
  });

  it('takes feedback once it was sent, with code and phone', async () => {
    const answered = { ...sent, status: 'answered', verdict: 'partly', feedback: 'رنگ تیره' } as const;
    const { calls } = await find(sent, { 'POST /api/samples/track/feedback': () => Response.json(answered) });
    const send = () => user.click(screen.getByRole('button', { name: 'ثبت نظر' }));
    await send();
    expect(await screen.findByText('بگویید نمونه مناسب بود یا نه')).toBeVisible();
    await user.selectOptions(screen.getByLabelText(/^نمونه چگونه بود/), 'تا اندازه‌ای مناسب است');
    await user.type(field('نظر شما'), 'رنگ تیره');
    await send();
    expect(await screen.findByText('نظر شما ثبت شد. سپاسگزاریم.')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({
      verdict: 'partly',
      feedback: 'رنگ تیره',
      code: 'NM-K7QF2-9MXTA',
      phone: '۰۹۱۴۱۲۳۴۵۶۷',
    });
  });

  it('takes no feedback before', async () => {
    await find(aSample());
    expect(screen.queryByRole('button', { name: 'ثبت نظر' })).not.toBeInTheDocument();
  });
});

describe('the samples of the account', () => {
  it('are listed with their status', async () => {
    const sara = { id: 1, fullName: 'سارا محمدی', email: 'sara@example.com', phoneNumber: '+989141234567' };
    const mine = { ...aSample({ status: 'declined', declineReason: 'تمام شده است' }), phone: '+989141234567' };
    api({
      'GET /api/auth/user': () => Response.json({ success: true, user: sara }),
      'GET /api/account/samples': () => Response.json([mine], { headers: { 'x-total-count': '1' } }),
    });
    const { container } = await visit('/account/samples');
    const list = within(await screen.findByRole('main'));
    expect(await list.findByText('تمام شده است')).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });
});
