import { onToast, type Toast } from '@afshoreh/contracts';
import { act, axe, problem, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
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

describe('an opened message', () => {
  const templates = 'قیمت\nسلام {نام}، لطفاً مقدار را بنویسید.\n---\nدریافت شد\nپیام شما رسید.';
  async function opened(message: ReturnType<typeof aMessage>, more: Record<string, Answer> = {}) {
    const page = await openAdmin('/admin/contacts?message=5', {
      answers: {
        ...inbox(message),
        'GET /api/settings/staff': () => Response.json({ replyTemplates: templates }),
        'GET /api/admin/colleagues': () => Response.json([{ id: 8, name: 'سارا احمدی' }]),
        ...more,
      },
    });
    const bodies = (name: string) => page.calls.filter((call) => call.name === name).map(({ body }) => body);
    return { ...page, bodies };
  }
  const read = aMessage({ isRead: true, phone: '+989141234567' });

  it('is answered with a template that is addressed to the sender, below what is typed already', async () => {
    const sent = { ...read, reply: 'سلام', answeredAt: '2026-11-21T08:00:00.000Z', version: 2 };
    const { calls, bodies } = await opened(read, { 'POST /api/contacts/5/reply': () => Response.json(sent) });
    await userEvent.type(await screen.findByLabelText('متن پاسخ'), 'درود');
    await userEvent.selectOptions(await screen.findByLabelText('آغاز با الگو'), 'قیمت');
    await userEvent.click(screen.getByRole('button', { name: 'فرستادن پاسخ' }));
    await waitFor(() =>
      expect(bodies('POST /api/contacts/5/reply')).toEqual([
        { text: 'درود\n\nسلام رضا کریمی، لطفاً مقدار را بنویسید.', version: 1 },
      ]),
    );
    await waitFor(() => expect(screen.getByLabelText('متن پاسخ')).toHaveValue(''));
    expect(calls.filter(({ name }) => name === 'GET /api/contacts/5').length).toBeGreaterThan(1);
  });

  it('keeps a reply that could not be sent, also after the dialog was closed', async () => {
    const { location } = await opened(read, {
      'POST /api/contacts/5/reply': () => problem(503, 'common.unavailable', 'بعداً دوباره تلاش کنید'),
    });
    await userEvent.type(await screen.findByLabelText('متن پاسخ'), 'پاسخی بلند');
    await userEvent.click(screen.getByRole('button', { name: 'فرستادن پاسخ' }));
    expect(await screen.findByText('بعداً دوباره تلاش کنید')).toBeVisible();
    expect(screen.getByLabelText('متن پاسخ')).toHaveValue('پاسخی بلند');
    expect(location()).toBe('/admin/contacts?message=5');
  });

  it('cannot be answered in writing when the sender left no address', async () => {
    await opened(aMessage({ isRead: true, email: null, phone: null }));
    expect(await screen.findByText(/نمی‌توان به او پاسخ فرستاد/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'فرستادن پاسخ' })).toBeNull();
  });

  it('is assigned, noted and marked as answered in one save', async () => {
    const { bodies } = await opened(read, {
      'PUT /api/contacts/5/follow-up': ({ body }) => Response.json({ ...read, ...(body as object), version: 2 }),
    });
    await screen.findByRole('option', { name: 'سارا احمدی' });
    await userEvent.selectOptions(screen.getByLabelText('مسئول پیگیری'), '8');
    await userEvent.type(screen.getByLabelText('یادداشت'), 'پنجشنبه');
    await userEvent.click(screen.getByLabelText('پاسخ داده شد'));
    await userEvent.click(screen.getByRole('button', { name: 'ذخیرهٔ پیگیری' }));
    await waitFor(() =>
      expect(bodies('PUT /api/contacts/5/follow-up')).toEqual([
        { assigneeId: 8, note: 'پنجشنبه', isAnswered: true, version: 1 },
      ]),
    );
  });

  it('lets the admin choose when a colleague noted something else meanwhile', async () => {
    const theirs = { ...read, note: 'از همکار', version: 2 };
    const conflicts = [
      { field: 'note', mine: 'از من', theirs: 'از همکار', by: 'سارا احمدی', at: '2026-11-21T08:00:00.000Z' },
    ];
    let stored = read;
    await opened(read, {
      'GET /api/contacts/5': () => Response.json(stored),
      'PUT /api/contacts/5/follow-up': () => {
        stored = theirs;
        const refusal = {
          type: 'about:blank',
          code: 'contacts.changed_meanwhile',
          message: 'همکار دیگری تغییر داده است',
        };
        return Response.json({ ...refusal, status: 409, conflicts }, { status: 409 });
      },
    });
    await userEvent.type(await screen.findByLabelText('یادداشت'), 'از من');
    await userEvent.click(screen.getByRole('button', { name: 'ذخیرهٔ پیگیری' }));
    await waitFor(() => expect(document.body).toHaveTextContent('از همکار'), { timeout: 8000 });
  });

  it.each([
    ['writes the sender down as a customer', [], 'رضا کریمی در فهرست مشتریان ثبت شد'],
    ['finds the customer who has this phone already', [{ id: 3, phoneNumber: read.phone }], /از پیش در فهرست/],
  ])('%s', async (_what, found, title) => {
    const toasts: Toast[] = [];
    const stop = onToast((toast) => toasts.push(toast));
    const { bodies } = await opened(read, {
      'GET /api/customers': list(found),
      'POST /api/customers': () => Response.json({ id: 12 }, { status: 201 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'ثبت مشتری' }));
    await waitFor(() => expect(toasts.at(0)?.title).toMatch(title));
    expect(bodies('POST /api/customers')).toEqual(
      found.length > 0 ? [] : [{ fullName: 'رضا کریمی', phoneNumber: '+989141234567', email: 'reza@example.com' }],
    );
    stop();
  });

  it('becomes an order that starts with the sender and the words of the message', async () => {
    await opened(read, { 'GET /api/orders': list([]), 'GET /api/customers': list([]) });
    await userEvent.click(await screen.findByRole('link', { name: 'ثبت سفارش' }));
    expect(await screen.findByLabelText(/نام مشتری|نام/, { selector: '[name=customerName]' })).toHaveValue('رضا کریمی');
    expect(screen.getByLabelText(/.*/, { selector: '[name=phone]' })).toHaveValue('+989141234567');
    expect(screen.getByLabelText(/.*/, { selector: '[name=notes]' })).toHaveValue(read.message);
  });
});

it('a message is deleted from its list, after a question', async () => {
  const { calls } = await openAdmin('/admin/contacts', {
    answers: {
      'GET /api/contacts': list([aMessage()]),
      'DELETE /api/contacts/5': () => new Response(null, { status: 204 }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'حذف پیام رضا کریمی' }));
  await userEvent.click(screen.getByRole('button', { name: 'حذف شود' }));
  await waitFor(() => expect(calls.some(({ name }) => name === 'DELETE /api/contacts/5')).toBe(true));
});
