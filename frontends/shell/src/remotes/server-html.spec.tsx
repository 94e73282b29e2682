import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Link } from '@afshoreh/contracts/router';
import { act, mockApi, screen, waitFor, within } from '@afshoreh/testing';
import { user } from '@afshoreh/testing/user';
import { useState } from 'react';
import type { Root } from 'react-dom/client';

import { start } from '../start';
import { aRemote, settings } from '../testing/fake-remotes';
import { federation } from '../testing/fake-runtime';
import { arriveAt } from '../testing/server-page';

let reported: unknown[];
let site: Root;

function ProductPage() {
  const [ordered, setOrdered] = useState(false);
  return (
    <>
      <h1>کنسانترهٔ سیب</h1>
      <a href="/products">محصولات دیگر</a>
      <Link to="/cart">سبد من</Link>
      <button onClick={() => setOrdered(true)}>{ordered ? 'سفارش ثبت شد' : 'ثبت سفارش'}</button>
      <form role="search">
        <input aria-label="جست‌وجو" />
      </form>
    </>
  );
}
const works = (id: string) =>
  Promise.resolve(id === 'cart/app' ? aRemote('cart', () => <h1>سبد</h1>) : aRemote('storefront', ProductPage));
const isGone = () => Promise.reject(new Error('gone'));
const throwsAtRender = () =>
  Promise.resolve(
    aRemote('storefront', () => {
      throw new Error('broken page');
    }),
  );

const main = () => within(screen.getByRole('main'));
const notice = () => main().findByRole('alert');
const order = () => main().getByRole('button', { name: 'ثبت سفارش' });
const retry = () => main().getByRole('button', { name: 'تلاش دوباره' });

/** Opens a page with the server's HTML; `loadRemote` then decides what happens to its code. */
async function visit(loadRemote: typeof works): Promise<void> {
  federation.loadRemote = works;
  const root = await arriveAt('/product/1');
  federation.loadRemote = loadRemote;
  await act(async () => {
    site = await start(root);
  });
}

beforeEach(() => {
  reported = [];
  window.reportError = (error) => void reported.push(error);
  window.scrollTo = () => {};
  jest.spyOn(console, 'error').mockImplementation(() => {});
  federation.registerRemotes = () => {};
  mockApi({
    'GET /api/settings': () => Response.json(settings),
    'GET /api/auth/user': () => Response.json({ success: false, user: null }),
  });
});
afterEach(() => act(() => site.unmount()));

describe('a server-rendered page', () => {
  it('is hydrated with its content', async () => {
    await visit(works);
    await act(() => user.click(order()));
    expect(main().getByRole('button', { name: 'سفارش ثبت شد' })).toBeVisible();
    expect(reported).toEqual([]);
  });

  it.each([
    ['cannot be loaded', isGone],
    ['throws as it renders', throwsAtRender],
  ])('stays withDisabledControls when its code %s', async (_, loadRemote) => {
    await visit(loadRemote);
    expect(await notice()).toHaveTextContent('متن این صفحه را می‌توانید بخوانید');
    expect(main().getByRole('heading', { name: 'کنسانترهٔ سیب' })).toBeVisible();
    expect(main().getByRole('link', { name: 'محصولات دیگر' })).toHaveAttribute('href', '/products');
    expect(order()).toBeDisabled();
    expect(main().getByRole('textbox', { name: 'جست‌وجو' })).toBeEnabled();
    // The page does not scroll, the frame works, and the console has the error once.
    expect(document.body).toHaveFocus();
    await act(() => user.click(screen.getByRole('button', { name: 'باز کردن منو' })));
    expect(screen.getByRole('button', { name: 'بستن منو' })).toBeVisible();
    expect(reported).toEqual([]);
  });

  it('is hydrated after a successful retry, with the focus at its beginning', async () => {
    await visit(isGone);
    await notice();
    federation.loadRemote = works;
    await act(() => user.click(retry()));
    await waitFor(() => expect(main().getByRole('heading', { name: 'کنسانترهٔ سیب' })).toHaveFocus());
    await act(() => user.click(order()));
    expect(main().getByRole('button', { name: 'سفارش ثبت شد' })).toBeVisible();
    expect(reported).toEqual([]);
  });

  it('keeps the text during a failed retry, and the focus on the button', async () => {
    await visit(isGone);
    await notice();
    let fail = (_: Error) => {};
    federation.loadRemote = () => new Promise((_, reject) => (fail = reject));
    await act(() => user.click(retry()));
    expect(await notice()).toHaveTextContent('دوباره تلاش می‌کنیم');
    expect(main().getByRole('heading', { name: 'کنسانترهٔ سیب' })).toBeVisible();
    await act(async () => {
      fail(new Error('gone'));
      await Promise.resolve();
    });
    await waitFor(async () => expect(await notice()).toHaveTextContent('متن این صفحه را می‌توانید بخوانید'));
    expect(retry()).toHaveFocus();
  });

  it('is loaded like any other page once the visitor has left it', async () => {
    await visit((id) => (id === 'cart/app' ? works(id) : isGone()));
    await notice();
    await act(() => user.click(within(screen.getByRole('banner')).getByRole('link', { name: /سبد خرید/ })));
    expect(await main().findByRole('heading', { name: 'سبد' })).toBeVisible();
    act(() => window.history.back());
    expect(await notice()).toHaveTextContent('این بخش از سایت باز نشد');
    expect(main().queryByRole('heading', { name: 'کنسانترهٔ سیب' })).toBeNull();
  });
});
