import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Answer, axe, type Call, cleanup, problem, screen, userEvent, waitFor, within } from '@afshoreh/testing';
import { cart, onToast, type Toast } from '@afshoreh/contracts';
import { aListPrice, aProduct } from '../testing/a-product';
import { sara } from '../testing/customer';
import { api, productPage } from '../testing/site';
import { visit } from '../testing/visit';

afterEach(() => {
  jest.restoreAllMocks();
});

const lastQuery = (calls: Call[]) =>
  Object.fromEntries(calls.filter(({ name }) => name === 'GET /api/products').at(-1)?.query ?? []);

describe('the product list', () => {
  // Code that loads on demand takes a while the first time.
  beforeAll(async () => {
    await import('../features/products/components/set-filters');
    await import('../features/products/components/nothing-found');
  });

  it('requests all categories, the most popular first', async () => {
    const calls = api();
    await visit('/products');
    await screen.findByRole('article');
    expect(lastQuery(calls)).toEqual({ category: 'all', sort: 'popular', page: '1', limit: '12' });
    expect(screen.getByRole('link', { name: 'همه' })).toHaveAttribute('aria-current', 'true');
  });

  it('requests what its address says', async () => {
    const calls = api({ 'GET /api/products': () => productPage([aProduct()], 40) });
    await visit('/products?category=tomato&q=رب&sort=price-low&page=2');
    await screen.findByRole('article');
    expect(lastQuery(calls)).toEqual({ category: 'tomato', q: 'رب', sort: 'price-low', page: '2', limit: '12' });
    expect(screen.getByRole('textbox', { name: 'جست‌وجوی محصول' })).toHaveValue('رب');
    expect(screen.getByRole('combobox', { name: 'مرتب‌سازی' })).toHaveValue('price-low');
  });

  it('shows the documents that a search finds above the products, each with its link and what is known of it', async () => {
    const document = {
      title: 'گواهی حلال کنسانترهٔ سیب',
      kind: 'halal',
      language: 'both',
      edition: '۲',
      validUntil: '2026-12-18',
      url: '/media/5f0c.pdf',
      type: 'application/pdf',
      size: 43303,
      productId: 1,
      productName: 'کنسانترهٔ سیب',
    };
    const calls = api({
      'GET /api/products': () => productPage([]),
      'GET /api/products/nearest': () => Response.json([]),
      'GET /api/documents': () => Response.json([document], { headers: { 'x-total-count': '4' } }),
    });
    await visit('/products?q=گواهی حلال');
    const found = within(await screen.findByRole('region', { name: 'اسناد' }));
    const link = found.getByRole('link', { name: /گواهی حلال کنسانترهٔ سیب/ });
    expect(link).toHaveAttribute('href', '/media/5f0c.pdf');
    expect(link).toHaveTextContent(/کنسانترهٔ سیب · گواهی حلال · فارسی و انگلیسی · نسخهٔ ۲ · PDF/);
    expect(found.getByText('۳ سند دیگر هم هست؛ نام محصول را هم بنویسید.')).toBeVisible();
    expect(calls.find(({ name }) => name === 'GET /api/documents')?.query.get('q')).toBe('گواهی حلال');
  });

  it('asks for no documents without a search, and shows no empty list of them', async () => {
    const calls = api();
    await visit('/products');
    await screen.findByRole('article');
    expect(calls.some(({ name }) => name === 'GET /api/documents')).toBe(false);
    cleanup();
    await visit('/products?q=سیب');
    await screen.findByRole('article');
    expect(screen.queryByRole('region', { name: 'اسناد' })).toBeNull();
  });

  it('keeps category, sort and search in the address, and starts at the first page after each change', async () => {
    const calls = api();
    const { location } = await visit('/products?page=3');
    await screen.findByRole('article');
    await userEvent.click(screen.getByRole('link', { name: 'گوجه‌فرنگی' }));
    expect(location()).toBe('/products?category=tomato');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'مرتب‌سازی' }), 'گران‌ترین');
    expect(location()).toBe('/products?category=tomato&sort=price-high');
    await userEvent.type(screen.getByRole('textbox', { name: 'جست‌وجوی محصول' }), 'رب{Enter}');
    await waitFor(() => expect(lastQuery(calls)).toMatchObject({ category: 'tomato', sort: 'price-high', q: 'رب' }));
  });

  /** The filters of a phone: the test's browser matches no width. */
  async function openFilters() {
    await userEvent.click(screen.getByRole('link', { name: /^فیلتر مشخصات/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'فیلتر مشخصات' }));
    await sheet.findByRole('button', { name: 'نمایش محصولات' });
    return {
      ...sheet,
      end: (name: string, end: 'از' | 'تا') =>
        within(sheet.getByRole('group', { name })).getByRole('textbox', { name: end }),
      apply: () => userEvent.click(sheet.getByRole('button', { name: 'نمایش محصولات' })),
    };
  }
  const setFilters = () => screen.findByRole('list', { name: 'فیلترهای انتخاب‌شده' });

  it('filters by limits in Persian and Latin digits and by family, pack and origin, and says what is set', async () => {
    const calls = api();
    const { location } = await visit('/products?q=سیب&weightTo=300&page=2');
    await screen.findByRole('article');
    const { end, apply, getByRole } = await openFilters();
    await userEvent.type(end('بریکس ( °Bx )', 'از'), '65');
    await userEvent.type(end('بریکس ( °Bx )', 'تا'), '۷۱');
    await userEvent.type(end('اسیدیته (درصد)', 'تا'), '۲/۵');
    await userEvent.type(end('قیمت هر تن (میلیون تومان)', 'از'), '1.1');
    await userEvent.selectOptions(getByRole('combobox', { name: 'خانواده' }), 'سیب (۳)');
    await userEvent.selectOptions(getByRole('combobox', { name: 'بسته' }), 'بشکه (۱۴)');
    await userEvent.selectOptions(getByRole('combobox', { name: 'مبدأ' }), 'ارومیه (۷)');
    expect(end('بریکس ( °Bx )', 'از')).toHaveValue('۶۵');
    await apply();
    const filters =
      'family=apple&pack=بشکه&origin=ارومیه&brixFrom=65&brixTo=71&acidityTo=2.5&weightTo=300&priceFrom=1.1';
    await waitFor(() => expect(decodeURI(location())).toBe(`/products?q=سیب&${filters}`));
    await waitFor(() =>
      expect(lastQuery(calls)).toMatchObject({
        q: 'سیب',
        page: '1',
        'spec[brix]': '65..71',
        'spec[acidity]': '..2.5',
        weightTo: '300',
        priceFrom: '1100000',
        family: 'apple',
        pack: 'بشکه',
        origin: 'ارومیه',
      }),
    );
    const set = within(await setFilters());
    expect(set.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'خانواده: سیب',
      'بسته: بشکه',
      'مبدأ: ارومیه',
      'بریکس ۶۵ تا ۷۱',
      'اسیدیته تا ۲٫۵ درصد',
      'وزن بسته تا ۳۰۰ کیلوگرم',
      'قیمت هر تن از ۱٫۱ میلیون تومان',
      'پاک کردن همه',
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says what the list has of a parameter and in which terms, and that products without a value do not match', async () => {
    api();
    await visit('/products');
    await screen.findByRole('article');
    const { getByRole, getByText } = await openFilters();
    const acidity = within(getByRole('group', { name: 'اسیدیته (درصد)' }));
    expect(acidity.getByText('۱۱ محصول، ۰٫۳ تا ۶٫۵، بر حسب اسید مالیک')).toBeVisible();
    expect(getByText('محصولی که مقدار یک مشخصه را ندارد، با حد آن مشخصه پیدا نمی‌شود.')).toBeVisible();
    expect(await axe(document.body)).toEqual([]);
  });

  it('takes one filter away, or all, and keeps group, search and sort', async () => {
    api();
    const { location, container } = await visit('/products?category=apple&q=سیب&brixFrom=28&brixTo=30&weightTo=25');
    await screen.findByRole('article');
    const button = screen.getByRole('link', { name: 'فیلتر مشخصات (۲)' });
    await setFilters();
    expect(await axe(container)).toEqual([]);
    await userEvent.click(await screen.findByRole('link', { name: 'حذف فیلتر بریکس ۲۸ تا ۳۰' }));
    expect(decodeURI(location())).toBe('/products?category=apple&q=سیب&weightTo=25');
    expect(button).toHaveTextContent('فیلتر مشخصات (۱)');
    expect(button).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'پاک کردن همه' }));
    expect(decodeURI(location())).toBe('/products?category=apple&q=سیب');
  });

  it('says under its field what is no number or from more to less, and keeps what was typed', async () => {
    const calls = api();
    await visit('/products');
    await screen.findByRole('article');
    const { end, apply } = await openFilters();
    await userEvent.type(end('بریکس ( °Bx )', 'از'), '۷۱');
    await userEvent.type(end('بریکس ( °Bx )', 'تا'), '۶۵');
    await userEvent.type(end('pH', 'از'), 'کم');
    const asked = calls.length;
    await apply();
    expect(end('بریکس ( °Bx )', 'از')).toHaveAccessibleDescription('«از» نباید بیشتر از «تا» باشد');
    expect(end('بریکس ( °Bx )', 'از')).toHaveFocus();
    expect(end('pH', 'از')).toHaveAccessibleDescription('یک عدد بنویسید؛ مثلاً ۷۰ یا ۳٫۵');
    expect(end('pH', 'از')).toHaveValue('کم');
    expect(end('بریکس ( °Bx )', 'تا')).toHaveValue('۶۵');
    expect(calls).toHaveLength(asked);
    await userEvent.type(end('pH', 'از'), '{Backspace}{Backspace}۳');
    expect(end('pH', 'از')).toBeValid();
  });

  it('says the same of an address, which a form without script has sent', async () => {
    const calls = api();
    await visit('/products?brixFrom=۷۱&brixTo=۶۵&phFrom=کم');
    await screen.findByRole('article');
    const { end } = await openFilters();
    expect(end('بریکس ( °Bx )', 'از')).toHaveValue('۷۱');
    expect(end('بریکس ( °Bx )', 'از')).toHaveAccessibleDescription('«از» نباید بیشتر از «تا» باشد');
    expect(end('pH', 'از')).toHaveValue('کم');
    expect(Object.keys(lastQuery(calls)).filter((name) => name.startsWith('spec'))).toEqual([]);
  });

  it('says which limit to loosen when nothing fits, with links that drop one or all', async () => {
    api({ 'GET /api/products': () => productPage([]) });
    await visit('/products?category=apple&brixFrom=99&acidityTo=0.1');
    const loosen = within(await screen.findByRole('region', { name: /یکی از این حدها/ }));
    const drop = await loosen.findByRole('link', { name: 'حذف فیلتر بریکس از ۹۹' });
    expect(drop).toHaveAttribute('href', '/products?category=apple&acidityTo=0.1');
    expect(loosen.getByText('محصولات دیگر: ۱۰ تا ۷۳')).toBeVisible();
    const [clear] = screen.getAllByRole('link', { name: 'پاک کردن همه' });
    expect(clear).toHaveAttribute('href', '/products?category=apple');
    expect(screen.getByText('۰ محصول')).toHaveAttribute('role', 'status');
  });

  it('shows the list without a limit of a parameter that the catalogue does not have', async () => {
    const refused = problem(400, 'common.invalid', 'این مشخصه را نمی‌شناسیم.', [
      { field: 'spec[flavour]', message: 'این مشخصه را نمی‌شناسیم.' },
    ]);
    api({
      'GET /api/products': ({ query }) => (query.has('spec[flavour]') ? refused : productPage([aProduct()])),
    });
    await visit('/products?brixFrom=65&flavourFrom=3');
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('shows six skeletons while it loads', async () => {
    api({ 'GET /api/products': () => new Promise(() => undefined) });
    await visit('/products');
    expect((await screen.findByText('در حال دریافت محصولات…')).parentElement!.querySelectorAll('li')).toHaveLength(6);
  });

  it('keeps the cards on screen while others load', async () => {
    let answered = 0;
    api({
      'GET /api/products': () =>
        answered++ === 0 ? productPage([aProduct()]) : new Promise<Response>(() => undefined),
    });
    await visit('/products');
    await screen.findByRole('article');
    await userEvent.click(screen.getByRole('link', { name: 'انگور' }));
    expect(screen.getByRole('article')).toBeVisible();
    expect(screen.getByRole('article').closest('ul')).toHaveAttribute('aria-busy', 'true');
  });

  it('shows the nearest products when nothing was found, and a request with the search text in it', async () => {
    const nearest = aProduct({ id: 9, name: 'پورهٔ آناناس' });
    const calls = api({
      'GET /api/products': () => productPage([]),
      'GET /api/products/nearest': () => Response.json([nearest]),
    });
    await visit('/products?q=آناناسس');
    expect(await screen.findByRole('heading', { name: 'محصولی با «آناناسس» پیدا نشد' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'مشاهدهٔ همهٔ محصولات' })).toHaveAttribute('href', '/products');
    expect(await screen.findByRole('link', { name: 'پورهٔ آناناس' })).toHaveAttribute('href', '/product/9');
    expect(calls.find(({ name }) => name === 'GET /api/products/nearest')?.query.get('q')).toBe('آناناسس');
    const message = await screen.findByRole('textbox', { name: /متن پیام/ });
    expect(message).toHaveValue('سلام، دنبال «آناناسس» هستم. لطفاً بریکس، بسته‌بندی و قیمت را بگویید.');
  });

  it('updates the text of the request with the search until somebody edits it', async () => {
    api({ 'GET /api/products': () => productPage([]), 'GET /api/products/nearest': () => Response.json([]) });
    await visit('/products?q=آنا');
    const message = await screen.findByRole('textbox', { name: /متن پیام/ });
    const search = screen.getByRole('textbox', { name: 'جست‌وجوی محصول' });
    await userEvent.type(search, 'ناس{Enter}');
    await screen.findByRole('heading', { name: 'محصولی با «آناناس» پیدا نشد' });
    await waitFor(() => expect(message).toHaveDisplayValue(/«آناناس»/));
    await userEvent.type(message, ' ۵ تن');
    await userEvent.type(search, '{Backspace}{Enter}');
    await screen.findByRole('heading', { name: 'محصولی با «آنانا» پیدا نشد' });
    expect(message).toHaveDisplayValue(/«آناناس».* ۵ تن/);
  });

  it('offers a retry when the list cannot be loaded', async () => {
    let broken = true;
    api({
      'GET /api/products': () =>
        broken ? problem(503, 'common.unavailable', 'سرور در دسترس نیست') : productPage([aProduct()]),
    });
    await visit('/products');
    expect(await screen.findByRole('alert')).toHaveTextContent('سرور در دسترس نیست');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('keeps the filters from page to page', async () => {
    api({ 'GET /api/products': () => productPage([aProduct()], 40) });
    await visit('/products?category=apple');
    await screen.findByRole('article');
    expect(screen.getByText('۴۰ محصول')).toBeVisible();
    expect(screen.getByRole('link', { name: /صفحهٔ ۴/ })).toHaveAttribute('href', '/products?category=apple&page=4');
  });

  it('redirects from a page beyond the last one to the last one', async () => {
    api({ 'GET /api/products': () => productPage([aProduct()], 15) });
    const { location } = await visit('/products?category=apple&page=99');
    await screen.findByRole('article');
    expect(location()).toBe('/products?category=apple&page=2');
  });

  it('has a heading that describes its content', async () => {
    api({ 'GET /api/products': () => productPage([aProduct()], 40) });
    await visit('/products?category=tomato&q=رب&page=2');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'جست‌وجوی «رب» در محصولات گوجه‌فرنگی، صفحهٔ ۲',
    );
  });

  it('passes axe', async () => {
    api();
    const { container } = await visit('/products');
    await screen.findByRole('article');
    expect(await axe(container)).toEqual([]);
  });
});

/** A button's rank, read from its background. */
const rankOf = (button: HTMLElement) =>
  getComputedStyle(button).background.includes('--c-brand)') ? 'primary' : 'secondary';

describe('a card of the list', () => {
  async function card(fields: Parameters<typeof aProduct>[0] = {}, answers: Record<string, Answer> = {}) {
    api({ 'GET /api/products': () => productPage([aProduct(fields)]), ...answers });
    await visit('/products');
    return within(await screen.findByRole('article'));
  }

  it.each([
    [{ isFeatured: true, status: 'موجود' }, ['موجود', 'پرفروش']],
    [{ isFeatured: false, status: 'تولید فصلی' }, ['تولید فصلی']],
    [{ isFeatured: true, status: 'پرفروش' }, ['پرفروش']],
    [{ isFeatured: true, status: null }, ['پرفروش']],
    [{ isFeatured: false, status: null }, ['موجود']],
  ])('of %o has the badges %j: a best-seller keeps its own status', async (fields, badges) => {
    const { queryAllByText } = await card(fields);
    expect(queryAllByText(/^(موجود|تولید فصلی|پرفروش)$/).map(({ textContent }) => textContent)).toEqual(badges);
  });

  it('has the order button first for a visitor, which opens the dialog, and the cart second', async () => {
    const { getByRole } = await card();
    const order = getByRole('button', { name: 'ثبت سفارش کنسانترهٔ سیب' });
    const toCart = getByRole('button', { name: 'افزودن به سبد: کنسانترهٔ سیب' });
    expect([order, toCart].map(rankOf)).toEqual(['primary', 'secondary']);
    await userEvent.click(order);
    expect(await screen.findByRole('dialog', { name: 'ثبت سفارش' })).toHaveTextContent('کنسانترهٔ سیب');
  });

  it('has the cart button first for a customer, at the same places', async () => {
    const { getByRole, getAllByRole } = await card(
      {},
      { 'GET /api/auth/user': () => Response.json({ success: true, user: sara }) },
    );
    const toCart = getByRole('button', { name: 'افزودن به سبد: کنسانترهٔ سیب' });
    await waitFor(() => expect(rankOf(toCart)).toBe('primary'));
    const order = getByRole('button', { name: 'ثبت سفارش کنسانترهٔ سیب' });
    expect(rankOf(order)).toBe('secondary');
    const compare = getByRole('button', { name: 'مقایسه: کنسانترهٔ سیب' });
    expect(getAllByRole('button')).toEqual([compare, order, toCart]);
  });

  it.each([
    ['/media/apple.webp', '/media/apple.webp'],
    ['https://elsewhere.example/apple.webp', 'apple.svg'],
  ])('with the picture %s loads %s: nothing comes from another host', async (image, src) => {
    await card({ image });
    const picture = screen.getByRole('article').querySelector('img');
    expect(picture).toHaveAttribute('src', expect.stringMatching(new RegExp(`${src}$`)));
  });

  it('links to the product with its name and its arrow', async () => {
    const { getByRole } = await card();
    expect(getByRole('link', { name: 'کنسانترهٔ سیب' })).toHaveAttribute('href', '/product/7');
    expect(getByRole('link', { name: 'مشخصات کنسانترهٔ سیب' })).toHaveAttribute('href', '/product/7');
  });

  it('adds one kilogram to the cart with each press, confirms it and stays on the list', async () => {
    const toasts: Toast[] = [];
    onToast((toast) => toasts.push(toast));
    const { getByRole } = await card();
    const add = getByRole('button', { name: 'افزودن به سبد: کنسانترهٔ سیب' });
    await userEvent.click(add);
    expect(add).toHaveTextContent('افزوده شد');
    await userEvent.click(add);
    expect(cart.items()).toMatchObject([{ id: 7, name: 'کنسانترهٔ سیب', quantity: 2, price: 'تماس بگیرید' }]);
    expect(screen.getByText('کنسانترهٔ سیب به سبد خرید افزوده شد.')).toHaveAttribute('role', 'status');
    expect(toasts).toEqual([]);
  });

  it('shows a converted price, and the list shows the note and the date of the rate once', async () => {
    const indicativePrice = { ...aListPrice, rateIsOld: true };
    const products = [aProduct({ indicativePrice }), aProduct({ id: 8, indicativePrice: aListPrice })];
    api({ 'GET /api/products': () => productPage(products) });
    await visit('/products');
    expect(await screen.findAllByText('۱۶۶٬۰۰۰٬۰۰۰')).toHaveLength(2);
    expect(screen.getByText(/باید با کارشناسان فروش تأیید شود/)).toBeVisible();
    expect(screen.getByText('نرخ تبدیل به تاریخ ۱۴۰۴/۰۳/۰۱')).toBeVisible();
    expect(screen.getAllByText('نرخ خرداد ۱۴۰۴')).toHaveLength(1);
  });
});

describe('the table of the list', () => {
  // The table's code loads on demand, which takes a while the first time.
  beforeAll(() => import('../features/products/components/product-table'));

  const columns = {
    name: 'محصول',
    brix: 'بریکس',
    pH: 'pH',
    acidity: 'اسیدیته',
    weight: 'وزن بسته',
    origin: 'مبدأ',
    price: 'قیمت هر تن',
  };
  const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };

  it('can be chosen on a wide screen, and the choice is remembered', async () => {
    jest.spyOn(window, 'matchMedia').mockReturnValue(wide as unknown as MediaQueryList);
    api({ 'GET /api/products': () => productPage([aProduct({ pH: '۳٫۵' })]) });
    await visit('/products');
    expect(await screen.findByRole('article')).toBeVisible();
    await userEvent.click(screen.getByText('جدول'));
    const table = await screen.findByRole('table', { name: 'محصولات' });
    const cells = within(table).getAllByRole('cell');
    expect(cells.slice(1, 6).map(({ textContent }) => textContent)).toEqual([
      '۷۰',
      '۳٫۵',
      '—',
      'بشکهٔ ۲۷۵ کیلوگرمی',
      'ارومیه',
    ]);
    expect(within(table).getByRole('link', { name: 'کنسانترهٔ سیب' })).toHaveAttribute('href', '/product/7');
    cleanup();
    const { container } = await visit('/products');
    expect(await screen.findByRole('table', { name: 'محصولات' })).toBeVisible();
    expect(await axe(container)).toEqual([]);
  }, 60_000);

  it('sorts by each of its columns with the address, as the cards do', async () => {
    jest.spyOn(window, 'matchMedia').mockReturnValue(wide as unknown as MediaQueryList);
    localStorage.setItem('afshoreh.product-view', 'table');
    const calls = api();
    const { location } = await visit('/products');
    const table = await screen.findByRole('table');
    const headers = within(table)
      .getAllByRole('button')
      .filter((button) => button.closest('th'));
    expect(headers.map(({ textContent }) => textContent)).toEqual(Object.values(columns));
    for (const [key, name] of Object.entries(columns)) {
      await userEvent.click(screen.getByRole('button', { name }));
      expect(location()).toBe(`/products?sort=${key}-low`);
      expect(lastQuery(calls)).toMatchObject({ sort: `${key}-low` });
      await userEvent.click(screen.getByRole('button', { name }));
      expect(location()).toBe(`/products?sort=${key}-high`);
      expect(screen.getByRole('columnheader', { name })).toHaveAttribute('aria-sort', 'descending');
    }
  }, 60_000);

  it('is replaced by the cards where it has no room', async () => {
    localStorage.setItem('afshoreh.product-view', 'table');
    api();
    await visit('/products');
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
