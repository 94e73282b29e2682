import { axe, screen, userEvent, within } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { openAdmin } from '../testing/open-admin';

const version = {
  rolledBack: false,
  since: '2026-11-21T08:00:00.000Z',
  by: 'sara@laptop',
  commit: '0123456789abcdef0123',
  branch: 'main',
  misfits: [],
};
const cart = {
  remote: 'cart',
  serial: 41,
  canSign: true,
  previous: 'cccc3333',
  versions: [
    { ...version, version: 'aaaa1111', percent: 90 },
    { ...version, version: 'bbbb2222', percent: 10 },
    { ...version, version: 'cccc3333', percent: 0, misfits: ['it speaks version 0 of the contract'] },
  ],
  history: [
    {
      version: 'bbbb2222',
      action: 'canary',
      at: '2026-11-22T08:00:00.000Z',
      by: 'لیلا رستمی',
      percent: 10,
      commit: null,
      reason: 'سبد جدید',
    },
  ],
};
const releases = {
  shell: 'ffff0000',
  remotes: [cart, { ...cart, remote: 'admin', previous: null, versions: [], history: [] }],
  compatibility: {
    shells: ['ffff0000', 'eeee0000'],
    rows: [
      {
        remote: 'cart',
        version: 'aaaa1111',
        misfits: [[], ['it speaks version 2 of the contract']],
        ranAt: [null, null],
      },
      {
        remote: 'cart',
        version: 'bbbb2222',
        misfits: [[], ['/cart fails in a browser']],
        ranAt: ['2026-11-22T08:00:00.000Z', '2026-11-21T08:00:00.000Z'],
      },
    ],
  },
  owners: [{ path: '/cart', remote: 'cart', at: null, by: null }],
};
const figures = {
  remote: 'cart',
  version: 'bbbb2222',
  lastDay: '2026-11-26',
  views: 40,
  lcp: { p75: 4_800, rating: 'poor', views: 40 },
  inp: null,
  cls: null,
  failedLoads: 0,
  brokenAreas: 6,
  uncaughtErrors: 0,
  busyViews: 0,
  floodedViews: 0,
  leakyViews: 0,
};
const answers = (more: object = {}, read: object = releases) => ({
  'GET /api/admin/releases': () => Response.json(read),
  'GET /api/admin/vitals': () => Response.json({ from: '', to: '', releases: [figures], pages: [] }),
  ...more,
});
const problem = (status: number, code: string, message: string, errors: object[] = []) =>
  Response.json({ status, code, message, errors }, { status, headers: { 'content-type': 'application/problem+json' } });
/** Opens the menu of a version of the cart and chooses an action. */
async function choose(short: string, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: `کارهای نسخهٔ ${short}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog'));
}

describe('the releases', () => {
  it('show who gets which version, how a canary does beside the live one, the history and the owners of paths', async () => {
    const { container } = await openAdmin('/admin/releases', { answers: answers() });
    const table = within(await screen.findByRole('table', { name: 'نسخه‌های سبد خرید' }));
    await table.findByText(/بخش خراب: ۱۵٪/);
    const [, live, canary, before] = table.getAllByRole('row');
    expect(live).toHaveTextContent(/aaaa1111.*جاری، ۹۰٪.*sara@laptop.*0123456789.*main.*نامعلوم/);
    expect(canary).toHaveTextContent(/bbbb2222.*آزمایشی، ۱۰٪.*۴۰.*۴٫۸ ثانیه.*ضعیف.*بخش خراب: ۱۵٪/);
    expect(before).toHaveTextContent(/cccc3333.*ناسازگار/);
    expect(within(screen.getByRole('table', { name: 'تاریخچه' })).getAllByRole('row')[1]).toHaveTextContent(
      /سبد خرید.*آزمایش، ۱۰٪.*bbbb2222.*لیلا رستمی.*سبد جدید/,
    );
    const [, untried, tried] = within(screen.getByRole('table', { name: 'سازگاری' })).getAllByRole('row');
    expect(untried).toHaveTextContent(
      /aaaa1111.*سبد خرید.*سازگار، هنوز اجرا نشده.*ناسازگار.*it speaks version 2 of the contract/,
    );
    expect(tried).toHaveTextContent(
      /bbbb2222.*سبد خرید.*کار می‌کند.*۱۴۰۵\/۰۹\/۰۱.*خراب.*۱۴۰۵\/۰۸\/۳۰.*fails in a browser/,
    );
    expect(screen.getByRole('table', { name: 'صاحب هر مسیر' })).toHaveTextContent('/cart');
    expect(screen.getByText('هنوز نسخه‌ای از این بخش منتشر نشده است.')).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });

  it('are changed with the serial that was seen, and the screen shows what is live then', async () => {
    const promoted = { ...cart, versions: [{ ...version, version: 'bbbb2222', percent: 100 }] };
    const { calls } = await openAdmin('/admin/releases', {
      answers: answers({
        'PUT /api/admin/releases/cart': () => Response.json({ ...releases, remotes: [promoted] }),
      }),
    });
    const dialog = await choose('bbbb2222', 'انتشار برای همه');
    await userEvent.type(dialog.getByRole('textbox', { name: 'دلیل' }), 'بی‌خطا بود');
    await userEvent.click(dialog.getByRole('button', { name: 'منتشر شود' }));
    const table = within(await screen.findByRole('table', { name: 'نسخه‌های سبد خرید' }));
    expect(table.getAllByRole('row')[1]).toHaveTextContent(/bbbb2222.*جاری/);
    expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
      action: 'promote',
      releaseVersion: 'bbbb2222',
      serial: 41,
      reason: 'بی‌خطا بود',
    });
  });

  it('stay open with the typed reason and the words of the release program when a change is refused', async () => {
    await openAdmin('/admin/releases', {
      answers: answers({
        'PUT /api/admin/releases/cart': () =>
          problem(422, 'releases.refused', 'این تغییر از بررسی‌های انتشار نگذشت', [
            { field: 'release', message: '/cart fails in a browser' },
          ]),
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'بازگشت به نسخهٔ پیشین' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'دلیل' }), 'خطا');
    await userEvent.click(dialog.getByRole('button', { name: 'بازگردد' }));
    expect(await dialog.findByText('/cart fails in a browser')).toBeVisible();
    expect(dialog.getByText('این تغییر از بررسی‌های انتشار نگذشت')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'دلیل' })).toHaveValue('خطا');
  });

  it('are not changed by a server without the key: it shows the command, whatever the reason contains', async () => {
    const { calls } = await openAdmin('/admin/releases', {
      answers: answers({}, { ...releases, remotes: [{ ...cart, canSign: false }] }),
    });
    expect(await screen.findByText(/کلید امضای سبد خرید نزد این سرور نیست/)).toBeVisible();
    const dialog = await choose('cccc3333', 'آزمایش با بخشی از بازدیدکنندگان');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'سهم بازدیدکنندگان' }), '۵٪');
    await userEvent.type(dialog.getByRole('textbox', { name: 'دلیل' }), "it's new");
    expect(dialog.getByRole('textbox', { name: 'فرمان' })).toHaveValue(
      "npm run release -- canary cart cccc3333 5 --reason 'it'\\''s new'",
    );
    expect(dialog.queryByRole('button', { name: 'آزمایش آغاز شود' })).toBeNull();
    expect(calls.filter(({ name }) => name.startsWith('PUT'))).toEqual([]);
  });

  it('can be looked at by a link, which is shown to be copied', async () => {
    const { calls } = await openAdmin('/admin/releases', {
      answers: answers({
        'POST /api/admin/releases/cart/previews': () =>
          Response.json({ address: 'https://shop.example/preview/1' }, { status: 201 }),
      }),
    });
    const dialog = await choose('cccc3333', 'پیوند پیش‌نمایش');
    await userEvent.click(dialog.getByRole('button', { name: 'ساخت پیوند' }));
    expect(await screen.findByRole('textbox', { name: 'پیوند' })).toHaveValue('https://shop.example/preview/1');
    expect(calls.find(({ name }) => name.startsWith('POST /api/admin/releases'))?.body).toEqual({
      releaseVersion: 'cccc3333',
      hours: 24,
    });
  });
});
