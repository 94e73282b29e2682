import { cleanup, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { aCategory, aProduct } from '../testing/entities';
import { ADMIN, list, openAdmin } from '../testing/open-admin';

const KEY = 'afshoreh.admin.draft.admin.product.7';
const answers: Record<string, Answer> = {
  'GET /api/admin/products': list([aProduct()]),
  'GET /api/admin/products/7': () => Response.json(aProduct()),
  'GET /api/categories': () => Response.json([aCategory()]),
  'POST /api/admin/logout': () => new Response(null, { status: 204 }),
};
const draft = () => localStorage.getItem(KEY);

async function openProduct(admin = ADMIN) {
  await openAdmin('/admin/products?product=7', { answers, admin });
  const form = within(await screen.findByRole('dialog', { name: 'ویرایش محصول' }));
  return { form, name: await form.findByLabelText(/نام محصول/) };
}
/** Types into the product's form, and closes the tab: nothing of the page hears of that. */
async function closeTabWithDraft() {
  const { name } = await openProduct();
  await userEvent.type(name, ' ممتاز');
  await waitFor(() => expect(draft()).toContain('ممتاز'));
  cleanup();
}

describe('what was typed into a product', () => {
  it('is back when the tab was closed, as something not yet saved, and goes when it is given up', async () => {
    await closeTabWithDraft();
    const { form, name } = await openProduct();
    expect(name).toHaveValue('کنسانتره سیب ممتاز');
    expect(form.getByText('نوشته‌های ذخیره‌نشدهٔ شما بازگشت')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'خروج بدون ذخیره' }));
    expect(draft()).toBeNull();
  });

  it('can be set aside for what is stored', async () => {
    await closeTabWithDraft();
    const { form, name } = await openProduct();
    await userEvent.click(form.getByRole('button', { name: 'کنار گذاشتن' }));
    expect(name).toHaveValue('کنسانتره سیب');
    expect(draft()).toBeNull();
  });

  it('is nobody else’s, and goes at logout', async () => {
    await closeTabWithDraft();
    const { name } = await openProduct({ ...ADMIN, username: 'sara' });
    expect(name).toHaveValue('کنسانتره سیب');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'خروج' }));
    await waitFor(() => expect(draft()).toBeNull());
  });
});
