import { Post } from '../../src/content/index.js';
import type { Answer, TestApi } from './api.js';

let made = 0;

/** A published article that an admin may add; `changes` are what the test is about. */
export function aPost(changes: Record<string, unknown> = {}): Record<string, unknown> {
  made += 1;
  return {
    slug: `article-${made}`,
    title: `مقالهٔ آزمایشی ${made}`,
    excerpt: 'چند جمله دربارهٔ آنچه در مقاله آمده است.',
    content: '<h2>بریکس</h2><p>درصد مواد جامد محلول.</p>',
    category: 'buying-guide',
    status: 'published',
    ...changes,
  };
}

/** The route of the article with this slug for admins; of an id that does not exist when there is none. */
export async function postRoute(api: TestApi, method: 'GET' | 'PUT' | 'DELETE', slug: string): Promise<string> {
  const post = await api.database.read.findOneBy(Post, { slug });
  return `${method} /api/admin/blog/posts/${post?.id ?? 999_999}`;
}

/** Adds an article and returns it. */
export async function addPost(
  api: TestApi,
  token: string,
  changes: Record<string, unknown> = {},
): Promise<Answer['body']> {
  const added = await api.call('POST /api/admin/blog/posts', { token, body: aPost(changes) });
  if (added.status !== 201) throw new Error(`adding an article answered ${JSON.stringify(added.body)}`);
  return added.body;
}
