import type { Schemas } from '@afshoreh/api-client';
import { screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { anOrder } from '../testing/entities';
import { anAdmin, list, openAdmin } from '../testing/open-admin';

const STATUS = 'PUT /api/admin/samples/4/status';
/** Forms and lists are slow here when other specs run beside this one. */
const PATIENT = { timeout: 8000 };

const aSample = (changes: Partial<Schemas['Sample']> = {}): Schemas['Sample'] => ({
  id: 4,
  version: 2,
  trackingCode: 'NM-K7QF2-9MXTA',
  createdAt: '2026-11-21T06:30:00.000Z',
  updatedAt: '2026-11-21T06:30:00.000Z',
  productId: 3,
  productName: 'کنسانترهٔ سیب',
  askedLot: 'AP-1405-017',
  grams: 500,
  purpose: 'آزمایش در نوشیدنی',
  name: 'مریم صادقی',
  phone: '+989123456789',
  email: null,
  companyName: 'نوشاک جنوب',
  address: 'تهران، خیابان آزادی، پلاک ۱۰',
  status: 'requested',
  nextStatuses: ['approved', 'sent', 'declined'],
  declineReason: null,
  sentLot: null,
  courier: null,
  parcelNumber: null,
  verdict: null,
  feedback: null,
  orderId: null,
  history: [{ to: 'requested', at: '2026-11-21T06:30:00.000Z', by: null }],
  ...changes,
});

async function open(
  path: string,
  sample = aSample(),
  answers: Record<string, Answer> = {},
  admin?: ReturnType<typeof anAdmin>,
) {
  const opened = await openAdmin(path, {
    ...(admin && { admin }),
    answers: {
      'GET /api/admin/samples': list([sample]),
      'GET /api/admin/samples/4': () => Response.json(sample),
      [STATUS]: ({ body }) => Response.json({ ...sample, ...(body as object) }),
      ...answers,
    },
  });
  const sent = (name: string) => opened.calls.filter((call) => call.name === name).map(({ body }) => body);
  return { ...opened, sent };
}

describe('the list of samples', () => {
  it('shows recipient, product, amount and status in Persian, and asks the server for its filter', async () => {
    const { calls } = await open('/admin/samples?status=open');
    const row = within(await screen.findByRole('row', { name: /مریم صادقی/ }, PATIENT));
    for (const text of ['۴', '۱۴۰۵/۰۸/۳۰', 'کنسانترهٔ سیب', '۵۰۰ گرم', 'درخواست‌شده'])
      expect(row.getByText(text)).toBeVisible();
    const asked = calls.find(({ name, query }) => name === 'GET /api/admin/samples' && query.has('page'))?.query;
    expect(asked?.get('status')).toBe('open');
  });
});

describe('a sample', () => {
  it('is approved with its version', async () => {
    const { sent } = await open('/admin/samples?sample=4');
    await userEvent.click(await screen.findByRole('button', { name: 'تأیید' }, PATIENT));
    await waitFor(() => expect(sent(STATUS)).toEqual([{ status: 'approved', version: 2 }]));
  });

  it('is sent with courier, parcel and the lot that was asked for; a missing courier is asked for', async () => {
    const { sent } = await open('/admin/samples?sample=4');
    await userEvent.click(await screen.findByRole('button', { name: 'ثبت ارسال' }, PATIENT));
    const form = within(await screen.findByRole('dialog', { name: 'ارسال نمونه' }, PATIENT));
    await userEvent.click(form.getByRole('button', { name: 'ثبت' }));
    expect(await form.findByText('شیوهٔ ارسال را بنویسید', {}, PATIENT)).toBeVisible();
    await userEvent.type(form.getByLabelText(/^شیوهٔ ارسال/), 'پست پیشتاز');
    await userEvent.type(form.getByLabelText('شمارهٔ مرسوله'), '2180000123');
    await userEvent.click(form.getByRole('button', { name: 'ثبت' }));
    await waitFor(
      () =>
        expect(sent(STATUS)).toEqual([
          {
            status: 'sent',
            version: 2,
            courier: 'پست پیشتاز',
            parcelNumber: '2180000123',
            sentLot: 'AP-1405-017',
          },
        ]),
      PATIENT,
    );
  });

  it('offers only the steps that the API allows', async () => {
    await open('/admin/samples?sample=4', aSample({ status: 'ordered', nextStatuses: [], orderId: 12 }));
    expect(await screen.findByRole('link', { name: 'سفارش ۱۲' }, PATIENT)).toHaveAttribute(
      'href',
      '/admin/orders?order=12',
    );
    for (const name of ['تأیید', 'ثبت ارسال', 'رد', 'ثبت نظر گیرنده'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('is only read by a role that may not write', async () => {
    await open('/admin/samples?sample=4', aSample(), {}, anAdmin('sales', { orders: 'read' }));
    expect(await screen.findByText('آزمایش در نوشیدنی', {}, PATIENT)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'تأیید' })).not.toBeInTheDocument();
  });

  it('becomes an order that starts with its recipient and product, and is linked', async () => {
    const sample = aSample({ status: 'sent', nextStatuses: ['answered', 'ordered'] });
    const ORDER = 'POST /api/admin/samples/4/order';
    const { sent, location } = await open('/admin/orders?order=new-sample-4', sample, {
      'GET /api/orders': list([]),
      'GET /api/customers': list([]),
      'GET /api/products/3': () => Response.json({ id: 3, name: 'کنسانترهٔ سیب', pack: null }),
      'GET /api/orders/12': () => Response.json(anOrder()),
      [ORDER]: () => Response.json(anOrder(), { status: 201 }),
    });
    const form = within(await screen.findByRole('dialog', { name: 'سفارش تلفنی جدید' }, PATIENT));
    await waitFor(() => expect(form.getByLabelText(/^نام مشتری/)).toHaveValue('مریم صادقی'), PATIENT);
    expect(form.getByLabelText('نام شرکت')).toHaveValue('نوشاک جنوب');
    expect(await form.findByText('کنسانترهٔ سیب', {}, PATIENT)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'ثبت سفارش' }));
    await waitFor(() => expect(sent(ORDER)).toHaveLength(1), PATIENT);
    expect(sent(ORDER)[0]).toMatchObject({
      customerName: 'مریم صادقی',
      companyName: 'نوشاک جنوب',
      items: [{ productId: 3, quantity: 1 }],
    });
    await waitFor(() => expect(location()).toBe('/admin/orders?order=12'), PATIENT);
  });
});
