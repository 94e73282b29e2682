import { describe, expect, it } from '@jest/globals';
import { cart } from '@afshoreh/contracts';
import { act, axe, problem, screen, waitFor, within } from '@afshoreh/testing';
import { user } from '@afshoreh/testing/user';
import { aLine, api, sara, toasts, visit } from '../testing/site';

const apple = aLine();
const tomato = aLine({ id: 9, name: 'رب گوجه‌فرنگی', quantity: 1, brix: '', weight: '', origin: 'خراسان' });

const lines = () => screen.getAllByRole('listitem').filter((line) => within(line).queryByRole('spinbutton'));
const lineOf = (name: string) => lines().find((line) => within(line).queryByText(name)) as HTMLElement;

async function visitCart() {
  const page = await visit('/cart');
  await screen.findByRole('heading', { level: 1, name: 'سبد خرید' });
  return page;
}

describe('the cart page', () => {
  it('shows name, brix, weight, origin and quantity of every line, and «تماس بگیرید» for a price', async () => {
    api();
    cart.restore([apple, tomato]);
    const { container } = await visitCart();

    expect(lines()).toHaveLength(2);
    const line = lineOf('کنسانترهٔ سیب');
    expect(line).toHaveTextContent('بریکس۷۰');
    expect(line).toHaveTextContent('بشکهٔ ۲۷۵ کیلوگرمی');
    expect(line).toHaveTextContent('ارومیه');
    expect(line).toHaveTextContent('قیمت: تماس بگیرید');
    expect(within(line).getByRole('spinbutton')).toHaveValue('۲۰');
    expect(within(line).getByRole('link', { name: 'کنسانترهٔ سیب' })).toHaveAttribute('href', '/product/7');
    expect(await axe(container)).toEqual([]);
  });

  it('counts a line up and down, never below 1', async () => {
    api();
    cart.restore([tomato]);
    await visitCart();
    const line = lineOf('رب گوجه‌فرنگی');
    expect(within(line).getByRole('button', { name: /^کاهش مقدار/ })).toBeDisabled();
    await user.click(within(line).getByRole('button', { name: /^افزایش مقدار/ }));
    expect(cart.items()[0]?.quantity).toBe(2);
    await user.click(within(line).getByRole('button', { name: /^کاهش مقدار/ }));
    expect(cart.items()[0]?.quantity).toBe(1);
  });

  it('takes a quantity typed in Persian digits', async () => {
    api();
    cart.restore([apple]);
    await visitCart();
    const quantity = screen.getByRole('spinbutton');
    await user.clear(quantity);
    await user.type(quantity, '۱۵۰۰');
    await user.tab();
    expect(cart.items()[0]?.quantity).toBe(1500);
    expect(quantity).toHaveValue('۱٬۵۰۰');
  });

  it('accepts «۴ بشکه», shows it in kilograms, and shows what was already ordered', async () => {
    api();
    const pack = { name: 'بشکه', kilograms: 275, perPallet: 4 };
    cart.restore([{ ...apple, pack, ordered: { trackingCode: 'K7QF2-9MXTA', kilograms: 275 } }]);
    await visitCart();
    const line = lineOf('کنسانترهٔ سیب');
    expect(line).toHaveTextContent('سفارش داده شده، کد K7QF2-9MXTA (۲۷۵ کیلوگرم)');
    await user.clear(within(line).getByRole('spinbutton'));
    await user.type(within(line).getByRole('spinbutton'), '۴ بشکه');
    expect(cart.items()[0]?.quantity).toBe(1100);
    expect(line).toHaveTextContent('= ۱٬۱۰۰ کیلوگرم · ۴ بشکه');
  });

  it('does not continue to checkout with an amount that it cannot read', async () => {
    api({ 'GET /api/auth/user': () => Response.json({ success: true, user: sara }) });
    cart.restore([apple]);
    const { location } = await visitCart();
    const quantity = screen.getByRole('spinbutton');
    await user.clear(quantity);
    await user.type(quantity, 'زیاد');
    await user.click(screen.getByRole('link', { name: 'ادامه و ثبت سفارش' }));
    expect(quantity).toHaveFocus();
    expect(quantity).toBeInvalid();
    expect(cart.items()[0]?.quantity).toBe(20);
    expect(location()).toBe('/cart');
  });

  it('removes a line, moves the focus to its neighbour, and undo restores the line in its place', async () => {
    api();
    const shown = toasts();
    cart.restore([apple, tomato]);
    await visitCart();
    await user.click(screen.getByRole('button', { name: 'حذف کنسانترهٔ سیب از سبد خرید' }));
    expect(lines()).toHaveLength(1);
    expect(screen.getByRole('heading', { name: '۱ محصول در سبد شما' })).toHaveFocus();

    act(() => cart.increase(tomato.id));
    act(() => shown[0]?.action?.onClick());
    expect(cart.items().map(({ id, quantity }) => [id, quantity])).toEqual([
      [7, 20],
      [9, 2],
    ]);
  });

  it('is emptied with one press, and undo restores it', async () => {
    api();
    const shown = toasts();
    cart.restore([apple, tomato]);
    await visitCart();
    await user.click(screen.getByRole('button', { name: 'حذف همه' }));
    expect(await screen.findByText('سبد خرید شما خالی است')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'سبد خرید شما خالی است' })).toHaveFocus();
    act(() => shown[0]?.action?.onClick());
    expect(cart.items()).toEqual([apple, tomato]);
    expect(screen.getByRole('heading', { name: '۲ محصول در سبد شما' })).toHaveFocus();
  });

  it('keeps products that were added after «حذف همه» when that is undone', async () => {
    api();
    const shown = toasts();
    cart.restore([apple, tomato]);
    await visitCart();
    await user.click(screen.getByRole('button', { name: 'حذف همه' }));
    const grape = aLine({ id: 11, name: 'کنسانترهٔ انگور' });
    act(() => {
      cart.add(grape, 5);
      cart.add(tomato, 3);
    });
    act(() => shown[0]?.action?.onClick());
    expect(cart.items().map(({ id, quantity }) => [id, quantity])).toEqual([
      [7, 20],
      [9, 4],
      [11, 5],
    ]);
  });

  it('does not move the focus when another tab empties the cart', async () => {
    api();
    cart.restore([apple]);
    const { container } = await visitCart();
    const elsewhere = container.ownerDocument.body.appendChild(document.createElement('input'));
    elsewhere.focus();
    act(() => cart.clear());
    expect(await screen.findByText('سبد خرید شما خالی است')).toBeVisible();
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });

  it('summarises the order: kilograms, payment by agreement, price by phone', async () => {
    api();
    cart.restore([apple, tomato]);
    await visitCart();
    const summary = screen.getByRole('region', { name: 'خلاصهٔ سفارش' });
    expect(summary).toHaveTextContent('مقدار کل۲۱ کیلوگرم');
    expect(summary).toHaveTextContent('روش پرداختتوافقی');
    expect(summary).toHaveTextContent('قیمت کلتماس بگیرید');
    expect(screen.getByRole('link', { name: 'ادامهٔ خرید' })).toHaveAttribute('href', '/products');
  });

  it('sends a visitor to the login, and from there to the checkout', async () => {
    api();
    cart.restore([apple]);
    const { location } = await visitCart();
    await user.click(screen.getByRole('link', { name: 'ادامه و ثبت سفارش' }));
    expect(await screen.findByText('صفحه‌ای دیگر')).toBeVisible();
    expect(location()).toBe('/login?redirect=/cart/checkout');
  });

  it('sends a logged-in customer straight to the checkout', async () => {
    api({ 'GET /api/auth/user': () => Response.json({ success: true, user: sara }) });
    cart.restore([apple]);
    await visitCart();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'ادامه و ثبت سفارش' })).toHaveAttribute('href', '/cart/checkout'),
    );
  });

  it('sends a customer to the checkout even if the first session check failed', async () => {
    let isDown = true;
    api({
      'GET /api/auth/user': () =>
        isDown ? problem(503, 'down', 'در دسترس نیست') : Response.json({ success: true, user: sara }),
    });
    cart.restore([apple]);
    const { location } = await visitCart();
    isDown = false;
    await user.click(screen.getByRole('link', { name: 'ادامه و ثبت سفارش' }));
    await waitFor(() => expect(location()).toBe('/cart/checkout'));
  });

  it('links to the products while it is empty', async () => {
    api();
    const { container } = await visitCart();
    expect(screen.getByText('سبد خرید شما خالی است')).toBeVisible();
    expect(screen.getByRole('link', { name: 'مشاهدهٔ محصولات' })).toHaveAttribute('href', '/products');
    expect(await axe(container)).toEqual([]);
  });
});
