import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cart, onToast, type Toast } from '@afshoreh/contracts';
import { act, axe, cleanup, problem, renderPage, screen, userEvent, waitFor, within } from '@afshoreh/testing';
import { api } from '../../../testing/site';
import { orderDraft } from '../order-draft';
import { emptyOrder } from '../order-form';
import { OrderButton } from './order-button';
import type { OrderedProduct } from './order-dialog';

const product = { id: 7, name: 'کنسانترهٔ سیب', image: '', brix: '۷۰', weight: 'بشکهٔ ۲۷۵ کیلوگرمی', origin: 'ارومیه' };
const placed = (quantity = 1) =>
  Response.json(
    {
      id: 1,
      trackingCode: 'AF7K-29QX',
      createdAt: '2025-05-21T08:00:00Z',
      status: 'new',
      name: 'سارا محمدی',
      phone: '+989141234567',
      items: [{ productId: 7, productName: 'کنسانترهٔ سیب', quantity }],
      productId: 7,
      quantity,
      callBy: '2025-05-22T08:00:00Z',
    },
    { status: 201 },
  );

let toasts: Toast[];
let stopListening: () => void;
beforeEach(() => {
  toasts = [];
  stopListening = onToast((toast) => toasts.push(toast));
});
afterEach(() => {
  stopListening();
  cart.clear();
  sessionStorage.clear();
});

const orderButton = () => screen.getByRole('button', { name: 'ثبت سفارش کنسانترهٔ سیب' });

async function openForm(ordered: OrderedProduct = product) {
  renderPage(<OrderButton product={ordered} />);
  await userEvent.click(orderButton());
  return within(await screen.findByRole('dialog', { name: 'ثبت سفارش' }));
}
type Form = Awaited<ReturnType<typeof openForm>>;

const nameField = ({ getByLabelText }: Form) => getByLabelText(/نام و نام خانوادگی/);
const phoneField = ({ getByLabelText }: Form) => getByLabelText(/^شمارهٔ تماس/);
const quantityField = ({ getByRole }: Form) => getByRole('spinbutton', { name: /مقدار/ });
const submit = async ({ findByRole }: Form) => userEvent.click(await findByRole('button', { name: 'ثبت سفارش' }));

async function fill(form: Form, quantity = '۲۵۰') {
  await userEvent.type(nameField(form), 'سارا محمدی');
  await userEvent.type(phoneField(form), '۰۹۱۴۱۲۳۴۵۶۷');
  await userEvent.type(quantityField(form), quantity);
}

describe('ordering a product', () => {
  it('asks for name, phone and quantity under the names of the API, one kilogram unless told', async () => {
    api();
    const form = await openForm();
    expect(nameField(form)).toHaveAttribute('name', 'customerName');
    expect(phoneField(form)).toHaveAttribute('name', 'phone');
    expect(quantityField(form)).toHaveAttribute('name', 'quantity');
    expect(quantityField(form)).toHaveValue('۱');
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
  });

  it('sends the order, puts it into the cart and shows the tracking code', async () => {
    const calls = api({ 'POST /api/orders': () => placed(250) });
    const form = await openForm();
    await fill(form);
    await submit(form);

    const confirmation = within(await screen.findByRole('dialog', { name: 'سفارش شما ثبت شد' }));
    expect(confirmation.getByText('AF7K-29QX')).toHaveAttribute('dir', 'ltr');
    expect(confirmation.getByText(/^تماس کارشناس: پنجشنبه ۱ خرداد، تا ساعت ۱۱:۳۰$/)).toBeVisible();
    expect(calls.at(-1)).toMatchObject({
      name: 'POST /api/orders',
      body: {
        productId: 7,
        productName: 'کنسانترهٔ سیب',
        customerName: 'سارا محمدی',
        phone: '۰۹۱۴۱۲۳۴۵۶۷',
        quantity: 250,
      },
    });
    expect(cart.items()).toMatchObject([{ id: 7, quantity: 250 }]);
    // The dialog shows the error.
    expect(toasts).toEqual([]);

    expect(confirmation.getByRole('link', { name: 'پیگیری سفارش' })).toHaveAttribute(
      'href',
      '/orders/track?code=AF7K-29QX',
    );
    await userEvent.click(confirmation.getByRole('button', { name: 'بازگشت به سایت' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('sends the company that stands under «بیشتر», and keeps it while the dialog is closed', async () => {
    const calls = api({
      'POST /api/orders': () => placed(250),
      'GET /api/auth/user': () => Response.json({ success: false, user: null }),
    });
    const first = await openForm();
    await userEvent.click(first.getByText('بیشتر: شرکت، تاریخ و محل تحویل'));
    await userEvent.type(first.getByLabelText('نام شرکت'), 'صنایع نمونه');
    await userEvent.click(first.getByRole('button', { name: 'انصراف' }));
    await userEvent.click(orderButton());
    const form = within(await screen.findByRole('dialog', { name: 'ثبت سفارش' }));
    await waitFor(() => expect(form.getByLabelText('نام شرکت')).toBeVisible());
    expect(form.getByLabelText('نام شرکت')).toHaveValue('صنایع نمونه');
    await userEvent.type(form.getByLabelText(/^تاریخ تحویل دلخواه/), '۱۴۰۰/۱/۱');
    await fill(form);
    await submit(form);
    expect(await form.findByText(/^تاریخ تحویل گذشته است/)).toBeVisible();
    await userEvent.clear(form.getByLabelText(/^تاریخ تحویل دلخواه/));
    await submit(form);
    await screen.findByRole('dialog', { name: 'سفارش شما ثبت شد' });
    expect(calls.at(-1)?.body).toEqual({
      productId: 7,
      productName: 'کنسانترهٔ سیب',
      customerName: 'سارا محمدی',
      phone: '۰۹۱۴۱۲۳۴۵۶۷',
      quantity: 250,
      companyName: 'صنایع نمونه',
    });
  });

  it('copies the tracking code, and asks to keep it until then', async () => {
    api({ 'POST /api/orders': () => placed() });
    const form = await openForm();
    await fill(form);
    await submit(form);
    expect(await screen.findByText('این کد را برای پیگیری سفارش نگه دارید.')).toHaveAttribute('role', 'status');
    // user-event's setup installs a clipboard in the page.
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'کپی کد پیگیری' }));
    expect(write).toHaveBeenCalledWith('AF7K-29QX');
    expect(await screen.findByText('کپی شد')).toHaveAttribute('role', 'status');
  });

  it('is empty when it is opened again', async () => {
    api({ 'POST /api/orders': () => placed() });
    const form = await openForm();
    await fill(form);
    await submit(form);
    await userEvent.click(await screen.findByRole('button', { name: 'بازگشت به سایت' }));
    await userEvent.click(screen.getByRole('button', { name: 'ثبت سفارش کنسانترهٔ سیب' }));
    expect(nameField(within(await screen.findByRole('dialog')))).toHaveValue('');
  });

  it('shows an error under each invalid field and focuses the first', async () => {
    const calls = api();
    const form = await openForm();
    await userEvent.type(phoneField(form), '۰۴۴');
    await submit(form);
    expect(form.getByText('نام خود را بنویسید')).toBeVisible();
    expect(form.getByText('شمارهٔ تماس باید ۸ تا ۱۵ رقم باشد')).toBeVisible();
    expect(nameField(form)).toHaveFocus();
    expect(calls.map(({ name }) => name)).not.toContain('POST /api/orders');
  });

  it('shows that it is sending, and sends once after repeated presses', async () => {
    const calls = api({ 'POST /api/orders': () => new Promise(() => undefined) });
    const form = await openForm();
    await fill(form);
    await submit(form);
    const pending = form.getByRole('button', { name: 'در حال ثبت...' });
    await userEvent.click(pending);
    await userEvent.type(nameField(form), '{Enter}');
    expect(calls.filter(({ name }) => name === 'POST /api/orders')).toHaveLength(1);
  });

  it('keeps the typed values when sending failed, and retries with the same key', async () => {
    let broken = true;
    const calls = api({
      'POST /api/orders': () => (broken ? problem(500, 'common.unexpected', 'خطای سرور') : placed(250)),
    });
    const form = await openForm();
    await fill(form);
    await submit(form);
    const alert = await form.findByRole('alert');
    expect(alert).toHaveTextContent(/خطا در ثبت سفارش.*لطفاً مجدداً تلاش کنید/);
    expect(toasts).toEqual([]);
    expect(nameField(form)).toHaveValue('سارا محمدی');
    expect(phoneField(form)).toHaveValue('۰۹۱۴۱۲۳۴۵۶۷');
    expect(cart.items()).toEqual([]);

    broken = false;
    await submit(form);
    await screen.findByRole('dialog', { name: 'سفارش شما ثبت شد' });
    const keys = calls
      .filter(({ name }) => name === 'POST /api/orders')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([expect.stringMatching(/^[\x21-\x7e]{8,128}$/), keys[0]]);
  });

  it('shows a connection error in the dialog, and keeps it open for the next attempt', async () => {
    let lost = true;
    api({
      'POST /api/orders': () => {
        if (lost) throw new TypeError('Failed to fetch');
        return placed(250);
      },
    });
    const form = await openForm();
    await fill(form);
    await submit(form);
    const alert = await form.findByRole('alert');
    expect(alert).toHaveTextContent('خطا در ثبت سفارش');
    expect(alert).toHaveTextContent('ارتباط با سرور برقرار نشد؛ اینترنت خود را بررسی کنید و دوباره تلاش کنید.');
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);

    lost = false;
    await submit(form);
    expect(await screen.findByText('AF7K-29QX')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stays open while it sends, so that the tracking code is not lost', async () => {
    let answer: (response: Response) => void = () => undefined;
    api({ 'POST /api/orders': () => new Promise((resolve) => (answer = resolve)) });
    const form = await openForm();
    await fill(form);
    await submit(form);
    await form.findByRole('button', { name: 'در حال ثبت...' });
    await userEvent.keyboard('{Escape}');
    expect(form.getByRole('button', { name: 'انصراف' })).toBeDisabled();
    expect(form.getByRole('button', { name: 'بستن' })).toBeDisabled();
    expect(screen.getByRole('dialog', { name: 'ثبت سفارش' })).toBeVisible();
    act(() => answer(placed(250)));
    expect(await screen.findByText('AF7K-29QX')).toBeVisible();
  });

  it('shows the tracking code also after the visitor went to another page while it was sent', async () => {
    let answer: (response: Response) => void = () => undefined;
    const calls = api({ 'POST /api/orders': () => new Promise((resolve) => (answer = resolve)) });
    const form = await openForm();
    await fill(form);
    await submit(form);
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('POST /api/orders'));
    cleanup();
    answer(placed(250));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({ tone: 'success', title: 'سفارش با موفقیت ثبت شد', persistent: true });
    expect(toasts[0]?.description).toContain('AF7K-29QX');
    expect(cart.items()).toMatchObject([{ id: 7, quantity: 250 }]);
  });

  it('keeps the typed values when it is closed, and fills in the data of the account', async () => {
    const user = {
      id: 3,
      fullName: 'رضا تبریزی',
      email: 'reza@example.com',
      phoneNumber: '+989141234567',
      phoneProven: false,
      hasPassword: true,
      specificationVersion: 0,
    };
    api({ 'GET /api/auth/user': () => Response.json({ success: true, user }) });
    const form = await openForm();
    await waitFor(() => expect(nameField(form)).toHaveValue('رضا تبریزی'));
    expect(phoneField(form)).not.toHaveValue('');
    await userEvent.clear(quantityField(form));
    await userEvent.type(quantityField(form), '۲ تن');
    await userEvent.click(form.getByRole('button', { name: 'انصراف' }));
    await userEvent.click(screen.getByRole('button', { name: 'ثبت سفارش کنسانترهٔ سیب' }));
    const again = within(await screen.findByRole('dialog', { name: 'ثبت سفارش' }));
    await waitFor(() => expect(quantityField(again)).toHaveValue('۲٬۰۰۰'));
    // Another customer must not see what this one typed.
    expect(orderDraft(9, 7).read()).toEqual(emptyOrder);
  });

  it('does not send an amount that it cannot read', async () => {
    const calls = api({ 'POST /api/orders': () => placed() });
    const form = await openForm();
    await fill(form);
    await userEvent.clear(quantityField(form));
    await userEvent.type(quantityField(form), '1.500');
    await submit(form);
    expect(await form.findByText(/^۱٬۵۰۰ یا ۱٫۵؟/)).toBeVisible();
    expect(calls.map(({ name }) => name)).not.toContain('POST /api/orders');
  });

  it('closes with Back, but not while it sends', async () => {
    let answer: (response: Response) => void = () => undefined;
    api({ 'POST /api/orders': () => new Promise((resolve) => (answer = resolve)) });
    const form = await openForm();
    await fill(form);
    await submit(form);
    await form.findByRole('button', { name: 'در حال ثبت...' });
    const step = jest.spyOn(window.history, 'go');
    window.history.back();
    // The dialog stays open and steps forward to its own entry again.
    await waitFor(() => expect(step).toHaveBeenCalledWith(1));
    expect(screen.getByRole('dialog', { name: 'ثبت سفارش' })).toBeVisible();
    act(() => answer(placed(250)));
    await screen.findByRole('dialog', { name: 'سفارش شما ثبت شد' });
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('sends a corrected order with a new key', async () => {
    const calls = api({ 'POST /api/orders': () => problem(500, 'common.unexpected', 'خطای سرور') });
    const form = await openForm();
    await fill(form);
    await submit(form);
    await form.findByRole('alert');
    await userEvent.type(nameField(form), ' تبریزی');
    await submit(form);
    await waitFor(() => expect(calls.filter(({ name }) => name === 'POST /api/orders')).toHaveLength(2));
    const keys = calls.map(({ headers }) => headers.get('idempotency-key')).filter(Boolean);
    expect(new Set(keys).size).toBe(2);
  });

  it('shows a server error under its field', async () => {
    api({
      'POST /api/orders': () =>
        problem(400, 'common.validation', 'اطلاعات نادرست است', [{ field: 'phone', message: 'این شماره وجود ندارد' }]),
    });
    const form = await openForm();
    await fill(form);
    await submit(form);
    expect(await form.findByText('این شماره وجود ندارد')).toBeVisible();
    expect(phoneField(form)).toHaveFocus();
  });

  it('closes with «انصراف» and restores the focus', async () => {
    api();
    const form = await openForm();
    await userEvent.click(form.getByRole('button', { name: 'انصراف' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(orderButton()).toHaveFocus());
  });

  it.each(['بازگشت به سایت', 'بستن'])('restores the focus when the confirmation is closed with «%s»', async (name) => {
    api({ 'POST /api/orders': () => placed(250) });
    const form = await openForm();
    await fill(form);
    await submit(form);
    const confirmation = within(await screen.findByRole('dialog', { name: 'سفارش شما ثبت شد' }));
    await userEvent.click(confirmation.getByRole('button', { name }));
    await waitFor(() => expect(orderButton()).toHaveFocus());
  });
});

describe('an order of less than one pack', () => {
  const inDrums = { ...product, pack: { name: 'بشکه', kilograms: 275 } };
  const ordered = (calls: ReturnType<typeof api>) =>
    calls.flatMap(({ name, body }) => (name === 'POST /api/orders' ? [(body as { quantity: number }).quantity] : []));

  async function sendOneKilogram() {
    const calls = api({ 'POST /api/orders': () => placed() });
    const form = await openForm(inDrums);
    await userEvent.type(nameField(form), 'سارا محمدی');
    await userEvent.type(phoneField(form), '۰۹۱۴۱۲۳۴۵۶۷');
    await submit(form);
    expect(await form.findByRole('alert')).toHaveTextContent(/۱\sکیلوگرم کمتر از یک بشکه است؛ همین مقدار ثبت شود؟/);
    expect(ordered(calls)).toEqual([]);
    return { calls, form };
  }

  it('is confirmed once, with one pack as the first choice', async () => {
    const { calls, form } = await sendOneKilogram();
    const onePack = form.getByRole('button', { name: /ثبت یک بشکه \(۲۷۵\sکیلوگرم\)/ });
    expect(onePack).toHaveFocus();
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.click(onePack);
    await screen.findByRole('dialog', { name: 'سفارش شما ثبت شد' });
    expect(ordered(calls)).toEqual([275]);
  });

  it.each([/^ثبت همین ۱\sکیلوگرم/, /^ثبت سفارش$/])('is sent unchanged with %s', async (name) => {
    const { calls, form } = await sendOneKilogram();
    await userEvent.click(form.getByRole('button', { name }));
    await screen.findByRole('dialog', { name: 'سفارش شما ثبت شد' });
    expect(ordered(calls)).toEqual([1]);
  });

  it('needs no confirmation from one pack on, nor where no pack is known', async () => {
    const calls = api({ 'POST /api/orders': () => placed(275) });
    const form = await openForm(inDrums);
    await fill(form, '{Control>}a{/Control}۲۷۵');
    await submit(form);
    await screen.findByRole('dialog', { name: 'سفارش شما ثبت شد' });
    expect(ordered(calls)).toEqual([275]);
  });
});
