import { publishedPostQuery, type PublishedPost } from '@afshoreh/api-client';
import type { QueryClient } from '@afshoreh/contracts/query';
import type { Head } from '@afshoreh/contracts';
import { POSTS_PER_PAGE, postsQuery } from './get-posts';
import { blogPath, postPath, type BlogSearch } from './blog-search';
import { copy } from './copy';
import { sharedCoverOf } from './cover';

/** The article as structured data (schema.org) for search engines. */
function postJsonLd(post: PublishedPost): object {
  const { slug, title, excerpt, author, categoryLabel, tags, publishedAt, updatedAt } = post;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    url: postPath(slug),
    image: sharedCoverOf(post),
    datePublished: publishedAt,
    dateModified: updatedAt,
    inLanguage: 'fa-IR',
    articleSection: categoryLabel,
    keywords: tags.join('، '),
    author: { '@type': 'Organization', name: author },
    publisher: { '@type': 'Organization', name: 'افشره' },
  };
}

/** The RSS feed of the newest articles. */
export const FEED = '/blog/rss.xml';

/** The head of the list of articles. A page number beyond the last page means the last page. */
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

/** The head of an article that was fetched; null for one that does not exist. */
export function articleHead(slug: string, data: QueryClient): Head | null {
  const post = data.getQueryData(publishedPostQuery(slug).queryKey);
  if (post === null) return null;
  if (!post) return copy.head;
  // This is an older slug of the article: redirect old links to the new one.
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
