import { describe, expect, it } from '@jest/globals';
import { axe, problem, screen, userEvent, within } from '@afshoreh/testing';
import { certificates } from '../testing/a-certificate';
import { aProduct } from '../testing/a-product';
import { api } from '../testing/site';
import { visit } from '../testing/visit';

const section = (name: string) => screen.findByRole('region', { name });

describe('the home page', () => {
  it('links from the hero to the products and to the contact page', async () => {
    api();
    await visit('/');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('طعم اصیل میوه');
    expect(screen.getByRole('link', { name: 'مشاهدهٔ محصولات' })).toHaveAttribute('href', '/products');
    expect(screen.getByRole('link', { name: 'تماس با ما' })).toHaveAttribute('href', '/contact');
  });

  it('shows the first three of the featured products, each with its facts, price and order button', async () => {
    const names = ['کنسانترهٔ سیب', 'کنسانترهٔ انگور', 'کنسانترهٔ انار', 'رب گوجه‌فرنگی'];
    api({
      'GET /api/products/featured': () =>
        Response.json(names.map((name, at) => aProduct({ id: at + 1, name, isFeatured: true }))),
    });
    await visit('/');
    const cards = await within(await section('محصولات ویژه')).findAllByRole('article');
    expect(cards).toHaveLength(3);
    const first = within(cards[0]!);
    expect(first.getByRole('link', { name: 'کنسانترهٔ سیب' })).toHaveAttribute('href', '/product/1');
    for (const text of ['پرفروش', '۷۰', 'بشکهٔ ۲۷۵ کیلوگرمی', 'ارومیه', 'قیمت: تماس با فروش']) {
      expect(first.getByText(text)).toBeVisible();
    }
    await userEvent.click(first.getByRole('button', { name: 'ثبت سفارش کنسانترهٔ سیب' }));
    expect(await screen.findByRole('dialog', { name: 'ثبت سفارش' })).toHaveTextContent('کنسانترهٔ سیب');
  });

  it('shows the texts of the admin, with inner and outer links', async () => {
    const hero = {
      id: 'hero',
      title: 'فصل انار',
      subtitle: '',
      description: '',
      buttonText: 'کاتالوگ',
      buttonUrl: '/products?category=other',
      imageUrl: '',
    };
    const products = {
      id: 'products',
      title: 'برگزیده‌های پاییز',
      subtitle: '',
      description: '',
      buttonText: 'کاتالوگ کامل',
      buttonUrl: 'https://example.com/catalogue',
    };
    api({ 'GET /api/content': () => Response.json({ sections: [hero, products] }) });
    await visit('/');
    expect(await screen.findByRole('heading', { level: 1, name: 'فصل انار' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'کاتالوگ' })).toHaveAttribute('href', '/products?category=other');
    expect(screen.getByRole('link', { name: 'کاتالوگ کامل' })).toHaveAttribute('href', 'https://example.com/catalogue');
  });

  it('shows default texts and a retry when content and products cannot be loaded', async () => {
    let broken = true;
    api({
      'GET /api/content': () => problem(500, 'common.unexpected', 'خطای سرور'),
      'GET /api/products/featured': () =>
        broken ? problem(503, 'common.unavailable', 'سرور در دسترس نیست') : Response.json([aProduct()]),
    });
    await visit('/');
    expect(await screen.findByRole('heading', { level: 1, name: /طعم اصیل میوه/ })).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('سرور در دسترس نیست');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('explains an order in three steps and names five partners', async () => {
    api();
    await visit('/');
    expect(within(await section('سفارش در سه گام')).getAllByRole('listitem')).toHaveLength(3);
    expect(within(await section('برندهایی که با مواد اولیهٔ ما تولید می‌کنند')).getAllByRole('img')).toHaveLength(5);
  });

  it('shows and counts the certificates that are valid and verifiable', async () => {
    api();
    await visit('/');
    const list = await screen.findByRole('list', { name: 'گواهی‌ها' });
    const names = within(list).getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual(['ISO 22000', 'HACCP']);
    expect(screen.getByText('گواهی معتبر')).toHaveTextContent('۲ گواهی معتبر');
  });

  it('shows no certificate when none is valid', async () => {
    api({ 'GET /api/certificates': () => Response.json(certificates.slice(2)) });
    await visit('/');
    await screen.findByRole('article');
    expect(screen.queryByText(/گواهی|ISO|HACCP|SGS/)).not.toBeInTheDocument();
  });

  it('passes axe', async () => {
    api();
    const { container } = await visit('/');
    await screen.findByRole('article');
    expect(await axe(container)).toEqual([]);
  });
});
