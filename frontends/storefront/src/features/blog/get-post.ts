import { queryOptions } from '@afshoreh/contracts/query';
import { api, dataOf, type Schemas } from '@afshoreh/api-client';

export type Post = Schemas['PostDto'];

async function postOf(slug: string, signal: AbortSignal): Promise<Post | null> {
  const answer = await api.GET('/blog/posts/{slug}', { params: { path: { slug } }, signal });
  return answer.response.status === 404 ? null : dataOf(answer);
}

/** One article, or null when there is none: that is an answer too, and goes into the page that the server renders. */
export const postQuery = (slug: string) =>
  queryOptions({ queryKey: ['posts', slug], queryFn: ({ signal }) => postOf(slug, signal) });
