/** The elements an article is made of: the server keeps these and no others, and the editor writes these and no others. */
export const ARTICLE_TAGS = [
  ...(['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'figure', 'figcaption', 'img'] as const),
  ...(['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'] as const),
  ...(['a', 'strong', 'em', 'code', 'br'] as const),
] as const;

/** Their attributes, by element; the other elements have none. */
export const ARTICLE_ATTRIBUTES = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
} as const;
