import { ApiError } from '@afshoreh/api-client';
import { BrowserRouter } from '@afshoreh/contracts/router';
import { QueryClientProvider } from '@afshoreh/contracts/query';
import { screen, testQueryClient, userEvent, waitFor, within } from '@afshoreh/testing';
import { TextField } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { startTransition, useState } from 'react';
import * as z from 'zod/mini';
import { useOpened } from '../list/use-opened';
import { FormOutcome } from './form-outcome';
import { LeaveGuard } from './leave-guard';
import { RecordDialog } from './record-dialog';
import { useRecordForm, type SentRecord } from './use-record-form';

interface Fruit {
  id: number;
  name: string;
  origin: string;
  version: number;
}
const apple: Fruit = { id: 7, name: 'سیب', origin: 'ارومیه', version: 3 };
const schema = z.object({ name: z.string(), origin: z.string() });
const valuesOf = ({ name, origin }: Fruit = { ...apple, name: '', origin: '' }) => ({ name, origin });
const labels = { name: 'نام', origin: 'مبدأ' };
const words = { save: 'ذخیره', saving: 'در حال ذخیره', cancel: 'انصراف' };
type Save = (sent: SentRecord<z.infer<typeof schema>, Fruit>) => Promise<Fruit>;

const next: Save = ({ values, edited }) =>
  Promise.resolve({ ...apple, ...values, version: (edited?.version ?? 0) + 1 });
const gone = () => Promise.reject(new ApiError(404, 'fruits.not_found', 'پیدا نشد', [], ''));

/** A form of the screen itself. The button replaces the stored record, as a refetch of the list would. */
function SheetForm({ save, newer }: { save: Save; newer: Fruit }) {
  const [stored, setStored] = useState(apple);
  const form = useRecordForm({ schema, stored, valuesOf, save, failed: 'ذخیره نشد', draft: 'fruit' });
  return (
    <FormLayout {...form.formProps} aria-label="برگه">
      <TextField label="نام برگه" {...form.fieldProps('name')} />
      <TextField label="مبدأ برگه" {...form.fieldProps('origin')} />
      <output>{form.edited?.version}</output>
      <FormOutcome form={form} labels={labels} />
      <button>ثبت برگه</button>
      <button type="button" onClick={() => startTransition(() => setStored(newer))}>
        تازه کردن
      </button>
    </FormLayout>
  );
}

interface Options {
  save?: Save;
  newer?: Fruit;
}

/** A screen with a form, and a dialog over it with the form of a record. The dialog opens by the address. */
function Screen({ save = next, newer = apple }: Options) {
  const opened = useOpened('fruit');
  return (
    <>
      <SheetForm save={save} newer={newer} />
      <button onClick={() => opened.open(7)}>ویرایش سیب</button>
      {opened.value && (
        <RecordDialog
          title="سیب"
          description="یک ردیف"
          failed="ذخیره نشد"
          record={apple}
          subject="category"
          onClose={opened.close}
          {...{ words, schema, valuesOf, save, labels }}
        >
          {({ fieldProps }) => <TextField label="نام" {...fieldProps('name')} />}
        </RecordDialog>
      )}
      <LeaveGuard />
    </>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name, hidden: true });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const holdsTab = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

function show(options: Options = {}) {
  render(
    <QueryClientProvider client={testQueryClient()}>
      <BrowserRouter>
        <Screen {...options} />
      </BrowserRouter>
    </QueryClientProvider>,
  );
}
async function openDialog() {
  await press('ویرایش سیب');
  return within(await screen.findByRole('dialog', { name: 'سیب' }));
}
const dialogCloses = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'سیب' })).toBeNull());

beforeEach(() => window.history.replaceState({ idx: 0 }, '', '/admin/fruits'));
afterEach(() => localStorage.clear());

describe('a form in a dialog over another form', () => {
  it('is the only form that is discarded when the dialog is closed', async () => {
    show();
    await userEvent.type(field('نام برگه'), ' سرخ');
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: 'نام' }), ' زرد');
    await userEvent.click(dialog.getByRole('button', { name: 'انصراف' }));
    await press('خروج بدون ذخیره');
    await dialogCloses();
    expect(field('نام برگه')).toHaveValue('سیب سرخ');
    await waitFor(() => expect(localStorage.getItem('afshoreh.admin.draft..fruit')).toContain('سرخ'));
    expect(holdsTab()).toBe(true);
  });

  it('closes without a question when it is unchanged, also when the form below has unsaved input', async () => {
    show();
    await userEvent.type(field('نام برگه'), ' سرخ');
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'انصراف' }));
    await dialogCloses();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(holdsTab()).toBe(true);
  });

  it('is saved without a question, and the form below still asks about its unsaved input', async () => {
    show();
    await userEvent.type(field('نام برگه'), ' سرخ');
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: 'نام' }), ' زرد');
    await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await dialogCloses();
    expect(field('نام برگه')).toHaveValue('سیب سرخ');
    expect(holdsTab()).toBe(true);
  });
});

describe('input that is typed during a save', () => {
  it('stays as an unsaved change, and the next save sends it with the new version', async () => {
    let answer = () => {};
    const save = jest.fn<Save>((sent) => new Promise((resolve) => (answer = () => void next(sent).then(resolve))));
    show({ save });
    await userEvent.type(field('نام برگه'), ' سرخ');
    await press('ثبت برگه');
    await userEvent.type(field('نام برگه'), ' شیرین');
    await userEvent.type(field('مبدأ برگه'), ' قدیم');
    answer();
    await waitFor(() => expect(screen.getByRole('form', { name: 'برگه' })).not.toHaveAttribute('aria-busy'));
    expect([field('نام برگه').value, field('مبدأ برگه').value]).toEqual(['سیب سرخ شیرین', 'ارومیه قدیم']);
    expect(holdsTab()).toBe(true);
    await waitFor(() => expect(localStorage.getItem('afshoreh.admin.draft..fruit')).toContain('شیرین'));
    await press('ثبت برگه');
    expect(save.mock.calls[1]?.[0]).toMatchObject({
      values: { name: 'سیب سرخ شیرین', origin: 'ارومیه قدیم' },
      edited: { name: 'سیب سرخ', version: 4 },
      changed: { name: true, origin: true },
    });
    answer();
    await waitFor(() => expect(holdsTab()).toBe(false));
    expect(localStorage.getItem('afshoreh.admin.draft..fruit')).toBeNull();
  });

  it('keeps its dialog open', async () => {
    let answer = () => {};
    show({ save: (sent) => new Promise((resolve) => (answer = () => void next(sent).then(resolve))) });
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: 'نام' }), ' زرد');
    await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'نام' }), ' شیرین');
    answer();
    await dialog.findByRole('button', { name: 'ذخیره' });
    expect(dialog.getByRole('textbox', { name: 'نام' })).toHaveValue('سیب زرد شیرین');
    await userEvent.click(dialog.getByRole('button', { name: 'انصراف' }));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
  });
});

describe('a record that is refetched', () => {
  const newer = { ...apple, origin: 'خوی', version: 4 };

  it('replaces the values of a form without unsaved input', async () => {
    show({ newer });
    await press('تازه کردن');
    await waitFor(() => expect(field('مبدأ برگه')).toHaveValue('خوی'));
    expect(holdsTab()).toBe(false);
  });

  it('keeps what is typed in the moment in which it appears', async () => {
    show({ newer: { ...apple, origin: 'مراغه', version: 4 } });
    const typed = new Promise<void>((resolve) => {
      // Runs when the newer record is in the document, and before React runs the effects of that.
      const observer = new MutationObserver(() => {
        fireEvent.change(field('نام برگه'), { target: { value: 'سیب سرخ' } });
        observer.disconnect();
        resolve();
      });
      observer.observe(screen.getByRole('status'), { characterData: true, subtree: true });
    });
    // Within `act` React runs effects at once, and not later as in a browser.
    const { IS_REACT_ACT_ENVIRONMENT } = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    try {
      screen.getByRole('button', { name: 'تازه کردن' }).click();
      await typed;
      await waitFor(() => expect(field('مبدأ برگه')).toHaveValue('مراغه'));
    } finally {
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT });
    }
    expect(field('نام برگه')).toHaveValue('سیب سرخ');
  });

  it("does not change a form with unsaved input, which keeps its version and does not overwrite the colleague's change", async () => {
    const save = jest.fn<Save>(next);
    show({ newer, save });
    await userEvent.type(field('نام برگه'), ' سرخ');
    await press('تازه کردن');
    expect([field('نام برگه').value, field('مبدأ برگه').value]).toEqual(['سیب سرخ', 'ارومیه']);
    await press('ثبت برگه');
    expect(save.mock.calls[0]?.[0].edited?.version).toBe(3);
  });
});

describe('a record that was deleted meanwhile', () => {
  it('is reported beside the button, and the input stays and can be saved as a new record', async () => {
    const save = jest.fn<Save>((sent) => (sent.edited ? gone() : next(sent)));
    show({ save });
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: 'نام' }), ' زرد');
    await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('این مورد هم‌زمان حذف شده است');
    expect(dialog.getByRole('textbox', { name: 'نام' })).toHaveValue('سیب زرد');
    expect(dialog.getByRole('button', { name: 'کپی نوشته‌ها' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'ذخیره به‌عنوان جدید' }));
    await dialogCloses();
    expect(save.mock.calls[1]?.[0]).toMatchObject({ values: { name: 'سیب زرد' }, edited: undefined });
  });

  it('offers to copy the input with the labels of the fields', async () => {
    const user = userEvent.setup();
    show({ save: gone });
    const dialog = await openDialog();
    await user.type(dialog.getByRole('textbox', { name: 'نام' }), ' زرد');
    await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await user.click(await dialog.findByRole('button', { name: 'کپی نوشته‌ها' }));
    expect(await window.navigator.clipboard.readText()).toBe('نام: سیب زرد\nمبدأ: ارومیه');
  });
});
