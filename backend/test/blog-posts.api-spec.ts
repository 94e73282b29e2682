import { afterEach, describe, expect, it } from '@jest/globals';
import { Env } from '../src/config/index.js';
import { Post } from '../src/content/index.js';
import { bumpRevision } from '../src/database/index.js';
import { AuditEntry } from '../src/operations/audit/index.js';
import { addPost, aPost, postRoute } from './support/blog.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { addMedia } from './support/media.js';
import { fieldsOf, queriesOf } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
afterEach(() =>
  api.database.write(async (tx) => {
    await tx.deleteAll(AuditEntry);
    await tx.deleteAll(Post);
    await bumpRevision(tx);
  }),
);

const add = (changes?: Record<string, unknown>): Promise<Answer['body']> => addPost(api, token, changes);
const create = (body: unknown): Promise<Answer> => api.call('POST /api/admin/blog/posts', { token, body });
const update = async (slug: string, body: unknown): Promise<Answer> =>
  api.call(await postRoute(api, 'PUT', slug), { token, body });
const remove = async (slug: string): Promise<Answer> => api.call(await postRoute(api, 'DELETE', slug), { token });
const read = (slug: string): Promise<Answer> => api.call(`GET /api/blog/posts/${slug}`);
const list = (query = ''): Promise<Answer> => api.call(`GET /api/blog/posts${query}`);
const slugsOf = ({ body }: Answer): string[] => body.map(({ slug }: { slug: string }) => slug);
const asked = (name: string, value: string): string => `?${name}=${encodeURIComponent(value)}`;

describe('the blog', () => {
  it('lists published articles, the newest first, without their text', async () => {
    await add({ slug: 'first', tags: ['بریکس'], author: 'واحد فنی افشره', image: '/assets/apples.jpg' });
    await add({ slug: 'a-draft', status: 'draft' });
    await add({ slug: 'second' });
    const answer = await list();
    expect(slugsOf(answer)).toEqual(['second', 'first']);
    expect(answer.body[1]).toEqual({
      id: expect.any(Number),
      slug: 'first',
      title: expect.stringContaining('مقالهٔ آزمایشی'),
      excerpt: 'چند جمله دربارهٔ آنچه در مقاله آمده است.',
      image: '/assets/apples.jpg',
      category: 'buying-guide',
      categoryLabel: 'راهنمای خرید',
      tags: ['بریکس'],
      author: 'واحد فنی افشره',
      publishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      readingMinutes: 1,
    });
  });

  it('puts the article that was published last first, not the one that was written last', async () => {
    await add({ slug: 'written-first', status: 'draft' });
    await add({ slug: 'written-second' });
    await update('written-first', aPost({ slug: 'written-first' }));
    expect(slugsOf(await list())).toEqual(['written-first', 'written-second']);
  });

  it('is listed in pages with three queries', async () => {
    for (const slug of ['one', 'two', 'three']) await add({ slug });
    let answer: Answer | undefined;
    expect(await queriesOf(api, async () => void (answer = await list('?page=2&limit=2')))).toBe(3);
    expect(slugsOf(answer as Answer)).toEqual(['one']);
    expect((answer as Answer).headers.get('x-total-count')).toBe('3');
  });

  it('is filtered by category', async () => {
    await add({ slug: 'on-export', category: 'export' });
    await add({ slug: 'on-standards', category: 'standards' });
    expect(slugsOf(await list('?category=export'))).toEqual(['on-export']);
    expect(slugsOf(await list('?category=all'))).toHaveLength(2);
    expect(fieldsOf(await list('?category=sport'))).toEqual(['category']);
  });

  it('is filtered by a tag, however it is typed, and by the whole tag only', async () => {
    await add({ slug: 'tagged', tags: ['کنسانترهٔ سیب', 'بریکس'] });
    await add({ slug: 'other-tag', tags: ['بریکس بالا'] });
    await add({ slug: 'without-tags' });
    expect(slugsOf(await list(asked('tag', 'بریکس')))).toEqual(['tagged']);
    expect(slugsOf(await list(asked('tag', 'كنسانتره‌ سيب')))).toEqual(['tagged']);
    expect(slugsOf(await list(asked('tag', 'سیب')))).toEqual([]);
    expect(slugsOf(await list(asked('tag', '-')))).toEqual([]);
  });

  it.each([
    ['title', 'آناليز كنسانتره'],
    ['text', 'مواد‌جامد'],
    ['author', 'آزمایشگاه'],
    ['tags', 'اسیدیته'],
    ['category', 'راهنماي خريد'],
  ])('is searched by words of the %s', async (_where, q) => {
    await add({ slug: 'found', title: 'آنالیز کنسانتره', author: 'آزمایشگاه افشره', tags: ['اسیدیته'] });
    await add({ slug: 'not-found', category: 'export', content: '<p>اینکوترمز</p>' });
    expect(slugsOf(await list(asked('q', q)))).toEqual(['found']);
  });

  it('does not search the names of fields', async () => {
    await add({ content: '<blockquote>متن</blockquote>' });
    expect(slugsOf(await list(asked('q', 'blockquote')))).toEqual([]);
  });
});

describe('an article', () => {
  it('has its text and links to further articles, and nothing about drafts', async () => {
    await add({ slug: 'older' });
    await add({ slug: 'this', title: 'این یکی' });
    await add({ slug: 'draft', status: 'draft' });
    await add({ slug: 'newer', title: 'بعدی' });
    const { status, body } = await read('this');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'این یکی',
      content: '<h2>بریکس</h2><p>درصد مواد جامد محلول.</p>',
      previous: { slug: 'older' },
      next: { slug: 'newer', title: 'بعدی' },
    });
    expect(slugsOf({ ...(await read('this')), body: body.related })).toEqual(['newer', 'older']);
    expect((await read('older')).body.previous).toBeNull();
    expect((await read('newer')).body.next).toBeNull();
    expect(Object.keys(body)).not.toContain('searchKey');
  });

  it('says what its picture shows, where the library says it', async () => {
    const { id, url } = await addMedia(api, token);
    await add({ slug: 'this', image: url });
    expect((await read('this')).body).toMatchObject({ image: url, imageAlt: null });
    await api.call(`PUT /api/media/${id}`, { token, body: { alt: 'باغ سیب در پاییز' } });
    expect((await read('this')).body.imageAlt).toBe('باغ سیب در پاییز');
  });

  it('is related to three others: those of its category and with its tags first', async () => {
    await add({ slug: 'same-tags', category: 'export', tags: ['بریکس', 'اسیدیته', 'قوطی'] });
    await add({ slug: 'same-category' });
    for (const slug of ['strange-1', 'strange-2']) await add({ slug, category: 'export' });
    await add({ slug: 'this', tags: ['بريكس', 'اسيديته', 'قوطی'] });
    const { body } = await read('this');
    expect(body.related.map(({ slug }: { slug: string }) => slug)).toEqual(['same-tags', 'same-category', 'strange-2']);
  });

  it.each(['nowhere', 'a-draft', 'Not-A-Slug', '%D8%B3', 'a'.repeat(300), '..%2Fposts'])(
    'under the slug «%s» is a 404',
    async (slug) => {
      await add({ slug: 'a-draft', status: 'draft' });
      const { status, body } = await read(slug);
      expect([status, body.code]).toEqual([404, 'content.post_not_found']);
    },
  );

  it('is cached, and every change is visible at once', async () => {
    await add({ slug: 'fresh', title: 'عنوان یک' });
    const first = await read('fresh');
    const second = await read('fresh');
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(await queriesOf(api, () => read('fresh'))).toBe(0);
    await update('fresh', aPost({ slug: 'fresh', title: 'عنوان دو' }));
    expect((await read('fresh')).body.title).toBe('عنوان دو');
    expect((await list()).body[0].title).toBe('عنوان دو');
    await remove('fresh');
    expect((await read('fresh')).status).toBe(404);
    expect((await list()).body).toEqual([]);
  });
});

describe('writing an article', () => {
  it('makes a draft in the name of the admin that no visitor sees', async () => {
    const { status, body } = await create(aPost({ slug: 'mine', status: undefined }));
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        slug: 'mine',
        status: 'draft',
        author: 'مدیر سایت',
        publishedAt: null,
        version: 1,
        tags: [],
        image: null,
        content: '<h2>بریکس</h2><p>درصد مواد جامد محلول.</p>',
      }),
    ]);
    expect((await read('mine')).status).toBe(404);
    expect((await api.call(`GET /api/admin/blog/posts/${body.id}`, { token })).body).toEqual(body);
  });

  it('cleans its HTML', async () => {
    const content =
      '<h1>سرخط</h1><p onclick="x()">متن<script>alert(1)</script> <a href="javascript:alert(1)">بد</a>' +
      ' <a href="https://www.iso.org/">ایزو</a> <a href="/products">محصولات</a><img src="data:x"></p>';
    const { body } = await create(aPost({ content }));
    expect(body.content).toBe(
      '<h2>سرخط</h2><p>متن بد <a href="https://www.iso.org/" rel="noopener nofollow">ایزو</a>' +
        ' <a href="/products">محصولات</a></p>',
    );
  });

  it('takes 60,000 letters of Persian, as UTF-8 and as escapes, and says how long they take to read', async () => {
    const content = `<p>${'افشره '.repeat(9_998)}میوه</p>`;
    expect(content.length).toBeLessThanOrEqual(60_000);
    const asEscapes = JSON.stringify(aPost({ slug: 'long', content })).replace(
      /[^\0-\x7f]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    expect((await create(asEscapes)).status).toBe(201);
    const { body } = await read('long');
    expect([body.content, body.readingMinutes]).toEqual([content, 50]);
  });

  it('refuses more than that, and other bodies of that length', async () => {
    const content = `<p>${'افشره '.repeat(10_001)}</p>`;
    expect(fieldsOf(await create(aPost({ content })))).toEqual(['content']);
    expect(fieldsOf(await create(aPost({ content: `<p>${'&'.repeat(20_000)}</p>` })))).toEqual(['content']);
    expect((await create(aPost({ content: content.repeat(5) }))).status).toBe(413);
    expect((await api.call('PUT /api/content/hero', { token, body: { title: content } })).status).toBe(413);
    expect((await list()).body).toEqual([]);
  });

  it.each([
    ['slug', { slug: undefined }],
    ['slug', { slug: 'Capital' }],
    ['slug', { slug: 'کنسانتره' }],
    ['slug', { slug: 'two--dashes' }],
    ['slug', { slug: 'a'.repeat(121) }],
    ['title', { title: ' ' }],
    ['excerpt', { excerpt: '' }],
    ['content', { content: '<script>alert(1)</script>' }],
    ['content', { content: ['<p>متن</p>'] }],
    ['content', { content: '<p>متن</p><IMG alt="" src="https://elsewhere.example/a.jpg">' }],
    ['content', { content: '<p>متن<img src=" //elsewhere.example/a.jpg"></p>' }],
    ['image', { image: 'javascript:alert(1)' }],
    ['image', { image: 'https://elsewhere.example/a.jpg' }],
    ['category', { category: 'sport' }],
    ['tags', { tags: 'بریکس' }],
    ['tags', { tags: [5] }],
    ['tags', { tags: [''] }],
    ['tags', { tags: ['ب'.repeat(41)] }],
    ['tags', { tags: Array.from({ length: 13 }, (_each, number) => `برچسب ${number}`) }],
    ['author', { author: null }],
    ['status', { status: 'deleted' }],
    ['publishedAt', { publishedAt: '2026-01-01' }],
  ])('with a wrong %s (%j) is refused in Persian and leaves nothing', async (field, change) => {
    const answer = await create(aPost(change));
    expect([answer.status, fieldsOf(answer)]).toEqual([400, [field]]);
    expect(answer.body.errors[0].message).toMatch(/^[\u0600-\u06ff]/);
    expect((await api.call('GET /api/admin/blog/posts', { token })).body).toEqual([]);
  });

  it('keeps a tag once, however it is typed', async () => {
    expect((await add({ tags: ['كنسانتره', 'کنسانتره ', 'بریکس'] })).tags).toEqual(['کنسانتره', 'بریکس']);
  });

  it.each([
    ['POST /api/admin/blog/posts', { body: {} }],
    ['PUT /api/admin/blog/posts/1', { body: {} }],
    ['DELETE /api/admin/blog/posts/1', {}],
    ['GET /api/admin/blog/posts', {}],
    ['GET /api/admin/blog/posts/1', {}],
  ])('is for admins: %s', async (route, options) => {
    expect((await api.call(route, options)).status).toBe(401);
  });
});

describe('changing an article', () => {
  it('keeps fields that are left out, raises the version, and accepts its own response as a form', async () => {
    const before = await add({ slug: 'this', tags: ['بریکس'], image: '/assets/a.jpg', author: 'واحد فنی' });
    const { title: _title, ...form } = aPost({ slug: 'this', status: undefined });
    const { body } = await update('this', { ...form, title: 'عنوان نو', version: 1 });
    expect(body).toEqual({ ...before, title: 'عنوان نو', version: 2, updatedAt: expect.any(String) });
    expect((await update('this', { ...form, title: 'عنوان نو', image: '' })).body.image).toBeNull();
  });

  it('publishes and withdraws it; the day of its first publication stays', async () => {
    await add({ slug: 'this', status: 'draft' });
    const first = (await update('this', aPost({ slug: 'this' }))).body.publishedAt;
    expect(Math.abs(Date.parse(first) - Date.now())).toBeLessThan(10_000);
    await update('this', aPost({ slug: 'this', status: 'draft' }));
    expect((await read('this')).status).toBe(404);
    await update('this', aPost({ slug: 'this' }));
    expect((await read('this')).body.publishedAt).toBe(first);
  });

  it('may give it another slug, but not that of another article', async () => {
    await add({ slug: 'this' });
    await add({ slug: 'other' });
    for (const taken of [await update('this', aPost({ slug: 'other' })), await create(aPost({ slug: 'other' }))]) {
      expect([taken.status, taken.body.code, fieldsOf(taken)]).toEqual([409, 'content.post_slug_taken', ['slug']]);
    }
    expect((await update('this', aPost({ slug: 'renamed' }))).status).toBe(200);
    expect((await read('renamed')).status).toBe(200);
  });

  it('of its slug keeps the old slug working until another article takes it', async () => {
    const { version } = await add({ slug: 'old' });
    await update('old', aPost({ slug: 'newer', version }));
    await update('newer', aPost({ slug: 'newest' }));
    const found = await Promise.all(['old', 'newer', 'newest'].map(read));
    expect(found.map(({ status, body }) => [status, body.slug])).toEqual(Array(3).fill([200, 'newest']));

    await update('newest', aPost({ slug: 'newest', status: 'draft' }));
    expect((await read('old')).status).toBe(404);
    await update('newest', aPost({ slug: 'old', status: 'published' }));
    expect((await read('old')).body.slug).toBe('old');
    await add({ slug: 'newer' });
    expect((await read('newer')).body.slug).toBe('newer');
  });

  it('of the slug of a draft keeps no old slug, because nobody knows it', async () => {
    await add({ slug: 'old', status: 'draft' });
    await update('old', aPost({ slug: 'newest' }));
    expect((await read('old')).status).toBe(404);
  });

  it('whose slug a colleague has changed is a conflict, not a missing article', async () => {
    const { id } = await add({ slug: 'this' });
    const change = (body: unknown): Promise<Answer> => api.call(`PUT /api/admin/blog/posts/${id}`, { token, body });
    expect((await change(aPost({ slug: 'renamed', version: 1 }))).status).toBe(200);
    const late = await change(aPost({ slug: 'this', title: 'عنوان من', version: 1 }));
    expect([late.status, late.body.code]).toEqual([409, 'content.post_changed_meanwhile']);
    expect((await read('this')).body.slug).toBe('renamed');
  });

  it('by several admins at once succeeds for one, and the others get a conflict', async () => {
    await add({ slug: 'this' });
    const answers = await Promise.all(
      [1, 2, 3, 4].map((number) => update('this', aPost({ slug: 'this', title: `مدیر ${number}`, version: 1 }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('content.post_changed_meanwhile');
  });

  it('that is not there is a 404', async () => {
    expect((await update('nowhere', aPost())).body.code).toBe('content.post_not_found');
    expect((await remove('nowhere')).body.code).toBe('content.post_not_found');
  });

  it('is recorded with its author', async () => {
    const { id } = await add({ slug: 'this', title: 'یکم' });
    await update('this', aPost({ slug: 'this', title: 'دوم' }));
    await remove('this');
    const entries = await api.database.read.find(AuditEntry, { order: { id: 'ASC' } });
    expect(entries).toMatchObject([
      { action: 'createPost', subject: 'post', subjectId: String(id), before: null, after: { title: 'یکم' } },
      { action: 'updatePost', before: { title: 'یکم', version: 1 }, after: { title: 'دوم', version: 2 } },
      { action: 'deletePost', by: 'مدیر سایت', before: { slug: 'this', contentLength: 42 }, after: null },
    ]);
  });
});

describe('the articles of the admin', () => {
  const adminList = (query: string): Promise<Answer> => api.call(`GET /api/admin/blog/posts${query}`, { token });

  it('are drafts too, filtered by status, category and words, sorted by name', async () => {
    await add({ slug: 'draft', status: 'draft', title: 'ب پیش‌نویس' });
    await add({ slug: 'public', title: 'الف منتشرشده', category: 'export' });
    expect(slugsOf(await adminList(''))).toEqual(['public', 'draft']);
    expect(slugsOf(await adminList('?status=draft'))).toEqual(['draft']);
    expect(slugsOf(await adminList('?status=published'))).toEqual(['public']);
    expect(slugsOf(await adminList('?category=export'))).toEqual(['public']);
    expect(slugsOf(await adminList(asked('q', 'پیش نويس')))).toEqual(['draft']);
    expect(slugsOf(await adminList('?sort=title'))).toEqual(['public', 'draft']);
    await update('draft', aPost({ slug: 'draft', status: 'draft' }));
    expect(slugsOf(await adminList('?sort=updated'))).toEqual(['draft', 'public']);
    expect((await adminList('?sort=random')).status).toBe(400);
    expect((await adminList('')).body[0]).not.toHaveProperty('content');
  });
});

describe('the feed of the blog', () => {
  const feed = (): Promise<Answer> => api.call('GET /api/blog/rss.xml');

  it('is RSS with whole addresses and the newest article first, escaped', async () => {
    await add({ slug: 'older', category: 'export' });
    await add({ slug: 'newer', title: 'بریکس & <اسید>', excerpt: 'خلاصه', author: 'واحد فنی افشره' });
    await add({ slug: 'a-draft', status: 'draft' });
    const { headers, body } = await feed();
    expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const { siteUrl } = api.api.app.get(Env);
    const items = (body as string).split('<item>').slice(1);
    expect(items).toHaveLength(2);
    expect(items[0]).toContain('<title>بریکس &amp; &lt;اسید&gt;</title>');
    expect(items[0]).toContain(`<link>${siteUrl}/blog/newer</link>\n<guid>${siteUrl}/blog/newer</guid>`);
    expect(items[0]).toContain('<dc:creator>واحد فنی افشره</dc:creator>');
    expect(items[0]).toMatch(/<pubDate>\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT<\/pubDate>/);
    expect(items[1]).toContain('<category>صادرات</category>');
    expect(body).toContain(`<atom:link href="${siteUrl}/blog/rss.xml" rel="self"`);
  });

  it('is a channel without items while there are no articles', async () => {
    const { status, body } = await feed();
    expect([status, (body as string).includes('<item>')]).toEqual([200, false]);
    expect(body).toContain('<title>وبلاگ افشره</title>');
  });
});
