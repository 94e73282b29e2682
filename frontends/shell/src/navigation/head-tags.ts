import type { Head } from '@afshoreh/contracts';

import { copy } from '../copy';

/** The picture in link previews of a page without its own picture. */
const PICTURE = '/share.png';
/** The size of all these pictures. Messengers need it to show the picture the first time a link is shared. */
const PICTURE_SIZE = { width: '1200', height: '630' };

/** An element of the document's head. The text of a `script` is written as it is; other texts are escaped. */
export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

/** A selector of all elements that {@link headTags} can write. */
export const HEAD_TAGS =
  'title, meta[name="description"], meta[name="keywords"], meta[name="robots"], link[rel="canonical"], link[rel="alternate"], meta[property^="og:"], meta[name^="twitter:"], #json-ld';

interface Place {
  /** Path and query of the page. */
  address: string;
  /** The site's origin, `https://afshoreh.example`. When it is null, tags that need a whole address are left out. */
  origin: string | null;
}

function meta(attribute: 'name' | 'property', name: string, content: string | undefined): HeadTag[] {
  return content === undefined ? [] : [{ name: 'meta', attributes: { [attribute]: name, content } }];
}

/** Search engines require whole addresses, but a remote knows only paths. */
function withAddresses(jsonLd: object, origin: string | null): object {
  const whole = (value: unknown) =>
    typeof value === 'string' && /^\/(?!\/)/.test(value) ? (origin ?? '') + value : value;
  return Object.fromEntries(
    Object.entries(jsonLd).map(([name, value]: [string, unknown]) => [
      name,
      name === 'url' || name === 'image' ? whole(value) : value,
    ]),
  );
}

function jsonLdTag(jsonLd: object, origin: string | null): HeadTag {
  // Escape `<`, so that the text cannot close its script element.
  const text = JSON.stringify(withAddresses(jsonLd, origin)).replaceAll('<', '\\u003c');
  return { name: 'script', attributes: { type: 'application/ld+json', id: 'json-ld' }, text };
}

function pictureTags(address: string, alt: string): HeadTag[] {
  return [
    ...meta('property', 'og:image', address),
    ...meta('property', 'og:image:type', 'image/png'),
    ...meta('property', 'og:image:width', PICTURE_SIZE.width),
    ...meta('property', 'og:image:height', PICTURE_SIZE.height),
    ...meta('property', 'og:image:alt', alt),
  ];
}

/**
 * The head tags of a page for browsers, search engines and messengers. The server writes them into the document, and the
 * browser updates them from page to page.
 */
export function headTags(head: Head, { address, origin }: Place): HeadTag[] {
  const { title, description, keywords, robots, canonical, image, type = 'website', feed, status = 200, jsonLd } = head;
  const fullTitle = copy.pageTitle(title);
  // A page that does not exist has no canonical address.
  const url = status === 200 && origin !== null ? new URL(canonical ?? address, origin).href : undefined;
  return [
    { name: 'title', attributes: {}, text: fullTitle },
    ...meta('name', 'description', description),
    ...meta('name', 'keywords', keywords),
    ...meta('name', 'robots', robots),
    ...(url ? [{ name: 'link' as const, attributes: { rel: 'canonical', href: url } }] : []),
    ...(feed
      ? [{ name: 'link' as const, attributes: { rel: 'alternate', type: 'application/rss+xml', href: feed } }]
      : []),
    ...meta('property', 'og:title', fullTitle),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:type', type),
    ...meta('property', 'og:locale', 'fa_IR'),
    ...meta('property', 'og:site_name', copy.brand),
    ...meta('property', 'og:url', url),
    ...(origin === null ? [] : pictureTags(new URL(image ?? PICTURE, origin).href, image ? title : copy.brand)),
    ...meta('name', 'twitter:card', 'summary_large_image'),
    ...(jsonLd ? [jsonLdTag(jsonLd, origin)] : []),
  ];
}
