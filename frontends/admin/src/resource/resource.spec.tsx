import { screen, userEvent, waitFor } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { list, openAdmin } from '../testing/open-admin';

const FILTERS = { filter: 'left', q: 'sara', from: '2026-11-19T20:30:00.000Z', to: '2026-11-21T20:30:00.000Z' };
const ADDRESS = 'filter=left&q=sara&from=2026-11-20&to=2026-11-21';

const active = { id: 1, email: 'sara@example.com', subscribedAt: '2026-11-21T06:30:00.000Z', unsubscribedAt: null };
const answers = {
  'GET /api/newsletter': list([active]),
  'GET /api/newsletter/counts': () => Response.json({ all: 1, active: 1, left: 0 }),
  'GET /api/newsletter/export': () => new Response('a,b', { headers: { 'content-type': 'text/csv' } }),
  'GET /api/admin/views': () =>
    Response.json({ views: [{ list: 'newsletter', name: 'سارا', search: ADDRESS }], version: 1 }),
};

describe('a resource', () => {
  it('asks for the list, the count of a saved view and the CSV file with the same filters', async () => {
    URL.createObjectURL = () => 'blob:csv';
    URL.revokeObjectURL = () => undefined;
    const { calls } = await openAdmin(`/admin/newsletter?${ADDRESS}`, { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'نمایش' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'بیشتر' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'دریافت CSV' }));
    const queriesOf = (path: string) =>
      calls.filter(({ name }) => name === path).map(({ query }) => Object.fromEntries(query));
    await waitFor(() => expect(queriesOf('GET /api/newsletter/export')).toEqual([FILTERS]));
    const asked = queriesOf('GET /api/newsletter');
    expect(asked).toContainEqual({ ...FILTERS, page: '1', limit: '24' });
    expect(asked).toContainEqual({ ...FILTERS, limit: '1' });
  });

  it('takes an unknown choice in the address for the first one', async () => {
    const { calls } = await openAdmin('/admin/newsletter?filter=nobody', { answers });
    await screen.findByText('sara@example.com');
    const asked = calls.find(({ name, query }) => name === 'GET /api/newsletter' && query.has('page'));
    expect(asked?.query.get('filter')).toBe('all');
  });
});
