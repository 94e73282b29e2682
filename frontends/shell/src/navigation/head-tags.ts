import type { Head } from '@afshoreh/contracts';

import { copy } from '../copy';

/** What messengers show of a page without a picture of its own; they take no drawings (SVG). */
const PICTURE = '/share.png';

/** An element of the document's head. The text of a `script` is written as it is, every other is to be escaped. */
export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

/** Finds all that {@link headTags} may have written. */
export const HEAD_TAGS =
  'title, meta[name="description"], meta[name="keywords"], meta[name="robots"], link[rel="canonical"], meta[property^="og:"], meta[name^="twitter:"], #json-ld';

interface Place {
  /** Path and query of the page. */
  address: string;
  /** The site's own, `https://afshoreh.example`; null when it is not known: then nothing that needs a whole address is said. */
  origin: string | null;
}

function meta(attribute: 'name' | 'property', name: string, content: string | undefined): HeadTag[] {
  return content === undefined ? [] : [{ name: 'meta', attributes: { [attribute]: name, content } }];
}

/** Search engines want whole addresses, a remote knows paths only. */
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
  // Nothing in the text can end the element it stands in.
  const text = JSON.stringify(withAddresses(jsonLd, origin)).replaceAll('<', '\\u003c');
  return { name: 'script', attributes: { type: 'application/ld+json', id: 'json-ld' }, text };
}

/**
 * What a page says about itself to browsers, search engines and messengers. The server writes it into the document, the
 * browser keeps it true from page to page.
 */
export function headTags(head: Head, { address, origin }: Place): HeadTag[] {
  const { title, description, keywords, robots, canonical, image, type = 'website', status = 200, jsonLd } = head;
  const fullTitle = copy.pageTitle(title);
  const picture = image && !image.endsWith('.svg') ? image : PICTURE;
  // What is not there is known by no address.
  const url = status === 200 && origin !== null ? new URL(canonical ?? address, origin).href : undefined;
  return [
    { name: 'title', attributes: {}, text: fullTitle },
    ...meta('name', 'description', description),
    ...meta('name', 'keywords', keywords),
    ...meta('name', 'robots', robots),
    ...(url ? [{ name: 'link' as const, attributes: { rel: 'canonical', href: url } }] : []),
    ...meta('property', 'og:title', fullTitle),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:type', type),
    ...meta('property', 'og:locale', 'fa_IR'),
    ...meta('property', 'og:site_name', copy.brand),
    ...meta('property', 'og:url', url),
    ...meta('property', 'og:image', origin === null ? undefined : new URL(picture, origin).href),
    ...meta('name', 'twitter:card', 'summary_large_image'),
    ...(jsonLd ? [jsonLdTag(jsonLd, origin)] : []),
  ];
}
