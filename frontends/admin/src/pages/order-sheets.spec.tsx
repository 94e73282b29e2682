import { axe, problem, screen, userEvent, waitFor, within } from '@afshoreh/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { anOrder } from '../testing/entities';
import { list, openAdmin } from '../testing/open-admin';

const one = anOrder({ id: 12, name: 'لبنیات سهند', notes: 'تحویل صبح' });
const other = anOrder({ id: 13, name: 'پویا نادری' });
const answers = {
  'GET /api/orders': list([one, other]),
  'GET /api/orders/12': () => Response.json(one),
  'GET /api/orders/13': () => Response.json(other),
};

describe('/admin/orders/print', () => {
  it('says the date of a planned call, not «امروز»', async () => {
    const call = { id: 1, at: new Date().toISOString(), by: 'سارا', outcome: 'no_answer' as const, note: null };
    const calls = [{ ...call, nextCallAt: new Date(Date.now() + 60_000).toISOString() }];
    await openAdmin('/admin/orders/print?orders=12', {
      answers: { ...answers, 'GET /api/orders/12': () => Response.json(anOrder({ calls })) },
    });
    const sheet = await screen.findByRole('article');
    expect(sheet).toHaveTextContent(/تماس بعدی: [۰-۹]{4}\/[۰-۹]{2}\/[۰-۹]{2}/);
    expect(sheet).not.toHaveTextContent('امروز');
  });

  it('shows a sheet for each order that is named, and prints them', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { container } = await openAdmin('/admin/orders/print?orders=12,13,12,x', { answers });
    const [first, second, ...rest] = await screen.findAllByRole('article');
    expect(rest).toEqual([]);
    expect(first).toHaveTextContent('لبنیات سهند');
    expect(first).toHaveTextContent('تحویل صبح');
    expect(second).toHaveTextContent('پویا نادری');
    await userEvent.click(screen.getByRole('button', { name: 'چاپ' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(await axe(container)).toEqual([]);
  });

  it('is opened for the orders that are selected in the list', async () => {
    const { location } = await openAdmin('/admin/orders', { answers });
    const rows = await screen.findAllByRole('row', { name: /لبنیات سهند|پویا نادری/ });
    for (const row of rows) await userEvent.click(within(row).getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: /عملیات|گروهی/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'چاپ برگه‌ها' }));
    await waitFor(() => expect(location()).toBe('/admin/orders/print?orders=12,13'));
  });

  it('prints nothing when one of them cannot be loaded, and says why', async () => {
    const broken = { ...answers, 'GET /api/orders/13': () => problem(404, 'orders.not_found', 'این سفارش پیدا نشد') };
    await openAdmin('/admin/orders/print?orders=12,13', { answers: broken });
    expect(await screen.findByRole('alert')).toHaveTextContent('این سفارش پیدا نشد');
    expect(screen.getByRole('button', { name: 'چاپ' })).toBeDisabled();
    expect(screen.queryByRole('article')).toBeNull();
  });
});
