import { adminSession } from '@afshoreh/contracts';
import { mockApi, renderPage, screen, waitFor, within } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { ADMIN, anAdmin, list } from '../testing/open-admin';
import { SideMenu } from './side-menu';

function open(admin: typeof ADMIN) {
  adminSession.save({ token: 'token-1', admin });
  const calls = mockApi({
    'GET /api/admin/verify': () => Response.json(admin),
    'GET /api/orders': list([], 4),
    'GET /api/contacts': list([], 2),
    'GET /api/admin/samples': list([], 3),
    'GET /api/comments': list([]),
    'GET /api/sellers': list([]),
    'GET /api/admin/unread-texts': list([]),
  });
  renderPage(<SideMenu />, { path: '/admin' });
  return calls;
}
const badgeOf = async (name: RegExp) => within(await screen.findByRole('link', { name })).findByRole('img');

describe('the menu', () => {
  it('says how many new orders, unread messages and requests for samples wait', async () => {
    const calls = open(ADMIN);
    expect(await badgeOf(/^سفارش‌ها/)).toHaveAccessibleName('۴ سفارش جدید');
    expect(await badgeOf(/^نمونه‌ها/)).toHaveAccessibleName('۳ درخواست نمونهٔ جدید');
    expect(await badgeOf(/^پیام‌های تماس/)).toHaveAccessibleName('۲ پیام خوانده‌نشده');
    const asked = calls.find(({ name }) => name === 'GET /api/admin/samples');
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({ status: 'requested', limit: '1' });
  });

  it('asks for no samples for a role that may not read them', async () => {
    const calls = open(anAdmin('editor', { catalogue: 'write' }));
    await screen.findByRole('link', { name: /^محصولات/ });
    await waitFor(() => expect(calls.some(({ name }) => name === 'GET /api/admin/unread-texts')).toBe(true));
    expect(calls.some(({ name }) => name === 'GET /api/admin/samples')).toBe(false);
  });
});
