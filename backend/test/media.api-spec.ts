import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Env } from '../src/config/index.js';
import { MediaFiles } from '../src/media/media-files.js';
import { MediaItem, MediaLeftover, MediaUse, recordMediaUses } from '../src/media/index.js';
import { MediaLeftovers } from '../src/media/media-leftovers.service.js';
import { AuditEntry } from '../src/operations/audit/index.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { addMedia, upload } from './support/media.js';
import { aPdf } from './support/pdf.js';
import { fieldsOf, queriesOf } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const folder: string = join(api.api.app.get(Env).dataDir, 'media');
beforeEach(() =>
  api.database.write(async (tx) => {
    await tx.deleteAll(MediaUse);
    await tx.deleteAll(MediaItem);
    await tx.deleteAll(MediaLeftover);
  }),
);

const ask = (route: string, body?: unknown): Promise<Answer> =>
  api.call(route.replace(/[^\x20-\x7e]+/g, encodeURIComponent), { token, ...(body === undefined ? {} : { body }) });
const namesIn = async (query: string): Promise<string[]> =>
  (await ask(`GET /api/media?${query}`)).body.map((item: { originalFilename: string }) => item.originalFilename);
const filesOf = async ({ filename }: { filename: string }): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.startsWith(filename.slice(0, 32)));
const use = (url: string, placeId: number, title = 'کنسانترهٔ سیب'): Promise<void> =>
  api.database.write((tx) =>
    recordMediaUses(tx, { place: 'product', placeId, title }, [{ field: 'image', text: url }]),
  );
const lastEntry = async (id: number): Promise<AuditEntry | undefined> =>
  (
    await api.database.read.find(AuditEntry, {
      where: { subject: 'media', subjectId: String(id) },
      order: { id: 'DESC' },
    })
  )[0];

describe('the library', () => {
  it.each([
    'GET /api/media',
    'GET /api/media/counts',
    'GET /api/media/1',
    'GET /api/media/1/usages',
    'PUT /api/media/1',
    'DELETE /api/media/1',
    'POST /api/media',
  ])('is closed to visitors: %s', async (route) => {
    const { status, body } = await api.call(route, route.startsWith('P') ? { body: {} } : {});
    expect([status, body.success]).toEqual([401, false]);
  });

  it('lists files, the newest first, in pages, with at most three queries', async () => {
    for (const name of ['یک.jpg', 'دو.jpg', 'سه.jpg']) await addMedia(api, token, { name });
    let answer: Answer | undefined;
    const queries = await queriesOf(api, async () => {
      answer = await ask('GET /api/media?limit=2');
    });
    expect(answer?.body.map((item: { originalFilename: string }) => item.originalFilename)).toEqual([
      'سه.jpg',
      'دو.jpg',
    ]);
    expect(answer?.headers.get('x-total-count')).toBe('3');
    // Two more find out whose token it is.
    expect(queries).toBeLessThanOrEqual(5);
    expect(await namesIn('limit=2&page=2')).toEqual(['یک.jpg']);
  });

  it('is sorted by name and by size', async () => {
    await addMedia(api, token, { name: 'ب.jpg' });
    await upload(api, token, Buffer.concat([aPdf(), Buffer.from('% padding %'.repeat(5000)), aPdf()]), {
      name: 'ج.pdf',
    });
    await addMedia(api, token, { name: 'الف.jpg' });
    expect(await namesIn('sort=name')).toEqual(['الف.jpg', 'ب.jpg', 'ج.pdf']);
    expect((await namesIn('sort=size'))[0]).toBe('ج.pdf');
    expect((await ask('GET /api/media?sort=type')).status).toBe(400);
  });

  it('has tabs for pictures and other files, with their counts', async () => {
    await addMedia(api, token, { name: 'باغ.jpg' });
    await addMedia(api, token, { name: 'خط تولید.jpg' });
    await upload(api, token, aPdf(), { name: 'برگه.pdf' });
    expect(await namesIn('type=images')).toEqual(['خط تولید.jpg', 'باغ.jpg']);
    expect(await namesIn('type=other')).toEqual(['برگه.pdf']);
    expect((await ask('GET /api/media?type=other')).headers.get('x-total-count')).toBe('1');
    expect((await ask('GET /api/media/counts')).body).toEqual({ all: 3, images: 2, other: 1 });
  });

  it.each([
    ['its name, with Arabic letters', 'كنسانتره'],
    ['its name, without ZWNJ', 'میوه+ها'],
    ['its tags', 'آزمایشگاه'],
  ])('finds a file by %s', async (_what, q) => {
    await addMedia(api, token, { name: 'کنسانترهٔ میوه‌ها.jpg', tags: 'برگه، آزمایشگاه' });
    await addMedia(api, token, { name: 'دیگر.jpg' });
    expect(await namesIn(`q=${q}`)).toEqual(['کنسانترهٔ میوه‌ها.jpg']);
    expect(await namesIn(`q=${q}&type=other`)).toEqual([]);
  });

  it('finds a file by its stored name, and treats % as a character', async () => {
    const { filename } = await addMedia(api, token);
    expect(await namesIn(`q=${filename.slice(0, 20)}`)).toHaveLength(1);
    expect((await api.call('GET /api/media?q=%25', { token })).body).toEqual([]);
  });
});

describe('what is said of a file', () => {
  it('can be changed, leaving the rest, with a trace of it', async () => {
    const { id } = await addMedia(api, token, { name: 'یک.jpg', tags: 'سیب' });
    const { status, body } = await ask(`PUT /api/media/${id}`, { originalFilename: 'تازه.jpg' });
    expect([status, body.originalFilename, body.tags]).toEqual([200, 'تازه.jpg', 'سیب']);
    expect((await ask(`PUT /api/media/${id}`, { tags: ' باغ ،، باغ، سیب ' })).body.tags).toBe('باغ,سیب');
    expect((await ask(`GET /api/media/${id}`)).body).toMatchObject({ originalFilename: 'تازه.jpg', tags: 'باغ,سیب' });
    expect(await namesIn('q=تازه')).toEqual(['تازه.jpg']);
    expect(await lastEntry(id)).toMatchObject({
      action: 'updateMedia',
      before: { tags: 'سیب' },
      after: { tags: 'باغ,سیب' },
    });
  });

  it('can be changed by its address', async () => {
    const { id, url } = await addMedia(api, token);
    const { status, body } = await ask('POST /api/media', { url, originalFilename: 'نام.jpg', tags: 'الف' });
    expect([status, body.id, body.originalFilename, body.tags]).toEqual([200, id, 'نام.jpg', 'الف']);
    expect((await lastEntry(id))?.action).toBe('registerMedia');
    expect((await ask('POST /api/media', { url: `/media/${'0'.repeat(32)}.webp` })).status).toBe(404);
  });

  it.each([
    ['originalFilename', { originalFilename: '' }],
    ['originalFilename', { originalFilename: null }],
    ['tags', { tags: 5 }],
    ['tags', { tags: Array.from({ length: 21 }, (_, index) => `ب${index}`).join() }],
    ['path', { path: 'other.webp' }],
    ['url', { url: 'https://elsewhere.example/a.jpg' }],
  ])('is refused under its field: %s %j', async (field, change) => {
    const { id, url } = await addMedia(api, token);
    const route = field === 'url' ? 'POST /api/media' : `PUT /api/media/${id}`;
    const answer = await ask(route, change);
    expect([answer.status, fieldsOf(answer)]).toEqual([400, [field]]);
    expect((await ask(`GET /api/media/${id}`)).body.url).toBe(url);
  });

  it.each([
    ['../../etc/سیب.jpg', 'سیب.jpg'],
    ['C:\\Users\\a\\سیب.jpg', 'سیب.jpg'],
    ['‮gpj.سیب', 'gpj.سیب'],
    ['می‌وه.jpg', 'می‌وه.jpg'],
    [`${'س'.repeat(300)}.jpeg`, `${'س'.repeat(195)}.jpeg`],
  ])('begins with the name it was uploaded under, cleaned: %s', async (name, kept) => {
    const { id } = await addMedia(api, token, { name });
    expect((await ask(`GET /api/media/${id}`)).body.originalFilename).toBe(kept);
  });
});

describe('a file that is deleted', () => {
  it('is gone with all its files, with a trace of it', async () => {
    const item = await addMedia(api, token);
    expect(await filesOf(item)).toHaveLength(3);
    expect((await ask(`DELETE /api/media/${item.id}`)).status).toBe(204);
    expect(await filesOf(item)).toEqual([]);
    expect((await fetch(api.url + item.url)).status).toBe(404);
    expect((await ask(`GET /api/media/${item.id}`)).body.code).toBe('media.not_found');
    expect((await ask(`DELETE /api/media/${item.id}`)).status).toBe(404);
    expect(await api.database.read.count(MediaLeftover)).toBe(0);
    expect(await lastEntry(item.id)).toMatchObject({ action: 'deleteMedia', after: null, before: { url: item.url } });
  });

  it('is deleted once, also by four admins at the same moment', async () => {
    const item = await addMedia(api, token);
    const removals = await Promise.all([1, 2, 3, 4].map(() => ask(`DELETE /api/media/${item.id}`)));
    expect(removals.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404]);
  });

  it('stays while something shows it: 409 that names the uses', async () => {
    const item = await addMedia(api, token);
    for (const [id, name] of ['سیب', 'انگور', 'انار', 'آلبالو'].entries()) await use(item.url, id + 1, name);
    expect((await ask(`GET /api/media/${item.id}/usages`)).body[1]).toEqual({
      place: 'product',
      placeId: '2',
      title: 'انگور',
    });
    const { status, body } = await ask(`DELETE /api/media/${item.id}`);
    expect([status, body.code]).toEqual([409, 'media.in_use']);
    expect(body.message).toContain('محصول «سیب»، محصول «انگور»، محصول «انار» و ۱ جای دیگر');
    expect(body.errors).toHaveLength(4);
    expect((await fetch(api.url + item.url)).status).toBe(200);
  });

  it('is not deleted when it is taken into use at the same moment, or the use is refused', async () => {
    for (let round = 1; round <= 8; round += 1) {
      const item = await addMedia(api, token);
      const remove = (): Promise<number> => ask(`DELETE /api/media/${item.id}`).then(({ status }) => status);
      const takeIntoUse = (): Promise<string> =>
        use(item.url, round)
          .then(() => 'used')
          .catch(() => 'refused');
      const both = await (round % 2 === 0
        ? Promise.all([remove(), takeIntoUse()])
        : Promise.all([takeIntoUse(), remove()]).then(([used, removed]) => [removed, used] as const));
      expect([[204, 'refused'].join(), [409, 'used'].join()]).toContain(both.join());
      expect((await fetch(api.url + item.url)).status).toBe(both[0] === 204 ? 404 : 200);
    }
  });

  it('loses files that could not be removed at once to the hourly sweep; other files stay', async () => {
    const item = await addMedia(api, token);
    const other = await addMedia(api, token);
    const files = api.api.app.get(MediaFiles);
    const removeAll = files.removeAll.bind(files);
    files.removeAll = () => Promise.reject(new Error('store is away'));
    expect((await ask(`DELETE /api/media/${item.id}`)).status).toBe(204);
    files.removeAll = removeAll;
    const sweeper = api.api.app.get(MediaLeftovers);
    await sweeper.sweep();
    expect(await filesOf(item)).toHaveLength(3);
    await sweeper.sweep(new Date(Date.now() + 61 * 60 * 1000));
    expect([await filesOf(item), (await filesOf(other)).length]).toEqual([[], 3]);
    expect(await api.database.read.count(MediaLeftover)).toBe(0);
  });
});

describe('a stored file', () => {
  it('is public, cached for ever, and can run no scripts', async () => {
    const { url, filename } = await addMedia(api, token);
    const response = await fetch(api.url + url);
    const headers = Object.fromEntries(response.headers);
    expect(response.status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'content-length': String((await response.arrayBuffer()).byteLength),
    });
    expect(headers['content-disposition']).toBeUndefined();
    const again = await fetch(api.url + url, { headers: { 'If-None-Match': `"${filename}"` } });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
    const head = await fetch(api.url + url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, headers['content-length']]);
  });

  it.each([
    '/media/',
    '/media',
    '/media/..%2fafshoreh.sqlite',
    '/media/a/b',
    '/media/secret.txt',
    `/media/${'0'.repeat(32)}.webp`,
    '/media/%00.webp',
    '/media/%E0%A4%A',
  ])('has a name of ours; nothing else is looked up: %s', async (path) => {
    await writeFile(join(folder, 'secret.txt'), 'secret');
    const response = await fetch(api.url + path);
    expect([400, 404]).toContain(response.status);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is 503 while the store is away', async () => {
    const { url } = await addMedia(api, token);
    const { store } = api.api.app.get<unknown, { store: { open?: unknown } }>(MediaFiles);
    store.open = () => Promise.reject(new Error('away'));
    const response = await fetch(api.url + url);
    delete store.open;
    expect([response.status, await response.json()]).toMatchObject([503, { code: 'common.unavailable' }]);
  });
});
