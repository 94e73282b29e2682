import { afterEach, describe, expect, it } from '@jest/globals';
import { Post, SectionVersion } from '../src/content/index.js';
import { MediaUse } from '../src/media/index.js';
import { addPost, aPost } from './support/blog.js';
import { startApiForSpec } from './support/index.js';
import { addMedia } from './support/media.js';
import { fieldsOf } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
afterEach(() =>
  api.database.write(async (tx) => {
    for (const entity of [MediaUse, Post, SectionVersion]) await tx.deleteAll(entity);
  }),
);

const unknownFile = `/media/${'0'.repeat(32)}.webp`;
const uses = async (): Promise<unknown[]> =>
  (await api.database.read.find(MediaUse, { order: { mediaId: 'ASC' } })).map(({ mediaId, place, placeId, title }) => [
    mediaId,
    place,
    placeId,
    title,
  ]);

describe('the media of an article', () => {
  it('are known while it shows them: its picture and those in its text', async () => {
    const picture = await addMedia(api, token);
    const inText = await addMedia(api, token);
    const content = `<p>متن</p><figure><img src="${inText.url}" alt="بشکه"></figure>`;
    const { id } = await addPost(api, token, { slug: 'this', title: 'نوشته', image: picture.url, content });
    expect(await uses()).toEqual([
      [picture.id, 'post', String(id), 'نوشته'],
      [inText.id, 'post', String(id), 'نوشته'],
    ]);
    const kept = await api.call(`DELETE /api/media/${inText.id}`, { token });
    expect([kept.status, JSON.stringify(kept.body)]).toEqual([409, expect.stringContaining('نوشته')]);
    await api.call(`PUT /api/admin/blog/posts/${id}`, { token, body: aPost({ slug: 'this', image: null, content }) });
    expect(await uses()).toEqual([[inText.id, 'post', String(id), expect.any(String)]]);
    await api.call(`DELETE /api/admin/blog/posts/${id}`, { token });
    expect(await uses()).toEqual([]);
  });

  it('are in the library, or the article is refused and nothing is kept', async () => {
    const wrongImage = await api.call('POST /api/admin/blog/posts', { token, body: aPost({ image: unknownFile }) });
    expect([wrongImage.status, fieldsOf(wrongImage)]).toEqual([400, ['image']]);
    const content = `<p>متن<img src="${unknownFile}"></p>`;
    const wrongContent = await api.call('POST /api/admin/blog/posts', { token, body: aPost({ content }) });
    expect([wrongContent.status, fieldsOf(wrongContent)]).toEqual([400, ['content']]);
    expect(await api.database.read.count(Post)).toBe(0);
  });
});

describe('the media of a section', () => {
  it('are known while its newest version shows them', async () => {
    const picture = await addMedia(api, token);
    const catalogue = await addMedia(api, token);
    await api.call('PUT /api/content/hero', { token, body: { imageUrl: picture.url, buttonUrl: catalogue.url } });
    expect(await uses()).toEqual([
      [picture.id, 'section', 'hero', 'بنر صفحهٔ اصلی'],
      [catalogue.id, 'section', 'hero', 'بنر صفحهٔ اصلی'],
    ]);
    await api.call('POST /api/content/hero/versions/0/restore', { token });
    expect(await uses()).toEqual([]);
  });

  it('are in the library, or the section is not saved', async () => {
    const answer = await api.call('PUT /api/content/about', { token, body: { imageUrl: unknownFile } });
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ['imageUrl']]);
    expect(await api.database.read.count(SectionVersion)).toBe(0);
  });
});
