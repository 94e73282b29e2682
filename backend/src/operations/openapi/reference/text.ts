import { Marked } from 'marked';

/** Headings of texts are one level below the headings of the page. */
const marked = new Marked({
  renderer: {
    heading({ tokens, depth }) {
      const level = Math.min(depth + 1, 6);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
  },
});

/** A text of the document or a guide (Markdown) as HTML. Our own texts only: their HTML is not cleaned. */
export function textOf(markdown: string): string {
  return marked.parse(markdown, { async: false }).trim();
}
