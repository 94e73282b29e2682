import type { Fragment, Mark, Node } from '@tiptap/pm/model';
import { DOMParser as DocumentParser } from '@tiptap/pm/model';
import { normalizeStructure } from './arrange';
import { articleSchema } from './extensions';
import type { RowSection } from './nodes';

/** Parses the HTML of an article into a document of the editor. */
export function documentOf(html: string): Node {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  normalizeStructure(body);
  return DocumentParser.fromSchema(articleSchema).parse(body);
}

/**
 * Returns the HTML that the editor writes for an article without any change. So opening an article does not count as a
 * change.
 */
export function normalizedArticle(html: string): string {
  return articleHtmlOf(documentOf(html));
}

/** Returns the HTML of an edited article. It is written as the server writes it, so that the stored text is equal. */
export function articleHtmlOf(document: Node): string {
  return blocksOf(document.content);
}

const text = (plain: string) => plain.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function attributes(named: Readonly<Record<string, unknown>>): string {
  return Object.entries(named)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => ` ${name}="${text(String(value)).replace(/"/g, '&quot;')}"`)
    .join('');
}

function element(tag: string, inside: string, named: Readonly<Record<string, unknown>> = {}): string {
  return `<${tag}${attributes(named)}>${inside}</${tag}>`;
}
/** Returns an element, or an empty text when it would be empty. */
const filled = (tag: string, inside: string) => (inside === '' ? '' : element(tag, inside));

/** The server adds the same `rel` to links to other sites. */
function linkAttributes(href: string): Record<string, unknown> {
  const isForeign = /^https?:/i.test(href) && new URL(href).origin !== window.location.origin;
  return isForeign ? { href, rel: 'noopener nofollow' } : { href };
}

const writers: Record<string, (node: Node) => string> = {
  paragraph: ({ content }) => filled('p', lineOf(content)),
  heading: ({ attrs, content }) => filled(`h${String(attrs.level)}`, lineOf(content)),
  bulletList: ({ content }) => element('ul', blocksOf(content)),
  orderedList: ({ content }) => element('ol', blocksOf(content)),
  listItem: ({ content }) => element('li', tightly(content)),
  blockquote: ({ content }) => filled('blockquote', blocksOf(content)),
  horizontalRule: () => '<hr />',
  figure: ({ content }) => element('figure', blocksOf(content)),
  image: ({ attrs: { src, alt, width, height, href } }) => {
    const image = `<img${attributes({ src, alt, width, height })} />`;
    return typeof href === 'string' ? element('a', image, linkAttributes(href)) : image;
  },
  figcaption: ({ content }) => filled('figcaption', inlineOf(content)),
  tableBlock: ({ content }) => element('table', blocksOf(content)),
  tableCaption: ({ content }) => filled('caption', inlineOf(content)),
  table: (node) => rowsOf(node, 'head') + rowsOf(node, 'body') + rowsOf(node, 'foot'),
  tableRow: ({ content }) => element('tr', blocksOf(content)),
  tableHeader: (node) => element('th', tightly(node.content), { scope: node.attrs.scope as unknown, ...spans(node) }),
  tableCell: (node) => element('td', tightly(node.content), spans(node)),
};

function blocksOf(content: Fragment): string {
  return content.content.map((node) => writers[node.type.name]?.(node) ?? '').join('');
}

/** When the content is a single paragraph, only its text is written, without a `<p>`. */
function tightly(content: Fragment): string {
  const [first, ...others] = content.content;
  const isOnly = first?.type.name === 'paragraph' && others.every(({ type }) => type.name !== 'paragraph');
  return isOnly
    ? inlineOf(first.content) + others.map((node) => writers[node.type.name]?.(node) ?? '').join('')
    : blocksOf(content);
}

function rowsOf(table: Node, section: RowSection): string {
  const rows = table.content.content.filter(({ attrs }) => attrs.section === section);
  return filled(`t${section}`, rows.map((row) => writers.tableRow?.(row)).join(''));
}

function spans({ attrs }: Node): Record<string, unknown> {
  const { colspan, rowspan } = attrs as Record<'colspan' | 'rowspan', number>;
  return { colspan: colspan > 1 ? colspan : null, rowspan: rowspan > 1 ? rowspan : null };
}

/** Trims the content. A single line break counts as an empty line. */
function lineOf(content: Fragment): string {
  const html = inlineOf(content).trim();
  return html === '<br />' ? '' : html;
}

/** The marks, from the outermost to the innermost. */
const MARKS: Readonly<Record<string, (mark: Mark) => [tag: string, named?: Record<string, unknown>]>> = {
  link: ({ attrs }) => ['a', linkAttributes(String(attrs.href))],
  bold: () => ['strong'],
  italic: () => ['em'],
  code: () => ['code'],
};
const RANK = Object.keys(MARKS);
const ranked = (marks: readonly Mark[]) =>
  [...marks].sort((one, other) => RANK.indexOf(one.type.name) - RANK.indexOf(other.type.name));

/** Adjacent texts share the elements of the marks that they have in common. */
function inlineOf(content: Fragment): string {
  let html = '';
  let open: Mark[] = [];
  const closeDownTo = (depth: number) => {
    while (open.length > depth) {
      const mark = open.pop();
      if (mark) html += `</${MARKS[mark.type.name]?.(mark)[0] ?? ''}>`;
    }
  };
  for (const node of content.content) {
    const marks = ranked(node.marks);
    const common = marks.findIndex((mark, depth) => !open[depth]?.eq(mark));
    closeDownTo(common < 0 ? marks.length : common);
    for (const mark of marks.slice(open.length)) {
      const [tag, named = {}] = MARKS[mark.type.name]?.(mark) ?? [''];
      html += `<${tag}${attributes(named)}>`;
      open = [...open, mark];
    }
    html += node.isText ? text(node.text ?? '') : '<br />';
  }
  closeDownTo(0);
  return html;
}
