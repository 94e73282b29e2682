import type { Head } from '@afshoreh/contracts';

import { copy } from '../../src/copy';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** What messengers show of a page without a picture of its own; they take no drawings (SVG). */
const PICTURE = '/share.png';

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] as string);
}

interface Place {
  /** Path and query of the page. */
  address: string;
  /** The site's own: `https://afshoreh.example`. */
  origin: string;
}

/** Search engines want whole addresses, a remote knows paths only. */
function withAddresses(jsonLd: object, origin: string): object {
  const whole = (value: unknown) => (typeof value === 'string' && /^\/(?!\/)/.test(value) ? origin + value : value);
  return Object.fromEntries(
    Object.entries(jsonLd).map(([name, value]: [string, unknown]) => [
      name,
      name === 'url' || name === 'image' ? whole(value) : value,
    ]),
  );
}

/** What a page says about itself, as elements of the document's head: for browsers, search engines and messengers. */
export function headTags(head: Head, { address, origin }: Place): string[] {
  const { title, description, robots, canonical, image, type = 'website', status = 200, jsonLd } = head;
  const meta = (attribute: 'name' | 'property', name: string, content: string | undefined) =>
    content === undefined ? [] : [`<meta ${attribute}="${name}" content="${escapeHtml(content)}">`];
  const fullTitle = copy.pageTitle(title);
  const picture = image && !image.endsWith('.svg') ? image : PICTURE;
  // What is not there is known by no address.
  const url = status === 200 ? new URL(canonical ?? address, origin).href : undefined;
  return [
    `<title>${escapeHtml(fullTitle)}</title>`,
    ...meta('name', 'description', description),
    ...meta('name', 'robots', robots),
    ...(url ? [`<link rel="canonical" href="${escapeHtml(url)}">`] : []),
    ...meta('property', 'og:title', fullTitle),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:type', type),
    ...meta('property', 'og:locale', 'fa_IR'),
    ...meta('property', 'og:site_name', copy.brand),
    ...meta('property', 'og:url', url),
    ...meta('property', 'og:image', new URL(picture, origin).href),
    ...meta('name', 'twitter:card', 'summary_large_image'),
    ...(jsonLd
      ? [
          `<script type="application/ld+json" id="json-ld">${JSON.stringify(withAddresses(jsonLd, origin)).replaceAll('<', '\\u003c')}</script>`,
        ]
      : []),
  ];
}
