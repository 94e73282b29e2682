import { axe, problem, screen, userEvent, waitFor, within } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { ADMIN, anAdmin, list, openAdmin } from '../testing/open-admin';

const entry = {
  id: 42,
  at: '2026-11-21T08:30:00.000Z',
  by: 'لیلا رستمی',
  adminId: 1,
  action: 'updateProduct',
  subject: 'product',
  subjectId: '12',
  thing: 'محصول «رب گوجه»',
  gone: false,
  summary: 'قیمت و توضیحات محصول «رب گوجه» را تغییر داد',
  before: { price: 150, description: 'شیرین و غلیظ' },
  after: { price: 141, description: 'ترش و غلیظ' },
  changes: [
    { field: 'price', label: 'قیمت', before: '۱۵۰ تومان', after: '۱۴۱ تومان' },
    { field: 'description', label: 'توضیحات', before: 'شیرین و غلیظ', after: 'ترش و غلیظ' },
  ],
};
const removed = {
  ...entry,
  id: 43,
  gone: true,
  action: 'deleteProduct',
  after: null,
  summary: 'محصول «رب گوجه» را حذف کرد',
};
const filters = {
  subjects: [
    { value: 'product', label: 'محصول' },
    { value: 'order', label: 'سفارش' },
  ],
  actions: [
    { value: 'updateProduct', label: 'ویرایش محصول', subject: 'product' },
    { value: 'setOrderStatus', label: 'تغییر وضعیت سفارش', subject: 'order' },
  ],
  admins: [{ id: 1, name: 'لیلا رستمی' }],
};
const answers = { 'GET /api/audit': list([entry]), 'GET /api/audit/filters': () => Response.json(filters) };
const sales = anAdmin('sales', { orders: 'write', catalogue: 'read', history: 'write' });

describe('the audit', () => {
  it('shows who changed which record, with a link to it, and the values before and after', async () => {
    const { container } = await openAdmin('/admin/audit', { answers });
    const row = within(await screen.findByRole('row', { name: /لیلا رستمی/ }));
    expect(row.getByRole('link', { name: 'محصول «رب گوجه»' })).toHaveAttribute('href', '/admin/products?product=12');
    expect(row.getByText(/قیمت: ۱۵۰ تومان ← ۱۴۱ تومان؛/)).toBeVisible();
    expect(await axe(container)).toEqual([]);

    await userEvent.click(row.getByRole('link', { name: /^جزئیات/ }));
    const dialog = await screen.findByRole('dialog', { name: `لیلا رستمی ${entry.summary}` });
    // The row of headings is hidden on a phone, which is what this environment takes itself for.
    const [price, description] = within(dialog).getAllByRole('row');
    expect(price).toHaveTextContent('قیمت۱۵۰ تومان۱۴۱ تومان');
    expect([...description!.querySelectorAll('del, ins')].map(({ textContent }) => textContent)).toEqual([
      'شیرین',
      'ترش',
    ]);
    expect(within(dialog).getByRole('link', { name: 'تاریخچه' })).toHaveAttribute(
      'href',
      '/admin/audit?thing=product&id=12',
    );
    expect(await axe(dialog)).toEqual([]);
  });

  it('has no link to what is gone', async () => {
    await openAdmin('/admin/audit', { answers: { ...answers, 'GET /api/audit': list([removed]) } });
    expect(await screen.findByTitle('حذف شده است')).toHaveTextContent('محصول «رب گوجه»');
    expect(screen.queryByRole('link', { name: 'محصول «رب گوجه»' })).toBeNull();
  });

  it('is narrowed by thing, action and admin, in the address, and the file to the same', async () => {
    const { calls, location } = await openAdmin('/admin/audit?period=week&action=setOrderStatus', {
      answers: { ...answers, 'GET /api/audit/export': () => new Response('') },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^فیلترها/ }));
    const action = screen.getByRole('combobox', { name: 'عمل' });
    await screen.findByRole('option', { name: 'تغییر وضعیت سفارش' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'مورد' }), 'محصول');
    await waitFor(() => expect(within(action).queryByRole('option', { name: 'تغییر وضعیت سفارش' })).toBeNull());
    await userEvent.selectOptions(action, 'ویرایش محصول');
    await waitFor(() => expect(location()).toContain('action=updateProduct'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'مدیر' }), 'لیلا رستمی');
    const address = '/admin/audit?period=week&thing=product&action=updateProduct&admin=1';
    await waitFor(() => expect(location()).toBe(address));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'بیشتر' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'دریافت CSV' }));
    const asked = (name: string) => Object.fromEntries(calls.findLast((call) => call.name === name)?.query ?? []);
    const narrowed = { subject: 'product', action: 'updateProduct', adminId: '1', from: expect.any(String) };
    await waitFor(() => expect(asked('GET /api/audit')).toEqual({ ...narrowed, page: '1', limit: '24' }));
    await waitFor(() => expect(asked('GET /api/audit/export')).toEqual(narrowed));
  });

  it('of one record is open to a role that may read the record, without the rest', async () => {
    const { calls } = await openAdmin('/admin/audit?thing=product&id=12', { answers, admin: sales });
    expect(await screen.findByRole('heading', { name: 'تاریخچهٔ محصول «رب گوجه»', level: 1 })).toBeVisible();
    expect(screen.queryByRole('search')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'فیلترها' }));
    expect(screen.getByRole('button', { name: /^بازهٔ زمانی/ })).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'همهٔ تغییرات' })).toBeNull();
    expect(calls.some(({ name }) => name === 'GET /api/audit/filters')).toBe(false);
  });

  it('is closed to that role otherwise, and says what the server refuses', async () => {
    const { calls } = await openAdmin('/admin/audit', { answers, admin: sales });
    expect(await screen.findByText('نقش شما به بخش «تاریخچهٔ تغییرات» دسترسی ندارد')).toBeVisible();
    expect(calls.some(({ name }) => name.startsWith('GET /api/audit'))).toBe(false);
  });

  it('says in words that the history of a record is not for the role', async () => {
    const refused = {
      'GET /api/audit': () => problem(403, 'auth.role_insufficient', 'نقش شما اجازهٔ این کار را ندارد'),
    };
    await openAdmin('/admin/audit?thing=post&id=3', { answers: refused, admin: sales });
    expect(await screen.findByText('نقش شما اجازهٔ این کار را ندارد')).toBeVisible();
  });

  it('offers an owner the way back from one record to everything', async () => {
    await openAdmin('/admin/audit?thing=product&id=12', { answers, admin: ADMIN });
    expect(await screen.findByRole('link', { name: 'همهٔ تغییرات' })).toHaveAttribute('href', '/admin/audit');
  });
});
