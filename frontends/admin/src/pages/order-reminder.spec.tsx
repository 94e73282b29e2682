import { problem, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { expect, it } from '@jest/globals';
import { anOrder } from '../testing/entities';
import { list, openAdmin } from '../testing/open-admin';

const REMINDER = 'PUT /api/orders/12/reminder';
const every2 = { orderId: 12, every: 2, day: 5, nextOn: '2027-01-25' };

function serverWith(stored: object | null): Record<string, Answer> {
  let reminder = stored;
  return {
    'GET /api/orders': () => list([anOrder()])({} as never),
    'GET /api/orders/12': () => Response.json(anOrder()),
    'GET /api/orders/12/reminder': () => Response.json({ reminder }),
    [REMINDER]: () => Response.json((reminder = every2)),
    'DELETE /api/orders/12/reminder': () => {
      reminder = null;
      return new Response(null, { status: 204 });
    },
  };
}

it('an expert sets for a buyer when to be reminded, and stops it', async () => {
  const { calls } = await openAdmin('/admin/orders?order=12', { answers: serverWith(null) });
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'یادآوری به خریدار' }));
  await userEvent.selectOptions(dialog.getByLabelText('هر چند وقت'), 'هر دو ماه');
  await userEvent.selectOptions(dialog.getByLabelText(/^روز ماه/), '۵');
  await userEvent.click(dialog.getByRole('button', { name: 'ذخیرهٔ یادآوری' }));
  expect(await dialog.findByText('هر دو ماه؛ بعدی ۱۴۰۵/۱۱/۰۵')).toBeVisible();
  expect(calls.find(({ name }) => name === REMINDER)?.body).toEqual({ every: 2, day: 5 });
  await userEvent.click(dialog.getByRole('button', { name: 'پایان یادآوری' }));
  expect(await dialog.findByText('خریدار یادآوری ندارد.')).toBeVisible();
});

it('the terms that were chosen stay when they cannot be saved', async () => {
  const answers = { ...serverWith(every2), [REMINDER]: () => problem(500, 'common.internal', 'خطای داخلی سرور') };
  await openAdmin('/admin/orders?order=12', { answers });
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'تغییر یادآوری' }));
  expect(dialog.getByLabelText('هر چند وقت')).toHaveValue('2');
  await userEvent.selectOptions(dialog.getByLabelText('هر چند وقت'), 'هر سه ماه');
  await userEvent.click(dialog.getByRole('button', { name: 'ذخیرهٔ یادآوری' }));
  expect(await dialog.findByText('یادآوری ذخیره نشد')).toBeVisible();
  expect(dialog.getByLabelText('هر چند وقت')).toHaveValue('3');
});

it('a customer shows the reminders of all orders, and each can be stopped there', async () => {
  let reminders: object[] = [every2];
  const customer = {
    id: 4,
    fullName: 'سارا احمدی',
    email: null,
    phoneNumber: '+989141234567',
    phoneProven: true,
    externalId: null,
    createdAt: '2026-11-01T08:00:00.000Z',
    sessions: 0,
  };
  await openAdmin('/admin/customers/accounts?customer=4', {
    answers: {
      'GET /api/customers': () => list([customer])({} as never),
      'GET /api/customers/4': () => Response.json(customer),
      'GET /api/customers/4/orders': () => list([])({} as never),
      'GET /api/customers/4/order-reminders': () => Response.json(reminders),
      'DELETE /api/orders/12/reminder': () => {
        reminders = [];
        return new Response(null, { status: 204 });
      },
    },
  });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('هر دو ماه؛ بعدی ۱۴۰۵/۱۱/۰۵')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'سفارش شمارهٔ ۱۲' })).toHaveAttribute('href', '/admin/orders?order=12');
  await userEvent.click(dialog.getByRole('button', { name: 'پایان یادآوری سفارش شمارهٔ ۱۲' }));
  await waitFor(() => expect(dialog.queryByText(/بعدی/)).toBeNull());
});
