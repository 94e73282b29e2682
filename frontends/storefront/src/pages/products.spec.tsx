import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { axe, type Call, cleanup, problem, screen, userEvent, waitFor, within } from '@afshoreh/testing';
import { cart, onToast, type Toast } from '@afshoreh/contracts';
import { aListPrice, aProduct } from '../testing/a-product';
import { api, productPage } from '../testing/site';
import { visit } from '../testing/visit';

afterEach(() => {
  jest.restoreAllMocks();
});

const lastQuery = (calls: Call[]) =>
  Object.fromEntries(calls.filter(({ name }) => name === 'GET /api/products').at(-1)?.query ?? []);

describe('the product list (spec §2 /products, D3)', () => {
  it('asks the server for all categories, the most popular first', async () => {
    const calls = api();
    await visit('/products');
    await screen.findByRole('article');
    expect(lastQuery(calls)).toEqual({ category: 'all', sort: 'popular', page: '1', limit: '12' });
    expect(screen.getByRole('link', { name: 'همه' })).toHaveAttribute('aria-current', 'true');
  });

  it('asks for what its address says', async () => {
    const calls = api({ 'GET /api/products': () => productPage([aProduct()], 40) });
    await visit('/products?category=tomato&q=رب&sort=price-low&page=2');
    await screen.findByRole('article');
    expect(lastQuery(calls)).toEqual({ category: 'tomato', q: 'رب', sort: 'price-low', page: '2', limit: '12' });
    expect(screen.getByRole('textbox', { name: 'جست‌وجوی محصول' })).toHaveValue('رب');
    expect(screen.getByRole('combobox', { name: 'مرتب‌سازی' })).toHaveValue('price-low');
  });

  it('keeps category, sort and search in the address, each change from the first page', async () => {
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

  it('shows six skeletons while it waits', async () => {
    api({ 'GET /api/products': () => new Promise(() => undefined) });
    await visit('/products');
    expect((await screen.findByText('در حال دریافت محصولات…')).parentElement!.querySelectorAll('li')).toHaveLength(6);
  });

  it('keeps the cards on screen while others are on their way', async () => {
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

  it('offers what is nearest when nothing was found, and a request with the words already in it', async () => {
    const nearest = aProduct({ id: 9, name: 'پوره آناناس' });
    const calls = api({
      'GET /api/products': () => productPage([]),
      'GET /api/products/nearest': () => Response.json([nearest]),
    });
    await visit('/products?q=آناناسس');
    expect(await screen.findByRole('heading', { name: 'محصولی با «آناناسس» پیدا نشد' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'مشاهدهٔ همهٔ محصولات' })).toHaveAttribute('href', '/products');
    expect(await screen.findByRole('link', { name: 'پوره آناناس' })).toHaveAttribute('href', '/product/9');
    expect(calls.find(({ name }) => name === 'GET /api/products/nearest')?.query.get('q')).toBe('آناناسس');
    const message = await screen.findByRole('textbox', { name: /متن پیام/ });
    expect(message).toHaveValue('سلام، دنبال «آناناسس» هستم. لطفاً بریکس، بسته‌بندی و قیمت را بگویید.');
  });

  it('lets the request follow the search until somebody writes in it', async () => {
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

  it('offers a retry when the list could not be had', async () => {
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

  it('pages through a long list with the filters kept', async () => {
    api({ 'GET /api/products': () => productPage([aProduct()], 40) });
    await visit('/products?category=apple');
    await screen.findByRole('article');
    expect(screen.getByText('۴۰ محصول')).toBeVisible();
    expect(screen.getByRole('link', { name: /صفحهٔ ۴/ })).toHaveAttribute('href', '/products?category=apple&page=4');
  });

  it('leads from a page beyond the last one to the last one', async () => {
    api({ 'GET /api/products': () => productPage([aProduct()], 15) });
    const { location } = await visit('/products?category=apple&page=99');
    await screen.findByRole('article');
    expect(location()).toBe('/products?category=apple&page=2');
  });

  it('says in its heading what it lists', async () => {
    api({ 'GET /api/products': () => productPage([aProduct()], 40) });
    await visit('/products?category=tomato&q=رب&page=2');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'جست‌وجوی «رب» در محصولات گوجه‌فرنگی، صفحهٔ ۲',
    );
  });

  it('has nothing that axe objects to', async () => {
    api();
    const { container } = await visit('/products');
    await screen.findByRole('article');
    expect(await axe(container)).toEqual([]);
  });
});

describe('a card of the list', () => {
  async function card(fields: Parameters<typeof aProduct>[0] = {}) {
    api({ 'GET /api/products': () => productPage([aProduct(fields)]) });
    await visit('/products');
    return within(await screen.findByRole('article'));
  }

  it.each([
    [{ isFeatured: true, status: 'موجود' }, ['موجود', 'پرفروش']],
    [{ isFeatured: false, status: 'تولید فصلی' }, ['تولید فصلی']],
    [{ isFeatured: true, status: 'پرفروش' }, ['پرفروش']],
    [{ isFeatured: true, status: null }, ['پرفروش']],
    [{ isFeatured: false, status: null }, ['موجود']],
  ])('of %o wears %j: a best-seller keeps its own status', async (fields, badges) => {
    const { queryAllByText } = await card(fields);
    expect(queryAllByText(/^(موجود|تولید فصلی|پرفروش)$/).map(({ textContent }) => textContent)).toEqual(badges);
  });

  it('has one primary button, and «سفارش فوری» beside it opens the dialog', async () => {
    const { getByRole } = await card();
    await userEvent.click(getByRole('button', { name: 'سفارش فوری کنسانتره سیب' }));
    expect(await screen.findByRole('dialog', { name: 'ثبت سفارش' })).toHaveTextContent('کنسانتره سیب');
  });

  it.each([
    ['/media/apple.webp', '/media/apple.webp'],
    ['https://elsewhere.example/apple.webp', 'apple.svg'],
  ])('with the picture %s loads %s: nothing comes from another host (D42)', async (image, src) => {
    await card({ image });
    const picture = screen.getByRole('article').querySelector('img');
    expect(picture).toHaveAttribute('src', expect.stringMatching(new RegExp(`${src}$`)));
  });

  it('leads to the product by its name and by its arrow', async () => {
    const { getByRole } = await card();
    expect(getByRole('link', { name: 'کنسانتره سیب' })).toHaveAttribute('href', '/product/7');
    expect(getByRole('link', { name: 'مشخصات کنسانتره سیب' })).toHaveAttribute('href', '/product/7');
  });

  it('adds one kilogram to the cart with each press, says so and stays on the list', async () => {
    const toasts: Toast[] = [];
    onToast((toast) => toasts.push(toast));
    const { getByRole } = await card();
    const add = getByRole('button', { name: 'افزودن به سبد: کنسانتره سیب' });
    await userEvent.click(add);
    expect(add).toHaveTextContent('افزوده شد');
    await userEvent.click(add);
    expect(cart.items()).toMatchObject([{ id: 7, name: 'کنسانتره سیب', quantity: 2, price: 'تماس بگیرید' }]);
    expect(toasts[0]).toMatchObject({ tone: 'success', title: 'به سبد خرید افزوده شد' });
  });

  it('shows a converted price, and the list once what such prices are bound to and the date of the rate (D2)', async () => {
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
  // Its code is fetched on demand, which takes its time the first time.
  beforeAll(() => import('../features/products/components/product-table'));

  const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };

  it('is there on a wide screen for whoever chooses it, and is remembered', async () => {
    jest.spyOn(window, 'matchMedia').mockReturnValue(wide as unknown as MediaQueryList);
    api({ 'GET /api/products': () => productPage([aProduct({ pH: '۳٫۵' })]) });
    await visit('/products');
    expect(await screen.findByRole('article')).toBeVisible();
    await userEvent.click(screen.getByText('جدول'));
    const table = await screen.findByRole('table', { name: 'محصولات' });
    const cells = within(table).getAllByRole('cell');
    expect(cells.slice(1, 6).map(({ textContent }) => textContent)).toEqual([
      ...['۷۰', '۳٫۵', '—', 'بشکهٔ ۲۷۵ کیلوگرمی', 'ارومیه'],
    ]);
    expect(within(table).getByRole('link', { name: 'کنسانتره سیب' })).toHaveAttribute('href', '/product/7');
    cleanup();
    const { container } = await visit('/products');
    expect(await screen.findByRole('table', { name: 'محصولات' })).toBeVisible();
    expect(await axe(container)).toEqual([]);
  }, 60_000);

  it('sorts by the address, as the cards do', async () => {
    jest.spyOn(window, 'matchMedia').mockReturnValue(wide as unknown as MediaQueryList);
    localStorage.setItem('afshoreh.product-view', 'table');
    const calls = api();
    const { location } = await visit('/products');
    await userEvent.click(await screen.findByRole('button', { name: 'بریکس' }));
    expect(location()).toBe('/products?sort=brix-low');
    expect(lastQuery(calls)).toMatchObject({ sort: 'brix-low' });
    await userEvent.click(screen.getByRole('button', { name: 'بریکس' }));
    expect(location()).toBe('/products?sort=brix-high');
    expect(screen.getByRole('columnheader', { name: 'بریکس' })).toHaveAttribute('aria-sort', 'descending');
  }, 60_000);

  it('gives way to the cards where it has no room', async () => {
    localStorage.setItem('afshoreh.product-view', 'table');
    api();
    await visit('/products');
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
