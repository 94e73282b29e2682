import { escapeMarkup } from '../../common/markup.js';
import { copy } from '../copy.js';
import { postCategoryLabels } from './post-category.js';
import type { PostCard } from './post.entity.js';

/** The public address of the feed; the shell passes it on to the API. */
const feedPath = '/blog/rss.xml';
const title = copy.feedTitle;
const description = copy.feedDescription;

/**
 * Articles as RSS 2.0. The author is an element of Dublin Core, because RSS's own `author` is an e-mail address.
 * @param siteUrl without a slash at its end; the feed contains absolute addresses only
 */
export function feedOf(posts: readonly PostCard[], siteUrl: string): string {
  const newest = Math.max(...posts.map(({ updatedAt }) => updatedAt.getTime()));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', `${siteUrl}/blog`),
    element('description', description),
    element('language', 'fa-IR'),
    ...(posts.length > 0 ? [element('lastBuildDate', new Date(newest).toUTCString())] : []),
    `<atom:link href="${escapeMarkup(siteUrl + feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => itemOf(post, siteUrl)),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

function itemOf({ slug, title, excerpt, author, category, publishedAt, updatedAt }: PostCard, siteUrl: string): string {
  const address = `${siteUrl}/blog/${slug}`;
  return [
    '<item>',
    element('title', title),
    element('link', address),
    element('guid', address),
    element('description', excerpt),
    element('dc:creator', author),
    element('category', postCategoryLabels[category]),
    element('pubDate', (publishedAt ?? updatedAt).toUTCString()),
    '</item>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}
