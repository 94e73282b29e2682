import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { use } from 'react';
import { cart } from '@afshoreh/contracts';
import { onlineManager, type QueryClient } from '@afshoreh/contracts/query';
import { useLocation } from '@afshoreh/contracts/router';
import { act, mockApi, axe, renderPage, screen, waitFor, within, type Answer } from '@afshoreh/testing';
import { user } from '@afshoreh/testing/user';

import { createQueryClient } from '../query-client';
import { startRemotes } from '../remotes/remotes';
import { settings, snapshot } from '../testing/fake-remotes';
import { Footer } from './footer';
import { Header } from './header';

const nobody = () => Response.json({ success: false, user: null });

function api(answers: Record<string, Answer> = {}) {
  return mockApi({
    'GET /api/settings': () => Response.json(settings),
    'GET /api/auth/user': nobody,
    ...answers,
  });
}

beforeEach(() => {
  startRemotes(snapshot);
  api();
});
afterEach(() => {
  act(() => cart.clear());
  jest.useRealTimers();
  onlineManager.setOnline(true);
});

describe('header', () => {
  it('has the links of the releases in their order', async () => {
    const { container } = renderPage(<Header />);
    await user.click(screen.getByRole('button', { name: 'باز کردن منو' }));
    const menu = screen.getByRole('navigation', { name: 'منوی اصلی' });
    const links = within(menu).getAllByRole('link').slice(0, 3);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/products', '/blog']);
    for (const phone of ['۰۴۴ ۳۳۰۰ ۰۰۰۰', '۰۹۱۴ ۰۰۰ ۰۰۰۰']) {
      await within(menu).findByRole('link', { name: phone });
    }
    expect(await axe(container)).toEqual([]);
  });

  it('highlights the products on the page of a product', () => {
    renderPage(<Header />, { path: '/product/7' });
    const products = screen.getByRole('link', { name: 'محصولات', hidden: true });
    expect(products).toHaveAttribute('aria-current', 'true');
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

  it('closes the menu with Back and with a tap outside, and leaves no history entry', async () => {
    const { container } = renderPage(
      <>
        <Header />
        <main id="main" />
      </>,
    );
    const open = () => user.click(screen.getByRole('button', { name: 'باز کردن منو' }));
    const isClosed = () => screen.findByRole('button', { name: 'باز کردن منو' });
    const page: unknown = window.history.state;
    await open();
    expect(screen.getByRole('main', { hidden: true })).toHaveProperty('inert', true);
    await waitFor(() => expect(window.history.state).not.toEqual(page));
    act(() => window.history.back());
    await isClosed();
    await waitFor(() => expect(window.history.state).toEqual(page));
    expect(screen.getByRole('main')).toHaveProperty('inert', false);
    await open();
    await user.click(container.querySelector('header [aria-hidden="true"][tabindex="-1"]') as HTMLElement);
    await isClosed();
    await waitFor(() => expect(window.history.state).toEqual(page));
  });

  it('closes the search with Back, the focus on its button', async () => {
    renderPage(<Header />);
    const page: unknown = window.history.state;
    await user.click(screen.getByRole('button', { name: 'باز کردن جست‌وجو' }));
    await waitFor(() => expect(window.history.state).not.toEqual(page));
    act(() => window.history.back());
    expect(await screen.findByRole('button', { name: 'باز کردن جست‌وجو' })).toHaveFocus();
    await waitFor(() => expect(window.history.state).toEqual(page));
  });

  it('closes the menu after a navigation', async () => {
    renderPage(<Header />);
    await user.click(screen.getByRole('button', { name: 'باز کردن منو' }));
    await user.click(screen.getByRole('link', { name: 'محصولات' }));
    expect(screen.getByRole('button', { name: 'باز کردن منو' })).toBeVisible();
  });

  it('closes the menu with the press of a link, while the page of that link still loads', async () => {
    const never = new Promise<never>(() => undefined);
    const Page = () => (useLocation().pathname === '/products' ? use(never) : null);
    renderPage(
      <>
        <Header />
        <Page />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'باز کردن منو' }));
    await user.click(screen.getByRole('link', { name: 'محصولات' }));
    expect(screen.getByRole('button', { name: 'باز کردن منو' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows a login link to a visitor, and name and logout to a customer', async () => {
    api({
      'GET /api/auth/user': () =>
        Response.json({
          success: true,
          user: {
            id: 1,
            fullName: 'سارا',
            email: 's@e.ir',
            phoneNumber: '+989141234567',
            phoneProven: false,
            hasPassword: true,
            specificationVersion: 0,
          },
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
    // The logout also deletes what the browser stored for the customer.
    await waitFor(() => expect(cart.items()).toEqual([]));
    expect(sessionStorage.getItem('afshoreh.checkout')).toBeNull();
  });
});

/** Renders the footer as on a phone, with its forms loaded by focus; returns the message form. */
async function renderForms(queryClient?: QueryClient) {
  const { container } = renderPage(<Footer />, queryClient && { queryClient });
  act(() => screen.getByRole('link', { name: 'ورود مدیران' }).focus());
  const text = await screen.findByRole('textbox', { name: /متن پیام/ });
  expect(text).not.toBeVisible();
  for (const heading of ['خبرنامهٔ افشره', 'پیام به ما'])
    await user.click(screen.getByRole('heading', { name: heading }));
  await waitFor(() => expect(text).toBeVisible());
  expect(await axe(container)).toEqual([]);
  return within(text.closest('form') as HTMLElement);
}

describe('footer', () => {
  it('shows phones, e-mail, address and office hours of the settings', async () => {
    const { container } = renderPage(<Footer />);
    expect(await screen.findByRole('link', { name: '۰۴۴ ۳۳۰۰ ۰۰۰۰' })).toHaveAttribute('href', 'tel:+984433000000');
    expect(screen.getByRole('link', { name: '۰۹۱۴ ۰۰۰ ۰۰۰۰' })).toBeVisible();
    expect(screen.getByRole('link', { name: settings.contactEmail })).toHaveAttribute(
      'href',
      `mailto:${settings.contactEmail}`,
    );
    expect(screen.getByText(settings.address)).toBeVisible();
    expect(screen.getByText(settings.officeHours)).toBeVisible();
    expect(screen.getByRole('link', { name: 'تلگرام' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'لینکدین' })).toBeNull();
    expect(await axe(container)).toEqual([]);
  });

  it('shows the current Persian year and a link to the admin login', () => {
    jest.useFakeTimers({ now: new Date('2026-03-25T12:00:00Z') });
    renderPage(<Footer />);
    expect(screen.getByText(/© ۱۴۰۵ افشره/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'ورود مدیران' })).toHaveAttribute('href', '/admin/login');
  });

  it('has no message form below a page with its own form', () => {
    renderPage(<Footer offered={['newsletter']} />);
    expect(screen.getByRole('region', { name: 'خبرنامهٔ افشره' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'پیام به ما' })).toBeNull();
  });

  it('has a newsletter form, but not below a page with its own', async () => {
    const calls = api({ 'POST /api/newsletter': () => Response.json({ success: true, message: '' }) });
    const { unmount } = renderPage(<Footer offered={['message']} />);
    expect(screen.queryByRole('region', { name: 'خبرنامهٔ افشره' })).toBeNull();
    unmount();
    await renderForms();
    const box = within(screen.getByRole('region', { name: 'خبرنامهٔ افشره' }));
    await user.type(box.getByRole('textbox', { name: /^ایمیل/ }), 'sara@example.com');
    await user.click(box.getByRole('button', { name: 'عضویت در خبرنامه' }));
    expect(await box.findByText('ایمیل شما در خبرنامه ثبت شد.')).toBeVisible();
    expect(calls.find(({ name }) => name === 'POST /api/newsletter')?.body).toEqual({ email: 'sara@example.com' });
  });

  it('sends its message with the same API call as the contact page, shows the success, and is cleared', async () => {
    const calls = api({ 'POST /api/contact': () => Response.json({ success: true, message: '' }, { status: 201 }) });
    const form = await renderForms();
    await user.type(form.getByRole('textbox', { name: /^نام/ }), 'علی رضایی');
    await user.type(form.getByRole('textbox', { name: /متن پیام/ }), 'سلام');
    await user.click(form.getByRole('button', { name: 'ارسال پیام' }));
    expect(await form.findByRole('status')).toHaveTextContent('پیام شما با موفقیت ارسال شد');
    expect(calls.find(({ name }) => name === 'POST /api/contact')?.body).toEqual({
      name: 'علی رضایی',
      message: 'سلام',
    });
    expect(form.getByRole('textbox', { name: /متن پیام/ })).toHaveValue('');
  });

  it('shows an error under each missing field, focuses the first one and sends nothing', async () => {
    const calls = api();
    const form = await renderForms();
    await user.type(form.getByRole('textbox', { name: /ایمیل/ }), 'wrong');
    await user.click(form.getByRole('button', { name: 'ارسال پیام' }));
    const name = await form.findByRole('textbox', { name: /^نام/ });
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('نام خود را بنویسید');
    expect(form.getByRole('textbox', { name: /ایمیل/ })).toHaveAccessibleDescription('ایمیل معتبر نیست');
    expect(calls.some(({ name: call }) => call === 'POST /api/contact')).toBe(false);
  });

  it('shows a connection error beside its button, keeps the typed values, and clears the error at the next attempt', async () => {
    let lost = true;
    api({
      'POST /api/contact': () => {
        if (lost) throw new TypeError('Failed to fetch');
        return Response.json({ success: true, message: '' }, { status: 201 });
      },
    });
    // By default TanStack Query pauses calls while the browser is offline, and the visitor would see no error.
    act(() => onlineManager.setOnline(false));
    const form = await renderForms(createQueryClient());
    await user.type(form.getByRole('textbox', { name: /^نام/ }), 'علی');
    await user.type(form.getByRole('textbox', { name: /متن پیام/ }), 'سلام');
    await user.click(form.getByRole('button', { name: 'ارسال پیام' }));
    const alert = await form.findByRole('alert');
    expect(alert).toHaveTextContent('خطا در ارسال پیام');
    expect(alert).toHaveTextContent('ارتباط با سرور برقرار نشد؛ اینترنت خود را بررسی کنید و دوباره تلاش کنید.');
    expect(form.getByRole('textbox', { name: /متن پیام/ })).toHaveValue('سلام');

    lost = false;
    await user.click(form.getByRole('button', { name: 'ارسال پیام' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: /متن پیام/ })).toHaveValue(''));
    expect(form.queryByRole('alert')).toBeNull();
  });
});
