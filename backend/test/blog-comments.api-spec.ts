import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Comment, ModerationService, Post } from '../src/content/index.js';
import { bumpRevision } from '../src/database/index.js';
import { AuditEntry } from '../src/operations/audit/index.js';
import { addPost, postRoute } from './support/blog.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { fieldsOf, queriesOf } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
beforeEach(async () => {
  await addPost(api, token, { slug: 'this', title: 'این مقاله' });
  await api.database.write((tx) => tx.deleteAll(AuditEntry));
});
afterEach(() =>
  api.database.write(async (tx) => {
    await tx.deleteAll(Comment);
    await tx.deleteAll(Post);
    await bumpRevision(tx);
  }),
);

const aComment = (changes: object = {}): object => ({
  name: 'سارا احمدی',
  email: 'sara@example.com',
  comment: 'برای پورهٔ هلو هم همین است؟',
  ...changes,
});
const send = (changes?: object, slug = 'this'): Promise<Answer> =>
  api.call(`POST /api/blog/posts/${slug}/comments`, { body: aComment(changes) });
const shown = (query = ''): Promise<Answer> => api.call(`GET /api/blog/posts/this/comments${query}`);
const list = (query = ''): Promise<Answer> => api.call(`GET /api/comments${query}`, { token });
const moderate = (id: number, status: unknown): Promise<Answer> =>
  api.call(`PUT /api/comments/${id}`, { token, body: { status } });
const textsOf = ({ body }: Answer): string[] => body.map(({ comment }: { comment: string }) => comment);

/** Sends a comment and returns its id. */
async function sent(changes?: object): Promise<number> {
  await send(changes);
  return (await list()).body[0].id as number;
}

describe('a comment', () => {
  it('waits for an admin, and nobody else sees it', async () => {
    const { status, body } = await send();
    expect([status, body]).toEqual([202, { success: true, message: expect.stringContaining('پس از تأیید') }]);
    expect((await shown()).body).toEqual([]);
    expect((await list()).body).toEqual([
      {
        id: expect.any(Number),
        name: 'سارا احمدی',
        email: 'sara@example.com',
        comment: 'برای پورهٔ هلو هم همین است؟',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        status: 'waiting',
        version: 1,
        post: { slug: 'this', title: 'این مقاله', excerpt: expect.stringMatching(/^چند جمله/), status: 'published' },
      },
    ]);
  });

  it('is shown once it was approved, without the e-mail, and no longer when it was not', async () => {
    const id = await sent();
    expect((await shown()).body).toEqual([]);
    expect(await moderate(id, 'approved')).toMatchObject({ status: 200, body: { id, status: 'approved' } });
    expect((await shown()).body).toEqual([
      { id, name: 'سارا احمدی', comment: 'برای پورهٔ هلو هم همین است؟', createdAt: expect.stringMatching(/Z$/) },
    ]);
    await moderate(id, 'rejected');
    expect((await shown()).body).toEqual([]);
    await moderate(id, 'waiting');
    expect((await list('?filter=waiting')).body).toHaveLength(1);
  });

  it('is plain text with its lines; what looks like HTML is a text', async () => {
    await send({ comment: 'سلام\r\n<b>خط</b> دوم\u0000' });
    expect(textsOf(await list())).toEqual(['سلام\n<b>خط</b> دوم']);
  });

  it('that is sent again is one comment, also eight times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send()));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(202));
    expect((await list()).body).toHaveLength(1);
    await send({ comment: 'و برای زردآلو؟' });
    expect((await list()).body).toHaveLength(2);
  });

  it('may be sent again later, and under another article', async () => {
    await addPost(api, token, { slug: 'other' });
    await send();
    await send({}, 'other');
    expect((await list()).body).toHaveLength(2);
    const earlier = new Date(Date.now() - 15 * 60 * 1000);
    await api.database.write((tx) => tx.updateAll(Comment, { createdAt: earlier }));
    await send();
    expect((await list()).body).toHaveLength(3);
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'س'.repeat(101) }],
    ['email', { email: undefined }],
    ['email', { email: 'sara@' }],
    ['comment', { comment: ' ' }],
    ['comment', { comment: 'م'.repeat(3001) }],
    ['status', { status: 'approved' }],
  ])('with a wrong %s (%j) is refused in Persian and leaves nothing', async (field, change) => {
    const answer = await send(change);
    expect([answer.status, fieldsOf(answer)]).toEqual([400, [field]]);
    expect(answer.body.errors[0].message).toMatch(/^[\u0600-\u06ff]/);
    expect((await list()).body).toEqual([]);
  });

  it.each(['nowhere', 'draft'])('under the article «%s» is a 404', async (slug) => {
    await addPost(api, token, { slug: 'draft', status: 'draft' });
    expect((await send({}, slug)).body.code).toBe('content.post_not_found');
    expect((await api.call(`GET /api/blog/posts/${slug}/comments`)).body.code).toBe('content.post_not_found');
  });

  it('goes with its article', async () => {
    await send();
    expect((await api.call(await postRoute(api, 'DELETE', 'this'), { token })).status).toBe(204);
    expect((await list()).body).toEqual([]);
  });
});

describe('comments that arrive while their article is being removed', () => {
  it('are stored or get a 404, and none remains without its article', async () => {
    const route = await postRoute(api, 'DELETE', 'this');
    const sending = Array.from({ length: 10 }, (_each, number) => send({ comment: `دیدگاه ${number}` }));
    const removed = api.call(route, { token });
    const statuses = (await Promise.all(sending)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 202 && status !== 404)).toEqual([]);
    expect((await removed).status).toBe(204);
    expect((await list()).body).toEqual([]);
  });
});

describe('the comments under an article', () => {
  it('are listed in pages, the oldest first, and cached', async () => {
    for (const number of [1, 2, 3]) await moderate(await sent({ comment: `دیدگاه ${number}` }), 'approved');
    const answer = await shown('?limit=2');
    expect(textsOf(answer)).toEqual(['دیدگاه 1', 'دیدگاه 2']);
    expect(answer.headers.get('x-total-count')).toBe('3');
    expect(await queriesOf(api, () => shown('?limit=2'))).toBe(0);
  });
});

describe('the moderation', () => {
  it('lists the newest first, filtered and searched, with three queries', async () => {
    const first = await sent({ comment: 'دیدگاه یکم' });
    await moderate(first, 'approved');
    await moderate(await sent({ comment: 'دیدگاه دوم', name: 'رضا كريمي' }), 'rejected');
    await send({ comment: 'دیدگاه سوم', email: 'Ali@Example.com' });
    let all: Answer | undefined;
    const askingWho = await queriesOf(api, () => api.call('GET /api/admin/verify', { token }));
    expect(await queriesOf(api, async () => void (all = await list()))).toBe(askingWho + 3);
    expect(textsOf(all as Answer)).toEqual(['دیدگاه سوم', 'دیدگاه دوم', 'دیدگاه یکم']);
    expect(textsOf(await list('?filter=approved'))).toEqual(['دیدگاه یکم']);
    expect(textsOf(await list('?filter=rejected'))).toEqual(['دیدگاه دوم']);
    expect(textsOf(await list('?filter=waiting'))).toEqual(['دیدگاه سوم']);
    expect(textsOf(await list(`?q=${encodeURIComponent('کریمی')}`))).toEqual(['دیدگاه دوم']);
    expect(textsOf(await list('?q=ali@example'))).toEqual(['دیدگاه سوم']);
    const second = await list('?page=2&limit=2');
    expect([textsOf(second), second.headers.get('x-total-count')]).toEqual([['دیدگاه یکم'], '3']);
    expect((await list('?filter=spam')).status).toBe(400);
  });

  it('shows one, whatever its status, with the article it stands under', async () => {
    const id = await sent();
    await moderate(id, 'rejected');
    const [listed] = (await list()).body;
    expect(await api.call(`GET /api/comments/${id}`, { token })).toMatchObject({ status: 200, body: listed });
    expect((await api.call('GET /api/comments/999999', { token })).body.code).toBe('content.comment_not_found');
  });

  it('counts the comments that wait for a decision', async () => {
    const moderation = api.api.app.get(ModerationService, { strict: false });
    await moderate(await sent({ comment: 'دیدگاه یکم' }), 'approved');
    await send({ comment: 'دیدگاه دوم' });
    expect(await moderation.countWaiting()).toBe(1);
  });

  it('deletes a comment, and records who did it', async () => {
    const id = await sent();
    await moderate(id, 'approved');
    expect((await shown()).body).toHaveLength(1);
    expect((await api.call(`DELETE /api/comments/${id}`, { token })).status).toBe(204);
    expect((await shown()).body).toEqual([]);
    expect(await api.database.read.find(AuditEntry, { order: { id: 'ASC' } })).toMatchObject([
      {
        action: 'setCommentStatus',
        subject: 'comment',
        subjectId: String(id),
        by: 'مدیر سایت',
        before: { status: 'حذف شد' },
        after: { status: 'حذف شد' },
      },
      { action: 'deleteComment', before: { status: 'حذف شد', comment: 'حذف شد' }, after: null },
    ]);
  });

  it.each([
    ['a comment that is not there', 999_999, 'approved', 404, 'content.comment_not_found'],
    ['a status that is none', 1, 'deleted', 400, 'common.validation'],
    ['no status', 1, undefined, 400, 'common.validation'],
  ])('refuses %s', async (_what, id, status, expected, code) => {
    const answer = await moderate(id, status);
    expect([answer.status, answer.body.code]).toEqual([expected, code]);
  });

  it.each([
    ['GET /api/comments', {}],
    ['GET /api/comments/1', {}],
    ['PUT /api/comments/1', { body: { status: 'approved' } }],
    ['DELETE /api/comments/1', {}],
  ])('is for admins: %s', async (route, options) => {
    expect((await api.call(route, options)).status).toBe(401);
  });
});
