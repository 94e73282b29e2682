import { axe, fireEvent, problem, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { aProduct } from '../testing/entities';
import { list, openAdmin } from '../testing/open-admin';

const products = ['کنسانتره سیب', 'پوره هلو', 'رب گوجه‌فرنگی'].map((name, index) =>
  aProduct({ id: index + 1, name, price: 100_000_000, version: 4 }),
);
const saved: Answer = ({ body }) =>
  Response.json(
    (body as { prices: { id: number; price?: number }[] }).prices.map(({ id, price }) => ({
      ...{ id, price: price ?? 100_000_000, showPrice: false, version: 5 },
    })),
  );
const answers: Record<string, Answer> = {
  'GET /api/admin/products': list(products),
  'PUT /api/products/prices': saved,
};
const open = (more: Record<string, Answer> = {}) => openAdmin('/admin/prices', { answers: { ...answers, ...more } });
const cell = (name: string) => screen.findByRole('gridcell', { name: new RegExp(`^قیمت ${name}`) });
const paste = (target: HTMLElement, text: string) =>
  fireEvent.paste(target, { clipboardData: { getData: () => text } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'ذخیرهٔ قیمت‌ها' }));
const sent = (calls: { name: string; body: unknown }[]) =>
  calls
    .filter(({ name }) => name === 'PUT /api/products/prices')
    .map(({ body }) => (body as { prices: unknown }).prices);

describe('the price grid', () => {
  it('is a grid that arrows walk, and that axe finds nothing in', async () => {
    const { container } = await open();
    (await cell('کنسانتره سیب')).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await cell('پوره هلو')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('gridcell', { name: /^نمایش قیمت پوره هلو/ })).toHaveFocus());
    expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    expect(await axe(container)).toEqual([]);
  });

  it('takes typed digits, goes down with Enter, and takes a step back with Ctrl+Z', async () => {
    const { calls } = await open();
    (await cell('کنسانتره سیب')).focus();
    await userEvent.keyboard('۱۱۰۰۰۰۰۰۰{Enter}');
    await waitFor(async () => expect(await cell('پوره هلو')).toHaveFocus());
    await userEvent.keyboard('120,000,000{Enter}');
    expect(await screen.findByText('۲ محصول با تغییر ذخیره‌نشده')).toBeVisible();
    await waitFor(async () => expect(await cell('رب گوجه‌فرنگی')).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('۱ محصول با تغییر ذخیره‌نشده')).toBeVisible();
    await save();
    await waitFor(() => expect(sent(calls)).toEqual([[{ id: 1, version: 4, price: 110_000_000 }]]));
    await waitFor(() => expect(screen.queryByText(/ذخیره‌نشده$/)).toBeNull());
  });

  it('takes a column from a spreadsheet, marks what is no price, and sends nothing until it is mended', async () => {
    const { calls } = await open();
    const first = await cell('کنسانتره سیب');
    first.focus();
    paste(first, '۱۱۰٬۰۰۰٬۰۰۰ تومان\r\nتوافقی\r\n90,000,000\r\n');
    expect(await screen.findByText('۳ محصول با تغییر ذخیره‌نشده')).toBeVisible();
    expect(await cell('پوره هلو')).toHaveAttribute('aria-invalid', 'true');
    await save();
    expect(await screen.findByText(/۱ قیمت درست نیست/)).toBeVisible();
    expect(sent(calls)).toEqual([]);
    (await cell('پوره هلو')).focus();
    fireEvent.mouseDown(await cell('پوره هلو'));
    await userEvent.keyboard('{Delete}');
    await save();
    await waitFor(() =>
      expect(sent(calls)).toEqual([
        [
          { id: 1, version: 4, price: 110_000_000 },
          { id: 3, version: 4, price: 90_000_000 },
        ],
      ]),
    );
  });

  it('raises the selected prices by a percentage, and asks once for all that change by more than 30 per cent', async () => {
    const { calls } = await open();
    (await cell('کنسانتره سیب')).focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.type(screen.getByLabelText('تغییر درصدی قیمت‌های انتخاب‌شده'), '۳۱');
    await userEvent.click(screen.getByRole('button', { name: 'اعمال درصد' }));
    await save();
    const question = within(await screen.findByRole('alertdialog', { name: 'تغییر بیش از ۳۰ درصد' }));
    expect(question.getAllByRole('listitem')).toHaveLength(3);
    expect(sent(calls)).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'ذخیره شود' }));
    await waitFor(() => expect(sent(calls)[0]).toHaveLength(3));
    expect(sent(calls)[0]).toEqual(expect.arrayContaining([{ id: 1, version: 4, price: 131_000_000 }]));
  });

  it('keeps what was typed when a colleague changed the price, and lets choose', async () => {
    const theirs = { ...products[0], price: 105_000_000, version: 6 };
    const conflict = { field: 'prices.0.price', mine: 1, theirs: 2, by: 'سارا', at: '2026-11-21T06:30:00.000Z' };
    let asked = 0;
    const { calls } = await open({
      'GET /api/admin/products/1': () => Response.json(theirs),
      'PUT /api/products/prices': (call) => {
        asked += 1;
        if (asked > 1) return saved(call);
        const body = { status: 409, code: 'catalog.prices_changed_meanwhile', message: 'تغییر', conflicts: [conflict] };
        return Response.json(body, { status: 409, headers: { 'content-type': 'application/problem+json' } });
      },
    });
    const first = await cell('کنسانتره سیب');
    first.focus();
    paste(first, '110000000');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'قیمت من: ۱۱۰٬۰۰۰٬۰۰۰' }));
    expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
    await save();
    await waitFor(() => expect(sent(calls)[1]).toEqual([{ id: 1, version: 6, price: 110_000_000 }]));
  });

  it('says beside its button why nothing was saved, and keeps what was typed, also for the next visit', async () => {
    const { unmount } = await open({
      'PUT /api/products/prices': () => problem(500, 'common.unexpected', 'خطای سرور'),
    });
    const first = await cell('کنسانتره سیب');
    first.focus();
    paste(first, '110000000');
    await save();
    expect(await screen.findByText('خطای سرور')).toBeVisible();
    unmount();
    await open();
    expect(await screen.findByText('۱ محصول با تغییر ذخیره‌نشده')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'کنار گذاشتن' }));
    await waitFor(() => expect(screen.queryByText(/ذخیره‌نشده$/)).toBeNull());
  });
});
