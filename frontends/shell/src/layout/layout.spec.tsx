import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cart } from '@afshoreh/contracts';
import { onlineManager } from '@tanstack/react-query';
import {
  act,
  apiAnswers,
  axe,
  problem,
  renderPage,
  screen,
  userEvent,
  waitFor,
  within,
  type Answer,
} from '@afshoreh/testing';

import { createQueryClient } from '../query-client';
import { settings } from '../testing/fake-remotes';
import { Footer } from './footer';
import { Header } from './header';

const user = userEvent.setup({ delay: null });
const nobody = () => Response.json({ success: false, user: null });

function api(answers: Record<string, Answer> = {}) {
  return apiAnswers({
    'GET /api/settings': () => Response.json(settings),
    'GET /api/auth/user': nobody,
    ...answers,
  });
}

beforeEach(() => {
  api();
});
afterEach(() => {
  act(() => cart.clear());
  jest.useRealTimers();
  onlineManager.setOnline(true);
});

describe('header (spec §2)', () => {
  it('leads to home, products, services, blog, about and contact', async () => {
    const { container } = renderPage(<Header />);
    await user.click(screen.getByRole('button', { name: 'باز کردن منو' }));
    const menu = screen.getByRole('navigation', { name: 'منوی اصلی' });
    const links = within(menu).getAllByRole('link').slice(0, 6);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/products',
      '/services',
      '/blog',
      '/about',
      '/contact',
    ]);
    await screen.findByText('۰۴۴ ۳۲۲۲ ۱۱۰۰');
    expect(await axe(container)).toEqual([]);
  });

  it.each(['/blog', '/blog/how-to-buy'])('highlights the blog at %s', (path) => {
    renderPage(<Header />, { path });
    expect(screen.getByRole('link', { name: 'وبلاگ', hidden: true })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'خانه', hidden: true })).not.toHaveAttribute('aria-current');
  });

  it('shows the sum of all quantities on the cart button, and nothing while it is 0', () => {
    renderPage(<Header />);
    expect(screen.getByRole('link', { name: 'سبد خرید، خالی' })).toHaveTextContent('');
    act(() => {
      cart.add({ id: 1, name: 'سیب', image: '', brix: '', weight: '', origin: '' }, 20);
      cart.add({ id: 2, name: 'انگور', image: '', brix: '', weight: '', origin: '' }, 5);
    });
    expect(screen.getByRole('link', { name: 'سبد خرید، ۲۵ کیلوگرم' })).toHaveTextContent('۲۵');
  });

  it('opens the menu with a button and closes it with Escape, the focus back on the button', async () => {
    renderPage(<Header />);
    await user.click(screen.getByRole('button', { name: 'باز کردن منو' }));
    expect(screen.getByRole('button', { name: 'بستن منو' })).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    const toggle = screen.getByRole('button', { name: 'باز کردن منو' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveFocus();
  });

  it('closes the menu on arriving at a page', async () => {
    renderPage(<Header />);
    await user.click(screen.getByRole('button', { name: 'باز کردن منو' }));
    await user.click(screen.getByRole('link', { name: 'محصولات' }));
    expect(screen.getByRole('button', { name: 'باز کردن منو' })).toBeVisible();
  });

  it('offers login to a visitor, and to a customer their name and the way out', async () => {
    api({
      'GET /api/auth/user': () =>
        Response.json({
          success: true,
          user: { id: 1, fullName: 'سارا', email: 's@e.ir', phoneNumber: '+989141234567' },
        }),
      'POST /api/auth/logout': () => new Response(null, { status: 204 }),
    });
    act(() => cart.add({ id: 1, name: 'سیب', image: '', brix: '', weight: '', origin: '' }, 20));
    sessionStorage.setItem('afshoreh.checkout', '{"values":{"address":"ارومیه، خیابان کاشانی"}}');
    renderPage(<Header />);
    const [logout] = await screen.findAllByRole('button', { name: 'خروج', hidden: true });
    expect(screen.getAllByText('سارا عزیز، خوش آمدید')).not.toHaveLength(0);
    await user.click(logout as HTMLElement);
    const [login] = await screen.findAllByRole('link', { name: 'ورود / ثبت‌نام', hidden: true });
    expect(login).toHaveAttribute('href', '/login');
    // What the browser kept of the customer goes with them (D44).
    await waitFor(() => expect(cart.items()).toEqual([]));
    expect(sessionStorage.getItem('afshoreh.checkout')).toBeNull();
  });
});

describe('footer (spec §2)', () => {
  it('shows phones, e-mail, address and office hours of the settings', async () => {
    const { container } = renderPage(<Footer />);
    expect(await screen.findByRole('link', { name: '۰۴۴ ۳۲۲۲ ۱۱۰۰' })).toHaveAttribute('href', 'tel:+984432221100');
    expect(screen.getByRole('link', { name: '۰۹۱۴ ۱۲۳ ۴۵۶۷' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'info@example.com' })).toHaveAttribute('href', 'mailto:info@example.com');
    expect(screen.getByText('ارومیه، شهرک صنعتی')).toBeVisible();
    expect(screen.getByText('شنبه تا پنجشنبه ۸ تا ۱۶')).toBeVisible();
    expect(screen.getByRole('link', { name: 'تلگرام' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'لینکدین' })).toBeNull();
    expect(await axe(container)).toEqual([]);
  });

  it('shows the current Persian year, and leads managers to their login (D29)', () => {
    jest.useFakeTimers({ now: new Date('2026-03-25T12:00:00Z') });
    renderPage(<Footer />);
    expect(screen.getByText(/© ۱۴۰۵ افشره/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'ورود مدیران' })).toHaveAttribute('href', '/admin/login');
  });

  it('sends its message by the same call as the contact page, and is empty again', async () => {
    const calls = api({ 'POST /api/contact': () => Response.json({ success: true, message: '' }, { status: 201 }) });
    renderPage(<Footer />);
    await user.type(screen.getByRole('textbox', { name: /^نام/ }), 'علی رضایی');
    await user.type(screen.getByRole('textbox', { name: /متن پیام/ }), 'سلام');
    await user.click(screen.getByRole('button', { name: 'ارسال پیام' }));
    await screen.findByRole('button', { name: 'ارسال پیام' });
    expect(calls.find(({ name }) => name === 'POST /api/contact')?.body).toEqual({
      name: 'علی رضایی',
      message: 'سلام',
    });
    expect(screen.getByRole('textbox', { name: /متن پیام/ })).toHaveValue('');
  });

  it('says what is missing under its field, focuses the first one and sends nothing', async () => {
    const calls = api();
    renderPage(<Footer />);
    await user.type(screen.getByRole('textbox', { name: /ایمیل/ }), 'wrong');
    await user.click(screen.getByRole('button', { name: 'ارسال پیام' }));
    const name = await screen.findByRole('textbox', { name: /^نام/ });
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('این بخش را پر کنید');
    expect(screen.getByRole('textbox', { name: /ایمیل/ })).toHaveAccessibleDescription('ایمیل معتبر نیست');
    expect(calls.some(({ name: call }) => call === 'POST /api/contact')).toBe(false);
  });

  it('keeps every typed word when sending fails', async () => {
    api({ 'POST /api/contact': () => problem(500, 'common.internal', 'خطا') });
    renderPage(<Footer />);
    await user.type(screen.getByRole('textbox', { name: /^نام/ }), 'علی');
    await user.type(screen.getByRole('textbox', { name: /متن پیام/ }), 'سلام');
    const toast = new Promise<CustomEvent>((resolve) =>
      window.addEventListener('afshoreh.toast', (event) => resolve(event as CustomEvent), { once: true }),
    );
    await user.click(screen.getByRole('button', { name: 'ارسال پیام' }));
    expect((await toast).detail).toMatchObject({ tone: 'error', title: 'خطا در ارسال پیام' });
    expect(screen.getByRole('textbox', { name: /متن پیام/ })).toHaveValue('سلام');
  });

  it('says beside its button that the connection is lost, and takes it back with the next attempt', async () => {
    let lost = true;
    api({
      'POST /api/contact': () => {
        if (lost) throw new TypeError('Failed to fetch');
        return Response.json({ success: true, message: '' }, { status: 201 });
      },
    });
    // What TanStack Query hears of a browser that lost its connection: it must try nevertheless, or nothing would be told.
    act(() => onlineManager.setOnline(false));
    renderPage(<Footer />, { queryClient: createQueryClient() });
    await user.type(screen.getByRole('textbox', { name: /^نام/ }), 'علی');
    await user.type(screen.getByRole('textbox', { name: /متن پیام/ }), 'سلام');
    await user.click(screen.getByRole('button', { name: 'ارسال پیام' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('خطا در ارسال پیام');
    expect(alert).toHaveTextContent('ارتباط با سرور برقرار نشد؛ اینترنت خود را بررسی کنید و دوباره تلاش کنید.');
    expect(screen.getByRole('textbox', { name: /متن پیام/ })).toHaveValue('سلام');

    lost = false;
    await user.click(screen.getByRole('button', { name: 'ارسال پیام' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /متن پیام/ })).toHaveValue(''));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
