import { cleanup, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { aCategory, aProduct } from '../testing/entities';
import { ADMIN, list, openAdmin } from '../testing/open-admin';

const KEY = 'afshoreh.admin.draft.admin.product.7';
const answers: Record<string, Answer> = {
  'GET /api/admin/products': list([aProduct()]),
  'GET /api/admin/products/7': () => Response.json(aProduct()),
  'GET /api/admin/categories': () => Response.json([aCategory()]),
  'POST /api/admin/logout': () => new Response(null, { status: 204 }),
};
const draft = () => localStorage.getItem(KEY);

async function openProduct(admin = ADMIN) {
  await openAdmin('/admin/products?product=7', { answers, admin });
  const form = within(await screen.findByRole('dialog', { name: 'ویرایش محصول' }));
  return { form, name: await form.findByLabelText(/نام محصول/) };
}
/** Types into the product form and closes the tab without any event that the page could handle. */
async function closeTabWithDraft() {
  const { name } = await openProduct();
  await userEvent.type(name, ' ممتاز');
  await waitFor(() => expect(draft()).toContain('ممتاز'));
  cleanup();
}

describe('unsaved input of a product form', () => {
  it('is restored as an unsaved change after the tab was closed, until it is discarded', async () => {
    await closeTabWithDraft();
    const { form, name } = await openProduct();
    expect(name).toHaveValue('کنسانترهٔ سیب ممتاز');
    expect(form.getByText('نوشته‌های ذخیره‌نشدهٔ شما بازگشت')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'خروج بدون ذخیره' }));
    expect(draft()).toBeNull();
  });

  it('can be discarded for the stored values', async () => {
    await closeTabWithDraft();
    const { form, name } = await openProduct();
    await userEvent.click(form.getByRole('button', { name: 'کنار گذاشتن' }));
    expect(name).toHaveValue('کنسانترهٔ سیب');
    expect(draft()).toBeNull();
  });

  it('is visible only to its own account, and is removed at logout', async () => {
    await closeTabWithDraft();
    const { name } = await openProduct({ ...ADMIN, username: 'sara' });
    expect(name).toHaveValue('کنسانترهٔ سیب');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'خروج' }));
    await waitFor(() => expect(draft()).toBeNull());
  });
});
