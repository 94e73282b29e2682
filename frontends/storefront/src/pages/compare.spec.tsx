import { afterEach, describe, expect, it } from '@jest/globals';
import { compared, comparedLots } from '@afshoreh/contracts';
import { axe, problem, screen, testQueryClient, userEvent, waitFor, within } from '@afshoreh/testing';
import { comparedLotsQuery } from '../features/lots/comparison/compared-lots';
import { comparedQuery } from '../features/products/comparison/compared-products';
import { aLot, anAnalysis, aResult } from '../testing/a-lot';
import { aProduct, aTypedValue } from '../testing/a-product';
import { headAt } from '../testing/head-at';
import { api, productPage } from '../testing/site';
import { visit } from '../testing/visit';

afterEach(() => {
  compared.update(() => []);
  comparedLots.update(() => []);
});

const grape = aProduct({ id: 9, name: 'کنسانترهٔ انگور', origin: 'ملایر', specification: [aTypedValue({ min: 67 })] });
const apple = aProduct({ specification: [aTypedValue()] });
const shop = () =>
  api({
    'GET /api/products/7': () => Response.json(apple),
    'GET /api/products/9': () => Response.json(grape),
    'GET /api/products/99': () => problem(404, 'catalog.product_not_found', 'محصول یافت نشد'),
    'GET /api/products': () => productPage([apple, grape, aProduct({ id: 12, name: 'پورهٔ انبه' })]),
  });
const table = () => screen.findByRole('region', { name: 'جدول مقایسه' });

describe('the comparison', () => {
  it('shows the products of the address side by side, what differs first', async () => {
    shop();
    const { container } = await visit('/compare?products=9,7');
    const region = within(await table());
    expect(region.getAllByRole('columnheader').slice(1, 3)).toMatchObject([
      { textContent: expect.stringContaining('انگور') as unknown },
      { textContent: expect.stringContaining('سیب') as unknown },
    ]);
    const texts = region.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent ?? '');
    const at = (text: string) => texts.findIndex((each) => each.startsWith(text));
    expect(at('تفاوت‌ها')).toBeLessThan(at('مبدأ'));
    expect(at('مبدأ')).toBeLessThan(at('یکسان ('));
    expect(at('یکسان (')).toBeLessThan(at('قیمت هر تن'));
    expect(region.getByText('قیمت هر تن')).not.toBeVisible();
    await userEvent.click(region.getByText(/^یکسان/));
    expect(region.getByText('قیمت هر تن')).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });

  it('links each product to its page and to an order, and takes it away from address and browser', async () => {
    shop();
    compared.toggle(9);
    compared.toggle(7);
    const { location } = await visit('/compare?products=9,7');
    const region = within(await table());
    expect(region.getByRole('link', { name: 'کنسانترهٔ انگور' })).toHaveAttribute('href', '/product/9');
    expect(region.getAllByRole('button', { name: /^ثبت سفارش/ })).toHaveLength(2);
    await userEvent.click(region.getByRole('link', { name: 'برداشتن از مقایسه: کنسانترهٔ انگور' }));
    await waitFor(() => expect(screen.queryByText('ملایر')).not.toBeInTheDocument());
    expect(location()).toBe('/compare?products=7');
    expect(compared.get()).toEqual([7]);
  });

  it('adds a product like the first one by a link', async () => {
    shop();
    const { location } = await visit('/compare?products=7');
    await userEvent.click(await screen.findByRole('link', { name: 'افزودن به مقایسه: کنسانترهٔ انگور' }));
    await screen.findByText('ملایر');
    expect(location()).toBe('/compare?products=7,9');
  });

  it('names products that do not exist, and shows the others', async () => {
    shop();
    await visit('/compare?products=99,7');
    expect(await screen.findByText(/محصول شمارهٔ ۹۹ در فهرست ما نیست/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'برداشتن از مقایسه' })).toHaveAttribute('href', '/compare?products=7');
    expect(within(await table()).getByRole('link', { name: 'کنسانترهٔ سیب' })).toBeVisible();
  });

  it('shows four products at most, each once, and says so', async () => {
    const calls = api(
      Object.fromEntries(
        [1, 2, 3, 4, 5].map((id) => [`GET /api/products/${id}`, () => Response.json(aProduct({ id }))]),
      ),
    );
    await visit('/compare?products=1,1,2,x,3,4,5');
    expect(await screen.findByText(/تا ۴ محصول مقایسه می‌شود/)).toBeVisible();
    expect(calls.filter(({ name }) => /products\/\d/.test(name))).toHaveLength(4);
  });

  it('leads to the products when the address names none', async () => {
    shop();
    const { container } = await visit('/compare');
    expect(await screen.findByText('محصولی برای مقایسه انتخاب نشده است')).toBeVisible();
    expect(screen.getByRole('link', { name: 'انتخاب از محصولات' })).toHaveAttribute('href', '/products');
    expect(await axe(container)).toEqual([]);
  });

  it('is named after its products, and not for search engines', async () => {
    const data = testQueryClient();
    data.setQueryData(comparedQuery([7, 9]).queryKey, [apple, grape]);
    expect(await headAt('/compare?products=7,9', data)).toMatchObject({
      title: 'مقایسهٔ کنسانترهٔ سیب و کنسانترهٔ انگور',
      robots: 'noindex',
    });
  });
});

describe('choosing products to compare', () => {
  it('is a toggle on cards; a bar counts the chosen ones and leads to them', async () => {
    shop();
    await visit('/products');
    const toggle = await screen.findByRole('button', { name: 'مقایسه: کنسانترهٔ انگور' });
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle);
    await userEvent.click(screen.getByRole('button', { name: 'مقایسه: پورهٔ انبه' }));
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByRole('link', { name: 'مقایسه (۲ از ۴)' })).toHaveAttribute(
      'href',
      '/compare?products=9,12',
    );
    await userEvent.click(toggle);
    expect(screen.getByRole('link', { name: 'مقایسه (۱ از ۴)' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'پاک کردن' }));
    expect(screen.queryByRole('link', { name: /^مقایسه \(/ })).not.toBeInTheDocument();
  });

  it('says when no more fit', async () => {
    shop();
    for (const id of [1, 2, 3, 4]) compared.toggle(id);
    await visit('/products');
    const toggle = await screen.findByRole('button', { name: 'مقایسه: پورهٔ انبه' });
    expect(await screen.findByText('بیش از این با هم مقایسه نمی‌شود.')).toBeVisible();
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
  });

  it('is a toggle on the page of a product, too', async () => {
    shop();
    await visit('/product/7');
    await userEvent.click(await screen.findByRole('button', { name: 'مقایسه: کنسانترهٔ سیب' }));
    expect(await screen.findByRole('link', { name: 'مقایسه (۱ از ۴)' })).toBeVisible();
  });
});

const measured = (value: number) => [anAnalysis({ results: [aResult({ value })] })];
const one = aLot({ analyses: measured(70.2) });
const other = aLot({ number: 'AP-2', analyses: measured(69.8) });
const store = () =>
  api({
    'GET /api/lots/AP-1': () => Response.json(one),
    'GET /api/lots/AP-2': () => Response.json(other),
    'GET /api/lots/AP-3': () => Response.json(aLot({ number: 'AP-3', state: 'blocked' })),
    'GET /api/lots/AP-4': () => Response.json(aLot({ number: 'AP-4', state: 'expired', productId: null })),
    'GET /api/lots/AP-99': () => problem(404, 'lots.lot_not_found', 'بهر یافت نشد'),
    'GET /api/lots': () => Response.json([one, other, aLot({ number: 'AP-5' })]),
  });

describe('the comparison of lots', () => {
  it('shows the lots of the address side by side, what was measured otherwise first', async () => {
    store();
    const { container } = await visit('/compare?lots=ap-1,AP-2,AP-1');
    const region = within(await table());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('مقایسهٔ بهرها');
    expect(region.getAllByRole('columnheader').slice(1, 3)).toMatchObject([
      { textContent: expect.stringContaining('AP-1') as unknown },
      { textContent: expect.stringContaining('AP-2') as unknown },
    ]);
    const brix = region.getByRole('row', { name: /^بریکس/ });
    expect(brix).toHaveTextContent('۷۰٫۲');
    expect(within(brix).getAllByText('درون حد')).toHaveLength(2);
    const texts = region.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent ?? '');
    const at = (text: string) => texts.findIndex((each) => each.startsWith(text));
    expect(at('بریکس')).toBeLessThan(at('یکسان ('));
    expect(at('یکسان (')).toBeLessThan(at('تاریخ تولید'));
    expect(region.getAllByRole('link', { name: 'درخواست نمونه' })[0]).toHaveAttribute(
      'href',
      '/sample?product=7&lot=AP-1',
    );
    expect(await screen.findByRole('link', { name: /^افزودن به مقایسه: .*AP-5/ })).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });

  it('offers other lots on sale, and takes one away from address and browser', async () => {
    store();
    comparedLots.toggle('AP-1');
    const { location } = await visit('/compare?lots=AP-1');
    await userEvent.click(await screen.findByRole('link', { name: /^افزودن به مقایسه: .*AP-2/ }));
    await waitFor(() => expect(screen.getAllByText('۶۹٫۸')).not.toHaveLength(0));
    expect(location()).toBe('/compare?lots=AP-1,AP-2');
    expect(comparedLots.get()).toEqual(['AP-1', 'AP-2']);
    await userEvent.click(screen.getByRole('link', { name: /^برداشتن از مقایسه: .*AP-1/ }));
    await waitFor(() => expect(screen.queryByText('۷۰٫۲')).not.toBeInTheDocument());
    expect(location()).toBe('/compare?lots=AP-2');
    expect(comparedLots.get()).toEqual(['AP-2']);
  });

  it('says which lots are blocked, expired or unknown, and offers none of them', async () => {
    store();
    await visit('/compare?lots=AP-3,AP-4,AP-99');
    const region = within(await table());
    expect(screen.getByText(/AP-3.* مسدود شده است و عرضه نمی‌شود/)).toBeVisible();
    expect(screen.getByText(/زمان مصرف بهر .*AP-4.* گذشته است/)).toBeVisible();
    expect(screen.getByText(/AP-99.* در فهرست ما نیست/)).toBeVisible();
    expect(region.getByText('مسدود')).toBeVisible();
    expect(region.getByText('تاریخ‌گذشته')).toBeVisible();
    expect(region.queryByRole('link', { name: 'درخواست نمونه' })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /^افزودن به مقایسه: .*AP-1/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^افزودن به مقایسه: .*AP-[34]/ })).not.toBeInTheDocument();
  });

  it('leads to the products when no lot of the address exists', async () => {
    store();
    const { container } = await visit('/compare?lots=AP-99');
    expect(await screen.findByText('بهری برای مقایسه نیست')).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });

  it('shows four lots at most, and says so; products of the address have a table of their own', async () => {
    const calls = store();
    await visit('/compare?products=7&lots=AP-1,AP-2,AP-3,AP-4,AP-5');
    expect(await screen.findByText(/تا ۴ بهر مقایسه می‌شود/)).toBeVisible();
    expect(calls.filter(({ name }) => /lots\/AP/.test(name))).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'مقایسهٔ محصولات این نشانی' })).toHaveAttribute(
      'href',
      '/compare?products=7',
    );
  });

  it('is named after its lots, and not for search engines', async () => {
    const data = testQueryClient();
    const { analyses: _, ...lot } = one;
    data.setQueryData(comparedLotsQuery(['AP-1']).queryKey, [{ ...lot, analysis: null }]);
    expect(await headAt('/compare?lots=ap-1', data)).toMatchObject({
      title: expect.stringMatching(/^مقایسهٔ بهر .*AP-1/) as unknown,
      canonical: '/compare?lots=AP-1',
      robots: 'noindex',
    });
  });
});

describe('choosing lots to compare', () => {
  it('is a toggle on the page of a lot on sale; the bar leads to the chosen ones', async () => {
    store();
    comparedLots.toggle('AP-2');
    compared.toggle(7);
    await visit('/lots/AP-1');
    await userEvent.click(await screen.findByRole('button', { name: /^مقایسه: بهر .*AP-1/ }));
    expect(await screen.findByRole('link', { name: 'مقایسهٔ بهرها (۲ از ۴)' })).toHaveAttribute(
      'href',
      '/compare?lots=AP-2,AP-1',
    );
    expect(screen.getByRole('link', { name: 'مقایسه (۱ از ۴)' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'پاک کردن' }));
    expect([compared.get(), comparedLots.get()]).toEqual([[], []]);
  });

  it('is not offered for a blocked lot', async () => {
    store();
    await visit('/lots/AP-3');
    expect(await screen.findByText(/این بهر مسدود شده است/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^مقایسه:/ })).not.toBeInTheDocument();
  });

  it('is a toggle beside each lot of a product', async () => {
    store();
    await visit('/product/7');
    await userEvent.click(await screen.findByRole('button', { name: /^مقایسه: بهر .*AP-2/ }));
    expect(comparedLots.get()).toEqual(['AP-2']);
  });
});
