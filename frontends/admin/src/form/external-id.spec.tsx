import { problem, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { aCategory, aListedCustomer, aProduct } from '../testing/entities';
import { anAdmin, list, openAdmin } from '../testing/open-admin';

const taken = 'رکورد دیگری همین شناسهٔ بیرونی را دارد';
const refused = () => problem(409, 'external_id_taken', taken, [{ field: 'externalId', message: taken }]);
const product = aProduct({ externalId: 'ERP-1' });
const category = aCategory({ externalId: 'ERP-2' });
const customer = aListedCustomer({ externalId: 'ERP-3' });

interface Screen {
  of: string;
  path: string;
  reads: Record<string, Answer>;
  write: string;
  stored: string;
  /** The button that opens the form. */
  open?: string;
  save: string;
}

const screens: Screen[] = [
  {
    of: 'a product',
    path: '/admin/products?product=7',
    reads: { 'GET /api/admin/products/7': () => Response.json(product), 'GET /api/admin/products': list([product]) },
    write: 'PUT /api/products/7',
    stored: 'ERP-1',
    save: 'ذخیره',
  },
  {
    of: 'a category',
    path: '/admin/categories?category=1',
    reads: {},
    write: 'PUT /api/categories/1',
    stored: 'ERP-2',
    save: 'ذخیره',
  },
  {
    of: 'a customer',
    path: '/admin/customers/accounts?customer=9',
    reads: {
      'GET /api/customers': list([customer]),
      'GET /api/customers/9': () => Response.json(customer),
      'GET /api/customers/9/orders': list([]),
    },
    write: 'PUT /api/customers/9/external-id',
    stored: 'ERP-3',
    open: 'تغییر شناسه',
    save: 'ذخیرهٔ شناسه',
  },
];

describe.each(screens)('the external id of $of', ({ path, reads, write, stored, open, save }) => {
  it('is shown, refused under its field when another record has it, and sent in capitals or as none', async () => {
    let isTaken = true;
    const { calls } = await openAdmin(path, {
      answers: {
        ...reads,
        'GET /api/admin/categories': () => Response.json([category]),
        [write]: ({ body }) => (isTaken ? refused() : Response.json({ ...product, ...category, ...(body as object) })),
      },
    });
    const dialog = within(await screen.findByRole('dialog'));
    if (open) {
      expect(await dialog.findByText(stored)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: open }));
    }
    const field = await dialog.findByRole('textbox', { name: /شناسهٔ بیرونی/ });
    expect(field).toHaveValue(stored);
    await userEvent.clear(field);
    await userEvent.type(field, 'erp 9');
    await userEvent.click(dialog.getByRole('button', { name: save }));
    await waitFor(() => expect(field).toBeInvalid());
    expect(calls.filter(({ name }) => name === write)).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, 'erp-۹');
    await userEvent.click(dialog.getByRole('button', { name: save }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(taken)));
    isTaken = false;
    await userEvent.clear(field);
    await userEvent.click(dialog.getByRole('button', { name: save }));
    await waitFor(() =>
      expect(calls.filter(({ name }) => name === write).map(({ body }) => body)).toMatchObject([
        { externalId: 'ERP-9' },
        { externalId: null },
      ]),
    );
  });
});

it('finds a category', async () => {
  const answers = { 'GET /api/admin/categories': () => Response.json([category, aCategory({ id: 2, name: 'انگور' })]) };
  await openAdmin('/admin/categories?q=erp-2', { answers });
  expect(await screen.findByRole('row', { name: new RegExp(category.name) })).toBeVisible();
  expect(screen.queryByRole('row', { name: /انگور/ })).toBeNull();
});

it('of a customer is not changed by a role that only reads customers', async () => {
  const admin = anAdmin('editor', { customers: 'read' });
  await openAdmin('/admin/customers/accounts?customer=9', { answers: screens[2]?.reads ?? {}, admin });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('ERP-3')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'تغییر شناسه' })).toBeNull();
});
