import { axe, problem, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { anAdmin, list, openAdmin } from '../testing/open-admin';

const user = userEvent.setup({ pointerEventsCheck: 0 });

const draft = {
  id: 12,
  version: 3,
  number: 'AP-1405-017',
  productId: 7,
  productName: 'کنسانترهٔ سیب',
  producedOn: '2026-10-01',
  bestBefore: '2028-10-01',
  kilograms: 22_000,
  pack: null,
  status: 'draft',
  state: 'draft',
  verdict: 'none',
  createdAt: '2026-10-02T06:30:00.000Z',
  updatedAt: '2026-10-02T06:30:00.000Z',
};
const terms = { unit: '°Bx', basisBrix: null, acid: null, endPoint: null };
const limitOf = (changes: object) => ({ min: null, max: null, absent: false, text: null, ...terms, ...changes });
const aParameter = (parameter: string, name: string, changes: object = {}) => ({
  parameter,
  name,
  englishName: parameter,
  unitName: null,
  method: null,
  limit: null,
  ...terms,
  ...changes,
});
const stated = [
  aParameter('brix', 'بریکس', { limit: limitOf({ min: 69, max: 71 }), method: 'INSO 2685' }),
  aParameter('lead', 'سرب', { unit: 'mg/kg', limit: limitOf({ max: 0.05, unit: 'mg/kg' }) }),
  aParameter('mould', 'کپک', { unit: null, limit: limitOf({ absent: true, unit: null }) }),
];
const brixResult = { ...stated[0]!, operator: 'equal', value: 70.2, text: null, verdict: 'pass', reason: null };
const published = {
  id: 5,
  version: 2,
  lotId: 12,
  edition: 1,
  corrects: null,
  replacedBy: null,
  kind: 'lot',
  laboratory: 'آزمایشگاه همکار آذر',
  accreditation: null,
  analysedOn: '2026-10-05',
  releasedBy: null,
  file: null,
  publishedAt: '2026-10-06T06:30:00.000Z',
  verdict: 'pass',
  results: [brixResult],
};
const aDraft = { ...published, id: 6, edition: null, publishedAt: null };
const acidity = { code: 'acidity', name: 'اسیدیته', englishName: 'acidity', unit: 'g/l', unitName: null, method: null };

interface Stored {
  lot?: object;
  analyses?: object[];
}
const answersOf = ({ lot = draft, analyses = [] }: Stored, more: Record<string, Answer>): Record<string, Answer> => ({
  'GET /api/admin/lots': list([lot]),
  'GET /api/admin/lots/12': () => Response.json({ ...lot, analyses, parameters: stated }),
  'GET /api/admin/analyses/5': () => Response.json(published),
  'GET /api/admin/analyses/6': () => Response.json(aDraft),
  'GET /api/parameters': () => Response.json([acidity]),
  'GET /api/products': list([{ id: 7, name: 'کنسانترهٔ سیب', pack: null }]),
  'POST /api/admin/lots': ({ body }) => Response.json({ ...draft, ...(body as object) }, { status: 201 }),
  'PUT /api/admin/lots/12/status': ({ body }) => Response.json({ ...lot, ...(body as object) }),
  'POST /api/admin/lots/12/analyses': () => Response.json(aDraft, { status: 201 }),
  'POST /api/admin/analyses/6/publish': () => Response.json({ ...aDraft, edition: 1 }),
  ...more,
});

async function open(query: string, stored: Stored = {}, more: Record<string, Answer> = {}) {
  return openAdmin(`/admin/lots${query}`, { answers: answersOf(stored, more) });
}
type Calls = Awaited<ReturnType<typeof open>>['calls'];
const bodyOf = (calls: Calls, wanted: string) => calls.findLast(({ name }) => name === wanted)?.body;
const dialogOf = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
type Dialog = Awaited<ReturnType<typeof dialogOf>>;
const row = async (dialog: Dialog, name: string) => within(await dialog.findByRole('group', { name }));
const press = (dialog: Dialog, name: string) => user.click(dialog.getByRole('button', { name }));
const confirm = async (title: string, name: string) =>
  user.click(within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name }));

const CREATED = 'POST /api/admin/lots/12/analyses';

async function fillHead(dialog: Dialog) {
  await user.type(await dialog.findByLabelText(/^آزمایشگاه/), 'آزمایشگاه همکار آذر');
  await user.type(dialog.getByLabelText(/^تاریخ آزمایش/), '۱۴۰۵/۰۷/۱۳');
}

describe('the lots', () => {
  it('are listed with product, days, state and weight, and lead to their page once they left the draft', async () => {
    const { container } = await open('', { lot: { ...draft, status: 'released', state: 'expired' } });
    const line = within(await screen.findByRole('row', { name: /AP-1405-017/ }));
    for (const text of ['کنسانترهٔ سیب', '۱۴۰۵/۰۷/۰۹', '۱۴۰۷/۰۷/۱۰', 'تاریخ‌گذشته'])
      expect(line.getByText(text)).toBeVisible();
    expect(line.getByText(/۲۲٬۰۰۰/)).toBeVisible();
    expect(line.getByRole('link', { name: /در سایت/ })).toHaveAttribute('href', '/lots/AP-1405-017');
    expect(line.queryByRole('link', { name: /ویرایش/ })).toBeNull();
    expect(await axe(container)).toEqual([]);
  });

  it('get a product by its letters, Persian days and «۲ تن» for kilograms', async () => {
    const { calls } = await open('?lot=new');
    const dialog = await dialogOf('افزودن بهر');
    await user.type(dialog.getByLabelText(/شمارهٔ بهر/), 'ap-1405-۰۱۷');
    await user.type(dialog.getByRole('combobox', { name: /محصول/ }), 'سیب');
    await dialog.findByRole('option', { name: 'کنسانترهٔ سیب' });
    await user.keyboard('{Enter}');
    await user.type(dialog.getByLabelText(/تاریخ تولید/), '۱۴۰۵/۰۷/۰۹');
    await user.type(dialog.getByLabelText(/بهترین زمان مصرف/), '۱۴۰۷/۰۷/۱۰');
    await user.type(dialog.getByLabelText(/^مقدار/), '۲ تن');
    await press(dialog, 'ذخیره');
    expect(await screen.findByRole('dialog', { name: /AP-1405-017/ })).toBeVisible();
    expect(bodyOf(calls, 'POST /api/admin/lots')).toEqual({
      number: 'AP-1405-017',
      productId: 7,
      producedOn: '2026-10-01',
      bestBefore: '2028-10-01',
      kilograms: 2000,
      pack: null,
    });
  });

  it('weigh up to 10,000 tons, as the API allows', async () => {
    await open('?lot=new');
    const dialog = await dialogOf('افزودن بهر');
    const field = dialog.getByLabelText(/^مقدار/);
    await user.type(field, '۱۰۰۰۱ تن');
    await press(dialog, 'ذخیره');
    expect(await dialog.findByText(/^حداکثر ۱۰٬۰۰۰ تن|^حداکثر ۱۰٬۰۰۰٬۰۰۰/)).toBeVisible();
    await user.clear(field);
    await user.type(field, '۱۰۰۰۰ تن');
    await waitFor(() => expect(field).toBeValid());
  });

  it('say what visitors will see before a release, and send the version that was seen', async () => {
    const { calls } = await open('?lot=12');
    const dialog = await dialogOf(/AP-1405-017/);
    await user.click(await dialog.findByRole('button', { name: 'آزاد کردن' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'آزاد کردن بهر' }));
    expect(question.getByText(/بازدیدکنندگان این بهر/)).toBeVisible();
    expect(question.getByText(/هنوز برگه‌ای/)).toBeVisible();
    await press(question, 'با این حال آزاد شود');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(bodyOf(calls, 'PUT /api/admin/lots/12/status')).toEqual({ status: 'released', version: 3 });
  });
});

describe('a release', () => {
  const question = async (lot: object, analyses: object[]) => {
    await open('?lot=12', { lot: { ...draft, ...lot }, analyses });
    const dialog = await dialogOf(/AP-1405-017/);
    await user.click(await dialog.findByRole('button', { name: 'آزاد کردن' }));
    return within(await screen.findByRole('alertdialog', { name: 'آزاد کردن بهر' }));
  };

  it('asks with the results that are out of their limits when the last certificate fails', async () => {
    const failing = { ...brixResult, value: 68.4, verdict: 'fail', reason: 'below' };
    const former = { ...published, id: 4, replacedBy: 2 };
    const last = { ...published, edition: 2, corrects: 1, results: [failing], verdict: 'fail' };
    const asked = await question({ verdict: 'fail' }, [last, former]);
    expect(asked.getByText(/نتیجه‌ای بیرون از حد/)).toBeVisible();
    expect(asked.getByText('بریکس: ۶۸٫۴، حد ۶۹ تا ۷۱')).toBeVisible();
    expect(asked.getByRole('button', { name: 'با این حال آزاد شود' })).toBeVisible();
  });

  it('of a lot whose last certificate passes raises no doubt', async () => {
    const asked = await question({ verdict: 'pass' }, [published]);
    expect(asked.queryByText(/برگهٔ منتشرشده نتیجه‌ای|هنوز برگه‌ای/)).toBeNull();
    expect(asked.getByRole('button', { name: 'آزاد کردن' })).toBeVisible();
  });
});

describe('the verdicts of lots', () => {
  it('stand in the list and filter it by the address', async () => {
    const { calls } = await open('?verdict=fail', { lot: { ...draft, verdict: 'fail' } });
    const line = within(await screen.findByRole('row', { name: /AP-1405-017/ }));
    expect(line.getByText('بیرون از حد')).toBeVisible();
    expect(calls.some(({ name, query }) => name === 'GET /api/admin/lots' && query.get('verdict') === 'fail')).toBe(
      true,
    );
  });
});

describe('a certificate of analysis', () => {
  it('is typed with Enter and arrows from row to row, and judged while it is typed', async () => {
    const { calls, container } = await open('?lot=12&analysis=new');
    const dialog = await dialogOf('برگهٔ آنالیز جدید');
    await fillHead(dialog);
    await user.click((await row(dialog, 'بریکس')).getByRole('textbox', { name: 'بریکس' }));
    await user.keyboard('۷۱٫۵');
    const brix = await row(dialog, 'بریکس');
    expect(brix.getByText('بیرون از حد')).toBeVisible();
    expect(brix.getByText('بیشتر از حد')).toBeVisible();
    await user.keyboard('{Backspace}{Backspace}{Backspace}۰٫۲{Enter}');
    expect(brix.getByText('درون حد')).toBeVisible();
    await user.keyboard('<۰٫۰۵{ArrowDown}منفی{ArrowUp}');
    expect((await row(dialog, 'سرب')).getByRole('textbox', { name: 'سرب' })).toHaveFocus();
    expect((await row(dialog, 'سرب')).getByText('درون حد')).toBeVisible();
    expect(await axe(container)).toEqual([]);
    await press(dialog, 'ذخیرهٔ پیش‌نویس');
    await waitFor(() => expect(bodyOf(calls, CREATED)).toBeDefined());
    expect(bodyOf(calls, CREATED)).toMatchObject({
      corrects: null,
      kind: 'lot',
      laboratory: 'آزمایشگاه همکار آذر',
      analysedOn: '2026-10-05',
      results: [
        { parameter: 'brix', operator: 'equal', value: 70.2, text: null, unit: '°Bx', method: 'INSO 2685' },
        { parameter: 'lead', operator: 'below', value: 0.05, unit: 'mg/kg' },
        { parameter: 'mould', operator: 'absent', value: null, unit: null },
      ],
    });
  });

  it('takes further parameters and leaves out empty rows', async () => {
    const { calls } = await open('?lot=12&analysis=new');
    const dialog = await dialogOf('برگهٔ آنالیز جدید');
    await fillHead(dialog);
    await user.selectOptions(dialog.getByRole('combobox', { name: /افزودن پارامتر دیگر/ }), 'اسیدیته');
    await user.type((await row(dialog, 'اسیدیته')).getByRole('textbox', { name: 'اسیدیته' }), '۱۲');
    await press(dialog, 'ذخیرهٔ پیش‌نویس');
    await waitFor(() => expect(bodyOf(calls, CREATED)).toBeDefined());
    expect(bodyOf(calls, CREATED)).toMatchObject({ results: [{ parameter: 'acidity', value: 12, unit: 'g/l' }] });
  });

  it('keeps what was typed when the save fails', async () => {
    const failing = { [CREATED]: () => problem(500, 'internal', 'خطای سرور') };
    await open('?lot=12&analysis=new', {}, failing);
    const dialog = await dialogOf('برگهٔ آنالیز جدید');
    await fillHead(dialog);
    await user.type((await row(dialog, 'سرب')).getByRole('textbox', { name: 'سرب' }), '۰٫۰۴');
    await press(dialog, 'ذخیرهٔ پیش‌نویس');
    expect(await dialog.findByText('خطا در ذخیرهٔ برگهٔ آنالیز')).toBeVisible();
    expect((await row(dialog, 'سرب')).getByRole('textbox', { name: 'سرب' })).toHaveValue('۰٫۰۴');
  });

  it('is published after a confirmation, with the version that was seen', async () => {
    const { calls } = await open('?lot=12', { analyses: [aDraft] });
    const dialog = await dialogOf(/AP-1405-017/);
    await user.click(await dialog.findByRole('button', { name: /^انتشار/ }));
    expect(await screen.findByText(/دیگر تغییر نمی‌کند/)).toBeVisible();
    await confirm('انتشار برگهٔ آنالیز', 'انتشار');
    await waitFor(() => expect(bodyOf(calls, 'POST /api/admin/analyses/6/publish')).toEqual({ version: 2 }));
  });

  it('is corrected by a new draft that names it and starts with its results', async () => {
    const { calls } = await open('?lot=12', { analyses: [published] });
    const dialog = await dialogOf(/AP-1405-017/);
    expect(dialog.queryByRole('button', { name: /^انتشار/ })).toBeNull();
    await user.click(await dialog.findByRole('link', { name: /^تصحیح/ }));
    const form = await dialogOf('برگهٔ آنالیز جدید');
    const field = (await row(form, 'بریکس')).getByRole('textbox', { name: 'بریکس' });
    expect(field).toHaveValue('۷۰٫۲');
    await user.clear(field);
    await user.type(field, '۷۰٫۴');
    await press(form, 'ذخیرهٔ پیش‌نویس');
    await waitFor(() => expect(bodyOf(calls, CREATED)).toBeDefined());
    expect(bodyOf(calls, CREATED)).toMatchObject({ corrects: 1, results: [{ parameter: 'brix', value: 70.4 }] });
  });

  it('lets the admin choose when a colleague changed the same results', async () => {
    const theirs = [{ ...brixResult, value: 70.9 }];
    const by = { by: 'سارا کریمی', at: '2026-11-21T06:30:00.000Z' };
    const conflicts = [{ field: 'results', mine: [{ ...brixResult, value: 70.4 }], theirs, ...by }];
    const stored = { ...aDraft, version: 3, results: theirs };
    let reads = 0;
    const { calls } = await open(
      '?analysis=6',
      {},
      {
        'GET /api/admin/analyses/6': () => Response.json((reads += 1) === 1 ? aDraft : stored),
        'PUT /api/admin/analyses/6': ({ body }) =>
          (body as { version: number }).version === 3
            ? Response.json({ ...stored, version: 4 })
            : Response.json(
                { code: 'lots.analysis_changed_meanwhile', message: 'هم‌زمان', conflicts },
                { status: 409 },
              ),
      },
    );
    const form = await dialogOf('ویرایش برگهٔ آنالیز');
    const field = (await row(form, 'بریکس')).getByRole('textbox', { name: 'بریکس' });
    await user.clear(field);
    await user.type(field, '۷۰٫۴');
    await press(form, 'ذخیرهٔ پیش‌نویس');
    const chooser = await dialogOf('هم‌زمان ویرایش شده است');
    await user.click(await chooser.findByRole('radio', { name: /۷۰٫۹/ }));
    await press(chooser, 'آوردن در فرم');
    expect((await row(form, 'بریکس')).getByRole('textbox', { name: 'بریکس' })).toHaveValue('۷۰٫۹');
    await press(form, 'ذخیرهٔ پیش‌نویس');
    await waitFor(() => expect(bodyOf(calls, 'PUT /api/admin/analyses/6')).toMatchObject({ version: 3 }));
  });

  it('takes the rows of a table that were read, and says what is wrong with the others', async () => {
    const checked = [
      { row: 2, problem: null, result: { ...brixResult, value: 70.6 } },
      { row: 3, problem: 'این ویژگی شناخته نشد', result: null },
    ];
    const { calls } = await open(
      '?lot=12&analysis=new',
      {},
      {
        'POST /api/admin/lots/12/results/check': () => Response.json(checked),
      },
    );
    const form = await dialogOf('برگهٔ آنالیز جدید');
    await user.click(await form.findByRole('button', { name: 'از جدول CSV' }));
    const sheet = await dialogOf('خواندن نتایج از جدول');
    await user.click(sheet.getByLabelText('جدول CSV'));
    await user.paste('ویژگی,نتیجه\nبریکس,۷۰٫۶\nناشناس,۱');
    await press(sheet, 'بررسی');
    expect(await sheet.findByText('این ویژگی شناخته نشد')).toBeVisible();
    await press(sheet, 'وارد کردن در برگه');
    expect((await row(form, 'بریکس')).getByRole('textbox', { name: 'بریکس' })).toHaveValue('۷۰٫۶');
    expect(bodyOf(calls, 'POST /api/admin/lots/12/results/check')).toEqual({
      csv: 'ویژگی,نتیجه\nبریکس,۷۰٫۶\nناشناس,۱',
    });
  });

  it('is only read by a role that may not write', async () => {
    const admin = anAdmin('sales', { catalogue: 'read' });
    await openAdmin('/admin/lots?lot=12', { answers: answersOf({ analyses: [published] }, {}), admin });
    const dialog = await dialogOf(/AP-1405-017/);
    await user.click(await dialog.findByRole('link', { name: /^مشاهده/ }));
    const form = await dialogOf('برگهٔ آنالیز');
    const field = (await row(form, 'بریکس')).getByRole('textbox', { name: 'بریکس' });
    expect(field).toHaveValue('۷۰٫۲');
    expect(field).toBeDisabled();
    for (const name of ['ذخیرهٔ پیش‌نویس', 'آزاد کردن', 'از جدول CSV'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
