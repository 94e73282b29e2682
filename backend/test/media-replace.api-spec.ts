import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Env } from '../src/config/index.js';
import { MediaLeftovers } from '../src/media/media-leftovers.service.js';
import { AuditEntry } from '../src/operations/audit/index.js';
import { addPost } from './support/blog.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { addMedia, aJpeg, upload } from './support/media.js';
import { aPdf } from './support/pdf.js';
import { aProduct } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();

const ask = (route: string, body?: unknown): Promise<Answer> =>
  api.call(route, { token, ...(body === undefined ? {} : { body }) });

/** Another file in the place of that of an item. */
async function replace(id: number, bytes: Buffer, query = ''): Promise<Answer> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'تازه.jpg');
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${api.url}/api/media/${id}/file${query}`, { method: 'PUT', headers, body: form });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const get = (url: string): Promise<Response> => fetch(`${api.url}${url}`, { redirect: 'manual' });

describe('replacing a file', () => {
  it('keeps id, name, tags and words, and gives it another address', async () => {
    const { id, url } = await addMedia(api, token, { name: 'باغ.jpg', tags: 'سیب' });
    await ask(`PUT /api/media/${id}`, { alt: 'باغ سیب در پاییز' });
    const { status, body } = await replace(id, await aJpeg(800, 500));
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, originalFilename: 'باغ.jpg', tags: 'سیب', alt: 'باغ سیب در پاییز', version: 3 });
    expect([body.width, body.height]).toEqual([800, 500]);
    expect(body.url).not.toBe(url);
    expect((await get(body.url)).status).toBe(200);
    const [entry] = await api.database.read.find(AuditEntry, { order: { id: 'DESC' }, take: 1 });
    expect(entry).toMatchObject({ action: 'replaceMediaFile', before: { url }, after: { url: body.url } });
  });

  it('is seen at once wherever the file is shown: product, article, section and certificate', async () => {
    const { id, url } = await addMedia(api, token, { name: 'همه.jpg' });
    const [variant] = (await ask(`GET /api/media/${id}`)).body.variants as { url: string }[];
    const product = (await ask('POST /api/products', aProduct({ image: url }))).body;
    const content = `<p>متن</p><figure><img src="${variant!.url}" alt="بشکه"></figure>`;
    await addPost(api, token, { slug: 'shows-it', image: url, content });
    await ask('PUT /api/content/hero', { imageUrl: url });
    await ask('PUT /api/content/hero', { imageUrl: url, title: 'تازه' });
    const scan = { name: 'HACCP', description: 'خطر', onHome: true, onProduct: true, onAbout: true, scan: url };
    const certificate = (await ask('POST /api/certificates', { ...scan, issuer: null, number: null })).body;
    // Cached responses still have the old file.
    await api.call(`GET /api/products/${product.id}`);

    const { body: now } = await replace(id, await aJpeg(700, 500));
    const old = url.slice('/media/'.length, '/media/'.length + 32);
    const answers = await Promise.all(
      [`/api/products/${product.id}`, '/api/blog/posts/shows-it', '/api/content', '/api/certificates'].map((path) =>
        api.call(`GET ${path}`),
      ),
    );
    for (const answer of answers) {
      expect(JSON.stringify(answer.body)).not.toContain(old);
      expect(JSON.stringify(answer.body)).toContain(now.filename);
    }
    expect(answers[0]?.body.imageVariants).toEqual(now.variants);
    // The copy of the same size takes the place of a copy.
    expect(answers[1]?.body.content).toContain(now.variants[0].url);
    expect((await ask(`GET /api/media/${id}/usages`)).body).toHaveLength(4);
    // An old version of a section can still be restored.
    expect((await ask('POST /api/content/hero/versions/1/restore')).body).toMatchObject({ imageUrl: now.url });
    await ask(`DELETE /api/certificates/${certificate.id}`);
  });

  it('refuses the old address in forms from then on, and redirects it to the new one', async () => {
    const { id, url, filename } = await addMedia(api, token, { name: 'کهنه.jpg' });
    const { body: now } = await replace(id, await aJpeg(640, 480));
    // Pages that are on their way still find the old file.
    expect((await get(url)).status).toBe(200);
    const refused = await ask('POST /api/products', aProduct({ image: url }));
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'image']);

    await api.api.app.get(MediaLeftovers).sweep(new Date(Date.now() + 2 * 60 * 60 * 1000));
    const folder = join(api.api.app.get(Env).dataDir, 'media');
    expect((await readdir(folder)).filter((name) => name.startsWith(filename.slice(0, 32)))).toEqual([]);
    const answer = await get(url);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, now.url]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    await ask(`DELETE /api/media/${id}`);
    expect((await get(url)).status).toBe(404);
  });

  it('changes nothing when the bytes are the same', async () => {
    const bytes = await aJpeg();
    const { body: item } = await upload(api, token, bytes, { name: 'همان.jpg' });
    expect(await replace(item.id, bytes)).toMatchObject({ status: 200, body: item });
  });

  it('accepts only a picture for a picture, and the same bytes only once', async () => {
    const { id } = await addMedia(api, token);
    const kind = await replace(id, aPdf());
    expect([kind.status, kind.body.code, kind.body.errors[0].field]).toEqual([400, 'media.kind_differs', 'file']);
    const bytes = await aJpeg();
    await upload(api, token, bytes, { name: 'دیگری.jpg' });
    const twice = await replace(id, bytes);
    expect([twice.status, twice.body.code]).toEqual([409, 'media.already_there']);
    const damaged = await replace(id, bytes.subarray(0, 60));
    expect([damaged.status, damaged.body.code]).toEqual([400, 'media.damaged']);
    expect((await ask(`GET /api/media/${id}`)).body.version).toBe(1);
  });

  it('is refused when somebody else changed the file meanwhile', async () => {
    const { id } = await addMedia(api, token);
    const theirs = await aJpeg();
    await replace(id, theirs);
    const same = [await replace(id, theirs, '?version=1'), await replace(id, theirs, '?version=9')];
    expect(same.map(({ status }) => status)).toEqual([409, 409]);
    const { status, body } = await replace(id, await aJpeg(), '?version=1');
    expect([status, body.code]).toEqual([409, 'media.changed_meanwhile']);
    expect(body.conflicts.map(({ field }: { field: string }) => field)).toEqual(['filename']);
    expect((await replace(id, await aJpeg(), '?version=2')).status).toBe(200);
  });
});

describe('what a picture shows, in words', () => {
  it('is said on the page of a product that has none of its own, at once', async () => {
    const { id, url } = await addMedia(api, token);
    const product = (await ask('POST /api/products', aProduct({ image: url }))).body;
    const shown = async () => (await api.call(`GET /api/products/${product.id}`)).body.imageAlt;
    expect(await shown()).toBeNull();
    expect((await ask(`PUT /api/media/${id}`, { alt: ' سیب سرخ ' })).body.alt).toBe('سیب سرخ');
    expect(await shown()).toBe('سیب سرخ');
    expect((await ask(`PUT /api/media/${id}`, { alt: 'ا'.repeat(301) })).status).toBe(400);
  });
});
