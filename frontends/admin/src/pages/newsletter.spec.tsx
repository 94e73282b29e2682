import { axe, screen, userEvent, waitFor } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { list, openAdmin } from '../testing/open-admin';

const gone = () => new Response(null, { status: 204 });

describe('newsletter screen', () => {
  const active = { id: 1, email: 'sara@example.com', subscribedAt: '2026-11-21T06:30:00.000Z', unsubscribedAt: null };
  const left = { ...active, id: 2, email: null, unsubscribedAt: '2026-11-22T06:30:00.000Z' };
  const answers = {
    'GET /api/newsletter': list([active, left]),
    'GET /api/newsletter/counts': () => Response.json({ all: 2, active: 1, left: 1 }),
  };

  it('lists who is subscribed and that somebody left, counted', async () => {
    await openAdmin('/admin/newsletter', { answers });
    expect(await screen.findByText('sara@example.com')).toBeVisible();
    expect(screen.getByText('ایمیل پاک شده است')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'فیلترها' }));
    for (const name of ['همه (۲)', 'عضو (۱)', 'لغوشده (۱)']) expect(screen.getByRole('link', { name })).toBeVisible();
    expect(await axe(document.body)).toEqual([]);
  });

  it('forgets an address after a question', async () => {
    const { calls } = await openAdmin('/admin/newsletter', {
      answers: { ...answers, 'DELETE /api/newsletter/1': gone },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'حذف sara@example.com' }));
    await userEvent.click(screen.getByRole('button', { name: 'حذف شود' }));
    await waitFor(() => expect(calls.some(({ name }) => name === 'DELETE /api/newsletter/1')).toBe(true));
  });
});
