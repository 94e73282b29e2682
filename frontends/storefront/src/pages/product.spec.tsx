import { beforeAll, describe, expect, it } from '@jest/globals';
import { cart } from '@afshoreh/contracts';
import { act, axe, fireEvent, problem, screen, userEvent, waitFor, within, siteSettings } from '@afshoreh/testing';
import { aCertificate } from '../testing/a-certificate';
import { aProduct, aTypedValue } from '../testing/a-product';
import { api, productPage } from '../testing/site';
import { visit } from '../testing/visit';

/** jsdom has no modal dialogs. */
beforeAll(() => {
  const { prototype } = HTMLDialogElement;
  prototype.showModal = function showModal() {
    this.open = true;
  };
  prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const terms = (region: HTMLElement) =>
  within(region)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);

describe('the product page', () => {
  it('shows name, badge, description, certificates and a link back', async () => {
    api({
      'GET /api/products/7': () => Response.json(aProduct({ status: 'جدید', description: 'شفاف و خوش‌رنگ.' })),
    });
    await visit('/product/7');
    expect(await screen.findByRole('heading', { level: 1, name: 'کنسانترهٔ سیب' })).toBeVisible();
    expect(screen.getByText('جدید')).toBeVisible();
    expect(screen.getByText('شفاف و خوش‌رنگ.')).toBeVisible();
    for (const certificate of ['ISO 22000', 'HACCP']) expect(await screen.findByText(certificate)).toBeVisible();
    expect(screen.getByRole('link', { name: 'بازگشت به محصولات' })).toHaveAttribute('href', '/products');
    for (const tile of ['تحویل سریع', 'ضمانت کیفیت', 'بسته‌بندی ایمن'])
      expect(await screen.findByText(tile)).toBeVisible();
  });

  it('shows the proof of a certificate, and no certificate without proof or that has expired', async () => {
    const known = { issuer: 'SGS Iran', number: 'FS-1024', validUntil: '2099-03-20', scan: '/media/a.webp' };
    api({
      'GET /api/certificates': () =>
        Response.json([
          aCertificate({ id: 1, name: 'ISO 22000', ...known }),
          aCertificate({ id: 2, name: 'بی‌شماره', ...known, number: null }),
          aCertificate({ id: 3, name: 'بی‌صادرکننده', ...known, issuer: null }),
          aCertificate({ id: 4, name: 'بی‌تاریخ', ...known, validUntil: null }),
          aCertificate({ id: 5, name: 'منقضی', ...known, validUntil: '2024-03-19' }),
          aCertificate({ id: 6, name: 'جای دیگر', ...known, onProduct: false }),
        ]),
    });
    const { container } = await visit('/product/7');
    const region = within(await screen.findByRole('region', { name: 'گواهی‌ها' }));
    const [full, ...others] = region.getAllByRole('listitem');
    expect(others).toEqual([]);
    expect(full).toHaveTextContent('صادرکننده: SGS Iran');
    expect(full).toHaveTextContent('شمارهٔ گواهی: FS-1024');
    expect(full).toHaveTextContent('اعتبار تا: ۱۴۷۸/۰۱/۰۱');
    expect(region.getByRole('link', { name: 'مشاهدهٔ گواهی ISO 22000' })).toHaveAttribute('href', '/media/a.webp');
    expect(await axe(container)).toEqual([]);
  });

  it('draws and describes the pack that the product is sold in', async () => {
    const pail = { name: 'سطل', kilograms: 25, perPallet: null };
    api({ 'GET /api/products/7': () => Response.json(aProduct({ image: null, pack: pail })) });
    await visit('/product/7');
    const picture = await screen.findByRole('img', { name: 'تصویر سیب در کنار سطل' });
    expect(picture).toHaveAttribute('src', '/assets/products/apple-pail.svg');
  });

  it('shows packs, the months of the season in words for screen readers, and the lead time, each only where known', async () => {
    api();
    const { unmount } = await visit('/product/7');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'بسته‌ها، فصل و رنگ' })).not.toBeInTheDocument();
    unmount();
    const drum = { kind: 'aseptic_drum', kilograms: 275, grossKilograms: 293 } as const;
    const packs = [{ ...drum, perPallet: 4, perContainer: null, storage: null }];
    const colorFlavor = 'کهربایی روشن، طعم سیب';
    const known = { packs, pressMonths: [7, 8, 9], leadTimeDays: 10, newCropYear: 1405, colorFlavor };
    api({ 'GET /api/products/7': () => Response.json(aProduct(known)) });
    const { container } = await visit('/product/7');
    const supply = within(await screen.findByRole('region', { name: 'بسته‌ها، فصل و رنگ' }));
    const headers = supply.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
    expect(headers).toEqual(['بسته', 'خالص', 'ناخالص', 'روی هر پالت']);
    const row = within(supply.getByRole('row', { name: /کیسهٔ اسپتیک در بشکه/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '۲۷۵\u00a0کیلوگرم',
      '۲۹۳\u00a0کیلوگرم',
      '۴',
    ]);
    const months = within(supply.getByRole('list', { name: 'فصل تولید' })).getAllByRole('listitem');
    expect(months).toHaveLength(12);
    expect(months.filter((month) => /ماه تولید/.test(month.textContent)).map(({ textContent }) => textContent)).toEqual(
      ['مهر: ماه تولید', 'آبان: ماه تولید', 'آذر: ماه تولید'],
    );
    expect(supply.getByText(/میوهٔ این محصول در مهر، آبان و آذر فرآوری می‌شود\. محصول ۱۴۰۵ رسیده است\./)).toBeVisible();
    expect(supply.getByText(/۱۰ روز کاری/)).toBeVisible();
    expect(supply.getByText('کهربایی روشن')).toBeVisible();
    expect(supply.getByText(/نمایی تقریبی/)).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });

  it('takes the phone or the e-mail of who waits for the new crop, and loses nothing when that fails', async () => {
    const ALERT = 'POST /api/crop-alerts';
    let answer = problem(503, 'common.unavailable', 'سایت در دسترس نیست');
    const calls = api({
      'GET /api/products/7': () => Response.json(aProduct({ pressMonths: [7] })),
      [ALERT]: () => answer,
    });
    await visit('/product/7');
    await userEvent.click(await screen.findByRole('button', { name: 'خبرم کن' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'خبر محصول جدید' }));
    const press = () => userEvent.click(dialog.getByRole('button', { name: 'خبرم کن' }));
    await press();
    expect(await dialog.findByText('ایمیل یا شمارهٔ موبایل خود را بنویسید')).toBeVisible();
    expect(dialog.getByLabelText(/شمارهٔ موبایل/)).toHaveFocus();
    await userEvent.type(dialog.getByLabelText(/شمارهٔ موبایل/), '۰۹۱۴۱۲۳۴۵۶۷');
    await press();
    expect(await dialog.findByRole('alert')).toHaveTextContent('درخواست شما ثبت نشد');
    expect(dialog.getByLabelText(/شمارهٔ موبایل/)).toHaveValue('۰۹۱۴۱۲۳۴۵۶۷');
    answer = Response.json({ success: true, message: 'شد' });
    await press();
    expect(await dialog.findByText('ثبت شد. وقتی محصول جدید برسد، یک پیام می‌فرستیم.')).toBeVisible();
    expect(calls.filter(({ name }) => name === ALERT).at(-1)?.body).toEqual({
      productId: 7,
      phone: '۰۹۱۴۱۲۳۴۵۶۷',
      email: '',
    });
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
  });

  it('shows its photos as links, and opens one larger, where keys show the others and zoom', async () => {
    const photo = { width: 800, height: 600, variants: [] };
    const pictures = [
      { ...photo, url: '/media/1.webp', alt: 'انبار سرد' },
      { ...photo, url: '/media/2.webp', alt: 'خط پرکن' },
    ];
    const known = { image: '/media/0.webp', imageAlt: 'بشکه‌ها', pictures };
    api({ 'GET /api/products/7': () => Response.json(aProduct(known)) });
    const { container } = await visit('/product/7');
    const gallery = within(await screen.findByRole('region', { name: 'تصویرها' }));
    const links = gallery.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/media/0.webp', '/media/1.webp', '/media/2.webp']);
    expect(await axe(container)).toEqual([]);
    await userEvent.click(gallery.getByRole('link', { name: 'بزرگ‌نمایی: انبار سرد' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'تصویرهای محصول' }));
    expect(dialog.getByRole('img', { name: 'انبار سرد' })).toHaveAttribute('src', '/media/1.webp');
    expect(dialog.getByText('۲ از ۳')).toBeVisible();
    act(() => dialog.getByRole('button', { name: 'بزرگ‌تر' }).focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(dialog.getByRole('img', { name: 'خط پرکن' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    expect(dialog.getByRole('img', { name: 'بشکه‌ها' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    expect(dialog.getByRole('img', { name: 'خط پرکن' })).toBeVisible();
    await userEvent.keyboard('+');
    expect(dialog.getByRole('button', { name: 'اندازهٔ صفحه' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('-');
    expect(dialog.getByRole('button', { name: 'بزرگ‌تر' })).toHaveAttribute('aria-pressed', 'false');
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'بستن' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says how soon buyers were called lately, when it was measured', async () => {
    api();
    const { unmount } = await visit('/product/7');
    await screen.findAllByText(/در سایت پرداختی انجام نمی‌شود/);
    expect(screen.queryByText(/۹۰ روز گذشته/)).not.toBeInTheDocument();
    unmount();
    const answerTime = { minutes: 45, text: '۴۵ دقیقهٔ کاری' };
    api({ 'GET /api/settings': () => Response.json({ ...siteSettings, answerTime }) });
    await visit('/product/7');
    expect(
      await screen.findByText(/در ۹۰ روز گذشته، با نیمی از خریداران ظرف ۴۵ دقیقهٔ کاری تماس گرفتیم\./),
    ).toBeVisible();
  });

  it('has no block of certificates when none is listed', async () => {
    api({ 'GET /api/certificates': () => Response.json([]) });
    await visit('/product/7');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByText('در حال دریافت گواهی‌ها…')).not.toBeInTheDocument());
    expect(screen.queryByRole('heading', { name: 'گواهی‌ها' })).not.toBeInTheDocument();
  });

  it('describes a product without a description in general words', async () => {
    api();
    await visit('/product/7');
    expect(await screen.findByText(/کنسانترهٔ سیب با کیفیت صنعتی/)).toBeVisible();
  });

  it('leaves out technical rows and the storage block when they are empty', async () => {
    api();
    await visit('/product/7');
    expect(terms(await screen.findByRole('region', { name: 'مشخصات فنی' }))).toEqual([
      'بریکس',
      'وزن بسته‌بندی',
      'مبدأ',
    ]);
    expect(screen.queryByRole('region', { name: 'نگهداری و بسته‌بندی' })).not.toBeInTheDocument();
  });

  it('shows typed values in groups, with «±» in words for screen readers', async () => {
    api({ 'GET /api/products/7': () => Response.json(aProduct({ specification: [aTypedValue()] })) });
    const { container } = await visit('/product/7');
    const technical = await screen.findByRole('region', { name: 'مشخصات فنی' });
    const headings = within(technical).getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['عمومی', 'شیمیایی']);
    expect(within(technical).getByText('۷۰ ± ۱').closest('[aria-hidden]')).not.toBeNull();
    expect(within(technical).getByText('۷۰ مثبت و منفی ۱')).toBeInTheDocument();
    expect(await axe(container)).toEqual([]);
  });

  it('shows the storage block when any of it is known', async () => {
    api({ 'GET /api/products/7': () => Response.json(aProduct({ shelfLife: '۲۴ ماه' })) });
    await visit('/product/7');
    expect(terms(await screen.findByRole('region', { name: 'نگهداری و بسته‌بندی' }))).toEqual(['ماندگاری']);
  });

  it('lists its documents for download, with kind and size, and nothing without any', async () => {
    const terms = { language: 'en', edition: 'Rev. 3', validUntil: '2099-03-20' } as const;
    const file = { type: 'application/pdf', size: 182_400, url: '/media/5f0c.pdf' };
    const sheet = { title: 'برگهٔ آنالیز پاییز', kind: 'analysis', ...terms, ...file } as const;
    api({
      'GET /api/products/7': () => Response.json(aProduct({ documents: [sheet] })),
    });
    const { unmount } = await visit('/product/7');
    const documents = within(await screen.findByRole('region', { name: 'اسناد محصول' }));
    const link = documents.getByRole('link', {
      name: /برگهٔ آنالیز پاییز.*انگلیسی.*نسخهٔ Rev\. 3.*PDF.*۱۷۸٫۱۳ کیلوبایت.*معتبر تا ۱۴۷۸\/۰۱\/۰۱/,
    });
    expect(link).toHaveAttribute('href', '/media/5f0c.pdf');
    expect(link).toHaveAttribute('download');
    unmount();
    api();
    await visit('/product/7');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'اسناد محصول' })).not.toBeInTheDocument();
  });

  it('has buttons for the cart, WhatsApp with the product name in the message, and Bale with its address', async () => {
    const socialLinks = { telegram: null, instagram: null, linkedin: null, whatsapp: 'https://wa.me/989140000000' };
    api({ 'GET /api/settings': () => Response.json({ ...siteSettings, socialLinks }) });
    await visit('/product/7');
    await userEvent.click(await screen.findByRole('button', { name: 'افزودن به سبد: کنسانترهٔ سیب' }));
    expect(cart.items()).toMatchObject([{ id: 7 }]);
    const href = (name: RegExp) => new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);
    await screen.findByRole('link', { name: /واتساپ/ });
    expect(href(/واتساپ/).searchParams.get('text')).toContain('«کنسانترهٔ سیب»');
    expect(href(/بله/).searchParams.get('url')).toBe('http://localhost/product/7');
  });

  it('shows related products, but not itself', async () => {
    const other = aProduct({ id: 8, name: 'پورهٔ سیب' });
    const calls = api({ 'GET /api/products': () => productPage([aProduct(), other]) });
    await visit('/product/7');
    const related = within(await screen.findByRole('region', { name: 'محصولات مرتبط' }));
    expect(related.getAllByRole('article')).toHaveLength(1);
    expect(related.getByRole('link', { name: 'پورهٔ سیب' })).toHaveAttribute('href', '/product/8');
    expect(calls.find(({ name }) => name === 'GET /api/products')?.query.get('category')).toBe('apple');
  });

  it('has questions only where the catalogue has an answer', async () => {
    const pack = { name: 'بشکه', kilograms: 275, perPallet: 4 };
    api({ 'GET /api/products/7': () => Response.json(aProduct({ pack, shelfLife: '24 ماه' })) });
    await visit('/product/7');
    const questions = within(await screen.findByRole('region', { name: 'پرسش‌های خریداران' }));
    expect(questions.getByText(/هر بشکه ۲۷۵ کیلوگرم، هر پالت ۱٬۱۰۰ کیلوگرم/)).toBeInTheDocument();
    expect(questions.getByText('۲۴ ماه')).toBeInTheDocument();
    expect(questions.queryByText('افزودنی دارد؟')).not.toBeInTheDocument();
  });

  it('links to the sales phone of the settings', async () => {
    api();
    await visit('/product/7');
    expect(await screen.findByRole('link', { name: 'تماس با فروش' })).toHaveAttribute('href', 'tel:+989140000000');
  });

  it.each([
    ['/product/7', () => problem(404, 'catalog.product_not_found', 'محصول یافت نشد')],
    ['/product/abc', () => Response.json(aProduct())],
  ])('shows that there is no product at %s, with a link to the list', async (path, answer) => {
    api({ 'GET /api/products/7': answer });
    await visit(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'محصول یافت نشد' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'مشاهدهٔ محصولات' })).toHaveAttribute('href', '/products');
    expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).not.toBeInTheDocument();
  });

  it.each([
    ['a retry', () => userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))],
    ['the connection, which returned', () => act(() => window.dispatchEvent(new Event('online')))],
  ])('says that it could not be loaded, and loads it with %s', async (_way, again) => {
    let broken = true;
    api({
      'GET /api/products/7': () =>
        broken ? problem(500, 'common.unexpected', 'خطای سرور') : Response.json(aProduct()),
    });
    const { container } = await visit('/product/7');
    expect(await screen.findByRole('heading', { name: 'محصول یافت نشد' })).toBeVisible();
    expect(screen.getByText(/^مشخصات این محصول دریافت نشد/)).toBeVisible();
    // Without a connection its picture fails as well.
    const picture = container.querySelector('img') as Element;
    fireEvent.error(picture);
    expect(picture).not.toBeVisible();
    broken = false;
    await again();
    expect(await screen.findByRole('heading', { name: 'کنسانترهٔ سیب' })).toBeVisible();
  });

  it('passes axe', async () => {
    api({ 'GET /api/products/7': () => Response.json(aProduct({ shelfLife: '۲۴ ماه', pH: '۳٫۵' })) });
    const { container } = await visit('/product/7');
    await screen.findByRole('heading', { level: 1 });
    expect(await axe(container)).toEqual([]);
  });
});

it('shows a generic not-found page at an address that is no page', async () => {
  api();
  await visit('/hich-jaa');
  expect(await screen.findByRole('heading', { level: 1, name: 'این صفحه پیدا نشد' })).toBeVisible();
});
