import { axe, screen, userEvent, waitFor, within } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { aListedCustomer, anOrder } from '../testing/entities';
import { list, openAdmin } from '../testing/open-admin';

const gone = () => new Response(null, { status: 204 });
const customer = aListedCustomer();
const customers = {
  'GET /api/customers': list([customer]),
  'GET /api/customers/9': () => Response.json(customer),
  'GET /api/customers/9/orders': list([anOrder()]),
};

describe('accounts screen', () => {
  it('shows one customer with devices and orders, each a link to the order', async () => {
    await openAdmin('/admin/customers/accounts', { answers: customers });
    await userEvent.click(await screen.findByRole('link', { name: 'مشاهدهٔ سارا احمدی' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'مشتری: سارا احمدی' }));
    expect(await dialog.findByRole('link', { name: 'سفارش شمارهٔ ۱۲' })).toHaveAttribute(
      'href',
      '/admin/orders?order=12',
    );
    expect(dialog.getByText(/۱ دستگاه/)).toBeVisible();
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
  });

  it('marks a phone that the customer has proven by a code', async () => {
    let proven = false;
    const answers = { ...customers, 'GET /api/customers/9': () => Response.json({ ...customer, phoneProven: proven }) };
    const { unmount } = await openAdmin('/admin/customers/accounts?customer=9', { answers });
    expect(await screen.findByText(/۱ دستگاه/)).toBeVisible();
    expect(screen.queryByText('با پیامک تأیید شده')).not.toBeInTheDocument();
    unmount();
    proven = true;
    await openAdmin('/admin/customers/accounts?customer=9', { answers });
    expect(await screen.findByText('با پیامک تأیید شده')).toBeVisible();
  });

  it('logs a customer out of every device', async () => {
    const answers = { ...customers, 'DELETE /api/customers/9/sessions': gone };
    const { calls } = await openAdmin('/admin/customers/accounts?customer=9', { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'خروج از همهٔ دستگاه‌ها' }));
    await waitFor(() => expect(calls.some(({ name }) => name === 'DELETE /api/customers/9/sessions')).toBe(true));
  });

  it('says what becomes of the orders before it deletes, and goes back to the list', async () => {
    let isGone = false;
    const { location } = await openAdmin('/admin/customers/accounts?customer=9', {
      answers: {
        ...customers,
        'GET /api/customers': (call) => list(isGone ? [] : [customer])(call),
        'DELETE /api/customers/9': () => {
          isGone = true;
          return gone();
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'حذف مشتری' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText(/سفارش‌هایش بدون نام می‌مانند و سفارش‌های باز لغو می‌شوند/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'حذف شود' }));
    expect(await screen.findByText('هنوز کسی ثبت‌نام نکرده است')).toBeVisible();
    await waitFor(() => expect(location()).toBe('/admin/customers/accounts'));
  });
});
