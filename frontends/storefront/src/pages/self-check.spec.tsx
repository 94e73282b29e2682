import { describe, expect, it } from '@jest/globals';
import { axe, screen, userEvent, waitFor, within } from '@afshoreh/testing';
import { api } from '../testing/site';
import { visit } from '../testing/visit';

const release = {
  version: 'aaaa111122223333',
  percent: 95,
  since: '2026-11-22T05:00:00.000Z',
  contract: 2,
  commit: '0123456789abcdef',
  builtAt: '2026-11-21T07:00:00.000Z',
  fits: true,
};
const status = {
  answeredAt: '2026-11-22T08:00:00.000Z',
  shell: { version: 'ffff', contract: 2, commit: null, builtAt: null },
  remotes: [
    { name: 'cart', releases: [release, { ...release, version: 'bbbb', percent: 5, fits: false, commit: null }] },
  ],
  apiReady: true,
};
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const lineOf = (name: string) => screen.getByText(name).parentElement;

describe('/test', () => {
  it('shows every live version, its share, and what is incompatible', async () => {
    api({
      'GET /status.json': () => Response.json(status),
      'GET /api/health/ready': () => Response.json({ status: 'ok' }),
    });
    const { container } = await visit('/test');
    await screen.findByRole('table');
    const [shell, live, canary] = rows();
    expect(shell).toHaveTextContent(/پوسته.*۱۰۰٪/);
    expect(live).toHaveTextContent(/سبد خرید.*aaaa111122.*۹۵٪.*۲.*0123456789.*سازگار/);
    expect(canary).toHaveTextContent(/سبد خرید.*bbbb.*۵٪.*ناسازگار/);
    expect(await screen.findByText(/میلی‌ثانیه/)).toBeVisible();
    expect(lineOf('حافظهٔ ماندگار (سبد خرید)')).toHaveTextContent('بله');
    expect(await axe(container)).toEqual([]);
  });

  it('shows what does not respond, and checks again on request', async () => {
    let away = true;
    api({
      'GET /status.json': () =>
        away ? new Response(null, { status: 503 }) : Response.json({ ...status, remotes: null, apiReady: false }),
      'GET /api/health/ready': () => new Response(null, { status: 503 }),
    });
    await visit('/test');
    await waitFor(() => expect(screen.getAllByText('پاسخ نمی‌دهد')).toHaveLength(2));
    expect(screen.queryByRole('table')).toBeNull();
    away = false;
    await userEvent.click(screen.getByRole('button', { name: 'بررسی دوباره' }));
    expect(await screen.findByText(/مخزن نسخه‌ها پاسخ نمی‌دهد/)).toBeVisible();
    expect(lineOf('سرویس داده (API)')).toHaveTextContent('آماده نیست');
  });
});
