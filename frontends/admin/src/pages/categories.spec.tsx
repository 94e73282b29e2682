import { problem, screen, userEvent, waitFor, within } from '@afshoreh/testing';
import { expect, it } from '@jest/globals';
import { aCategory } from '../testing/entities';
import { openAdmin } from '../testing/open-admin';

it('a category that another admin has changed meanwhile is not overwritten unseen, and what was typed stays', async () => {
  const category = aCategory({ version: 4 });
  const { calls } = await openAdmin(`/admin/categories?category=${category.id}`, {
    answers: {
      'GET /api/categories': () => Response.json([category]),
      [`PUT /api/categories/${category.id}`]: () =>
        problem(409, 'catalog.category_changed_meanwhile', 'مدیر دیگری این دسته را تغییر داده است'),
    },
  });
  const dialog = within(await screen.findByRole('dialog'));
  const name = await dialog.findByRole('textbox', { name: /^نام دسته/ });
  await userEvent.type(name, ' ممتاز');
  await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
  await waitFor(() =>
    expect(calls.find(({ name: call }) => call.startsWith('PUT'))?.body).toMatchObject({ version: 4 }),
  );
  expect(await dialog.findByText('مدیر دیگری این دسته را تغییر داده است')).toBeVisible();
  expect(name).toHaveValue(`${category.name} ممتاز`);
});
