import { describe, expect, it } from '@jest/globals';
import { axe, screen } from '@afshoreh/testing';
import { api, visit } from '../testing/site';

describe('the confirmation page opened by its address', () => {
  it('shows when experts call, from the call hours in the settings, and mentions no order', async () => {
    api({ 'GET /api/settings': () => Response.json({ callHours: { from: 9, to: 17, text: '' } }) });
    const { container } = await visit('/cart/confirmation');
    expect(await screen.findByText(/ظرف ۲۴ ساعت، در ساعت‌های کاری \(۹ صبح تا ۵ عصر\)/)).toBeVisible();
    expect(screen.queryByText('سفارش شما با موفقیت ثبت شد')).not.toBeInTheDocument();
    expect(await axe(container)).toEqual([]);
  });

  it('shows the default call hours while the settings are missing', async () => {
    api({ 'GET /api/settings': () => new Response(null, { status: 503 }) });
    await visit('/cart/confirmation');
    expect(await screen.findByText(/۸ صبح تا ۶ عصر/)).toBeVisible();
  });

  it('links to the products and the home page', async () => {
    api();
    await visit('/cart/confirmation');
    expect(await screen.findByRole('link', { name: 'مشاهدهٔ محصولات' })).toHaveAttribute('href', '/products');
    expect(screen.getByRole('link', { name: 'بازگشت به صفحهٔ اصلی' })).toHaveAttribute('href', '/');
  });
});
