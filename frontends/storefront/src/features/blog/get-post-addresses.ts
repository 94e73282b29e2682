import { api, pageOf } from '@afshoreh/api-client';
import type { PageEntry } from '@afshoreh/contracts';
import { allItems } from '../../all-items';
import { postPath } from './blog-search';

/** The addresses of all published articles, for the sitemap. */
export async function postAddresses(): Promise<PageEntry[]> {
  const posts = await allItems((query) => api.GET('/blog/posts', { params: { query } }).then(pageOf));
  return posts.map(({ slug, updatedAt }) => ({ path: postPath(slug), lastModified: updatedAt }));
}
