import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { MoreThan } from 'typeorm';
import { visitorSender } from '../src/common/sandbox/index.js';
import { Env } from '../src/config/index.js';
import { MediaItem } from '../src/media/index.js';
import { Seller, SellerFile } from '../src/sellers/index.js';
import { ApplicationFilesService } from '../src/sellers/files/application-files.service.js';
import { networkHashOf } from '../src/sellers/files/waiting-room.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { aJpeg, sendForm } from './support/media.js';
import { aPdf } from './support/pdf.js';
import { aSeller } from './support/sellers.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const folder: string = join(api.api.app.get(Env).dataDir, 'quarantine');
afterEach(() =>
  api.database.write(async (tx) => {
    await tx.deleteAll(SellerFile);
    await tx.deleteAll(Seller);
  }),
);

const send = (bytes: Buffer, name = 'کارخانه.jpg', address = '192.0.2.1', to = api): Promise<Answer> => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const headers = { 'X-Forwarded-For': address };
  return sendForm(to, undefined, form, { path: '/api/sellers/applications/files', headers });
};
const sent = async (bytes: Buffer, name?: string): Promise<string> => {
  const { status, body } = await send(bytes, name);
  expect(status).toBe(201);
  return body.token as string;
};
const apply = (files: string, changes: object = {}): Promise<Answer> =>
  api.call('POST /api/sellers/applications', { body: aSeller({ files, ...changes }) });
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
  it('is encoded again, and only admins can open it', async () => {
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

  it('is deleted after a day without an application, and stays with one', async () => {
    const kept = await sent(aPdf(), 'گواهی.pdf');
    const lost = await sent(await aJpeg());
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

  it('is claimed once by an application that is sent again after a lost response', async () => {
    const files = [await sent(await aJpeg()), await sent(aPdf(), 'گواهی.pdf')].join(',');
    const [first, second] = await Promise.all([apply(files), apply(files)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await api.database.read.count(Seller)).toBe(1);
    expect((await filesOf((await newestSeller()).id)).body).toHaveLength(2);
  });

  describe('among many that wait', () => {
    const from = (network: number): string => `198.51.100.${network}`;
    const sendFrom = async (address: string): Promise<Answer> => send(await aJpeg(), 'کارخانه.jpg', address);
    /** As if they had been sent a moment ago. */
    const wait = (files: number, address: string | null): Promise<void> =>
      api.database.write(async (tx) => {
        const network = address && networkHashOf(visitorSender(address));
        const facts = { sellerId: null, originalFilename: '', type: 'image/webp', size: 1, mediaId: null, network };
        for (let nth = 0; nth < files; nth += 1) {
          const unique = randomBytes(16).toString('hex');
          await tx.insert(SellerFile, { ...facts, token: unique, createdAt: new Date(), expiresAt: tomorrow() });
        }
      });
    const waitingOf = (address: string): Promise<number> =>
      api.database.read.countBy(SellerFile, {
        network: networkHashOf(visitorSender(address)),
        expiresAt: MoreThan(new Date()),
      });

    it('is one of 24 of its network, by IPv6 of its /56', async () => {
      await wait(24, '2001:db8:1:2200::1');
      const refused = await sendFrom('2001:db8:1:22ff::7');
      expect(refused).toMatchObject({ status: 503, body: { code: 'sellers.too_many_files_waiting' } });
      expect(refused.headers.get('retry-after')).toBe('3600');
      expect((await sendFrom('2001:db8:1:2300::1')).status).toBe(201);
    });

    it('takes the place of the oldest file of the network that has most', async () => {
      for (let network = 1; network <= 9; network += 1) await wait(network === 5 ? 24 : 22, from(network));
      const oldest = await api.database.read.findOneByOrFail(SellerFile, {
        network: networkHashOf(visitorSender(from(5))),
      });
      expect((await sendFrom(from(99))).status).toBe(201);
      expect(await waitingOf(from(5))).toBe(23);
      expect(await waitingOf(from(1))).toBe(22);
      expect(await api.database.read.countBy(SellerFile, { id: oldest.id })).toBe(0);
    });

    it('is refused when no network has more than its own', async () => {
      for (let network = 1; network <= 10; network += 1) await wait(20, from(network));
      expect((await sendFrom(from(1))).status).toBe(503);
      expect(await api.database.read.count(SellerFile)).toBe(200);
    });

    it('of an application does not count any more', async () => {
      await wait(23, from(1));
      const { body } = await sendFrom(from(1));
      expect((await sendFrom(from(1))).status).toBe(503);
      await apply(body.token);
      expect((await sendFrom(from(1))).status).toBe(201);
      expect(await api.database.read.findOneBy(SellerFile, { token: body.token })).toMatchObject({ network: null });
    });
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
    const first = await api.call(`POST ${file}/media`, { token });
    const second = await api.call(`POST ${file}/media`, { token });
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
