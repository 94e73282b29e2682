import { api, dataOf, type Schemas } from '@afshoreh/api-client';

/** Sends a comment, which waits for an admin (D20); the server keeps one that is sent again within minutes only once. */
export async function sendComment(slug: string, comment: Schemas['SendCommentDto']): Promise<void> {
  dataOf(await api.POST('/blog/posts/{slug}/comments', { params: { path: { slug } }, body: comment }));
}
