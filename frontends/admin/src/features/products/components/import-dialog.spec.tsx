import { axe, problem, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { list, openAdmin } from '../../../testing/open-admin';

const CHECK = 'POST /api/products/import/check';
const STORE = 'POST /api/products/import';
const fine = { created: 2, changed: 5, unchanged: 40, problemCount: 0, problems: [] };
const bad = {
  created: 3,
  changed: 2,
  unchanged: 39,
  problemCount: 201,
  problems: [
    { row: 3, column: 'قیمت (تومان هر تن)', message: 'قیمت باید عدد صحیح باشد' },
    { row: 9, column: null, message: 'این محصول دیگر در فهرست نیست' },
  ],
};

async function openImport(answers: Record<string, Answer>) {
  const opened = await openAdmin('/admin/products?import=file', {
    answers: { 'GET /api/admin/products': list([]), ...answers },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'درون‌ریزی محصولات از فایل' }));
  const choose = () => userEvent.upload(dialog.getByLabelText('انتخاب فایل CSV'), new File(['a,b'], 'products.csv'));
  const sent = (name: string) => opened.calls.filter((call) => call.name === name);
  return { ...opened, dialog, choose, sent };
}

describe('a file of products', () => {
  it('is stored after the confirmation, with the same idempotency key for every retry', async () => {
    let isAway = true;
    const { dialog, choose, sent, location } = await openImport({
      [CHECK]: () => Response.json(fine),
      [STORE]: () => (isAway ? problem(503, 'common.away', 'سرور در دسترس نیست') : Response.json(fine)),
    });
    await choose();
    expect(await dialog.findByText('۲ محصول جدید، ۵ محصول تغییریافته و ۴۰ محصول بدون تغییر')).toBeVisible();
    expect(sent(STORE)).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'ذخیرهٔ همه' }));
    expect(await dialog.findByText('سرور در دسترس نیست')).toBeVisible();
    isAway = false;
    await userEvent.click(dialog.getByRole('button', { name: 'ذخیرهٔ همه' }));
    await waitFor(() => expect(location()).toBe('/admin/products'));
    const keys = sent(STORE).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/.{16}/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('with problems lists them row by row with their number, and cannot be stored', async () => {
    const { dialog, choose } = await openImport({ [CHECK]: () => Response.json(bad) });
    await choose();
    expect(await dialog.findByText('۲۰۱ خطا در فایل هست')).toBeVisible();
    const cells = (name: RegExp) =>
      within(dialog.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells(/^ردیف ۳/).join()).toMatch(/قیمت \(تومان هر تن\).*قیمت باید عدد صحیح باشد/);
    expect(cells(/^ردیف ۹/).join()).toMatch(/همهٔ ردیف.*این محصول دیگر در فهرست نیست/);
    expect(dialog.getByText('فقط ۲ خطای نخست نشان داده شده است.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'ذخیرهٔ همه' })).toBeNull();
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
  });

  it('that changes nothing says so, and one that could not be checked is checked again', async () => {
    let isAway = true;
    const { dialog, choose } = await openImport({
      [CHECK]: () =>
        isAway
          ? problem(400, 'catalog.import_unreadable', 'این فایل CSV نیست')
          : Response.json({ ...fine, created: 0, changed: 0 }),
    });
    await choose();
    expect(await dialog.findByText('این فایل CSV نیست')).toBeVisible();
    isAway = false;
    await userEvent.click(dialog.getByRole('button', { name: 'تلاش دوباره' }));
    expect(await dialog.findByText('این فایل چیزی را تغییر نمی‌دهد.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'ذخیرهٔ همه' })).toBeNull();
  });
});
