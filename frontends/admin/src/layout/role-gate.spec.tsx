import { onToast, type Toast } from '@afshoreh/contracts';
import { axe, problem, screen, userEvent, waitFor, within } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { aCategory, aProduct } from '../testing/entities';
import { ADMIN, anAdmin, list, openAdmin } from '../testing/open-admin';

const editor = anAdmin('editor', { catalogue: 'write', content: 'write', blog: 'write' });
const sales = anAdmin('sales', { catalogue: 'read', orders: 'write', contacts: 'write' });
const menu = async () =>
  within(await screen.findByRole('navigation', { name: 'فهرست پنل مدیریت', hidden: true }))
    .getAllByRole('link', { hidden: true })
    .map(({ textContent }) => textContent);
const refused = () => problem(403, 'auth.role_insufficient', 'نقش شما اجازهٔ این کار را ندارد');

describe('a role in the panel (D32)', () => {
  it('sees in the menu and on the dashboard what it may read, and asks for nothing else', async () => {
    const { calls } = await openAdmin('/admin', { admin: editor });
    await screen.findByRole('link', { name: /افزودن، ویرایش و قیمت‌گذاری/ });
    expect(await menu()).toEqual([
      'داشبورد',
      'محصولات',
      'قیمت‌ها',
      'دسته‌بندی‌ها',
      'محتوا',
      'گواهی‌ها',
      'وبلاگ',
      'تنظیمات',
    ]);
    expect(screen.queryByRole('link', { name: /سفارش/ })).toBeNull();
    expect(calls.filter(({ name }) => /orders|contacts/.test(name))).toEqual([]);
  });

  it('is told in words at an address that it may not read', async () => {
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
        'GET /api/categories': () => Response.json([aCategory()]),
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
