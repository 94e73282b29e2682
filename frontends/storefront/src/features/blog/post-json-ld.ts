import type { PublishedPost } from '@afshoreh/api-client';
import { postPath } from './blog-search';
import { sharedCoverOf } from './cover';

/** What search engines read of an article (schema.org). */
export function postJsonLd(post: PublishedPost): object {
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
