import { axe, screen, userEvent, within } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { openAdmin } from '../testing/open-admin';

const figures = {
  views: 400,
  lcp: { p75: 1_840, rating: 'good', views: 390 },
  inp: { p75: 240, rating: 'fair', views: 300 },
  cls: { p75: 310, rating: 'poor', views: 400 },
  failedLoads: 0,
  brokenAreas: 6,
  uncaughtErrors: 0,
  busyViews: 0,
  floodedViews: 0,
  leakyViews: 0,
};
const vitals = {
  from: '2026-11-20',
  to: '2026-11-26',
  releases: [
    { remote: 'cart', version: 'bbbb2222', lastDay: '2026-11-26', ...figures, views: 40, lcp: null, busyViews: 2 },
    { remote: 'cart', version: 'aaaa1111', lastDay: '2026-11-26', ...figures, brokenAreas: 0 },
  ],
  pages: [{ remote: 'cart', page: '/cart/checkout', ...figures }],
};
const status = {
  remotes: [
    {
      name: 'cart',
      releases: [
        { version: 'aaaa1111', percent: 90 },
        { version: 'bbbb2222', percent: 10 },
      ],
    },
  ],
};
const answersWith = (report: object, measuresVitals = true) => ({
  'GET /api/admin/vitals': () => Response.json(report),
  'GET /api/settings': () => Response.json({ measuresVitals, vitalsPercent: 100 }),
  'GET /status.json': () => Response.json(status),
});

describe('the quality of pages', () => {
  it('shows the live version above its canary, with figures in words and shares of views with failures', async () => {
    const { container } = await openAdmin('/admin/vitals', { answers: answersWith(vitals) });
    const table = within(await screen.findByRole('table', { name: 'نسخه‌ها' }));
    await table.findByText('آزمایشی، ۱۰٪');
    const [, live, canary] = table.getAllByRole('row');
    expect(live).toHaveTextContent(
      /aaaa1111.*جاری.*۴۰۰.*۱٫۸ ثانیه.*خوب.*۲۴۰ میلی‌ثانیه.*نیازمند بهبود.*۰٫۳۱.*ضعیف.*بی‌خطا/,
    );
    expect(canary).toHaveTextContent(/bbbb2222.*آزمایشی، ۱۰٪.*۴۰.*نامعلوم.*بخش خراب: ۱۵٪، مرورگر را مشغول کرد: ۵٪/);
    expect(within(screen.getByRole('table', { name: 'صفحه‌ها' })).getByText('/cart/checkout')).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });

  it('asks for the days that are chosen, and keeps them in the address', async () => {
    const { calls } = await openAdmin('/admin/vitals', { answers: answersWith(vitals) });
    await userEvent.click(await screen.findByRole('button', { name: '۲۸ روز اخیر' }));
    await screen.findByRole('table', { name: 'نسخه‌ها' });
    expect(
      calls
        .filter(({ name }) => name === 'GET /api/admin/vitals')
        .at(-1)
        ?.query.get('days'),
    ).toBe('28');
  });

  it('explains where the figures come from while there are none, and that nothing is measured when it is off', async () => {
    await openAdmin('/admin/vitals', { answers: answersWith({ ...vitals, releases: [], pages: [] }, false) });
    expect(await screen.findByText('هنوز بازدیدی سنجیده نشده است')).toBeVisible();
    expect(await screen.findByText(/سنجش صفحه‌ها را گردانندهٔ سرور خاموش کرده است/)).toBeVisible();
  });
});
