import { axe, problem, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { aCertificate, aMediaItem } from '../testing/entities';
import { openAdmin } from '../testing/open-admin';

// Nothing renders anew once the dialog is open, which is when jsdom learns that it takes the pointer.
const user = userEvent.setup({ pointerEventsCheck: 0 });
const PATH = '/admin/content/certificates';

function register(certificate = aCertificate(), more: Record<string, Answer> = {}): Record<string, Answer> {
  return {
    'GET /api/certificates': () => Response.json([certificate]),
    'PUT /api/certificates/3': ({ body }) => Response.json({ ...certificate, ...(body as object) }),
    'POST /api/certificates': ({ body }) => Response.json({ ...certificate, ...(body as object) }, { status: 201 }),
    'POST /api/media/upload': () => Response.json(aMediaItem({ url: '/media/scan.webp' }), { status: 201 }),
    ...more,
  };
}
const bodyOf = (calls: { name: string; body: unknown }[], wanted: string) =>
  calls.find(({ name }) => name === wanted)?.body;

async function openEdit() {
  await user.click(await screen.findByRole('button', { name: 'ویرایش گواهی HACCP' }));
  return within(await screen.findByRole('dialog', { name: 'ویرایش گواهی' }));
}

describe('certificates screen', () => {
  it('lists number, last day, scan and pages, and what has expired', async () => {
    const known = { number: 'FS-1024', validUntil: '2025-03-20', scan: '/media/a.webp' };
    const { container } = await openAdmin(PATH, { answers: register(aCertificate(known)) });
    const row = within(await screen.findByRole('row', { name: /HACCP/ }));
    for (const text of ['FS-1024', '۱۴۰۳/۱۲/۳۰', 'منقضی شده', 'دارد', 'صفحهٔ اصلی، صفحهٔ محصول'])
      expect(row.getByText(text)).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });

  it('saves what the staff fill in, the day by the Persian calendar, with the version that was edited', async () => {
    const { calls } = await openAdmin(PATH, { answers: register() });
    const dialog = await openEdit();
    await user.type(dialog.getByLabelText(/شمارهٔ گواهی/), 'FS-1024');
    await user.type(dialog.getByLabelText(/اعتبار تا/), '۱۴۰۵/۱۲/۲۹');
    await user.upload(
      dialog.getByLabelText(/تصویر گواهی/, { selector: 'input' }),
      new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }),
    );
    expect(await dialog.findByRole('link', { name: 'مشاهده، تصویر گواهی' })).toHaveAttribute(
      'href',
      '/media/scan.webp',
    );
    await user.click(dialog.getByLabelText('دربارهٔ ما'));
    await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodyOf(calls, 'PUT /api/certificates/3')).toMatchObject({
      ...{ number: 'FS-1024', validUntil: '2027-03-20', scan: '/media/scan.webp', issuer: null, version: 2 },
      ...{ onHome: true, onAbout: true },
    });
  });

  it('says that a file was refused, beside its button, and keeps the form', async () => {
    const refused = () => problem(415, 'media.type_unsupported', 'این نوع فایل پذیرفته نمی‌شود');
    await openAdmin(PATH, { answers: register(aCertificate(), { 'POST /api/media/upload': refused }) });
    const dialog = await openEdit();
    await user.upload(
      dialog.getByLabelText(/تصویر گواهی/, { selector: 'input' }),
      new File(['?'], 'a.pdf', { type: 'application/pdf' }),
    );
    expect(await dialog.findByRole('alert')).toHaveTextContent('فایل بارگذاری نشد: این نوع فایل پذیرفته نمی‌شود');
    expect(dialog.getByLabelText(/نام گواهی/)).toHaveValue('HACCP');
  });

  it('refuses a day that the calendar does not have', async () => {
    const { calls } = await openAdmin(PATH, { answers: register() });
    const dialog = await openEdit();
    await user.type(dialog.getByLabelText(/اعتبار تا/), '۱۴۰۴/۱۲/۳۰');
    await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    expect(await dialog.findByText(/تاریخ را به شمسی/)).toBeVisible();
    expect(bodyOf(calls, 'PUT /api/certificates/3')).toBeUndefined();
  });
});
