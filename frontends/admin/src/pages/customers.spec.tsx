import { phoneInText } from '@afshoreh/persian';
import { axe, screen, userEvent, waitFor, within } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { aCompany, aPerson } from '../testing/entities';
import { anAdmin, list, openAdmin } from '../testing/open-admin';

const person = aPerson();
const other = aPerson({ id: 8, name: 'هنگامه قاضیانی', phones: ['+989127654321'], version: 3 });
const figures = { orders: 3, kilograms: 6000, months: [] as object[] };
const answers = {
  'GET /api/people': list([person, other]),
  'GET /api/people/7': () => Response.json(person),
  'GET /api/people/7/figures': () => Response.json(figures),
  'GET /api/people/7/timeline': list([] as { id: number }[]),
};

describe('customers screen', () => {
  it('lists guests beside accounts, and shows what a person bought and what happened', async () => {
    const month = { month: '1405-08', orders: 2, kilograms: 4000, quotedCents: 0, acceptedCents: 0 };
    const event = { kind: 'call', id: 4, at: '2026-11-21T06:30:00.000Z', orderId: 12, status: 'busy' };
    await openAdmin('/admin/customers', {
      answers: {
        ...answers,
        'GET /api/people/7/figures': () =>
          Response.json({ ...figures, months: [{ ...month, quotedRials: 7_000_000, acceptedRials: 0 }] }),
        'GET /api/people/7/timeline': list([{ ...event, text: 'عصر دوباره', kilograms: null, by: 'لیلا' }]),
      },
    });
    expect(await screen.findAllByText('مهمان')).not.toHaveLength(0);
    await userEvent.click(screen.getByRole('link', { name: 'مشاهدهٔ سارا احمدی' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'مشتری: سارا احمدی' }));
    expect(await dialog.findByRole('rowheader', { name: 'آبان ۱۴۰۵' })).toBeVisible();
    expect(await dialog.findByRole('link', { name: 'تماس، سفارش ۱۲' })).toHaveAttribute(
      'href',
      '/admin/orders?order=12',
    );
    expect(dialog.getByText('اشغال بود')).toBeVisible();
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
  });

  it('merges another person after a preview of what moves', async () => {
    const preview = {
      person: other,
      into: person,
      orders: 2,
      quotes: 1,
      samples: 0,
      messages: 0,
      notes: 0,
      tags: ['عمده'],
      bringsCompany: false,
      bringsNextStep: false,
      bothHaveAccounts: false,
    };
    const { calls } = await openAdmin('/admin/customers?person=7', {
      answers: {
        ...answers,
        'GET /api/people/8/merge-preview': () => Response.json(preview),
        'PUT /api/people/8/merged-into': () => Response.json(person),
      },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'جست‌وجوی شخص دیگر' }), '۰۹۱۲۷۶۵');
    await userEvent.click(await screen.findByRole('button', { name: /یکی کردن با هنگامه قاضیانی/ }));
    expect(await screen.findByText(/۲ سفارش، ۱ پیش‌فاکتور/)).toBeVisible();
    // Two persons may have the same name.
    const question = screen.getByText(/یکی شود؟$/).textContent;
    for (const { name, phones } of [person, other])
      expect(question).toContain(`${name}، ${phoneInText(phones[0] ?? '')}`);
    expect(screen.getByText(/برچسب «عمده»/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'یکی شوند' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'PUT /api/people/8/merged-into')?.body).toEqual({ personId: 7 }),
    );
  });

  it('offers no merge of two who both log in', async () => {
    const preview = {
      person: other,
      into: person,
      orders: 0,
      quotes: 0,
      samples: 0,
      messages: 0,
      notes: 0,
      tags: [],
      bringsCompany: false,
      bringsNextStep: false,
      bothHaveAccounts: true,
    };
    await openAdmin('/admin/customers?person=7', {
      answers: { ...answers, 'GET /api/people/8/merge-preview': () => Response.json(preview) },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'جست‌وجوی شخص دیگر' }), 'هنگامه');
    await userEvent.click(await screen.findByRole('button', { name: /یکی کردن با هنگامه قاضیانی/ }));
    expect(await screen.findByText(/هر دو نفر حسابی دارند/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'یکی شوند' })).not.toBeInTheDocument();
  });
});

it('a person is forgotten after a question that says what goes and what stays', async () => {
  let people = [person];
  const { calls, location } = await openAdmin('/admin/customers?person=7', {
    answers: {
      ...answers,
      'GET /api/people': (call) => list(people)(call),
      'DELETE /api/people/7': () => {
        people = [];
        return new Response(null, { status: 204 });
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'حذف شخص' }));
  const question = within(screen.getByRole('alertdialog', { name: 'حذف شخص' }));
  expect(question.getByText(/سفارش‌ها بدون نام می‌مانند و سفارش‌های باز لغو می‌شوند/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'حذف شود' }));
  await waitFor(() => expect(location()).toBe('/admin/customers'));
  expect(calls.some(({ name }) => name === 'DELETE /api/people/7')).toBe(true);
});

it('a role without that right is not offered to forget anybody', async () => {
  await openAdmin('/admin/customers?person=7', { admin: anAdmin('sales', { customers: 'write' }), answers });
  const dialog = within(await screen.findByRole('dialog', { name: 'مشتری: سارا احمدی' }));
  expect(await dialog.findByRole('button', { name: 'ویرایش' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /حذف/ })).not.toBeInTheDocument();
});

it('a person joins a company from its page, where the national id suggests them', async () => {
  const company = aCompany();
  const { calls } = await openAdmin('/admin/customers/companies?company=4', {
    answers: {
      ...answers,
      'GET /api/companies': list([company]),
      'GET /api/companies/4': () => Response.json(company),
      'GET /api/companies/4/suggestions': () => Response.json([other]),
      'GET /api/companies/4/figures': () => Response.json(figures),
      'GET /api/companies/4/timeline': list([] as { id: number }[]),
      'PUT /api/people/8/company': () => Response.json(other),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /هنگامه قاضیانی.*عضو شود/ }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'PUT /api/people/8/company')?.body).toEqual({ companyId: 4 }),
  );
});
