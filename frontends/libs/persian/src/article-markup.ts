/** The elements allowed in an article, both in the editor and by the server's sanitizer. */
export const ARTICLE_TAGS = [
  ...(['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'figure', 'figcaption', 'img'] as const),
  ...(['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'] as const),
  ...(['a', 'strong', 'em', 'code', 'br'] as const),
] as const;

/** The attributes allowed on each element; all other elements may have none. */
export const ARTICLE_ATTRIBUTES = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
} as const;
