import { publishedPostQuery } from '@afshoreh/api-client';
import type { QueryClient } from '@afshoreh/contracts/query';
import type { Head } from '@afshoreh/contracts';
import { POSTS_PER_PAGE, postsQuery } from './get-posts';
import { blogPath, postPath, type BlogSearch } from './blog-search';
import { copy } from './copy';
import { postJsonLd } from './post-json-ld';

/** The newest articles as RSS. */
export const FEED = '/blog/rss.xml';

/** What the list of articles says about itself; a page beyond the last one is the last one. */
export function blogHead(search: BlogSearch, data: QueryClient): Head {
  const { total = 0 } = data.getQueryData(postsQuery(search).queryKey) ?? {};
  const last = Math.ceil(total / POSTS_PER_PAGE);
  const isBeyond = last > 0 && search.page > last;
  return {
    ...copy.head,
    ...(search.category !== 'all' && { title: `${copy.categories[search.category]} | ${copy.head.title}` }),
    canonical: blogPath(search),
    feed: FEED,
    ...(isBeyond && { redirect: { to: blogPath({ ...search, page: last }), permanent: false } }),
  };
}

/** What an article says about itself, once it was fetched; null for one that is not there. */
export function articleHead(slug: string, data: QueryClient): Head | null {
  const post = data.getQueryData(publishedPostQuery(slug).queryKey);
  if (post === null) return null;
  if (!post) return copy.head;
  // The slug it had before: whoever linked to it is sent on.
  const redirect = post.slug === slug ? {} : { redirect: { to: postPath(post.slug), permanent: true } };
  return {
    title: post.title,
    description: post.excerpt,
    canonical: postPath(post.slug),
    jsonLd: postJsonLd(post),
    image: `/media/og/posts/${post.slug}.png`,
    type: 'article',
    feed: FEED,
    ...redirect,
  };
}
