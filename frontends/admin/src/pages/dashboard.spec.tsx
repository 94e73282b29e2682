import { axe, screen, userEvent, waitFor, within } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { dayInTehran } from '../list/period';
import { aDashboard, aPerson } from '../testing/entities';
import { ADMIN, anAdmin, list, openAdmin } from '../testing/open-admin';

const linkTo = (name: RegExp) => screen.findByRole('link', { name });

describe('the dashboard', () => {
  it('says what waits for somebody, each number a link to that list', async () => {
    await openAdmin('/admin');
    const attention = within(await screen.findByRole('region', { name: 'نیازمند پیگیری' }));
    const links = attention.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual(
      expect.arrayContaining([
        ['۲تماس با دیرکردمشاهدهٔ فهرست', '/admin/orders?view=calls&due=overdue'],
        ['۵تماس تا پایان امروزمشاهدهٔ فهرست', '/admin/orders?view=calls&due=today'],
        ['۴سفارش جدیدمشاهدهٔ فهرست', '/admin/orders?status=new'],
        ['۳پیام خوانده‌نشدهمشاهدهٔ فهرست', '/admin/contacts?filter=unread'],
        ['۶دیدگاه در انتظار تأییدمشاهدهٔ فهرست', '/admin/comments'],
      ]),
    );
  });

  it('names the people whose next step is due, the oldest first, each a link to the person', async () => {
    const step = (id: number, name: string, nextStepOn: string) =>
      aPerson({ id, name, nextStep: 'قرارداد', nextStepOn });
    const today = dayInTehran(new Date());
    const many = Array.from({ length: 4 }, (_one, at) => step(20 + at, `مشتری ${at}`, today));
    const { calls } = await openAdmin('/admin', {
      answers: { 'GET /api/people': list([step(8, 'هنگامه', '2026-11-01'), ...many], 7) },
    });
    const steps = within(await screen.findByRole('region', { name: 'گام‌های بعدی' }));
    const rows = await steps.findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('هنگامهقرارداد۱۴۰۵/۰۸/۱۰');
    expect(rows[1]).toHaveTextContent(/امروز$/);
    expect(rows).toHaveLength(5);
    expect(steps.getByRole('link', { name: 'هنگامه' })).toHaveAttribute('href', '/admin/customers?person=8');
    expect(steps.getByRole('link', { name: 'مشاهدهٔ هر ۷ نفر' })).toHaveAttribute(
      'href',
      '/admin/customers?nextStep=due&sort=next-step',
    );
    const { query } = calls.find(({ name }) => name === 'GET /api/people') ?? {};
    expect(query?.toString()).toBe('nextStep=due&sort=next-step&limit=5');
  });

  it('shows next steps only to roles that may read customers', async () => {
    const { calls } = await openAdmin('/admin', { admin: anAdmin('sales', { orders: 'read' }) });
    expect(await screen.findByRole('region', { name: 'نیازمند پیگیری' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'گام‌های بعدی' })).not.toBeInTheDocument();
    expect(calls.some(({ name }) => name === 'GET /api/people')).toBe(false);
  });

  it('compares the period with the one before in words', async () => {
    const { container } = await openAdmin('/admin');
    expect(await screen.findByText('۵۰٪ بیش از دورهٔ پیش')).toBeVisible();
    expect(screen.getByText('۱۲٫۴ تن')).toBeVisible();
    expect(screen.getByText('برابر با دورهٔ پیش')).toBeVisible();
    expect(screen.getByText('۸۸٪')).toBeVisible();
    expect(screen.getByText('۸ واحد بیش از دورهٔ پیش')).toBeVisible();
    expect(screen.getByText('۱ ساعت و ۳۵ دقیقه')).toBeVisible();
    expect(screen.getByText('۱ ساعت زودتر از دورهٔ پیش')).toBeVisible();
    expect(screen.getByText('۲۴ آبان ۱۴۰۵ تا ۳۰ آبان ۱۴۰۵')).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });

  it('draws the days from right to left, with the same numbers in a table', async () => {
    await openAdmin('/admin');
    const chart = await screen.findByRole('img', {
      name: /نمودار سفارش‌های روزانه؛ بیشترین: ۱ سفارش در پنجشنبه ۲۸\sآبان/,
    });
    const starts = [...chart.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('x')));
    expect(starts).toEqual([...starts].sort((one, other) => other - one));
    expect(new Set(starts).size).toBe(7);
    await userEvent.click(screen.getByText('جدول روزها'));
    expect(screen.getByRole('row', { name: /شنبه ۳۰\sآبان ۱ ۴ تن/ })).toBeVisible();
  });

  describe('the sale', () => {
    const step = (orders: number, kilograms: number, rials = 0, cents = 0) => ({ orders, kilograms, rials, cents });
    const figures = {
      requested: step(4, 40_000),
      quoted: step(3, 30_000, 3_652_000_000, 250_000),
      accepted: step(1, 10_000, 1_500_000_000),
      lost: step(1, 10_000),
      callMinutes: 95,
      quoteMinutes: null,
    };
    const sales = {
      total: figures,
      experts: [{ name: 'سارا احمدی', ...figures }],
      products: [{ name: 'رب گوجه', ...figures }],
      cities: [{ name: 'ارومیه', ...figures }],
      months: [{ name: 'آبان ۱۴۰۵', ...figures }],
      lost: [{ reason: 'قیمت', ...step(1, 10_000) }],
    };
    const open = async (admin = ADMIN) => {
      const dashboard = aDashboard();
      const report = dashboard.report && { ...dashboard.report, sales };
      return openAdmin('/admin', {
        admin,
        answers: { 'GET /api/dashboard': () => Response.json({ ...dashboard, report }) },
      });
    };

    it('shows how far the orders came, rials and dollars apart', async () => {
      const { container } = await open();
      const funnel = within(await screen.findByRole('region', { name: 'از درخواست تا پذیرش' }));
      const quoted = funnel.getByRole('row', { name: /^پیش‌فاکتور/ });
      expect(quoted).toHaveTextContent('۳۳۰ تن۳٬۶۵۲٬۰۰۰٬۰۰۰ ریال۲٬۵۰۰ دلار');
      for (const name of ['ماه', 'محصول', 'شهر', 'کارشناس'])
        expect(screen.getByRole('region', { name: `فروش به تفکیک ${name}` })).toBeVisible();
      expect(within(screen.getByRole('region', { name: 'دلیل‌های از دست رفتن' })).getByText('قیمت')).toBeVisible();
      expect(await axe(container)).toEqual([]);
    });

    it('exports a table, and shows no experts to those who lead nobody', async () => {
      const { calls } = await open(anAdmin('sales', { orders: 'write' }));
      expect(await screen.findByRole('region', { name: 'فروش به تفکیک شهر' })).toBeVisible();
      expect(screen.queryByRole('region', { name: 'فروش به تفکیک کارشناس' })).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'دریافت CSV: فروش به تفکیک شهر' }));
      const exported = () => calls.find(({ name }) => name === 'GET /api/dashboard/export')?.query.get('table');
      await waitFor(() => expect(exported()).toBe('sales_by_city'));
    });
  });

  it('keeps the period in the address and leads to the orders of the same days', async () => {
    const { calls } = await openAdmin('/admin?period=30');
    expect(await linkTo(/^۱ سفارش در حال پردازش$/)).toHaveAttribute(
      'href',
      '/admin/orders?status=processing&period=month',
    );
    expect(calls.find(({ name }) => name === 'GET /api/dashboard')?.query.toString()).toBe('period=30');
    await userEvent.click(screen.getByRole('link', { name: 'بازهٔ دلخواه' }));
    expect(await screen.findByLabelText(/از روز/)).toBeVisible();
  });

  it('shows this month of the Persian calendar from its first day to today', async () => {
    const { calls } = await openAdmin('/admin');
    const month = await screen.findByRole('link', { name: 'این ماه' });
    const [, from = '', to = ''] = /^\/admin\?from=(.+)&to=(.+)$/.exec(month.getAttribute('href') ?? '') ?? [];
    const shown = (day: string) => new Date(`${day}T12:00:00+03:30`).toLocaleDateString('en-u-ca-persian-nu-latn');
    expect(shown(from)).toMatch(/^\d+\/1\//);
    expect(shown(to).split('/')[0]).toBe(shown(from).split('/')[0]);
    await userEvent.click(month);
    await waitFor(() =>
      expect(
        calls
          .filter(({ name }) => name === 'GET /api/dashboard')
          .at(-1)
          ?.query.toString(),
      ).toBe(`from=${from}&to=${to}`),
    );
    expect(await screen.findByRole('link', { name: 'این ماه' })).toHaveAttribute('aria-current', 'true');
  });

  it('takes two days of the Persian calendar, and says what is wrong with them', async () => {
    const { calls } = await openAdmin('/admin?from=2026-11-01&to=2026-11-10');
    const from = await screen.findByLabelText(/از روز/);
    const show = screen.getByRole('button', { name: 'نمایش گزارش' });
    await userEvent.clear(from);
    await userEvent.type(from, '۱۴۰۵/۰۹/۰۱');
    await userEvent.click(show);
    expect(await screen.findByText('روز پایان باید پس از روز آغاز باشد')).toBeVisible();
    await userEvent.clear(from);
    await userEvent.type(from, 'دیروز');
    await userEvent.click(show);
    expect(await screen.findByText(/تاریخ را به شمسی/)).toBeVisible();
    await userEvent.clear(from);
    await userEvent.type(from, '۱۴۰۵/۰۸/۰۱');
    await userEvent.click(show);
    await screen.findByDisplayValue('۱۴۰۵/۰۸/۰۱');
    expect(
      calls
        .filter(({ name }) => name === 'GET /api/dashboard')
        .at(-1)
        ?.query.toString(),
    ).toBe('from=2026-10-23&to=2026-11-10');
  });

  it('says so when nothing happened', async () => {
    const none = { new: 0, processing: 0, completed: 0, cancelled: 0 };
    const figures = { orders: 0, byStatus: none, kilograms: 0, promised: 0, inTime: 0, medianMinutes: null };
    const report = { ...aDashboard().report!, figures, before: figures, experts: [], products: [] };
    await openAdmin('/admin', { answers: { 'GET /api/dashboard': () => Response.json(aDashboard({ report })) } });
    expect(await screen.findByRole('heading', { name: 'در این دوره سفارشی ثبت نشده است' })).toBeVisible();
  });

  it('shows a role without orders what it may read, and no report', async () => {
    const dashboard = aDashboard({
      report: null,
      orders: null,
      contacts: null,
      waiting: { contacts: null, sellers: null, comments: 6, documents: null, certificates: null },
    });
    await openAdmin('/admin', {
      admin: { ...anAdmin('editor', { comments: 'write', catalogue: 'write' }), id: ADMIN.id },
      answers: { 'GET /api/dashboard': () => Response.json(dashboard) },
    });
    expect(await linkTo(/دیدگاه در انتظار تأیید/)).toBeVisible();
    expect(screen.queryByText('گزارش سفارش‌ها')).toBeNull();
    expect(screen.queryByText(/تماس با دیرکرد/)).toBeNull();
  });
});
