import { beforeEach, describe, expect, it } from '@jest/globals';
import { cart } from '@afshoreh/contracts';
import { problem, screen, userEvent, waitFor, within } from '@afshoreh/testing';
import { aListPrice, aProduct } from '../testing/a-product';
import { api } from '../testing/site';
import { visit } from '../testing/visit';

const LINK = 'GET /api/reminder-links/q3nX0v4Zr8Yb2cT6mK1JdA';
const PAGE = '/orders/again?token=q3nX0v4Zr8Yb2cT6mK1JdA';
const line = (productId: number | null, productName: string, quantity: number) => ({
  productId,
  productName,
  quantity,
  pack: null,
});
const opened = (...items: ReturnType<typeof line>[]) => ({
  [LINK]: () => Response.json({ trackingCode: 'K7QF2-9MXTA', every: 1, items }),
});
const inCart = () => cart.items().map(({ id, quantity }) => [id, quantity]);

beforeEach(() => cart.clear());

describe('the link of a reminder', () => {
  it('fills the cart with what is offered today, shows the prices of today, and names what is gone', async () => {
    api({
      ...opened(line(7, 'کنسانترهٔ سیب', 275), line(8, 'پورهٔ هلو', 500), line(9, 'رب', 20), line(null, 'پورهٔ به', 5)),
      'GET /api/products/7': () => Response.json(aProduct({ id: 7, indicativePrice: aListPrice })),
      'GET /api/products/8': () => Response.json(aProduct({ id: 8, name: 'پورهٔ هلوی جدید', indicativePrice: null })),
    });
    const { location } = await visit(PAGE);
    const lines = within(await screen.findByRole('list', { name: 'محصولات و قیمت امروز' })).getAllByRole('listitem');
    expect(lines.map((each) => each.textContent)).toEqual([
      expect.stringMatching(/تومان برای هر تن$/),
      expect.stringMatching(/^پورهٔ هلوی جدید.*قیمت با تماس$/),
    ]);
    expect(screen.getByText('این محصولات دیگر عرضه نمی‌شوند: «رب»، «پورهٔ به».')).toBeVisible();
    expect(inCart()).toEqual([
      [7, 275],
      [8, 500],
    ]);
    expect(screen.getByRole('link', { name: 'رفتن به سبد خرید' })).toHaveAttribute('href', '/cart');
    expect(location()).toBe('/orders/again');
  });

  it('adds nothing to a cart that has the quantities already, as when it is opened twice', async () => {
    const product = aProduct({ id: 7 });
    cart.add({ id: 7, name: product.name, image: '', brix: '', weight: '', origin: '' }, 300);
    api({ ...opened(line(7, 'کنسانترهٔ سیب', 275)), 'GET /api/products/7': () => Response.json(product) });
    await visit(PAGE);
    await screen.findByRole('list', { name: 'محصولات و قیمت امروز' });
    expect(inCart()).toEqual([[7, 300]]);
  });

  it('adds nothing while a product cannot be loaded, and all of them when it is tried again', async () => {
    let isAway = true;
    api({
      ...opened(line(7, 'کنسانترهٔ سیب', 275), line(8, 'پورهٔ هلو', 500)),
      'GET /api/products/7': () => Response.json(aProduct({ id: 7 })),
      'GET /api/products/8': () => (isAway ? new Response('no', { status: 503 }) : Response.json(aProduct({ id: 8 }))),
    });
    await visit(PAGE);
    expect(await screen.findByRole('alert')).toHaveTextContent('سبد خرید پر نشد');
    expect(inCart()).toEqual([]);
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: /تلاش/ }));
    await waitFor(() => expect(inCart()).toHaveLength(2));
  });

  it('says so when the reminder was stopped, and when the link is not complete', async () => {
    api({ [LINK]: () => problem(404, 'orders.reminder_not_found', 'پیدا نشد') });
    await visit(PAGE);
    expect(await screen.findByRole('heading', { name: 'این یادآوری پایان یافته است' })).toBeVisible();
    await visit('/orders/again');
    expect(await screen.findByRole('heading', { name: 'لینک کامل نیست' })).toBeVisible();
  });
});

it('the page that stops a reminder does it with its button, not when it is opened', async () => {
  const STOP = 'POST /api/order-reminders/unsubscribe';
  const calls = api({ [STOP]: () => Response.json({ success: true, message: 'شد' }) });
  const stopped = () => calls.filter(({ name }) => name === STOP).map(({ body }) => body);
  await visit('/orders/again/stop?token=q2Jv');
  expect(stopped()).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'پایان یادآوری' }));
  expect(await screen.findByRole('group', { name: 'یادآوری پایان یافت' })).toHaveFocus();
  expect(stopped()).toEqual([{ token: 'q2Jv' }]);
});
