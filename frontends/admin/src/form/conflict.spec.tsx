import { api, dataOf } from '@afshoreh/api-client';
import { TextField, type Failure } from '@afshoreh/ui';
import { useForm } from '@afshoreh/ui/form';
import { mockApi, axe, problem, renderPage, screen, userEvent, within, type Answer } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { useState } from 'react';
import * as z from 'zod/mini';
import { aProduct } from '../testing/entities';
import { ConflictChooser } from './conflict-chooser';
import { useConflict } from './use-conflict';

type Product = ReturnType<typeof aProduct>;
const MINE = { name: 'کنسانترهٔ سیب زرد', brix: '۷۱' };
const valuesOf = ({ name, brix, origin }: Product) => ({ name, brix, origin });
const LABELS = { name: 'نام', brix: 'بریکس', origin: 'مبدأ' };

function ProductForm() {
  const [edited, setEdited] = useState(aProduct());
  const path = { id: edited.id };
  const { form, formProps, fieldProps } = useForm({
    schema: z.object({ name: z.string(), brix: z.string(), origin: z.string() }),
    defaultValues: valuesOf(edited),
    onSubmit: async (values) => {
      const { price, category, featured, showPrice, version } = edited;
      const body = { ...values, price: price ?? 0, category, featured, showPrice, version };
      dataOf(await api.PUT('/products/{id}', { params: { path }, body }));
    },
    onFailure: handleFailure,
  });
  const conflict = useConflict({
    form,
    read: () => api.GET('/admin/products/{id}', { params: { path } }).then(dataOf),
    valuesOf,
    onMerged: setEdited,
  });
  function handleFailure(error: Error): Failure | null {
    return conflict.take(error) ? null : { title: 'ذخیره نشد', text: error.message };
  }
  return (
    <form {...formProps}>
      <TextField label="نام" {...fieldProps('name')} />
      <TextField label="بریکس" {...fieldProps('brix')} />
      <TextField label="مبدأ" {...fieldProps('origin')} />
      <button>ذخیره</button>
      <ConflictChooser conflict={conflict} labels={LABELS} />
    </form>
  );
}

const by = { by: 'سارا کریمی', at: '2026-11-21T06:30:00.000Z' };
/** An API that refuses each save of an outdated version, with the given conflicts. */
function server(stored: Product, conflicts: object[], more: Record<string, Answer> = {}) {
  return mockApi({
    'GET /api/admin/products/7': () => Response.json(stored),
    'PUT /api/products/7': ({ body }) => {
      if ((body as Product).version === stored.version) return Response.json(stored);
      const problem = { code: 'catalog.changed_meanwhile', message: 'هم‌زمان تغییر کرد', conflicts };
      return Response.json(problem, { status: 409 });
    },
    ...more,
  });
}
const bothChanged = (changes: Partial<Product>, mine: Record<string, string> = MINE) =>
  Object.entries(changes).map(([field, theirs]) => ({ field, mine: mine[field], theirs, ...by }));

async function write(field: string, text: string) {
  const box = screen.getByRole('textbox', { name: field });
  await userEvent.clear(box);
  await userEvent.type(box, text);
}
/** Fills in the form and sends it. */
async function saveMine(mine: Partial<typeof MINE> = MINE) {
  renderPage(<ProductForm />);
  if (mine.name) await write('نام', mine.name);
  if (mine.brix) await write('بریکس', mine.brix);
  await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }));
  return within(await screen.findByRole('dialog', { name: 'هم‌زمان ویرایش شده است' }));
}
const apply = (dialog: ReturnType<typeof within>) =>
  userEvent.click(dialog.getByRole('button', { name: 'آوردن در فرم' }));
const value = (field: string) => screen.getByRole<HTMLInputElement>('textbox', { name: field }).value;

describe('two people who change one record', () => {
  const theirs = { name: 'کنسانترهٔ سیب سرخ', brix: '۷۲' };
  const stored = aProduct({ ...theirs, origin: 'خوی', version: 4 });

  it('choose a value for each field that both changed; fields that one of them changed keep that value', async () => {
    const calls = server(stored, bothChanged(theirs));
    const dialog = await saveMine();
    const name = within(await dialog.findByRole('radiogroup', { name: 'نام' }));
    expect(name.getByRole('radio', { name: 'نوشتهٔ شما کنسانترهٔ سیب زرد' })).not.toBeChecked();
    const other = name.getByRole('radio', { name: /^سارا کریمی، .*۱۴۰۵\/۰۸\/۳۰\s۱۰:۰۰.* کنسانترهٔ سیب سرخ$/ });
    expect(await axe(document.body)).toEqual([]);
    await userEvent.click(other);
    const brix = within(dialog.getByRole('radiogroup', { name: 'بریکس' }));
    await userEvent.click(brix.getByRole('radio', { name: /نوشتهٔ شما/ }));
    await apply(dialog);
    expect([value('نام'), value('بریکس'), value('مبدأ')]).toEqual([theirs.name, MINE.brix, 'خوی']);
    await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }));
    expect(calls.at(-1)?.body).toMatchObject({ name: theirs.name, brix: MINE.brix, origin: 'خوی', version: 4 });
  });

  it('see which words differ', async () => {
    server(stored, bothChanged({ name: theirs.name }));
    const dialog = await saveMine({ name: MINE.name });
    await dialog.findByRole('radiogroup', { name: 'نام' });
    expect(dialog.getByRole('insertion')).toHaveTextContent(/^زرد$/);
    expect(dialog.getByRole('deletion')).toHaveTextContent(/^سرخ$/);
  });

  it('must choose for every field before anything changes', async () => {
    server(stored, bothChanged(theirs));
    const dialog = await saveMine();
    const brix = within(await dialog.findByRole('radiogroup', { name: 'بریکس' }));
    await userEvent.click(brix.getByRole('radio', { name: /سارا کریمی/ }));
    await apply(dialog);
    const name = within(dialog.getByRole('radiogroup', { name: 'نام', description: 'انتخاب کنید کدام بماند' }));
    expect(name.getByRole('radio', { name: /نوشتهٔ شما/ })).toHaveFocus();
    expect(brix.queryByRole('alert')).toBeNull();
  });

  it('keep their input when they go back, and the next save is refused again', async () => {
    const calls = server(stored, bothChanged(theirs));
    const dialog = await saveMine();
    await dialog.findByRole('radiogroup', { name: 'نام' });
    await userEvent.click(dialog.getByRole('button', { name: 'بازگشت به فرم' }));
    expect([value('نام'), value('بریکس'), value('مبدأ')]).toEqual([MINE.name, MINE.brix, 'ارومیه']);
    await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => (body as Product).version)).toEqual([
      3, 3,
    ]);
  });

  it('have nothing to choose when they changed different fields, and both changes stay', async () => {
    server(aProduct({ origin: 'خوی', version: 4 }), []);
    const dialog = await saveMine();
    expect(dialog.getByText(/تداخلی ندارد/)).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'آوردن در فرم' }));
    expect([value('نام'), value('بریکس'), value('مبدأ')]).toEqual([MINE.name, MINE.brix, 'خوی']);
  });

  it('choose between their value and the newest stored one, also when it changed once more', async () => {
    server(aProduct({ ...stored, name: 'کنسانترهٔ سیب شفاف', version: 5 }), bothChanged({ name: theirs.name }));
    const dialog = await saveMine();
    await userEvent.click(await dialog.findByRole('radio', { name: /سیب شفاف/ }));
    await apply(dialog);
    expect(value('نام')).toBe('کنسانترهٔ سیب شفاف');
  });

  it('can try again when the new version cannot be read', async () => {
    let isDown = true;
    const read = () =>
      isDown ? problem(503, 'common.unavailable', 'پایگاه داده در دسترس نیست') : Response.json(stored);
    server(stored, bothChanged(theirs), { 'GET /api/admin/products/7': read });
    const dialog = await saveMine();
    expect(await dialog.findByText('پایگاه داده در دسترس نیست')).toBeVisible();
    isDown = false;
    await userEvent.click(dialog.getByRole('button', { name: 'تلاش دوباره' }));
    expect(await dialog.findByRole('radiogroup', { name: 'نام' })).toBeVisible();
  });
});
