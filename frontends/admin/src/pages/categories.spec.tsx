import { onToast, type Toast } from '@afshoreh/contracts';
import { act, axe, problem, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { aCategory } from '../testing/entities';
import { openAdmin } from '../testing/open-admin';

type Category = ReturnType<typeof aCategory>;
const apple = aCategory({ version: 4 });
const grape = aCategory({ id: 2, slug: 'grape', name: 'کنسانترهٔ انگور', group: 'grape', position: 2 });

/** An API that stores categories and refuses an order with outdated versions. */
function store(stored: Category[]): Record<string, Answer> {
  return {
    'GET /api/admin/categories': () => Response.json(stored),
    'PUT /api/categories/order': ({ body }) => {
      const { categories } = body as { categories: Pick<Category, 'id' | 'version'>[] };
      const found = categories.map(({ id, version }) =>
        stored.find((each) => each.id === id && each.version === version),
      );
      if (found.includes(undefined))
        return problem(409, 'catalog.categories_changed_meanwhile', 'دسته‌ها در این میان تغییر کرده‌اند');
      const ordered = (found as Category[]).map((each, at) => ({
        ...each,
        position: at + 1,
        version: each.version + 1,
      }));
      stored.splice(0, stored.length, ...ordered);
      return Response.json(stored);
    },
  };
}
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);

describe('the order of categories', () => {
  async function moveDown(stored: Category[]) {
    const toasts: Toast[] = [];
    const stop = onToast((toast) => toasts.push(toast));
    const { container } = await openAdmin('/admin/categories', { answers: store(stored) });
    await userEvent.click(await screen.findByRole('button', { name: `پایین بردن دستهٔ ${apple.name}` }));
    await waitFor(() => expect(names()).toEqual([grape.name, apple.name]));
    expect(toasts.map(({ title, action }) => [title, action?.label])).toEqual([
      [`دستهٔ ${apple.name} به جایگاه ۲ رفت`, 'بازگردانی'],
    ]);
    return { toasts, stop, container };
  }

  it('is changed by one press, and taken back by another', async () => {
    const { toasts, stop, container } = await moveDown([apple, grape]);
    act(() => toasts[0]?.action?.onClick());
    await waitFor(() => expect(names()).toEqual([apple.name, grape.name]));
    expect(toasts.at(-1)?.title).toBe('ترتیب دسته‌ها بازگشت');
    expect(await axe(container)).toEqual([]);
    stop();
  });

  it('is not undone when somebody else has changed it meanwhile: a message says so, and their order is shown', async () => {
    const stored = [apple, grape];
    const { toasts, stop } = await moveDown(stored);
    stored.push(aCategory({ id: 3, slug: 'cherry', name: 'کنسانترهٔ آلبالو', position: 3 }));
    stored[0] = { ...grape, name: 'انگور سیاه', version: 9 };
    act(() => toasts[0]?.action?.onClick());
    await waitFor(() => expect(names()).toEqual(['انگور سیاه', apple.name, 'کنسانترهٔ آلبالو']));
    expect(toasts.at(-1)).toMatchObject({
      tone: 'error',
      title: 'ترتیب دسته‌ها ذخیره نشد',
      description: 'دسته‌ها در این میان تغییر کرده‌اند',
    });
    stop();
  });
});

it('of a category that two admins change, each field that both wrote is chosen for, and nothing typed goes', async () => {
  const theirs = { ...apple, name: 'سیب سبز', group: 'other' as const, version: 5 };
  let stored = apple;
  const by = { by: 'سارا کریمی', at: '2026-11-21T06:30:00.000Z' };
  const conflicts = [{ field: 'name', mine: `${apple.name} ممتاز`, theirs: theirs.name, ...by }];
  const { calls } = await openAdmin(`/admin/categories?category=${apple.id}`, {
    answers: {
      'GET /api/admin/categories': () => Response.json([stored]),
      [`PUT /api/categories/${apple.id}`]: ({ body }) => {
        if ((body as Category).version === stored.version) return Response.json(stored);
        const problem = { code: 'catalog.category_changed_meanwhile', message: 'هم‌زمان تغییر کرد', conflicts };
        return Response.json(problem, { status: 409 });
      },
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'ویرایش دسته' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: /^نام دسته/ }), ' ممتاز');
  stored = theirs;
  await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
  const choice = within(await screen.findByRole('dialog', { name: 'هم‌زمان ویرایش شده است' }));
  await userEvent.click(await choice.findByRole('radio', { name: /^نوشتهٔ شما/ }));
  await userEvent.click(choice.getByRole('button', { name: 'آوردن در فرم' }));
  expect(dialog.getByRole('textbox', { name: /^نام دسته/ })).toHaveValue(`${apple.name} ممتاز`);
  await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body);
  expect(sent).toEqual([
    { name: `${apple.name} ممتاز`, slug: 'apple', group: 'apple', externalId: null, version: 4 },
    { name: `${apple.name} ممتاز`, slug: 'apple', group: 'other', externalId: null, version: 5 },
  ]);
});
