import { axe, problem, screen, userEvent, waitFor, within, type Answer } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { aCertificate, aMediaItem } from '../testing/entities';
import { openAdmin } from '../testing/open-admin';

// Nothing renders again after the dialog opens, so jsdom does not notice that the dialog accepts the pointer. The check
// is off for that reason.
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
  await user.click(await screen.findByRole('link', { name: 'ویرایش گواهی HACCP' }));
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
      number: 'FS-1024',
      validUntil: '2027-03-20',
      scan: '/media/scan.webp',
      issuer: null,
      version: 2,
      onHome: true,
      onAbout: true,
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

  it('lets choose between mine and what another admin saved first, the day by the Persian calendar', async () => {
    const theirs = aCertificate({ number: 'FS-9', validUntil: '2027-03-20', version: 3 });
    let stored = aCertificate();
    const by = { by: 'سارا کریمی', at: '2026-11-21T06:30:00.000Z' };
    const conflicts = [{ field: 'validUntil', mine: '2026-03-20', theirs: theirs.validUntil, ...by }];
    const { calls } = await openAdmin(PATH, {
      answers: register(stored, {
        'GET /api/certificates': () => Response.json([stored]),
        'PUT /api/certificates/3': ({ body }) =>
          (body as { version: number }).version === stored.version
            ? Response.json({ ...stored, ...(body as object) })
            : Response.json(
                { code: 'content.certificate_changed_meanwhile', message: 'هم‌زمان', conflicts },
                { status: 409 },
              ),
      }),
    });
    const dialog = await openEdit();
    await user.type(dialog.getByLabelText(/اعتبار تا/), '۱۴۰۴/۱۲/۲۹');
    stored = theirs;
    await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    const choice = within(await screen.findByRole('dialog', { name: 'هم‌زمان ویرایش شده است' }));
    expect(await choice.findByRole('radio', { name: /^نوشتهٔ شما .*۱۴۰۴\/۱۲\/۲۹/ })).toBeVisible();
    await user.click(choice.getByRole('radio', { name: /^سارا کریمی.*۱۴۰۵\/۱۲\/۲۹/ }));
    await user.click(choice.getByRole('button', { name: 'آوردن در فرم' }));
    expect(dialog.getByLabelText(/اعتبار تا/)).toHaveValue('۱۴۰۵/۱۲/۲۹');
    expect(dialog.getByLabelText(/شمارهٔ گواهی/)).toHaveValue('FS-9');
    await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const last = calls.filter(({ name }) => name.startsWith('PUT')).at(-1)?.body;
    expect(last).toMatchObject({ validUntil: '2027-03-20', number: 'FS-9', version: 3 });
  });

  it('adds a certificate, and deletes one after a question', async () => {
    const gone = { 'DELETE /api/certificates/3': () => new Response(null, { status: 204 }) };
    const { calls } = await openAdmin(PATH, { answers: register(aCertificate(), gone) });
    await screen.findByRole('link', { name: 'ویرایش گواهی HACCP' });
    await user.click(screen.getByRole('button', { name: 'افزودن گواهی' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'افزودن گواهی' }));
    await user.type(dialog.getByLabelText(/نام گواهی/), 'حلال');
    await user.type(dialog.getByLabelText(/موضوع گواهی/), 'غذای حلال');
    await user.click(dialog.getByRole('button', { name: 'ذخیره' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodyOf(calls, 'POST /api/certificates')).toMatchObject({ name: 'حلال', issuer: null, onHome: false });
    expect(bodyOf(calls, 'POST /api/certificates')).not.toHaveProperty('version');
    await user.click(screen.getByRole('button', { name: 'حذف گواهی HACCP' }));
    await user.click(screen.getByRole('button', { name: 'حذف شود' }));
    await waitFor(() => expect(calls.some(({ name }) => name === 'DELETE /api/certificates/3')).toBe(true));
  });
});
