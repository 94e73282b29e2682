import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { Env } from '../src/config/index.js';
import { MediaItem } from '../src/media/index.js';
import { Seller, SellerFile } from '../src/sellers/index.js';
import { ApplicationFilesService } from '../src/sellers/files/application-files.service.js';
import { startApi, type Answer, type TestApi } from './support/index.js';
import { aJpeg, sendForm } from './support/media.js';
import { aPdf } from './support/pdf.js';

let api: TestApi;
let token: string;
let folder: string;

beforeAll(async () => {
  api = await startApi();
  token = await api.loginAdmin();
  folder = join(api.api.app.get(Env).dataDir, 'quarantine');
});
afterEach(() =>
  api.database.write(async (tx) => {
    await tx.deleteAll(SellerFile);
    await tx.deleteAll(Seller);
  }),
);
afterAll(() => api.close());

const send = (bytes: Buffer, name = 'کارخانه.jpg'): Promise<Answer> => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  return sendForm(api, undefined, form, '/api/sellers/applications/files');
};
const sent = async (bytes: Buffer, name?: string): Promise<string> => {
  const { status, body } = await send(bytes, name);
  expect(status).toBe(201);
  return body.token as string;
};
const apply = (files: string, changes: object = {}): Promise<Answer> =>
  api.call('POST /api/sellers/applications', {
    body: {
      ...{ companyName: 'باغ پردیس', ownerFullName: 'رضا یزدی', nationalId: '10380284790', address: 'ارومیه' },
      ...{ phoneNumber: '09141234567', email: 'reza@example.com', productCategories: 'پوره زردآلو', files },
      ...changes,
    },
  });
const newestSeller = async (): Promise<{ id: number; factoryImages: string | null }> =>
  (await api.call('GET /api/sellers', { token })).body[0];
const filesOf = (id: number): Promise<Answer> => api.call(`GET /api/sellers/${id}/files`, { token });
const stored = (): Promise<string[]> => readdir(folder).catch(() => []);
const sweep = (now?: Date): Promise<void> => api.api.app.get(ApplicationFilesService).sweep(now);
const tomorrow = (): Date => new Date(Date.now() + 25 * 60 * 60 * 1000);
/** An application with one picture, and where admins find that. */
const applied = async (bytes: Buffer): Promise<{ id: number; file: string }> => {
  await apply(await sent(bytes));
  const { id } = await newestSeller();
  const { body } = await filesOf(id);
  return { id, file: `/api/sellers/${id}/files/${body[0].id}` };
};

describe('a file that is sent ahead of an application', () => {
  it('is encoded anew, and open to admins only', async () => {
    const { id, file } = await applied(
      await sharp(await aJpeg(900, 600))
        .withExif({ IFD0: { Artist: 'secret' } })
        .toBuffer(),
    );
    expect((await filesOf(id)).body).toEqual([
      expect.objectContaining({ originalFilename: 'کارخانه.jpg', type: 'image/webp', mediaId: null }),
    ]);
    expect((await fetch(api.url + file)).status).toBe(401);
    const opened = await fetch(api.url + file, { headers: { Authorization: `Bearer ${token}` } });
    expect(opened.headers.get('cache-control')).toBe('no-store');
    expect(opened.headers.get('content-security-policy')).toContain('sandbox');
    const metadata = await sharp(Buffer.from(await opened.arrayBuffer())).metadata();
    expect([metadata.format, metadata.width, metadata.exif]).toEqual(['webp', 900, undefined]);
  });

  it('is at no public address, under its token or its name in the store', async () => {
    const { body } = await send(await aJpeg());
    const [name] = await stored();
    for (const path of [`/media/${name}`, `/media/${body.token}`, `/api/sellers/applications/files/${body.token}`])
      expect([401, 404]).toContain((await fetch(api.url + path)).status);
  });

  it.each([
    ['a text that calls itself a picture', () => Promise.resolve(Buffer.from('<svg onload=alert(1)>')), 415],
    ['half a picture', async () => (await aJpeg()).subarray(0, 400), 400],
    ['a PDF with a script', () => Promise.resolve(aPdf({ catalog: '/OpenAction << /S /JavaScript /JS (1) >>' })), 400],
    ['more than ten megabytes', () => Promise.resolve(Buffer.alloc(10 * 1024 * 1024 + 1)), 413],
  ])('is refused when it is %s, in words about the file', async (_what, make, status) => {
    const before = await stored();
    const answer = await send(await make());
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([status, 'file']);
    expect(await stored()).toEqual(before);
    expect(await api.database.read.count(SellerFile)).toBe(0);
  });

  it('goes after a day without an application, and stays with one', async () => {
    const [kept, lost] = [await sent(aPdf(), 'گواهی.pdf'), await sent(await aJpeg())];
    await apply(kept);
    await sweep();
    expect((await stored()).filter((name) => name.startsWith(lost))).toHaveLength(1);
    await sweep(tomorrow());
    expect((await stored()).filter((name) => name.startsWith(lost))).toEqual([]);
    expect((await stored()).filter((name) => name.startsWith(kept))).toEqual([`${kept}.pdf`]);
    expect((await apply(lost, { email: 'other@example.com' })).body.errors).toEqual([
      expect.objectContaining({ field: 'files' }),
    ]);
  });

  it('belongs to one application: another that names it is refused and stores nothing', async () => {
    const file = await sent(await aJpeg());
    expect((await apply(file)).status).toBe(201);
    const second = await apply(file, { companyName: 'شرکت دیگر' });
    expect([second.status, second.body.errors[0].field]).toEqual([400, 'files']);
    expect(await api.database.read.count(Seller)).toBe(1);
  });

  it('is tied once by an application that is sent again after a lost answer', async () => {
    const files = [await sent(await aJpeg()), await sent(aPdf(), 'گواهی.pdf')].join(',');
    const [first, second] = await Promise.all([apply(files), apply(files)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await api.database.read.count(Seller)).toBe(1);
    expect((await filesOf((await newestSeller()).id)).body).toHaveLength(2);
  });

  it('is not taken when too many wait already', async () => {
    await api.database.write(async (tx) => {
      const waiting = { sellerId: null, originalFilename: '', type: 'image/webp', size: 1, mediaId: null };
      for (let nth = 0; nth < 200; nth += 1) {
        const token32 = String(nth).padStart(32, '0');
        await tx.insert(SellerFile, { ...waiting, token: token32, createdAt: new Date(), expiresAt: tomorrow() });
      }
    });
    expect(await send(await aJpeg())).toMatchObject({ status: 503, body: { code: 'sellers.too_many_files_waiting' } });
  });

  it.each([
    ['nine of them', Array.from({ length: 9 }, (_, nth) => String(nth).repeat(32)).join(',')],
    ['no token', 'x'],
  ])('is refused in an application with %s', async (_what, files) => {
    expect((await apply(files)).body.errors).toEqual([expect.objectContaining({ field: 'files' })]);
  });
});

describe('a file of an application', () => {
  it('becomes public when an admin puts it into the media library, once, and one of the seller’s pictures', async () => {
    const { id, file } = await applied(await aJpeg());
    const [first, second] = [
      await api.call(`POST ${file}/media`, { token }),
      await api.call(`POST ${file}/media`, { token }),
    ];
    expect([first.status, second.body]).toEqual([200, first.body]);
    const item = await api.database.read.findOneByOrFail(MediaItem, { id: first.body.mediaId });
    expect((await fetch(api.url + item.url)).status).toBe(200);
    expect((await newestSeller()).factoryImages).toBe(String(item.id));
    expect((await api.call(`GET /api/sellers/${id}`, { token })).body.version).toBe(2);
  });

  it('is found under its own seller only', async () => {
    const { file } = await applied(await aJpeg());
    const other = file.replace(/sellers\/\d+/, 'sellers/999999');
    for (const call of [`GET ${other}`, `POST ${other}/media`])
      expect(await api.call(call, { token })).toMatchObject({ status: 404, body: { code: 'sellers.file_not_found' } });
  });

  it('goes with its seller, the bytes and its name', async () => {
    const before = await stored();
    const { id } = await applied(await aJpeg());
    expect((await stored()).length).toBe(before.length + 1);
    expect((await api.call(`DELETE /api/sellers/${id}`, { token })).status).toBe(204);
    expect([await stored(), await api.database.read.count(SellerFile)]).toEqual([before, 0]);
  });
});
