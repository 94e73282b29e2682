import { describe, expect, it } from '@jest/globals';
import { axe, type Call, problem, screen, userEvent, waitFor, within } from '@afshoreh/testing';
import { cart, onToast, type Toast } from '@afshoreh/contracts';
import { aProduct } from '../testing/a-product';
import { api, productPage } from '../testing/site';
import { visit } from '../testing/visit';

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
    const calls = api();
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

  it('says what to do when nothing was found', async () => {
    api({ 'GET /api/products': () => productPage([]) });
    await visit('/products?q=آناناس');
    expect(await screen.findByRole('heading', { name: 'محصولی پیدا نشد' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'دیدن همهٔ محصولات' })).toHaveAttribute('href', '/products');
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
    [{ isFeatured: true, status: 'جدید' }, 'پرفروش'],
    [{ isFeatured: false, status: 'تولید فصلی' }, 'تولید فصلی'],
    [{ isFeatured: false, status: null }, 'موجود'],
  ])('wears the badge of %o: %s', async (fields, badge) => {
    expect((await card(fields)).getByText(badge)).toBeVisible();
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
    const add = getByRole('button', { name: 'افزودن کنسانتره سیب به سبد خرید' });
    await userEvent.click(add);
    expect(add).toHaveTextContent('افزوده شد');
    await userEvent.click(add);
    expect(cart.items()).toMatchObject([{ id: 7, name: 'کنسانتره سیب', quantity: 2, price: 'تماس بگیرید' }]);
    expect(toasts[0]).toMatchObject({ tone: 'success', title: 'به سبد خرید افزوده شد' });
  });

  it('shows a converted price with its note and the date of the rate (D2)', async () => {
    const { getByText } = await card({
      indicativePrice: {
        tomanPerTon: 166_000_000,
        basis: 'list',
        usdPerTon: 2000,
        rate: 83_000,
        rateDate: '2025-05-21T20:30:00Z',
      },
    });
    expect(getByText('۱۶۶٬۰۰۰٬۰۰۰')).toBeVisible();
    expect(getByText(/باید با کارشناسان فروش تأیید شود/)).toBeVisible();
    expect(getByText('نرخ تبدیل به تاریخ ۱۴۰۴/۰۳/۰۱')).toBeVisible();
  });
});
