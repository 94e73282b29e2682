import { axe, problem, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import type { Schemas } from '@afshoreh/api-client';
import { onToast } from '@afshoreh/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openAdmin } from '../testing/open-admin';
import { settings } from '../testing/settings';

/** The first submit of a run is slow, because the form is compiled. */
const PATIENT = { timeout: 8000 };

const ashura = { id: 4, day: '2026-06-25', title: 'عاشورا', announced: false, version: 2 };
const year: Schemas['HolidayYear'] = {
  year: 1405,
  holidays: [ashura],
  yearsWithoutTable: [1406],
  solar: [{ day: '2026-03-21', title: 'نوروز' }],
};

async function openSettings(tab: string, answers: Record<string, Answer> = {}) {
  const opened = await openAdmin(`/admin/settings?tab=${tab}`, {
    answers: {
      'GET /api/settings/staff': () => Response.json(settings),
      'GET /api/holidays': () => Response.json(year),
      'GET /api/orders/promises/moved': () => Response.json({ movedPromises: 3 }),
      'GET /api/admin/staff': () => Response.json([]),
      ...answers,
    },
  });
  const bodies = (name: string) => opened.calls.filter((call) => call.name === name).map(({ body }) => body);
  const planned = () =>
    opened.calls.filter(({ name }) => name.endsWith('/promises/moved')).map(({ query }) => query.toString());
  return { ...opened, bodies, planned, toastTexts: () => toasts };
}

let toasts: unknown[] = [];
let stop: () => void;
beforeEach(() => {
  toasts = [];
  stop = onToast(({ description }) => toasts.push(description));
});
afterEach(() => stop());

describe('the tabs', () => {
  it('load their data when they are opened, and keep their input while another tab is open', async () => {
    const { calls } = await openSettings('password');
    await userEvent.type(await screen.findByLabelText(/رمز عبور فعلی/), 'my-password');
    expect(calls.map(({ name }) => name)).not.toContain('GET /api/admin/staff');
    await userEvent.click(screen.getByRole('tab', { name: 'مدیران' }));
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET /api/admin/staff'));
    expect(calls.map(({ name }) => name)).not.toContain('GET /api/holidays');
    await userEvent.click(screen.getByRole('tab', { name: 'تغییر رمز عبور' }));
    expect(screen.getByLabelText(/رمز عبور فعلی/)).toHaveValue('my-password');
  });
});

describe('the holidays', () => {
  const row = async (name: RegExp) => screen.findByRole('row', { name });

  it('are those of a year, by day, with what is announced and what returns every year', async () => {
    const { container } = await openSettings('holidays&year=1405');
    expect(await row(/نوروز.*ثابت شمسی/)).toBeVisible();
    expect(await row(/عاشورا.*محاسبه‌شده/)).toBeVisible();
    expect(screen.getByText('تعطیلات سال ۱۴۰۶ هنوز وارد نشده است')).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });

  it('say before a day is moved, and after, how many promises move', async () => {
    const saved = { ...ashura, day: '2026-06-26', version: 3, movedPromises: 3 };
    const { bodies, planned, toastTexts } = await openSettings('holidays&year=1405', {
      'PUT /api/holidays/4': () => Response.json(saved),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'ویرایش تعطیلی عاشورا' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'ویرایش تعطیلی' }));
    expect(planned()).toEqual([]);
    const day = dialog.getByRole('textbox', { name: /تاریخ/ });
    await userEvent.clear(day);
    await userEvent.type(day, '۱۴۰۵/۴/۵');
    expect(await dialog.findByText('با این تغییر، مهلت تماس ۳ سفارش جابه‌جا می‌شود.')).toBeVisible();
    expect(planned()).toEqual(['added=2026-06-26&removed=2026-06-25']);
    await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(toastTexts()).toEqual(['مهلت تماس ۳ سفارش جابه‌جا شد.']), PATIENT);
    expect(bodies('PUT /api/holidays/4')).toEqual([
      { day: '2026-06-26', title: 'عاشورا', announced: false, version: 2 },
    ]);
  });

  it('keep what was typed when a day is refused, and say so at the day', async () => {
    const taken = [{ field: 'day', message: 'این روز پیش‌تر در فهرست تعطیلات ثبت شده است' }];
    await openSettings('holidays&year=1405&holiday=new', {
      'POST /api/holidays': () => problem(400, 'common.validation', 'نشد', taken),
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'افزودن تعطیلی' }));
    const day = dialog.getByRole('textbox', { name: /تاریخ/ });
    await userEvent.type(day, '۱۴۰۵/۴/۴');
    await userEvent.type(dialog.getByRole('textbox', { name: /مناسبت/ }), 'عاشورا');
    await userEvent.click(dialog.getByRole('button', { name: 'ذخیره' }));
    expect(await dialog.findByText(taken[0]!.message, {}, PATIENT)).toBeVisible();
    expect(day).toHaveValue('۱۴۰۵/۴/۴');
  });
});

describe('the site settings', () => {
  const field = (name: RegExp) => screen.findByRole('textbox', { name });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'ذخیرهٔ تغییرات' }));

  it('take synonyms for the search, a line for each group, and send them as they were typed', async () => {
    const { bodies } = await openSettings('site', {
      'PUT /api/settings': ({ body }) => Response.json({ ...settings, ...(body as object), version: 5 }),
    });
    await userEvent.type(await field(/^هم‌معنی‌های جست‌وجو/), 'شیره = کنسانتره{Enter}بریکس = brix');
    await save();
    await waitFor(
      () =>
        expect(bodies('PUT /api/settings')).toEqual([{ searchSynonyms: 'شیره = کنسانتره\nبریکس = brix', version: 4 }]),
      PATIENT,
    );
    expect(await field(/^هم‌معنی‌های جست‌وجو/)).toHaveValue('شیره = کنسانتره\nبریکس = brix');
  });

  it('send what was changed with the version it was made of, and say what other call hours move', async () => {
    const saved = { ...settings, version: 5, movedPromises: 3 };
    const { bodies, planned, toastTexts } = await openSettings('site', {
      'PUT /api/settings': () => Response.json(saved),
    });
    await userEvent.type(await field(/^تلگرام/), 'https://t.me/afshoreh');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /آغاز ساعت تماس/ }), '9');
    expect(await screen.findByText('با این تغییر، مهلت تماس ۳ سفارش جابه‌جا می‌شود.')).toBeVisible();
    expect(planned()).toEqual(['from=9&to=18']);
    await save();
    await waitFor(() => expect(toastTexts()).toEqual(['مهلت تماس ۳ سفارش جابه‌جا شد.']), PATIENT);
    expect(bodies('PUT /api/settings')).toEqual([
      { callHours: { from: 9, to: 18 }, socialLinks: { telegram: 'https://t.me/afshoreh' }, version: 4 },
    ]);
  });

  it('let choose what stays of what two have changed', async () => {
    const conflict = { field: 'callHours', mine: { from: 9, to: 18 }, theirs: { from: 7, to: 18 } };
    const problem = { code: 'content.settings_changed_meanwhile', message: 'تغییر', status: 409, title: 'Conflict' };
    const conflicts = [{ ...conflict, by: 'سارا احمدی', at: '2026-11-22T08:00:00.000Z' }];
    let stored = settings;
    await openSettings('site', {
      'GET /api/settings/staff': () => Response.json(stored),
      'PUT /api/settings': () => Response.json({ ...problem, type: 'about:blank', conflicts }, { status: 409 }),
    });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /آغاز ساعت تماس/ }), '9');
    stored = { ...settings, version: 5, callHours: { from: 7, to: 18, text: '' }, keywords: 'انگور' };
    await save();
    const chooser = await screen.findByRole('dialog', {}, PATIENT);
    await waitFor(() => expect(chooser).toHaveTextContent('۷:۰۰ تا ۱۸:۰۰'), PATIENT);
    expect(chooser).toHaveTextContent('۹:۰۰ تا ۱۸:۰۰');
    await userEvent.click(screen.getAllByRole('radio')[1]!);
    await userEvent.click(screen.getByRole('button', { name: 'آوردن در فرم' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: /آغاز ساعت تماس/ })).toHaveValue('7'));
    expect(await field(/^کلیدواژه‌ها/)).toHaveValue('انگور');
  });
});
