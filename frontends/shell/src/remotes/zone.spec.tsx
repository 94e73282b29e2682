import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Link } from '@afshoreh/contracts/router';
import { act, mockApi, renderPage, screen, waitFor, type Rendered } from '@afshoreh/testing';
import { user } from '@afshoreh/testing/user';

import { Layout } from '../layout/layout';
import { aRemote, settings, snapshot } from '../testing/fake-remotes';
import { federation } from '../testing/fake-runtime';
import { startRemotes } from './remotes';

const failure = () => screen.findByRole('alert');

function StorefrontPage() {
  return (
    <>
      <h1>فروشگاه</h1>
      <Link to="/cart">برو به سبد</Link>
    </>
  );
}
const CartPage = () => <h1>سبد</h1>;

async function visit(path: string): Promise<Rendered> {
  startRemotes(snapshot);
  // Without `act`, React leaves suspended work to the scheduler of a real browser.
  return act(async () => {
    const page = renderPage(<Layout />, { path });
    await Promise.resolve();
    return page;
  });
}

beforeEach(() => {
  jest.useRealTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  window.scrollTo = () => {};
  federation.registerRemotes = () => {};
  mockApi({
    'GET /api/settings': () => Response.json(settings),
    'GET /api/auth/user': () => Response.json({ success: false, user: null }),
  });
  federation.loadRemote = (id) =>
    Promise.resolve(id === 'cart/app' ? aRemote('cart', CartPage) : aRemote('storefront', StorefrontPage));
});

describe('a zone of the site', () => {
  it('shows the page of its remote between header and footer, and takes its title', async () => {
    await visit('/');
    expect(await screen.findByRole('heading', { name: 'فروشگاه' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(document.title).toBe('عنوان صفحه | افشره');
  });

  it('switches to another zone and moves the focus there', async () => {
    await visit('/');
    const link = await screen.findByRole('link', { name: 'برو به سبد' });
    await act(() => user.click(link));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'سبد' })).toHaveFocus());
  });

  it('shows the skeleton of the page while its remote loads', async () => {
    federation.loadRemote = () => new Promise(() => {});
    await visit('/products');
    expect(screen.getByText('در حال بارگذاری صفحه…')).toBeInTheDocument();
  });

  it('fails alone, with header and footer around it', async () => {
    federation.loadRemote = () => Promise.reject(new Error('gone'));
    await visit('/cart');
    expect(await failure()).toHaveTextContent('این بخش از سایت باز نشد');
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it('retries without a reload, with another address than the failed one', async () => {
    const working = federation.loadRemote;
    federation.loadRemote = () => Promise.reject(new Error('gone'));
    await visit('/cart');
    await failure();

    const registered: unknown[] = [];
    federation.registerRemotes = (remotes, options) => void registered.push(remotes, options);
    federation.loadRemote = working;
    await act(() => user.click(screen.getByRole('button', { name: 'تلاش دوباره' })));
    expect(await screen.findByRole('heading', { name: 'سبد' })).toBeVisible();
    expect(registered).toEqual([[{ name: 'cart', entry: '/cdn/cart/1/remoteEntry.js?attempt=1' }], { force: true }]);
  });

  it('refuses a remote that breaks the contract', async () => {
    federation.loadRemote = () => Promise.resolve({ ...aRemote('cart', CartPage), pages: undefined });
    await visit('/cart');
    expect(await failure()).toHaveTextContent('it has no pages');
  });

  it('survives a page that throws while it renders', async () => {
    federation.loadRemote = () =>
      Promise.resolve(
        aRemote('cart', () => {
          throw new Error('broken page');
        }),
      );
    await visit('/cart');
    expect(await failure()).toHaveTextContent('broken page');
    expect(screen.getByRole('banner')).toBeVisible();
  });

  it('gives up on a remote that has not loaded after ten seconds', async () => {
    jest.useFakeTimers();
    federation.loadRemote = () => new Promise(() => {});
    await visit('/cart');
    await act(() => jest.advanceTimersByTimeAsync(9_900));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('alert')).toHaveTextContent('این بخش از سایت باز نشد');
  });

  it('redirects other spellings to one address', async () => {
    const { location } = await visit('/Cart?from=a');
    expect(await screen.findByRole('heading', { name: 'سبد' })).toBeVisible();
    expect(location()).toBe('/cart?from=a');
  });

  it('accepts an address with a malformed hash', async () => {
    await visit('/#%D9%8');
    expect(await screen.findByRole('heading', { name: 'فروشگاه' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('renders no frame around the admin', async () => {
    federation.loadRemote = () => Promise.resolve(aRemote('admin', () => <h1>مدیریت</h1>));
    await visit('/admin');
    expect(await screen.findByRole('heading', { name: 'مدیریت' })).toBeVisible();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});
