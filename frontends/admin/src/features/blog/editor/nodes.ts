import { Mark, Node } from '@tiptap/core';
import { isPictureAddress, isSiteLink } from '@afshoreh/persian';

/** Parses a whole number of at most four digits, as the server does; otherwise null. */
const numberOf = (element: HTMLElement, name: string): number | null => {
  const text = element.getAttribute(name) ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
};
const spanOf = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => numberOf(element, name) ?? 1,
});

/** A picture. It is only allowed inside a figure, so that every picture can have a caption. */
const Picture = Node.create({
  name: 'image',
  addAttributes() {
    return {
      src: { default: '' },
      alt: { default: '' },
      width: { default: null, parseHTML: (element) => numberOf(element, 'width') },
      height: { default: null, parseHTML: (element) => numberOf(element, 'height') },
      /** The address of the link around the picture. */
      href: { default: null, parseHTML: (element) => element.dataset.href ?? null, rendered: false },
    };
  },
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (img) => isPictureAddress(img.getAttribute('src') ?? '') && null }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  isolating: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
});

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'image figcaption',
  isolating: true,
  draggable: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
});

/**
 * A table with its caption. In the editor the caption stands beside the table; in the HTML of the article it is
 * inside. Only the rows are required.
 */
const TableBlock = Node.create({
  name: 'tableBlock',
  group: 'block',
  content: 'tableCaption table',
  isolating: true,
  parseHTML: () => [{ tag: 'div[data-table]' }],
  renderHTML: () => ['div', { 'data-table': '' }, 0],
});

const TableCaption = Node.create({
  name: 'tableCaption',
  content: 'inline*',
  isolating: true,
  parseHTML: () => [{ tag: 'div[data-caption]' }],
  renderHTML: () => ['div', { 'data-caption': '' }, 0],
});

const Table = Node.create({
  name: 'table',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => (name === 'table' ? { tableRole: 'table' } : {}),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
});

export type RowSection = 'head' | 'body' | 'foot';
const SECTIONS: Readonly<Record<string, RowSection>> = { THEAD: 'head', TFOOT: 'foot' };

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  extendNodeSchema: ({ name }) => (name === 'tableRow' ? { tableRole: 'row' } : {}),
  addAttributes() {
    return {
      section: {
        default: 'body',
        parseHTML: (row) => row.dataset.section ?? SECTIONS[row.parentElement?.tagName ?? ''] ?? 'body',
        renderHTML: ({ section }) => ({ 'data-section': section as RowSection }),
      },
    };
  },
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});

const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  extendNodeSchema: ({ name }) => (name === 'tableCell' ? { tableRole: 'cell' } : {}),
  addAttributes: () => ({ colspan: spanOf('colspan'), rowspan: spanOf('rowspan') }),
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  extendNodeSchema: ({ name }) => (name === 'tableHeader' ? { tableRole: 'header_cell' } : {}),
  addAttributes: () => ({
    colspan: spanOf('colspan'),
    rowspan: spanOf('rowspan'),
    scope: {
      default: null,
      parseHTML: (cell: HTMLElement) => /^(?:row|col)$/.exec(cell.getAttribute('scope') ?? '')?.[0] ?? null,
    },
  }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

/** Accepts the same links as the server. Of any other link only the words stay. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: (link) => isSiteLink(link.getAttribute('href') ?? '') && null }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** Can be combined with other marks, which tiptap's own code mark forbids. */
const Code = Mark.create({
  name: 'code',
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: () => ['code', 0],
});

/** The nodes and marks of an article that tiptap does not have. */
export const articleNodes = [
  Picture,
  Figcaption,
  Figure,
  TableBlock,
  TableCaption,
  Table,
  TableRow,
  TableCell,
  TableHeader,
  Link,
  Code,
];
