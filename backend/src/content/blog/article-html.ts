import { ARTICLE_ATTRIBUTES, ARTICLE_TAGS, isPictureAddress, isSiteLink } from '@afshoreh/persian';
import sanitizeHtml, { type Attributes, type IFrame, type IOptions, type Tag } from 'sanitize-html';

/** Browsers stop nesting at 512 levels. */
const deepest = 40;
/** Two rounds are nearly always enough. */
const mostRounds = 8;
const wordsAMinute = 200;

/**
 * Cleans the HTML of an article: it keeps text, headings, lists, tables, pictures and links that are safe by the rule
 * of `isSiteLink`. Other tags are removed and their text stays. Cleaning the result again changes nothing.
 * @param siteUrl links to other sites get `rel="noopener nofollow"`
 */
export function articleHtml(typed: string, siteUrl: string): string {
  const rules = {
    ...options,
    transformTags: { ...options.transformTags, a: (_name, { href }) => linkTo(href, new URL(siteUrl).origin) },
  } satisfies IOptions;
  // Removing a tag may leave a paragraph inside a paragraph, which browsers parse differently. The next round repairs
  // that.
  let html = typed;
  for (let [round, before] = [0, '']; round < mostRounds && html !== before; round += 1) {
    [before, html] = [html, sanitizeHtml(html, rules).trim()];
  }
  return html;
}

/** Whether the typed HTML shows a picture from another host. Cleaning would remove such a picture without a message. */
export function hasForeignPicture(typed: string): boolean {
  let found = false;
  sanitizeHtml(typed, {
    allowedTags: ['img'],
    transformTags: {
      img: (tagName, attribs) => {
        found ||= /^\s*(https?:|\/\/)/i.test(attribs.src ?? '');
        return { tagName, attribs };
      },
    },
  });
  return found;
}

export function textOf(html: string): string {
  // In cleaned HTML every < and > of the text is written as an entity.
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&(lt|gt|quot|amp);/g, (entity) => letters[entity] ?? entity);
  return text.replace(/\s+/g, ' ').trim();
}

/** Reading time in whole minutes, at least one. */
export function readingMinutesOf(text: string): number {
  return Math.max(1, Math.round(text.split(' ').length / wordsAMinute));
}

const letters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

const options: IOptions = {
  allowedTags: [...ARTICLE_TAGS],
  allowedAttributes: Object.fromEntries(Object.entries(ARTICLE_ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: deepest,
  // The title is the only first-level heading of the page. Editors produce the older tags for emphasis.
  transformTags: { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em', img: picture, th: cell, td: cell },
  exclusiveFilter: withoutAddress,
};

function linkTo(href: string | undefined, ownOrigin: string): Tag {
  if (href === undefined || !isSiteLink(href)) return { tagName: 'a', attribs: {} };
  const isForeign = /^https?:/i.test(href) && new URL(href).origin !== ownOrigin;
  return { tagName: 'a', attribs: isForeign ? { href, rel: 'noopener nofollow' } : { href } };
}

function picture(tagName: string, { src, alt, width, height }: Attributes): Tag {
  const shown: Attributes = src !== undefined && isPictureAddress(src) ? { src } : {};
  return { tagName, attribs: { ...shown, alt: alt ?? '', ...numbersOnly({ width, height }) } };
}

function cell(tagName: string, { scope, colspan, rowspan }: Attributes): Tag {
  const known: Attributes = scope === 'row' || scope === 'col' ? { scope } : {};
  return { tagName, attribs: { ...known, ...numbersOnly({ colspan, rowspan }) } };
}

function numbersOnly(attribs: Record<string, string | undefined>): Attributes {
  return Object.fromEntries(
    Object.entries(attribs).filter((entry): entry is [string, string] => /^[1-9]\d{0,3}$/.test(entry[1] ?? '')),
  );
}

/** Removes pictures without an address. Of a link without an address only the text stays. */
function withoutAddress({ tag, attribs }: IFrame): boolean | 'excludeTag' {
  if (tag === 'img') return attribs.src === undefined;
  return tag === 'a' && attribs.href === undefined ? 'excludeTag' : false;
}
