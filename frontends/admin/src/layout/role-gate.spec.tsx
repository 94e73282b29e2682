import { onToast, type Toast } from '@afshoreh/contracts';
import { axe, problem, screen, userEvent, waitFor, within } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { aCategory, anOrder, aProduct } from '../testing/entities';
import { ADMIN, anAdmin, list, openAdmin } from '../testing/open-admin';
import { SECTIONS } from './sections';

const editor = anAdmin('editor', { catalogue: 'write', content: 'write', blog: 'write' });
const sales = anAdmin('sales', { catalogue: 'read', orders: 'write', contacts: 'write' });
const menu = async () =>
  within(await screen.findByRole('navigation', { name: 'فهرست پنل مدیریت', hidden: true }))
    .getAllByRole('link', { hidden: true })
    .map(({ textContent }) => textContent);
const refused = () => problem(403, 'auth.role_insufficient', 'نقش شما اجازهٔ این کار را ندارد');

describe('a role in the panel', () => {
  it('sees in the menu and on the dashboard what it may read, and asks for nothing else', async () => {
    const { calls } = await openAdmin('/admin', { admin: editor });
    await screen.findByRole('link', { name: /افزودن، ویرایش و قیمت‌گذاری/ });
    const allowed = SECTIONS.filter(({ area }) => editor.access[area] !== 'none').map(({ title }) => title);
    expect(allowed).toEqual(expect.arrayContaining(['داشبورد', 'محصولات', 'گواهی‌ها', 'وبلاگ']));
    expect(await menu()).toEqual(allowed);
    expect(screen.queryByRole('link', { name: /سفارش/ })).toBeNull();
    expect(calls.filter(({ name }) => /orders|contacts/.test(name))).toEqual([]);
  });

  it('sees a message at an address that it may not read', async () => {
    const { calls, container } = await openAdmin('/admin/orders?order=12', { admin: editor });
    expect(
      await screen.findByRole('heading', { name: 'نقش شما به بخش «سفارش‌ها» دسترسی ندارد', level: 1 }),
    ).toBeVisible();
    expect(screen.getByText(/نقش شما در پنل «ویراستار» است/)).toBeVisible();
    expect(await axe(container)).toEqual([]);
    expect(calls.filter(({ name }) => name.includes('orders'))).toEqual([]);
  });

  it('reads products without being offered what changes them', async () => {
    const product = aProduct();
    await openAdmin('/admin/products?product=7', {
      admin: sales,
      answers: {
        'GET /api/admin/products': list([product]),
        'GET /api/admin/products/7': () => Response.json(product),
        'GET /api/admin/categories': () => Response.json([aCategory()]),
      },
    });
    const form = within(await screen.findByRole('dialog', { name: 'مشخصات محصول' }));
    expect(await form.findByLabelText(/نام محصول/)).toBeDisabled();
    expect(form.queryByRole('button', { name: 'ذخیره' })).toBeNull();
    await userEvent.click(form.getAllByRole('button', { name: 'بستن' })[0]!);
    expect(await screen.findByRole('link', { name: `مشاهدهٔ ${product.name}` })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'افزودن محصول' })).toBeNull();
    expect(screen.queryByRole('button', { name: /حذف|ویژه/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('sells without being offered to delete customers or to take all of them away', async () => {
    const customer = {
      id: 3,
      fullName: 'سارا رضایی',
      email: 'sara@example.com',
      phoneNumber: '+989141234567',
      phoneProven: false,
      hasPassword: true,
      specificationVersion: 0,
    };
    const answers = { 'GET /api/customers': list([{ ...customer, createdAt: '2026-11-21T06:30:00.000Z' }]) };
    const { unmount } = await openAdmin('/admin/customers/accounts', {
      answers,
      admin: anAdmin('sales', { customers: 'write' }),
    });
    await screen.findByText('سارا رضایی');
    const offered = async () => {
      const more = screen.queryByRole('button', { name: 'بیشتر' });
      if (more) await userEvent.click(more);
      return {
        remove: screen.queryAllByRole('button', { name: /حذف/, hidden: true }).length,
        csv: screen.queryAllByRole('menuitem', { name: 'دریافت CSV' }).length,
      };
    };
    expect([await offered(), screen.queryByRole('checkbox')]).toEqual([{ remove: 0, csv: 0 }, null]);
    unmount();
    await openAdmin('/admin/customers/accounts', {
      answers,
      admin: anAdmin('sales_manager', { customers: 'write', customersInBulk: 'write' }),
    });
    await screen.findByText('سارا رضایی');
    expect(await offered()).toEqual({ remove: 1, csv: 1 });
  });

  it('edits products without their prices, and sees no hint for typing them', async () => {
    const product = aProduct();
    const answers = {
      'GET /api/admin/products': list([product]),
      'GET /api/admin/products/7': () => Response.json(product),
      'GET /api/admin/categories': () => Response.json([aCategory()]),
    };
    const { unmount } = await openAdmin('/admin/products?product=7', { admin: editor, answers });
    const form = within(await screen.findByRole('dialog', { name: 'ویرایش محصول' }));
    expect(await form.findByLabelText(/نام محصول/)).toBeEnabled();
    expect(form.getByLabelText(/قیمت/)).toHaveAttribute('readonly');
    expect(form.queryByRole('checkbox', { name: /نمایش قیمت/ })).toBeNull();
    unmount();
    await openAdmin('/admin/prices', { admin: editor, answers });
    expect(await screen.findByRole('grid')).toHaveAttribute('aria-readonly', 'true');
    expect(screen.queryByText(/Ctrl\+Z/)).toBeNull();
  });

  it('gives many orders to an expert at once, where it leads them', async () => {
    const { calls } = await openAdmin('/admin/orders', {
      admin: anAdmin('sales_manager', { orders: 'write', team: 'write' }),
      answers: {
        'GET /api/orders': list([anOrder({ id: 21 }), anOrder({ id: 22 })]),
        'GET /api/admin/colleagues': () => Response.json([{ id: 9, name: 'سارا احمدی' }]),
        'PUT /api/orders/21/assignee': () => Response.json(anOrder({ id: 21 })),
        'PUT /api/orders/22/assignee': () => Response.json(anOrder({ id: 22 })),
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'انتخاب همهٔ ردیف‌های این صفحه' }));
    await userEvent.click(screen.getByRole('button', { name: 'عملیات گروهی' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'مسئول پیگیری: سارا احمدی' }));
    const given = () => calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body);
    await waitFor(() => expect(given()).toEqual(Array(2).fill({ assigneeId: 9, version: 4 })));
  });

  it('learns at the next refused call that an owner has changed it', async () => {
    const toasts: Toast[] = [];
    const stop = onToast((toast) => toasts.push(toast));
    let role = ADMIN;
    await openAdmin('/admin/contacts', {
      answers: {
        'GET /api/admin/verify': () => Response.json(role),
        'GET /api/contacts': (call) => (role === ADMIN ? list([])(call) : refused()),
      },
    });
    const search = await screen.findByLabelText('جست‌وجوی پیام‌ها');
    role = editor;
    await userEvent.type(search, 'رضا{Enter}');
    expect(await screen.findByRole('heading', { name: /دسترسی ندارد/ })).toBeVisible();
    expect(await menu()).not.toContain('پیام‌های تماس');
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'نقش شما در پنل تغییر کرد' }]));
    stop();
  });
});
