import { act, axe, fireEvent, problem, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { onToast, type Toast } from '@afshoreh/contracts';
import { persianYear } from '@afshoreh/persian';
import { describe, expect, it, jest } from '@jest/globals';
import { aCategory, aMediaItem, aProduct } from '../testing/entities';
import { list, openAdmin } from '../testing/open-admin';

const categories = () => Response.json([aCategory(), aCategory({ id: 2, slug: 'grape', name: 'کنسانترهٔ انگور' })]);

function catalogue(product = aProduct()): Record<string, Answer> {
  return {
    'GET /api/admin/products': list([product]),
    'GET /api/admin/products/7': () => Response.json(product),
    'GET /api/admin/categories': categories,
    'PUT /api/products/7': ({ body }) => Response.json({ ...product, ...(body as object) }),
    'POST /api/products': ({ body }) => Response.json({ ...product, ...(body as object) }, { status: 201 }),
    'DELETE /api/products/7': () => new Response(null, { status: 204 }),
  };
}

/** An API that refuses each save of an outdated version, so that a spec can simulate a colleague's save. */
function edited(stored: () => ReturnType<typeof aProduct>, conflicts: object[]): Record<string, Answer> {
  return {
    'GET /api/admin/products/7': () => Response.json(stored()),
    'PUT /api/products/7': ({ body }) => {
      if ((body as { version: number }).version === stored().version) return Response.json(body);
      const problem = { code: 'catalog.product_changed_meanwhile', message: 'هم‌زمان تغییر کرد', conflicts };
      return Response.json(problem, { status: 409 });
    },
  };
}

const bodyOf = (calls: { name: string; body: unknown }[], name: string) =>
  calls.find((call) => call.name === name)?.body;

async function openEdit() {
  await userEvent.click(await screen.findByRole('link', { name: 'ویرایش کنسانترهٔ سیب' }));
  return within(await screen.findByRole('dialog', { name: 'ویرایش محصول' }));
}

describe('products screen', () => {
  it('lists name, category, origin, brix, price and the featured mark', async () => {
    await openAdmin('/admin/products', { answers: catalogue() });
    const row = within(await screen.findByRole('row', { name: /ارومیه/ }));
    expect(row.getAllByText('کنسانترهٔ سیب')).toHaveLength(2);
    for (const text of ['ارومیه', '۷۰', '۱۵۰٬۰۰۰٬۰۰۰ تومان', 'ویژه']) expect(row.getByText(text)).toBeVisible();
  });

  it('says «محصولی یافت نشد» when the search finds none', async () => {
    await openAdmin('/admin/products?q=کیوی');
    expect(await screen.findByText('محصولی یافت نشد')).toBeVisible();
  });

  it('adds a product with a price in Persian digits, and asks for the list anew', async () => {
    const { calls } = await openAdmin('/admin/products', { answers: catalogue() });
    const before = () => calls.filter(({ name }) => name === 'GET /api/admin/products').length;
    await userEvent.click(await screen.findByRole('button', { name: 'افزودن محصول' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'افزودن محصول' }));
    await userEvent.type(await dialog.findByLabelText(/نام محصول/), 'رب گوجه‌فرنگی');
    await userEvent.type(dialog.getByLabelText(/بریکس/), '۳۶');
    await userEvent.type(dialog.getByLabelText(/مبدأ/), 'ارومیه');
    await userEvent.type(dialog.getByLabelText(/قیمت هر تن/), '۷۴۷۰۰۰۰۰');
    expect(dialog.getByText('۷۴٬۷۰۰٬۰۰۰ تومان برای هر تن')).toBeVisible();
    const asked = before();
    await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodyOf(calls, 'POST /api/products')).toMatchObject({
      name: 'رب گوجه‌فرنگی',
      price: 74_700_000,
      category: 'apple',
      featured: false,
      showPrice: false,
      image: null,
    });
    await waitFor(() => expect(before()).toBeGreaterThan(asked));
  });

  it('names every required field that is empty and focuses the first', async () => {
    const { calls } = await openAdmin('/admin/products', { answers: catalogue() });
    await userEvent.click(await screen.findByRole('button', { name: 'افزودن محصول' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByLabelText(/نام محصول/);
    await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
    expect(await dialog.findByText('نام محصول را بنویسید')).toBeVisible();
    expect(dialog.getByText('قیمت را به تومان و با رقم بنویسید')).toBeVisible();
    expect(dialog.getByLabelText(/نام محصول/)).toHaveFocus();
    expect(bodyOf(calls, 'POST /api/products')).toBeUndefined();
  });

  it('takes its picture from the library, and gives it up again', async () => {
    const answers = { ...catalogue(), 'GET /api/media': list([aMediaItem()]) };
    const { calls } = await openAdmin('/admin/products', { answers });
    const dialog = await openEdit();
    await userEvent.click(await dialog.findByRole('button', { name: 'انتخاب از کتابخانه، تصویر محصول' }));
    const picker = within(await screen.findByRole('dialog', { name: 'انتخاب تصویر' }));
    await userEvent.click(await picker.findByRole('button', { name: 'باغ سیب.jpg' }));
    expect(dialog.getByRole('img', { name: 'پیش‌نمایش تصویر محصول' })).toHaveAttribute('src', '/media/aa.webp');
    await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodyOf(calls, 'PUT /api/products/7')).toMatchObject({ image: '/media/aa.webp' });

    const again = await openEdit();
    await userEvent.click(await again.findByRole('button', { name: 'انتخاب از کتابخانه، تصویر محصول' }));
    await userEvent.click(await screen.findByRole('button', { name: 'باغ سیب.jpg' }));
    await userEvent.click(again.getByRole('button', { name: 'برداشتن، تصویر محصول' }));
    await userEvent.type(again.getByLabelText(/نام محصول/), ' ممتاز');
    await userEvent.click(again.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter(({ name }) => name === 'PUT /api/products/7').at(-1)?.body).toMatchObject({ image: null });
  });

  it('has documents from the library, named and in the order that was given them', async () => {
    const terms = { language: 'both', edition: 'Rev. 3', validUntil: '2027-03-20' };
    const known = { mediaId: 1, title: 'برگهٔ مشخصات', kind: 'data_sheet', ...terms, url: '/media/a.pdf' };
    const product = { ...aProduct(), documents: [known] };
    const sheet = aMediaItem({
      id: 10,
      originalFilename: 'آنالیز پاییز.pdf',
      url: '/media/b.pdf',
      type: 'application/pdf',
    });
    const { calls } = await openAdmin('/admin/products?product=7', {
      answers: { ...catalogue(product), 'GET /api/media': list([sheet]) },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'ویرایش محصول' }));
    await userEvent.click(await dialog.findByRole('tab', { name: 'سندها' }));
    await userEvent.click(dialog.getByRole('button', { name: 'افزودن سند' }));
    await userEvent.click(await screen.findByRole('button', { name: 'آنالیز پاییز.pdf' }));
    await userEvent.type(dialog.getAllByLabelText(/^اعتبار تا/)[1]!, '۱۴۰۶/۱۲/۲۹');
    await userEvent.click(await dialog.findByRole('button', { name: 'بالاتر بردن آنالیز پاییز' }));
    await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodyOf(calls, 'PUT /api/products/7')).toMatchObject({
      documents: [
        {
          mediaId: 10,
          title: 'آنالیز پاییز',
          kind: 'analysis',
          language: 'fa',
          edition: null,
          validUntil: '2028-03-19',
        },
        { mediaId: 1, title: 'برگهٔ مشخصات', kind: 'data_sheet', ...terms },
      ],
    });
  });

  it('opens a copy as a new product, and writes nothing before it is saved', async () => {
    const { calls } = await openAdmin('/admin/products', { answers: catalogue(aProduct({ brix: '۶۵' })) });
    await userEvent.click(await screen.findByRole('link', { name: 'کپی کنسانترهٔ سیب' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'کپی محصول' }));
    await waitFor(() => expect(dialog.getByLabelText(/نام محصول/)).toHaveValue('کنسانترهٔ سیب (کپی)'));
    expect(calls.some(({ name }) => name === 'POST /api/products')).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodyOf(calls, 'POST /api/products')).toMatchObject({ name: 'کنسانترهٔ سیب (کپی)', brix: '۶۵' });
    expect(calls.some(({ name }) => name === 'PUT /api/products/7')).toBe(false);
  });

  it('edits the technical fields on their own tab and sends the version it edited', async () => {
    const { calls } = await openAdmin('/admin/products', { answers: catalogue() });
    const dialog = await openEdit();
    await userEvent.click(await dialog.findByRole('tab', { name: 'مشخصات فنی' }));
    await userEvent.type(dialog.getByLabelText('اسیدیته'), '۲ درصد');
    await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodyOf(calls, 'PUT /api/products/7')).toMatchObject({
      id: 7,
      version: 3,
      acidity: '۲ درصد',
      price: 150_000_000,
    });
  });

  it('puts the server’s error under its field and keeps what was typed', async () => {
    const answers = {
      ...catalogue(),
      'PUT /api/products/7': () =>
        problem(400, 'common.validation', 'اطلاعات کامل نیست', [
          { field: 'acidity', message: 'بیش از اندازه بلند است' },
        ]),
    };
    await openAdmin('/admin/products', { answers });
    const dialog = await openEdit();
    await userEvent.type(await dialog.findByLabelText(/نام محصول/), ' ممتاز');
    await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
    expect(await dialog.findByText('بیش از اندازه بلند است')).toBeVisible();
    expect(dialog.getByLabelText('اسیدیته')).toHaveFocus();
    expect(dialog.getByLabelText(/نام محصول/)).toHaveValue('کنسانترهٔ سیب ممتاز');
  });

  it('lets choose, on both tabs, between mine and what another admin saved first, and takes over the rest', async () => {
    let stored = aProduct();
    const by = { by: 'سارا کریمی', at: '2026-11-21T06:30:00.000Z' };
    const conflicts = [
      { field: 'price', mine: 160_000_000, theirs: 155_000_000, ...by },
      { field: 'acidity', mine: '۲ درصد', theirs: '۳ درصد', ...by },
    ];
    const answers = { ...catalogue(), ...edited(() => stored, conflicts) };
    const { calls } = await openAdmin('/admin/products', { answers });
    const dialog = await openEdit();
    const price = await dialog.findByLabelText(/قیمت هر تن/);
    await userEvent.clear(price);
    await userEvent.type(price, '۱۶۰۰۰۰۰۰۰');
    await userEvent.click(dialog.getByRole('tab', { name: 'مشخصات فنی' }));
    await userEvent.type(dialog.getByLabelText('اسیدیته'), '۲ درصد');
    stored = aProduct({ version: 4, price: 155_000_000, acidity: '۳ درصد', origin: 'سمیرم' });
    await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
    const choice = within(await screen.findByRole('dialog', { name: 'هم‌زمان ویرایش شده است' }));
    const prices = within(await choice.findByRole('radiogroup', { name: 'قیمت هر تن (تومان)' }));
    expect(prices.getByRole('radio', { name: /^سارا کریمی.*۱۵۵٬۰۰۰٬۰۰۰ تومان$/ })).not.toBeChecked();
    await userEvent.click(prices.getByRole('radio', { name: 'نوشتهٔ شما ۱۶۰٬۰۰۰٬۰۰۰ تومان' }));
    const acidities = within(choice.getByRole('radiogroup', { name: 'اسیدیته' }));
    await userEvent.click(acidities.getByRole('radio', { name: /^سارا کریمی/ }));
    await userEvent.click(choice.getByRole('button', { name: 'آوردن در فرم' }));
    expect(dialog.getByLabelText('اسیدیته')).toHaveValue('۳ درصد');
    await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const last = calls.filter(({ name }) => name === 'PUT /api/products/7').at(-1)?.body;
    expect(last).toMatchObject({ version: 4, price: 160_000_000, acidity: '۳ درصد', origin: 'سمیرم' });
  });

  it('sends a draft that was brought back as one of the version it was made of', async () => {
    let stored = aProduct();
    const answers = { ...catalogue(), ...edited(() => stored, []) };
    const { unmount, location } = await openAdmin('/admin/products', { answers });
    const dialog = await openEdit();
    await userEvent.type(await dialog.findByLabelText(/مبدأ/), ' سردسیر');
    const draft = () => window.localStorage.getItem('afshoreh.admin.draft.admin.product.7');
    await waitFor(() => expect(draft()).toContain('سردسیر'));
    const address = location();
    unmount();
    stored = aProduct({ version: 4, price: 155_000_000 });
    const { calls } = await openAdmin(address, { answers });
    const again = within(await screen.findByRole('dialog', { name: 'ویرایش محصول' }));
    await waitFor(() => expect(again.getByLabelText(/مبدأ/)).toHaveValue('ارومیه سردسیر'));
    await userEvent.click(again.getByRole('button', { name: 'ذخیره' }));
    const choice = within(await screen.findByRole('dialog', { name: 'هم‌زمان ویرایش شده است' }));
    await userEvent.click(await choice.findByRole('button', { name: 'آوردن در فرم' }));
    await userEvent.click(again.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = calls.filter(({ name }) => name === 'PUT /api/products/7').map(({ body }) => body);
    expect(sent).toMatchObject([{ version: 3 }, { version: 4, price: 155_000_000, origin: 'ارومیه سردسیر' }]);
  });

  it('asks before a price is sent that is many times what it was', async () => {
    const { calls } = await openAdmin('/admin/products', { answers: catalogue() });
    const dialog = await openEdit();
    const price = await dialog.findByLabelText(/قیمت هر تن/);
    await userEvent.clear(price);
    await userEvent.type(price, '1500000000');
    await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'تغییر بیش از ۳۰ درصد' }));
    expect(calls.some(({ name }) => name.startsWith('PUT'))).toBe(false);
    await userEvent.click(question.getByRole('button', { name: 'ذخیره شود' }));
    await waitFor(() => expect(calls.some(({ name }) => name === 'PUT /api/products/7')).toBe(true));
  });

  it('asks before a form with unsaved changes is closed', async () => {
    await openAdmin('/admin/products', { answers: catalogue() });
    const dialog = await openEdit();
    await userEvent.type(await dialog.findByLabelText(/نام محصول/), ' ممتاز');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'ادامهٔ ویرایش' }));
    expect(dialog.getByLabelText(/نام محصول/)).toHaveValue('کنسانترهٔ سیب ممتاز');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'خروج بدون ذخیره' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes an untouched form without asking', async () => {
    await openAdmin('/admin/products', { answers: catalogue() });
    const dialog = await openEdit();
    await dialog.findByLabelText(/نام محصول/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens at an address of its own, which Back and closing leave', async () => {
    const { location } = await openAdmin('/admin/products?q=سیب', { answers: catalogue() });
    const dialog = await openEdit();
    await dialog.findByLabelText(/نام محصول/);
    expect(decodeURIComponent(location())).toBe('/admin/products?q=سیب&product=7');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(decodeURIComponent(location())).toBe('/admin/products?q=سیب'));
  });

  it('says beside the button that nothing was sent while there is no connection, and keeps the form', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    await openAdmin('/admin/products', { answers: { ...catalogue(), 'PUT /api/products/7': lost } });
    const dialog = await openEdit();
    await userEvent.type(await dialog.findByLabelText(/نام محصول/), ' ممتاز');
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
    expect(await dialog.findByText(/چیزی ارسال نشد/)).toBeVisible();
    expect(dialog.getByLabelText(/نام محصول/)).toHaveValue('کنسانترهٔ سیب ممتاز');
    online.mockRestore();
  });

  it('stops what is being sent when the form is closed, and says that its outcome is not known', async () => {
    const toasts: string[] = [];
    const stop = onToast(({ title }) => toasts.push(title));
    const answers = { ...catalogue(), 'PUT /api/products/7': () => new Promise<Response>(() => undefined) };
    await openAdmin('/admin/products', { answers });
    const dialog = await openEdit();
    await userEvent.type(await dialog.findByLabelText(/نام محصول/), ' ممتاز');
    await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await userEvent.click(dialog.getByRole('button', { name: 'انصراف' }));
    await userEvent.click(await screen.findByRole('button', { name: 'خروج بدون ذخیره' }));
    await waitFor(() => expect(toasts).toEqual(['فرم پیش از رسیدن پاسخ بسته شد']));
    stop();
  });

  it('deletes only after a warning that this cannot be undone', async () => {
    const { calls } = await openAdmin('/admin/products', { answers: catalogue() });
    await userEvent.click(await screen.findByRole('button', { name: 'حذف کنسانترهٔ سیب' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/این کار بازگشت‌پذیر نیست/)).toBeVisible();
    expect(calls.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'حذف شود' }));
    await waitFor(() => expect(calls.some(({ name }) => name === 'DELETE /api/products/7')).toBe(true));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('is not taken back over what another admin saved meanwhile: it says so, and shows theirs', async () => {
    const toasts: Toast[] = [];
    const stop = onToast((toast) => toasts.push(toast));
    let stored = aProduct();
    await openAdmin('/admin/products', {
      answers: {
        ...catalogue(),
        'GET /api/admin/products': () => list([stored])({} as never),
        'PUT /api/products/7': ({ body }) => {
          const sent = body as typeof stored;
          if (sent.version !== stored.version)
            return problem(409, 'catalog.product_changed_meanwhile', 'مدیر دیگری تغییر داده است');
          return Response.json((stored = { ...stored, ...sent, version: sent.version + 1 }));
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'ویژه، کنسانترهٔ سیب' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    stored = { ...stored, origin: 'سمیرم', version: 5 };
    act(() => toasts[0]?.action?.onClick());
    await waitFor(() => expect(toasts[1]?.description).toBe('مدیر دیگری تغییر داده است'));
    expect(await screen.findByRole('row', { name: /سمیرم/ })).toBeVisible();
    expect(stored.featured).toBe(false);
    stop();
  });

  it('is featured by one press, which can be taken back', async () => {
    const toasts: Toast[] = [];
    const stop = onToast((toast) => toasts.push(toast));
    const { calls } = await openAdmin('/admin/products', { answers: catalogue() });
    const button = await screen.findByRole('button', { name: 'ویژه، کنسانترهٔ سیب' });
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    await waitFor(() => expect(toasts[0]?.title).toBe('کنسانترهٔ سیب دیگر ویژه نیست'));
    expect(bodyOf(calls, 'PUT /api/products/7')).toMatchObject({ featured: false, version: 3, origin: 'ارومیه' });
    act(() => toasts[0]?.action?.onClick());
    const sent = () => calls.filter(({ name }) => name === 'PUT /api/products/7').at(-1)?.body;
    await waitFor(() => expect(sent()).toMatchObject({ featured: true }));
    stop();
  });

  it('takes the press of another switch while the first is still sent, as a change of what the first stored', async () => {
    const save: Answer = ({ body }) => {
      const sent = body as { version: number };
      return Response.json({ ...sent, version: sent.version + 1 });
    };
    const { calls } = await openAdmin('/admin/products', { answers: { ...catalogue(), 'PUT /api/products/7': save } });
    const price = await screen.findByRole('button', { name: 'قیمت پنهان، کنسانترهٔ سیب' });
    const featured = screen.getByRole('button', { name: 'ویژه، کنسانترهٔ سیب' });
    fireEvent.click(price);
    fireEvent.click(featured);
    const sent = () => calls.filter(({ name }) => name === 'PUT /api/products/7').map(({ body }) => body);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toMatchObject([
      { version: 3, showPrice: true, featured: true },
      { version: 4, showPrice: true, featured: false },
    ]);
  });

  it('has nothing that axe objects to, the open form included', async () => {
    await openAdmin('/admin/products', { answers: catalogue() });
    await screen.findByRole('row', { name: /ارومیه/ });
    expect(await axe(document.body)).toEqual([]);
    const dialog = await openEdit();
    await dialog.findByLabelText(/نام محصول/);
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
  });
});

describe('the supply of a product', () => {
  it('adds packs, orders them by keyboard, and opens their tab for an error', async () => {
    const { calls } = await openAdmin('/admin/products', { answers: catalogue() });
    const dialog = await openEdit();
    await userEvent.click(await dialog.findByRole('tab', { name: 'بسته و فصل' }));
    const add = () => userEvent.click(dialog.getByRole('button', { name: 'افزودن بسته' }));
    await add();
    await userEvent.type(dialog.getByLabelText(/وزن خالص/), '۲۷۵');
    await add();
    const rows = () => within(dialog.getByRole('list', { name: 'بسته‌ها' })).getAllByRole('listitem');
    await userEvent.selectOptions(within(rows()[1] as HTMLElement).getByLabelText('نوع بسته'), 'سطل');
    await userEvent.click(dialog.getByLabelText('مهر'));
    await userEvent.click(dialog.getByRole('tab', { name: 'اطلاعات اصلی' }));
    await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
    expect(await dialog.findByText('وزن خالص را با عدد صحیح بنویسید')).toBeVisible();
    await userEvent.type(within(rows()[1] as HTMLElement).getByLabelText(/وزن خالص/), '25');
    const up = await dialog.findByRole('button', { name: 'بالاتر بردن سطل ۲۵ کیلوگرمی' });
    act(() => up.focus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodyOf(calls, 'PUT /api/products/7')).toMatchObject({
      packs: [
        { kind: 'pail', kilograms: 25 },
        { kind: 'drum', kilograms: 275 },
      ],
      pressMonths: [7],
    });
  });

  it('says how many wait before the new crop is announced, and announces a year once', async () => {
    const year = persianYear();
    let crop: object = { year: null, waiting: 12 };
    const { calls } = await openAdmin('/admin/products?crop=7', {
      answers: {
        ...catalogue(),
        'GET /api/admin/products/7/new-crop': () => Response.json(crop),
        'PUT /api/admin/products/7/new-crop': () => Response.json((crop = { year, waiting: 12 })),
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'محصول جدید رسید' }));
    expect(await dialog.findByText(/۱۲ درخواست خبر هست/)).toBeVisible();
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'اعلام کن' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodyOf(calls, 'PUT /api/admin/products/7/new-crop')).toEqual({ year });
  });

  it('does not announce a year again', async () => {
    const crop = { year: persianYear(), waiting: 3 };
    const answers = { ...catalogue(), 'GET /api/admin/products/7/new-crop': () => Response.json(crop) };
    await openAdmin('/admin/products?crop=7', { answers });
    const dialog = within(await screen.findByRole('dialog', { name: 'محصول جدید رسید' }));
    expect(await dialog.findByText(/پیش‌تر اعلام شده است/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'اعلام کن' })).toBeDisabled();
  });
});

describe('the pictures of a product', () => {
  const UPLOAD = 'POST /api/media/upload';
  const file = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' });

  it('are dropped several at once, refuse an empty description in words, and are ordered by keyboard', async () => {
    let next = 0;
    const names = ['انبار', ''];
    const { calls } = await openAdmin('/admin/products', {
      answers: {
        ...catalogue(),
        [UPLOAD]: () => Response.json(aMediaItem({ id: 20 + next, url: `/media/${next}.webp`, alt: names[next++] })),
      },
    });
    const dialog = await openEdit();
    await userEvent.click(await dialog.findByRole('tab', { name: 'تصویرها' }));
    const files = [file('a.jpg'), new File(['x'], 'b.pdf', { type: 'application/pdf' }), file('c.jpg')];
    fireEvent.drop(dialog.getByText(/با هم همین‌جا رها کنید/), { dataTransfer: { files, types: ['Files'] } });
    expect(await dialog.findByText(/«b.pdf» بارگذاری نشد: اینجا فقط تصویر پذیرفته می‌شود/)).toBeVisible();
    const rows = () => within(dialog.getByRole('list', { name: 'تصویرهای دیگر' })).getAllByRole('listitem');
    expect(rows()).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
    expect(await dialog.findByText('بنویسید این تصویر چه نشان می‌دهد')).toBeVisible();
    expect(within(rows()[1] as HTMLElement).getByLabelText(/شرح تصویر/)).toHaveFocus();
    await userEvent.keyboard('خط پرکن');
    const up = await dialog.findByRole('button', { name: 'بالاتر بردن خط پرکن' });
    act(() => up.focus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodyOf(calls, 'PUT /api/products/7')).toMatchObject({
      pictures: [
        { mediaId: 21, alt: 'خط پرکن' },
        { mediaId: 20, alt: 'انبار' },
      ],
    });
  });
});
