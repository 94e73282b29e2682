import { act, axe, fireEvent, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { aCategory, aMessage, anOrder, aProduct } from '../testing/entities';
import { list, openAdmin } from '../testing/open-admin';

const products = [aProduct(), aProduct({ id: 8, name: 'پورهٔ هلو' })];
const catalogue: Record<string, Answer> = {
  'GET /api/admin/products': list(products),
  'GET /api/admin/products/7': () => Response.json(products[0]),
  'GET /api/admin/products/8': () => Response.json(products[1]),
  'GET /api/admin/categories': () => Response.json([aCategory()]),
  'PUT /api/products/7': ({ body }) => Response.json({ ...products[0], ...(body as object) }),
};
const edit = (name: string) => screen.findByRole('link', { name: `ویرایش ${name}` });
/** Sends a key by its position, as a Persian layout does: `event.key` is another letter. */
const press = (code: string, more: object = {}) =>
  void fireEvent.keyDown(document.activeElement ?? document.body, { code, key: 'ت', ...more });
const sheet = () => screen.queryByRole('dialog', { name: 'کلیدهای میانبر' });

describe('the keys of a list', () => {
  it('go from row to row and to the search, with a Persian layout too', async () => {
    await openAdmin('/admin/products', { answers: catalogue });
    await edit('کنسانترهٔ سیب');
    press('KeyJ');
    expect(await edit('کنسانترهٔ سیب')).toHaveFocus();
    press('KeyJ');
    press('KeyJ');
    expect(await edit('پورهٔ هلو')).toHaveFocus();
    press('KeyK');
    expect(await edit('کنسانترهٔ سیب')).toHaveFocus();
    press('Slash');
    expect(screen.getByLabelText('جست‌وجوی محصولات')).toHaveFocus();
  });

  it('are letters in a field, and can be switched off in the sheet of keys', async () => {
    await openAdmin('/admin/products', { answers: catalogue });
    (await screen.findByLabelText('جست‌وجوی محصولات')).focus();
    press('Slash', { shiftKey: true });
    expect(sheet()).toBeNull();
    act(() => (document.activeElement as HTMLElement).blur());
    press('Slash', { shiftKey: true });
    await waitFor(() => expect(sheet()).toBeVisible());
    expect(await axe(sheet() as HTMLElement)).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: /تک‌حرفی/ }));
    await userEvent.keyboard('{Escape}');
    act(() => (document.activeElement as HTMLElement).blur());
    press('KeyJ');
    expect(document.body).toHaveFocus();
  });

  it('leave the focus on the next row when the focused one is gone', async () => {
    let messages = [aMessage(), aMessage({ id: 6, name: 'سارا احمدی' })];
    await openAdmin('/admin/contacts?filter=unread', {
      answers: {
        'GET /api/contacts': () => list(messages)({} as never),
        'PUT /api/contacts/5/read': () => {
          messages = messages.slice(1);
          return Response.json(aMessage({ isRead: true }));
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /خوانده‌شده: پیام رضا کریمی/ }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'مشاهدهٔ پیام سارا احمدی' })).toHaveFocus());
  });
});

describe('the keys of a form', () => {
  it('save it, and open what comes next in the list', async () => {
    const { location, calls } = await openAdmin('/admin/products?product=7', { answers: catalogue });
    const form = within(await screen.findByRole('dialog', { name: 'ویرایش محصول' }));
    await userEvent.type(await form.findByLabelText(/نام محصول/), ' ممتاز');
    press('Enter', { ctrlKey: true });
    await waitFor(() => expect(location()).toBe('/admin/products?product=8'));
    await waitFor(() => expect(screen.getByLabelText(/نام محصول/)).toHaveValue('پورهٔ هلو'));
    expect(calls.filter(({ name }) => name.startsWith('PUT'))).toHaveLength(1);
  });
});

describe('the palette', () => {
  it('leads to screens, and to an order by its number', async () => {
    const found = anOrder();
    const { location } = await openAdmin('/admin', {
      answers: {
        'GET /api/orders': ({ query }) => list(query.get('q') === '۱۲' ? [found] : [])({} as never),
        'GET /api/orders/12': () => Response.json(found),
        'GET /api/orders/12/related': () => Response.json([]),
      },
    });
    await screen.findByRole('heading', { name: 'داشبورد' });
    press('KeyK', { ctrlKey: true });
    const palette = within(await screen.findByRole('dialog', { name: /جست‌وجو و رفتن/ }));
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
    expect(palette.getByRole('option', { name: /پیام‌های تماس/ })).toBeVisible();
    await userEvent.type(palette.getByRole('combobox'), '۱۲');
    expect(await palette.findByRole('option', { name: /سفارش ۱۲، مریم صادقی/ })).toBeVisible();
    press('Enter');
    await waitFor(() => expect(location()).toBe('/admin/orders?order=12'));
  });

  it('closes by Back, and the screen stays', async () => {
    const { location } = await openAdmin('/admin/products', { answers: catalogue });
    await edit('کنسانترهٔ سیب');
    press('KeyK', { ctrlKey: true });
    await screen.findByRole('combobox');
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe('/admin/products');
  });

  it('asks the server once for a name that is typed, not once for each key', async () => {
    const { calls } = await openAdmin('/admin', { answers: { ...catalogue, 'GET /api/orders': list([]) } });
    await screen.findByRole('heading', { name: 'داشبورد' });
    press('KeyK', { ctrlKey: true });
    await userEvent.type(await screen.findByRole('combobox'), 'پورهٔ هلو', { delay: null });
    await screen.findByRole('option', { name: /پورهٔ هلو/ });
    const asked = calls.filter(({ query }) => query.has('q'));
    expect(new Set(asked.map(({ query }) => query.get('q')))).toEqual(new Set(['پورهٔ هلو']));
    expect(asked.map(({ name }) => name).sort()).toEqual([...new Set(asked.map(({ name }) => name))].sort());
  });

  it('finds customers, sellers and articles, exact names first', async () => {
    const named = (id: number, name: string) => aProduct({ id, name });
    await openAdmin('/admin', {
      answers: {
        'GET /api/orders': list([]),
        'GET /api/admin/products': list([
          ...Array.from({ length: 8 }, (_one, at) => named(20 + at, `پورهٔ هلو آسپتیک ${at}`)),
          named(8, 'پورهٔ هلو'),
        ]),
        'GET /api/people': list([{ id: 3, name: 'هلو فروشان' }]),
        'GET /api/sellers': list([{ id: 4, companyName: 'صنایع هلو' }]),
        'GET /api/admin/blog/posts': list([{ id: 5, title: 'پورهٔ هلو چیست' }]),
      },
    });
    await screen.findByRole('heading', { name: 'داشبورد' });
    press('KeyK', { ctrlKey: true });
    await userEvent.type(await screen.findByRole('combobox'), 'پورهٔ هلو', { delay: null });
    await screen.findByRole('option', { name: /صنایع هلو/ });
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options[0]).toBe('پورهٔ هلومحصولات');
    expect(options).toEqual(
      expect.arrayContaining(['هلو فروشانمشتریان', 'صنایع هلوفروشندگان', 'پورهٔ هلو چیستمقاله‌ها']),
    );
  });

  it('opens nothing that was found for an earlier text', async () => {
    const { location } = await openAdmin('/admin', {
      answers: {
        'GET /api/orders': (call) =>
          call.query.get('q') === '۱۲۳' ? new Promise(() => {}) : list([anOrder()])({} as never),
      },
    });
    await screen.findByRole('heading', { name: 'داشبورد' });
    press('KeyK', { ctrlKey: true });
    const palette = within(await screen.findByRole('dialog', { name: /جست‌وجو و رفتن/ }));
    await userEvent.type(palette.getByRole('combobox'), '۱۲');
    await palette.findByRole('option', { name: /سفارش ۱۲، مریم صادقی/ });
    await userEvent.type(palette.getByRole('combobox'), '۳');
    press('Enter');
    expect(palette.getByRole('combobox')).toHaveValue('۱۲۳');
    expect(location()).toBe('/admin');
  });
});
