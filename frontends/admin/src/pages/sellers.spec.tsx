import type { Schemas } from '@afshoreh/api-client';
import { onToast, type Toast } from '@afshoreh/contracts';
import { act, axe, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aSeller } from '../testing/entities';
import { list, openAdmin } from '../testing/open-admin';

type Seller = Schemas['Seller'];

const toasts: Toast[] = [];
let stop: () => void;
beforeEach(() => {
  toasts.length = 0;
  stop = onToast((toast) => toasts.push(toast));
});
afterEach(() => stop());

/** A register of one seller, which keeps what it is sent. */
function register(first = aSeller()): Record<string, Answer> {
  let current: Seller | null = first;
  const counts = { all: 1, pending: 1, approved: 0, rejected: 0 };
  return {
    'GET /api/sellers': (call) => list(current ? [current] : [])(call),
    'GET /api/sellers/counts': () => Response.json(counts),
    'GET /api/sellers/4': () => Response.json(current),
    'POST /api/sellers': ({ body }) => Response.json({ ...aSeller(), ...(body as object), id: 5 }, { status: 201 }),
    'PUT /api/sellers/4': ({ body }) => {
      current = { ...first, ...(body as Seller), version: (current?.version ?? 0) + 1 };
      return Response.json(current);
    },
    'DELETE /api/sellers/4': () => {
      current = null;
      return new Response(null, { status: 204 });
    },
  };
}

const bodiesOf = (calls: { name: string; body: unknown }[], name: string) =>
  calls.filter((call) => call.name === name).map(({ body }) => body as Seller);
const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

describe('sellers screen', () => {
  it('lists the columns of the specification, with a filter that counts', async () => {
    await openAdmin('/admin/sellers', { answers: register() });
    const row = await screen.findByRole('row', { name: /باغ پردیس/ });
    for (const text of ['۴', 'رضا یزدی', 'پورهٔ زردآلو', 'در انتظار بررسی']) expect(row).toHaveTextContent(text);
    await userEvent.click(screen.getByRole('button', { name: 'فیلترها' }));
    expect(screen.getByRole('link', { name: 'در انتظار بررسی (۱)' })).toBeVisible();
    expect(await axe(document.body)).toEqual([]);
  });

  it('shows a seller in four tabs, and leads to the form', async () => {
    const { location } = await openAdmin('/admin/sellers?seller=4', { answers: register() });
    const dialog = within(await screen.findByRole('dialog', { name: 'فروشنده: باغ پردیس' }));
    expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'اطلاعات پایه',
      'تماس',
      'کسب‌وکار',
      'حساب',
    ]);
    await tab('تماس');
    expect(dialog.getByRole('link', { name: 'reza@example.com' })).toBeVisible();
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'ویرایش' }));
    expect(await screen.findByRole('dialog', { name: 'ویرایش فروشنده' })).toBeVisible();
    expect(location()).toBe('/admin/sellers?seller=edit-4');
  });

  it('warns of an id with a wrong check digit, and saves it all the same', async () => {
    const { calls } = await openAdmin('/admin/sellers?seller=edit-4', { answers: register() });
    const id = await screen.findByRole('textbox', { name: /^شناسهٔ ملی/ });
    await waitFor(() => expect(id).toHaveValue('۱۰۳۸۰۲۸۴۷۹۰'));
    expect(screen.queryByText(/رقم کنترل/)).toBeNull();
    await userEvent.clear(id);
    await userEvent.type(id, '۱۰۳۸۰۲۸۴۷۹۱');
    expect(await screen.findByText(/رقم کنترل این شناسهٔ ملی ۱۱ رقمی درست نیست/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(bodiesOf(calls, 'PUT /api/sellers/4')).toHaveLength(1));
    expect(bodiesOf(calls, 'PUT /api/sellers/4')[0]).toMatchObject({ nationalId: '۱۰۳۸۰۲۸۴۷۹۱', version: 2 });
  });

  it('opens the tab that has the first error: what is missing, and what the server refuses', async () => {
    const refusal = { field: 'website', message: 'نشانی وب‌سایت درست نیست' };
    const problem = {
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      code: 'common.validation',
      errors: [refusal],
    };
    const answers = {
      ...register(),
      'PUT /api/sellers/4': () => Response.json({ ...problem, message: 'بعضی از بخش‌ها درست نیست' }, { status: 400 }),
    };
    await openAdmin('/admin/sellers?seller=edit-4', { answers });
    await screen.findByRole('dialog', { name: 'ویرایش فروشنده' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^نام شرکت/ })).toHaveValue('باغ پردیس'));
    await tab('کسب‌وکار');
    const categories = screen.getByRole('textbox', { name: /^دسته‌های محصول/ });
    await userEvent.clear(categories);
    await tab('حساب');
    await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }));
    expect(await screen.findByText('این بخش را پر کنید')).toBeVisible();
    expect(categories).toHaveFocus();
    await userEvent.type(categories, 'رب');
    await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }));
    expect(await screen.findByText(refusal.message)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^وب‌سایت/ })).toHaveFocus();
  });

  it('approves from the list with a note for colleagues, and takes that back', async () => {
    const { calls } = await openAdmin('/admin/sellers', { answers: register(aSeller({ notes: 'از نمایشگاه' })) });
    await userEvent.click(await screen.findByRole('button', { name: 'تأیید باغ پردیس' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'تأیید فروشنده' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'یادداشت (اختیاری)' }), 'نمونه خوب بود');
    await userEvent.click(dialog.getByRole('button', { name: 'تأیید شود' }));
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('باغ پردیس تأیید شد'));
    expect(await screen.findByText('تأییدشده', { selector: 'td *' })).toBeVisible();
    act(() => toasts.at(-1)?.action?.onClick());
    expect(await screen.findByText('در انتظار بررسی', { selector: 'td *' })).toBeVisible();
    expect(bodiesOf(calls, 'PUT /api/sellers/4').map(({ status, notes, version }) => [status, notes, version])).toEqual(
      [
        ['approved', 'از نمایشگاه\nنمونه خوب بود', 2],
        ['pending', 'از نمایشگاه', 3],
      ],
    );
  });

  it('asks before it deletes, with company and owner', async () => {
    await openAdmin('/admin/sellers', { answers: register() });
    await userEvent.click(await screen.findByRole('button', { name: 'حذف باغ پردیس' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText(/«باغ پردیس» به مالکیت رضا یزدی/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'حذف شود' }));
    expect(await screen.findByText('هنوز فروشنده‌ای نیست')).toBeVisible();
  });

  it('adds a seller, pending unless told otherwise, with emptied fields as null', async () => {
    const { calls } = await openAdmin('/admin/sellers?seller=new', { answers: register() });
    const type = (name: RegExp, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);
    await screen.findByRole('dialog', { name: 'افزودن فروشنده' });
    await type(/^نام شرکت/, 'باغ تازه');
    await type(/^نام مالک/, 'مینا کریمی');
    await type(/^شناسهٔ ملی/, '12345');
    await tab('تماس');
    await type(/^شمارهٔ تماس/, '۰۹۱۴۱۲۳۴۵۶۷');
    await type(/^ایمیل/, 'mina@example.com');
    await type(/^نشانی/, 'خوی');
    await tab('کسب‌وکار');
    await type(/^دسته‌های محصول/, 'رب');
    await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(bodiesOf(calls, 'POST /api/sellers')).toHaveLength(1));
    expect(bodiesOf(calls, 'POST /api/sellers')[0]).toMatchObject({
      companyName: 'باغ تازه',
      status: 'pending',
      taxId: null,
      website: null,
      factoryImages: null,
      notes: null,
    });
  });
});
