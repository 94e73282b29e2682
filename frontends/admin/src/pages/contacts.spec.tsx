import { onToast, type Toast } from '@afshoreh/contracts';
import { act, axe, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { aMessage, anOrder } from '../testing/entities';
import { list, openAdmin } from '../testing/open-admin';

/** One message; marked as read it leaves the list of unread ones. */
function inbox(message = aMessage()): Record<string, Answer> {
  let current = message;
  return {
    'GET /api/contacts': (call) => list(call.query.get('filter') === 'unread' && current.isRead ? [] : [current])(call),
    'GET /api/contacts/5': () => Response.json(current),
    'DELETE /api/contacts/5/read': () => Response.json((current = { ...current, isRead: false })),
    'PUT /api/contacts/5/read': () => Response.json((current = { ...current, isRead: true })),
  };
}

describe('contact messages screen', () => {
  it('marks an unread message as read when it is opened, and leaves it open', async () => {
    const { calls } = await openAdmin('/admin/contacts?filter=unread', { answers: inbox() });
    await userEvent.click(await screen.findByRole('link', { name: 'مشاهدهٔ پیام رضا کریمی' }));
    await waitFor(() => expect(calls.some(({ name }) => name === 'PUT /api/contacts/5/read')).toBe(true));
    await waitFor(() => expect(screen.queryByRole('row', { name: /رضا کریمی/, hidden: true })).toBeNull());
    const dialog = within(screen.getByRole('dialog', { name: 'پیام رضا کریمی' }));
    expect(dialog.getByText('سلام، قیمت رب گوجه‌فرنگی را می‌خواستم.')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'پاسخ با ایمیل' })).toHaveAttribute(
      'href',
      expect.stringContaining('mailto:reza@example.com'),
    );
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
  });

  it('opens a message by its address, also one that is on no page of the list', async () => {
    const answers = { ...inbox(aMessage({ isRead: true })), 'GET /api/contacts': list([]) };
    const { location } = await openAdmin('/admin/contacts?filter=unread&message=5', { answers });
    await screen.findByRole('dialog', { name: 'پیام رضا کریمی' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(location()).toBe('/admin/contacts?filter=unread'));
  });

  it.each([
    ['/admin/contacts?q=سلام', 'GET /api/contacts', aMessage(), 'دست‌کم ۱۰٬۰۰۰ پیام'],
    ['/admin/orders?q=0912', 'GET /api/orders', anOrder(), 'دست‌کم ۱۰٬۰۰۰ سفارش'],
  ])('says at %s of a search whose matches were not all counted how many there are at least', async (...row) => {
    const [address, call, record, note] = row;
    const headers = { 'x-total-count': '10000', 'x-total-is-least': 'true' };
    await openAdmin(address, { answers: { [call]: () => Response.json([record], { headers }) } });
    expect(await screen.findByText(note)).toBeVisible();
  });

  it('marks a message as read without opening it', async () => {
    const { calls } = await openAdmin('/admin/contacts', { answers: inbox() });
    await userEvent.click(await screen.findByRole('button', { name: /خوانده‌شده: پیام رضا کریمی/ }));
    expect(await screen.findByText('خوانده‌شده', { selector: 'td *' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /علامت‌گذاری/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.filter(({ name }) => name === 'PUT /api/contacts/5/read')).toHaveLength(1);
  });

  it('takes that back on the button of its toast', async () => {
    const toasts: Toast[] = [];
    const stop = onToast((toast) => toasts.push(toast));
    const { calls } = await openAdmin('/admin/contacts', { answers: inbox() });
    await userEvent.click(await screen.findByRole('button', { name: /خوانده‌شده: پیام رضا کریمی/ }));
    await waitFor(() => expect(toasts.at(0)?.action?.label).toBe('بازگردانی'));
    act(() => toasts.at(0)?.action?.onClick());
    expect(await screen.findByText('جدید', { selector: 'td *' })).toBeVisible();
    expect(calls.some(({ name }) => name === 'DELETE /api/contacts/5/read')).toBe(true);
    stop();
  });

  it('does not ask the server again for a message that was read already', async () => {
    const { calls } = await openAdmin('/admin/contacts', { answers: inbox(aMessage({ isRead: true })) });
    await userEvent.click(await screen.findByRole('link', { name: 'مشاهدهٔ پیام رضا کریمی' }));
    await screen.findByRole('dialog', { name: 'پیام رضا کریمی' });
    expect(calls.some(({ name }) => name.startsWith('PUT'))).toBe(false);
  });

  it('says «بدون متن» for an empty message and offers no answer by e-mail without an address', async () => {
    await openAdmin('/admin/contacts', { answers: inbox(aMessage({ message: '', email: null, isRead: true })) });
    await userEvent.click(await screen.findByRole('link', { name: 'مشاهدهٔ پیام رضا کریمی' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'پیام رضا کریمی' }));
    expect(dialog.getByText('بدون متن')).toBeVisible();
    expect(dialog.queryByRole('link', { name: 'پاسخ با ایمیل' })).toBeNull();
  });

  it('keeps its filter in the address', async () => {
    const { calls, location } = await openAdmin('/admin/contacts', { answers: inbox() });
    await userEvent.click(await screen.findByRole('button', { name: 'فیلترها' }));
    await userEvent.click(screen.getByRole('link', { name: 'خوانده‌نشده' }));
    await waitFor(() => expect(location()).toBe('/admin/contacts?filter=unread'));
    await waitFor(() =>
      expect(calls.some(({ query }) => query.get('filter') === 'unread' && query.get('page') === '1')).toBe(true),
    );
  });
});
