import { act, axe, fireEvent, problem, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { aProduct } from '../testing/entities';
import { list, openAdmin } from '../testing/open-admin';

const products = ['کنسانترهٔ سیب', 'پورهٔ هلو', 'رب گوجه‌فرنگی'].map((name, index) =>
  aProduct({ id: index + 1, name, price: 100_000_000, version: 4 }),
);
const saved: Answer = ({ body }) =>
  Response.json(
    (body as { prices: { id: number; price?: number }[] }).prices.map(({ id, price }) => ({
      id,
      price: price ?? 100_000_000,
      showPrice: false,
      version: 5,
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
    (await cell('کنسانترهٔ سیب')).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await cell('پورهٔ هلو')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('gridcell', { name: /^نمایش قیمت پورهٔ هلو/ })).toHaveFocus());
    expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    expect(await axe(container)).toEqual([]);
  });

  it('takes typed digits, goes down with Enter, and takes a step back with Ctrl+Z', async () => {
    const { calls } = await open();
    (await cell('کنسانترهٔ سیب')).focus();
    await userEvent.keyboard('۱۱۰۰۰۰۰۰۰{Enter}');
    await waitFor(async () => expect(await cell('پورهٔ هلو')).toHaveFocus());
    await userEvent.keyboard('120,000,000{Enter}');
    expect(await screen.findByText('۲ محصول با تغییر ذخیره‌نشده')).toBeVisible();
    await waitFor(async () => expect(await cell('رب گوجه‌فرنگی')).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('۱ محصول با تغییر ذخیره‌نشده')).toBeVisible();
    await save();
    await waitFor(() => expect(sent(calls)).toEqual([[{ id: 1, version: 4, price: 110_000_000 }]]));
    await waitFor(() => expect(screen.queryByText(/ذخیره‌نشده$/)).toBeNull());
  });

  it('keeps what is being typed with its product when a search changes the rows', async () => {
    const { calls } = await open({
      'GET /api/admin/products': (call) => list(call.query.get('q') ? products.slice(1) : products)(call),
    });
    await cell('پورهٔ هلو');
    await userEvent.type(screen.getByRole('textbox', { name: 'جست‌وجوی محصول' }), 'هلو');
    fireEvent.doubleClick(await cell('پورهٔ هلو'));
    await userEvent.keyboard('120');
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: /^قیمت کنسانترهٔ سیب/ })).toBeNull());
    await userEvent.keyboard('000000{Enter}');
    await waitFor(async () => expect(await cell('رب گوجه‌فرنگی')).toHaveFocus());
    await save();
    await waitFor(() => expect(sent(calls)).toEqual([[{ id: 2, version: 4, price: 120_000_000 }]]));
  });

  it('takes a column from a spreadsheet, marks what is no price, and sends nothing until it is mended', async () => {
    const { calls } = await open();
    const first = await cell('کنسانترهٔ سیب');
    first.focus();
    paste(first, '۱۱۰٬۰۰۰٬۰۰۰ تومان\r\nتوافقی\r\n90,000,000\r\n');
    expect(await screen.findByText('۳ محصول با تغییر ذخیره‌نشده')).toBeVisible();
    expect(await cell('پورهٔ هلو')).toHaveAttribute('aria-invalid', 'true');
    await save();
    expect(await screen.findByText(/۱ قیمت درست نیست/)).toBeVisible();
    expect(sent(calls)).toEqual([]);
    (await cell('پورهٔ هلو')).focus();
    fireEvent.mouseDown(await cell('پورهٔ هلو'));
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
    (await cell('کنسانترهٔ سیب')).focus();
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
    const first = await cell('کنسانترهٔ سیب');
    first.focus();
    paste(first, '110000000');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'قیمت من: ۱۱۰٬۰۰۰٬۰۰۰' }));
    expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
    await save();
    await waitFor(() => expect(sent(calls)[1]).toEqual([{ id: 1, version: 6, price: 110_000_000 }]));
  });

  it('saves the others when rows are stale or gone, says at each why it was not, and leads to the first', async () => {
    const theirs = { ...products[1], price: 105_000_000, version: 6 };
    const by = { mine: 1, theirs: 2, by: 'سارا', at: '2026-11-21T06:30:00.000Z' };
    const refuse = (status: number, more: object) =>
      Response.json(
        { status, code: 'catalog.prices', message: 'رد شد', ...more },
        { status, headers: { 'content-type': 'application/problem+json' } },
      );
    const { calls } = await open({
      'GET /api/admin/products/2': () => Response.json(theirs),
      'PUT /api/products/prices': (call) => {
        const ids = (call.body as { prices: { id: number }[] }).prices.map(({ id }) => id);
        const gone = ids.indexOf(3);
        const stale = ids.indexOf(2);
        if (gone >= 0) return refuse(400, { errors: [{ field: `prices.${gone}.id`, message: 'محصول پیدا نشد' }] });
        return stale >= 0 ? refuse(409, { conflicts: [{ field: `prices.${stale}.price`, ...by }] }) : saved(call);
      },
    });
    const first = await cell('کنسانترهٔ سیب');
    first.focus();
    paste(first, '110000000\n111000000\n112000000');
    await save();
    const stale = await screen.findByRole('gridcell', { name: /^قیمت پورهٔ هلو/, description: /سارا هم‌زمان/ });
    await waitFor(() => expect(stale).toHaveFocus());
    expect(sent(calls).at(-1)).toEqual([{ id: 1, version: 4, price: 110_000_000 }]);
    expect(await cell('رب گوجه‌فرنگی')).toHaveAccessibleDescription('ذخیره نشد: محصول پیدا نشد');
    expect(screen.getByText('۲ محصول با تغییر ذخیره‌نشده')).toBeVisible();
    const box = within(screen.getByRole('alert'));
    // The message must stand above the grid, where it is visible.
    const follows = screen.getByRole('alert').compareDocumentPosition(screen.getByRole('grid'));
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await userEvent.click(box.getByRole('button', { name: 'کنار گذاشتن' }));
    await userEvent.click(box.getByRole('button', { name: 'قیمت من: ۱۱۱٬۰۰۰٬۰۰۰' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('۱ محصول با تغییر ذخیره‌نشده')).toBeVisible();
  });

  it('keeps a price that is typed while others are saved', async () => {
    let answer = () => {};
    const { calls } = await open({
      'PUT /api/products/prices': (call) => new Promise((resolve) => (answer = () => resolve(saved(call)))),
    });
    const first = await cell('کنسانترهٔ سیب');
    first.focus();
    paste(first, '110000000');
    await save();
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    fireEvent.mouseDown(await cell('پورهٔ هلو'));
    paste(await cell('پورهٔ هلو'), '120000000');
    answer();
    expect(await screen.findByText('۱ محصول با تغییر ذخیره‌نشده')).toBeVisible();
    expect(await cell('پورهٔ هلو')).toHaveAccessibleName(/۱۲۰٬۰۰۰٬۰۰۰، ذخیره‌نشده/);
  });

  it('shows the saved prices, and saves again, while the refetch after a save is still under way', async () => {
    let isSaved = false;
    const { calls } = await open({
      'GET /api/admin/products': (call) => (isSaved ? new Promise(() => undefined) : list(products)(call)),
      'PUT /api/products/prices': (call) => {
        isSaved = true;
        return saved(call);
      },
    });
    (await cell('کنسانترهٔ سیب')).focus();
    await userEvent.keyboard('۱۱۰۰۰۰۰۰۰{Enter}');
    await save();
    await waitFor(() => expect(screen.queryByText(/ذخیره‌نشده$/)).toBeNull());
    expect(await cell('کنسانترهٔ سیب')).toHaveTextContent('۱۱۰٬۰۰۰٬۰۰۰');
    fireEvent.mouseDown(await cell('کنسانترهٔ سیب'));
    paste(await cell('کنسانترهٔ سیب'), '120000000');
    await save();
    await waitFor(() => expect(sent(calls)[1]).toEqual([{ id: 1, version: 5, price: 120_000_000 }]));
  });

  it('says what to do when there is no product yet, and when the search finds none', async () => {
    const { unmount } = await open({ 'GET /api/admin/products': list([]) });
    expect(await screen.findByText('هنوز محصولی نیست')).toBeVisible();
    expect(screen.getByRole('link', { name: 'افزودن محصول' })).toHaveAttribute('href', '/admin/products?product=new');
    unmount();
    await open({ 'GET /api/admin/products': list([]) });
    await userEvent.type(await screen.findByRole('textbox', { name: 'جست‌وجوی محصول' }), 'انبه');
    expect(await screen.findByText('عبارت دیگری را جست‌وجو کنید.')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'پاک کردن جست‌وجو' }).at(-1)!);
    expect(await screen.findByText('هنوز محصولی نیست')).toBeVisible();
  });

  it('stays with what is typed when it cannot be read anew, below a line that says so', async () => {
    let isDown = false;
    const { queryClient } = await open({
      'GET /api/admin/products': (call) => (isDown ? problem(503, 'down', 'در دسترس نیست') : list(products)(call)),
    });
    const first = await cell('کنسانترهٔ سیب');
    first.focus();
    paste(first, '110000000');
    isDown = true;
    await act(() => queryClient.invalidateQueries({ queryKey: ['admin', 'products'] }));
    const line = await screen.findByText('آنچه می‌بینید تازه نیست');
    expect(await cell('کنسانترهٔ سیب')).toHaveAccessibleName(/۱۱۰٬۰۰۰٬۰۰۰، ذخیره‌نشده/);
    expect(line.compareDocumentPosition(screen.getByRole('grid')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    await waitFor(() => expect(screen.queryByText('آنچه می‌بینید تازه نیست')).toBeNull());
  });

  it('says beside its button why nothing was saved, and keeps what was typed, also for the next visit', async () => {
    const { unmount } = await open({
      'PUT /api/products/prices': () => problem(500, 'common.unexpected', 'خطای سرور'),
    });
    const first = await cell('کنسانترهٔ سیب');
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

describe('the rate and the rows in dollars', () => {
  const settings = { usdRate: 83_000, usdRateDate: '2026-11-20T08:00:00.000Z', rateOldAfterDays: 30, version: 4 };
  const row = { id: 1, name: 'کنسانترهٔ سیب', usdPerTon: 2000, version: 3 };
  const openList = (more: Record<string, Answer> = {}) =>
    openAdmin('/admin/prices?tab=list', {
      answers: {
        ...answers,
        'GET /api/settings': () => Response.json({ ...settings, rateExpiredAfterDays: 90 }),
        'GET /api/price-list': () => Response.json({ items: [row], rate: 83_000, rateAge: 'fresh' }),
        'PUT /api/settings': ({ body }) =>
          Response.json({ ...settings, rateExpiredAfterDays: 90, ...(body as object) }),
        'PUT /api/price-list/1': ({ body }) => Response.json({ ...row, ...(body as object) }),
        ...more,
      },
    });
  const write = async (target: HTMLElement, text: string) => {
    await userEvent.clear(target);
    await userEvent.type(target, text);
  };
  const question = async () => within(await screen.findByRole('alertdialog', { name: 'تغییر بیش از ۳۰ درصد' }));

  it('stay as they were typed, the dialog too, when there is no connection', async () => {
    const cut = () => Promise.reject(new TypeError('Failed to fetch'));
    await openList({ 'PUT /api/settings': cut, 'PUT /api/price-list/1': cut });
    const rate = await screen.findByRole('textbox', { name: /^نرخ هر دلار/ });
    await write(rate, '84000');
    await userEvent.click(screen.getByRole('button', { name: 'ذخیرهٔ نرخ' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^نرخ هر دلار/ })).toHaveValue('۸۴۰۰۰');

    await userEvent.click(screen.getByRole('button', { name: 'ویرایش کنسانترهٔ سیب' }));
    const dialog = within(await screen.findByRole('dialog'));
    await write(dialog.getByRole('textbox', { name: /دلار/ }), '2100');
    await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /دلار/ })).toHaveValue('۲۱۰۰');
  });

  it('are not changed tenfold without a question', async () => {
    const { calls } = await openList();
    const puts = () => calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body);
    const rate = await screen.findByRole('textbox', { name: /^نرخ هر دلار/ });
    await write(rate, '830000');
    await userEvent.click(screen.getByRole('button', { name: 'ذخیرهٔ نرخ' }));
    expect((await question()).getByRole('listitem')).toHaveTextContent('از ۸۳٬۰۰۰ به ۸۳۰٬۰۰۰');
    await userEvent.click((await question()).getByRole('button', { name: 'بازبینی' }));
    expect([puts(), (rate as HTMLInputElement).value]).toEqual([[], '۸۳۰۰۰۰']);
    await write(rate, '84000');
    await userEvent.click(screen.getByRole('button', { name: 'ذخیرهٔ نرخ' }));
    await waitFor(() => expect(puts()).toEqual([{ usdRate: 84_000, version: 4 }]));

    await userEvent.click(await screen.findByRole('button', { name: 'ویرایش کنسانترهٔ سیب' }));
    const dialog = within(await screen.findByRole('dialog'));
    await write(dialog.getByRole('textbox', { name: /دلار/ }), '20000');
    await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await userEvent.click((await question()).getByRole('button', { name: 'ذخیره شود' }));
    await waitFor(() => expect(puts()).toHaveLength(2));
    expect(puts()[1]).toMatchObject({ usdPerTon: 20_000, version: 3 });
  });
});
