import { describe, expect, it } from '@jest/globals';
import { axe, problem, screen, userEvent, within } from '@afshoreh/testing';
import { aProduct } from '../testing/a-product';
import { api } from '../testing/site';
import { visit } from '../testing/visit';

const terms = (region: HTMLElement) =>
  within(region)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);

describe('the product page (spec §2 /product/{id})', () => {
  it('shows name, badge, description, certificates and the way back', async () => {
    api({
      'GET /api/products/7': () => Response.json(aProduct({ status: 'جدید', description: 'شفاف و خوش‌رنگ.' })),
    });
    await visit('/product/7');
    expect(await screen.findByRole('heading', { level: 1, name: 'کنسانتره سیب' })).toBeVisible();
    expect(screen.getByText('جدید')).toBeVisible();
    expect(screen.getByText('شفاف و خوش‌رنگ.')).toBeVisible();
    for (const certificate of ['ISO 22000', 'HACCP', 'SGS']) expect(screen.getByText(certificate)).toBeVisible();
    expect(screen.getByRole('link', { name: 'بازگشت به محصولات' })).toHaveAttribute('href', '/products');
    for (const tile of ['تحویل سریع', 'ضمانت کیفیت', 'بسته‌بندی ایمن']) expect(screen.getByText(tile)).toBeVisible();
  });

  it('describes a product without a description in general words', async () => {
    api();
    await visit('/product/7');
    expect(await screen.findByText(/کنسانتره سیب با کیفیت صنعتی/)).toBeVisible();
  });

  it('leaves out technical rows and the storage block when there is nothing to say', async () => {
    api();
    await visit('/product/7');
    expect(terms(await screen.findByRole('region', { name: 'مشخصات فنی' }))).toEqual([
      'بریکس',
      'وزن بسته‌بندی',
      'مبدأ',
    ]);
    expect(screen.queryByRole('region', { name: 'نگهداری و بسته‌بندی' })).not.toBeInTheDocument();
  });

  it('shows the storage block when any of it is known', async () => {
    api({ 'GET /api/products/7': () => Response.json(aProduct({ shelfLife: '۲۴ ماه' })) });
    await visit('/product/7');
    expect(terms(await screen.findByRole('region', { name: 'نگهداری و بسته‌بندی' }))).toEqual(['ماندگاری']);
  });

  it('calls sales by the number of the settings', async () => {
    api();
    await visit('/product/7');
    expect(await screen.findByRole('link', { name: 'تماس تلفنی' })).toHaveAttribute('href', 'tel:+989140000000');
  });

  it.each([
    ['/product/7', () => problem(404, 'catalog.product_not_found', 'محصول یافت نشد')],
    ['/product/abc', () => Response.json(aProduct())],
  ])('says that there is no product at %s and leads to the others', async (path, answer) => {
    api({ 'GET /api/products/7': answer });
    await visit(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'محصول یافت نشد' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'دیدن محصولات' })).toHaveAttribute('href', '/products');
    expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).not.toBeInTheDocument();
  });

  it('can be asked for again when it could not be had (spec §8)', async () => {
    let broken = true;
    api({
      'GET /api/products/7': () =>
        broken ? problem(500, 'common.unexpected', 'خطای سرور') : Response.json(aProduct()),
    });
    await visit('/product/7');
    expect(await screen.findByRole('heading', { name: 'محصول یافت نشد' })).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    expect(await screen.findByRole('heading', { name: 'کنسانتره سیب' })).toBeVisible();
  });

  it('has nothing that axe objects to', async () => {
    api({ 'GET /api/products/7': () => Response.json(aProduct({ shelfLife: '۲۴ ماه', pH: '۳٫۵' })) });
    const { container } = await visit('/product/7');
    await screen.findByRole('heading', { level: 1 });
    expect(await axe(container)).toEqual([]);
  });
});

it('shows a generic not-found page at an address that is no page (spec §2)', async () => {
  api();
  await visit('/hich-jaa');
  expect(await screen.findByRole('heading', { level: 1, name: 'این صفحه پیدا نشد' })).toBeVisible();
});
