import { mockApi, axe, fireEvent, problem, renderPage, screen, userEvent, waitFor, within } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { useState } from 'react';
import { aMediaItem } from '../testing/entities';
import type { MediaKind } from '../media/media-kind';
import { MediaField } from './media-field';

const FIELD = 'تصویر محصول';
const picture = (name = 'apple.png') => new File(['...'], name, { type: 'image/png' });
const pdf = () => new File(['%PDF-'], 'sheet.pdf', { type: 'application/pdf' });
const uploaded = () => Response.json(aMediaItem({ id: 31, url: '/media/new.webp' }), { status: 201 });

function Field({ kind, onSubmit }: { kind: MediaKind; onSubmit?: () => void }) {
  const [address, setAddress] = useState('');
  return (
    <form onSubmit={onSubmit}>
      <MediaField label={FIELD} kind={kind} value={address} onChange={setAddress} />
      <output>{address}</output>
    </form>
  );
}

const address = () => document.querySelector('output')?.textContent;
const input = () => screen.getByLabelText(FIELD, { selector: 'input' });
const dropped = (...files: File[]) => ({ dataTransfer: { types: ['Files'], files } });

describe('a field for a file', () => {
  it('uploads what is chosen on this device, and shows it', async () => {
    mockApi({ 'POST /api/media/upload': uploaded });
    renderPage(<Field kind="image" />);
    await userEvent.upload(input(), picture());
    await waitFor(() => expect(address()).toBe('/media/new.webp'));
    expect(screen.getByRole('img', { name: `پیش‌نمایش ${FIELD}` })).toHaveAttribute('src', '/media/new.webp');
    expect(await axe(document.body)).toEqual([]);
  });

  it('uploads what is dropped on it', async () => {
    mockApi({ 'POST /api/media/upload': uploaded });
    renderPage(<Field kind="any" />);
    fireEvent.drop(screen.getByRole('group', { name: FIELD }), dropped(pdf()));
    await waitFor(() => expect(address()).toBe('/media/new.webp'));
  });

  it('shows the reason of the server and keeps its file', async () => {
    mockApi({ 'POST /api/media/upload': () => problem(400, 'media.damaged', 'این فایل خراب است') });
    renderPage(<Field kind="image" />);
    await userEvent.upload(input(), picture());
    expect(await screen.findByRole('alert')).toHaveTextContent('فایل بارگذاری نشد: این فایل خراب است');
    expect(address()).toBe('');
  });

  it('refuses a document where a picture is needed', async () => {
    const calls = mockApi({ 'POST /api/media/upload': uploaded });
    renderPage(<Field kind="image" />);
    fireEvent.drop(screen.getByRole('group', { name: FIELD }), dropped(pdf()));
    expect(await screen.findByRole('alert')).toHaveTextContent('فقط تصویر پذیرفته می‌شود');
    expect(calls).toEqual([]);
  });

  it('shows how far an upload is, and stops it without a complaint', async () => {
    mockApi({ 'POST /api/media/upload': () => new Promise<Response>(() => undefined) });
    renderPage(<Field kind="image" />);
    await userEvent.upload(input(), picture());
    expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '0.5');
    expect(screen.getByText('در حال بارگذاری…')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'لغو بارگذاری' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(address()).toBe('');
  });
});

describe('choosing from the library', () => {
  const library = {
    'GET /api/media': () =>
      Response.json([aMediaItem(), aMediaItem({ id: 10, originalFilename: 'به.jpg', url: '/media/b.webp' })]),
  };

  async function openPicker(name = 'انتخاب تصویر') {
    await userEvent.click(screen.getByRole('button', { name: `انتخاب از کتابخانه، ${FIELD}` }));
    return within(await screen.findByRole('dialog', { name }));
  }

  it('asks for pictures only where a picture belongs, and finds by name', async () => {
    let sent = 0;
    const calls = mockApi(library);
    renderPage(<Field kind="image" onSubmit={() => (sent += 1)} />);
    const picker = await openPicker();
    await userEvent.type(picker.getByRole('textbox', { name: 'جست‌وجوی فایل‌ها' }), 'سیب{Enter}');
    await waitFor(() => expect(calls.at(-1)?.query.get('q')).toBe('سیب'));
    expect(calls.every(({ query }) => query.get('type') === 'images')).toBe(true);
    // The search must not submit the form behind the dialog.
    expect(sent).toBe(0);
  });

  it('goes from file to file by the arrow keys, in the direction of reading', async () => {
    mockApi(library);
    renderPage(<Field kind="image" />);
    const picker = await openPicker();
    (await picker.findByRole('button', { name: 'باغ سیب.jpg' })).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(picker.getByRole('button', { name: 'به.jpg' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/media/b.webp');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('separates pictures from documents where both belong', async () => {
    const calls = mockApi(library);
    renderPage(<Field kind="any" />);
    const picker = await openPicker('انتخاب فایل');
    await userEvent.click(await picker.findByRole('tab', { name: 'سندها' }));
    await waitFor(() => expect(calls.at(-1)?.query.get('type')).toBe('other'));
    expect(await axe(screen.getByRole('dialog'))).toEqual([]);
  });

  it('turns pages in the dialog, the focus at the first file of the new page', async () => {
    const calls = mockApi({
      'GET /api/media': ({ query }) =>
        Response.json([aMediaItem({ originalFilename: `صفحهٔ ${query.get('page')}` })], {
          headers: { 'x-total-count': '30' },
        }),
    });
    renderPage(<Field kind="image" />);
    const picker = await openPicker();
    await userEvent.click(await picker.findByRole('button', { name: 'صفحهٔ بعد' }));
    expect(await picker.findByRole('button', { name: 'صفحهٔ 2' })).toHaveFocus();
    expect(calls.map(({ query }) => query.get('page'))).toEqual(['1', '2']);
  });

  it('takes a file that is uploaded in it', async () => {
    mockApi({ ...library, 'POST /api/media/upload': uploaded });
    renderPage(<Field kind="image" />);
    const picker = await openPicker();
    await userEvent.upload(picker.getByLabelText('بارگذاری فایل جدید', { selector: 'input' }), picture());
    await waitFor(() => expect(address()).toBe('/media/new.webp'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
