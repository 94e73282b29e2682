import { axe, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { openAdmin } from '../testing/open-admin';

const user = userEvent.setup({ pointerEventsCheck: 0 });

const aParameter = (code: string, name: string, changes: object = {}) => ({
  id: 1,
  code,
  name,
  englishName: code,
  group: 'chemical',
  kind: 'range',
  unit: '°Bx',
  unitName: null,
  decimals: 2,
  method: null,
  choices: [],
  filterable: true,
  position: 1,
  version: 1,
  ...changes,
});
const brix = aParameter('brix', 'بریکس');
const lead = aParameter('lead', 'سرب', { id: 2, kind: 'at_most', unit: 'mg/kg' });
const limits = { usualMin: null, usualMax: null, legalMin: null, legalMax: null, legalStandard: null };
const terms = { basisBrix: null, acid: null, endPoint: null };
const apple = {
  id: 1,
  code: 'apple',
  name: 'سیب',
  englishName: 'Apple',
  position: 1,
  version: 1,
  parameters: [
    { ...limits, ...terms, parameter: 'lead', required: false, legalMax: 0.3, confirmed: true },
    { ...limits, ...terms, parameter: 'brix', required: true, usualMin: 60, usualMax: 72, confirmed: true },
  ],
};
const stored = (values: object[] = []) => ({ productId: 7, name: 'کنسانترهٔ سیب', family: 'apple', version: 3, values });
const aValue = { min: null, max: null, target: null, text: null, ...terms, written: '', unread: false, ownText: null };

async function open(values: object[] = [], more: Record<string, Answer> = {}) {
  const page = await openAdmin('/admin/products?specification=7', {
    answers: {
      'GET /api/parameters': () => Response.json([brix, lead]),
      'GET /api/families': () => Response.json([apple]),
      'GET /api/admin/products/7/specification': () => Response.json(stored(values)),
      'PUT /api/admin/products/7/specification': () => Response.json({ ...stored(values), version: 4 }),
      ...more,
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'مشخصات آزمایشگاهی' }));
  const row = async (name: RegExp) => within(await dialog.findByRole('group', { name }));
  return { ...page, dialog, row };
}
const sent = (calls: { name: string; body: unknown }[]) =>
  calls.filter(({ name }) => name.startsWith('PUT')).at(-1)?.body;

describe('the specification of a product', () => {
  it('is typed with Enter from value to value, the required ones first, in any digits', async () => {
    const { calls, row, container } = await open();
    await user.click((await row(/بریکس/)).getByLabelText('کمترین'));
    await user.keyboard('۶۹٫۵{Enter}71{Enter}۷۰/۲۵{Enter}0.1{Enter}');
    await waitFor(() => expect(sent(calls)).toBeDefined());
    expect(sent(calls)).toEqual({
      family: 'apple',
      version: 3,
      values: [
        { parameter: 'brix', min: 69.5, max: 71, target: 70.25 },
        { parameter: 'lead', min: null, max: 0.1, target: null },
      ],
    });
    expect(await axe(container)).toEqual([]);
  });

  it('warns while typing of an unusual value and more of an illegal one, and refuses reversed ends', async () => {
    const { calls, row, dialog } = await open();
    const ofBrix = await row(/بریکس/);
    await user.type(ofBrix.getByLabelText('کمترین'), '۷۵');
    expect(ofBrix.getByText('بیرون از محدودهٔ معمول است')).toBeVisible();
    const ofLead = await row(/سرب/);
    await user.type(ofLead.getByLabelText('بیشترین'), '۰٫۴');
    expect(ofLead.getByText('بیرون از حد قانونی است')).toBeVisible();
    await user.type(ofBrix.getByLabelText('بیشترین'), '۷۰');
    expect(ofBrix.getByText('کمترین از بیشترین بزرگ‌تر است')).toBeVisible();
    expect(ofBrix.getByLabelText('کمترین')).toBeInvalid();
    await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    expect(await ofBrix.findByText('کمترین از بیشترین بزرگ‌تر است')).toBeVisible();
    expect(ofBrix.getByLabelText('کمترین')).toHaveFocus();
    expect(sent(calls)).toBeUndefined();
  });

  it('marks reversed ends and a target outside of them as they are typed, until they agree', async () => {
    const { row } = await open();
    const ofBrix = await row(/بریکس/);
    await user.type(ofBrix.getByLabelText('کمترین'), '۶۵');
    await user.type(ofBrix.getByLabelText('بیشترین'), '۷');
    expect(ofBrix.getByText('کمترین از بیشترین بزرگ‌تر است')).toBeVisible();
    await user.type(ofBrix.getByLabelText('بیشترین'), '۱');
    expect(ofBrix.queryByText('کمترین از بیشترین بزرگ‌تر است')).toBeNull();
    await user.type(ofBrix.getByLabelText('هدف'), '۷۲');
    expect(ofBrix.getByText('مقدار هدف بیرون از بازه است')).toBeVisible();
    expect(ofBrix.getByLabelText('هدف')).toBeInvalid();
    await user.type(ofBrix.getByLabelText('هدف'), '{Backspace}۰');
    expect(ofBrix.getByLabelText('هدف')).toBeValid();
  });

  it('returns a text that staff worded to its value, and accepts a text that was not read', async () => {
    const { calls, row, dialog } = await open([
      { ...aValue, parameter: 'brix', target: 70, written: '۷۰', ownText: 'به توافق' },
      { ...aValue, parameter: 'lead', text: 'ناچیز', written: 'ناچیز', unread: true },
    ]);
    const ofBrix = await row(/بریکس/);
    expect(ofBrix.getByText(/به توافق/)).toBeVisible();
    await user.click(ofBrix.getByRole('button', { name: 'برگرداندن به مقدار خودکار' }));
    await user.click((await row(/سرب/)).getByRole('button', { name: 'ثبت شد' }));
    await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(sent(calls)).toBeDefined());
    expect(sent(calls)).toMatchObject({
      values: [
        { parameter: 'brix', target: 70, automatic: true },
        { parameter: 'lead', text: 'ناچیز', unread: false },
      ],
    });
  });
});

describe('a family', () => {
  it('takes its parameters in another order, with limits in any digits, and refuses reversed ones', async () => {
    const { calls } = await openAdmin('/admin/parameters/families?family=1', {
      answers: {
        'GET /api/parameters': () => Response.json([brix, lead]),
        'GET /api/families': () => Response.json([apple]),
        'PUT /api/families/1': ({ body }) => Response.json({ ...apple, ...(body as object), version: 2 }),
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'ویرایش خانواده' }));
    await user.click(await dialog.findByRole('button', { name: 'بالاتر بردن بریکس' }));
    const ofLead = within(dialog.getByRole('group', { name: 'سرب' }));
    await user.type(ofLead.getByLabelText('حد قانونی، از'), '۰٫۵');
    await user.type(ofLead.getByLabelText('تاریخ منبع'), '۱۴۰۵/۰۸/۱۰');
    await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    expect(await ofLead.findByText('کمترین از بیشترین بزرگ‌تر است')).toBeVisible();
    expect(sent(calls)).toBeUndefined();
    await user.clear(ofLead.getByLabelText('حد قانونی، از'));
    await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(sent(calls)).toBeDefined());
    expect(sent(calls)).toMatchObject({
      version: 1,
      parameters: [
        { parameter: 'brix', usualMin: 60, usualMax: 72, required: true },
        { parameter: 'lead', legalMin: null, legalMax: 0.3, sourceDate: '2026-11-01' },
      ],
    });
  });
});

describe('the families', () => {
  const pear = {
    ...apple,
    id: 2,
    code: 'pear',
    name: 'گلابی',
    englishName: 'Pear',
    parameters: [
      {
        ...limits,
        ...terms,
        parameter: 'lead',
        required: false,
        legalMax: 0.3,
        confirmed: false,
      },
      {
        ...limits,
        ...terms,
        parameter: 'brix',
        required: true,
        usualMax: 72,
        confirmed: false,
      },
    ],
  };
  const openFamilies = (families: object[]) =>
    openAdmin('/admin/parameters/families', { answers: { 'GET /api/families': () => Response.json(families) } });

  it('say how many legal limits no expert has confirmed, and lead to the families that have them', async () => {
    const { container } = await openFamilies([apple, pear]);
    expect(await screen.findByText(/^۱ حد قانونی را هنوز کارشناسی تأیید نکرده است/)).toBeVisible();
    expect(within(screen.getByRole('row', { name: /گلابی/ })).getByText('۱ تأییدنشده')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /سیب/ })).queryByText(/تأییدنشده/)).toBeNull();
    expect(await axe(container)).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'دیدن خانواده‌ها' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /سیب/ })).toBeNull());
    expect(screen.getByRole('row', { name: /گلابی/ })).toBeVisible();
  });

  it('say nothing when all are confirmed', async () => {
    await openFamilies([apple]);
    await screen.findByRole('row', { name: /سیب/ });
    expect(screen.queryByText(/تأیید نکرده است/)).toBeNull();
  });
});

describe('the parameters', () => {
  it('are listed by group, and a used one is not deleted', async () => {
    const message = 'محصول یا خانواده‌ای برای این ویژگی مقدار دارد و حذف نمی‌شود';
    await openAdmin('/admin/parameters', {
      answers: {
        'GET /api/parameters': () => Response.json([brix, lead]),
        'DELETE /api/parameters/2': () =>
          Response.json({ code: 'catalog.parameter_in_use', message, statusCode: 409 }, { status: 409 }),
      },
    });
    expect(await screen.findByRole('row', { name: /سرب/ })).toHaveTextContent('mg/kg');
    await user.click(screen.getByRole('button', { name: 'حذف پارامتر سرب' }));
    await user.click(screen.getByRole('button', { name: 'حذف شود' }));
    expect(await screen.findByText(new RegExp(message))).toBeVisible();
  });

  it('say which texts could not be read, and lead to the specification of each product', async () => {
    await openAdmin('/admin/parameters/unread', {
      answers: {
        'GET /api/admin/unread-texts': () =>
          Response.json(
            [{ id: 1, productId: 7, productName: 'سیب', parameter: 'brix', parameterName: 'بریکس', text: 'حدود ۷۰' }],
            { headers: { 'x-total-count': '1' } },
          ),
      },
    });
    expect(await screen.findByRole('row', { name: /حدود ۷۰/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'مشخصات آزمایشگاهی سیب' })).toHaveAttribute(
      'href',
      '/admin/products?specification=7',
    );
  });
});
