import { toPersianDigits } from '@afshoreh/persian';
import { copy } from './copy';

/** A section of an article, for the table of contents. */
export interface Part {
  id: string;
  title: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

/**
 * Takes the HTML of an article, which the API has sanitized (its tags have only allowed attributes), and adds an id to each
 * `h2` and a box around each table that scrolls by itself, also with the keyboard.
 */
export function partsOf(cleaned: string): { html: string; parts: Part[] } {
  const parts: Part[] = [];
  let tables = 0;
  const html = cleaned
    .replace(/<h2>(.*?)<\/h2>/gs, (_, heading: string) => {
      const id = `part-${parts.length + 1}`;
      parts.push({ id, title: textOf(heading) });
      return `<h2 id="${id}">${heading}</h2>`;
    })
    .replace(/<table>/g, () => {
      const label = copy.article.table(toPersianDigits((tables += 1)));
      return `<div role="group" tabindex="0" aria-label="${label}"><table>`;
    })
    .replaceAll('</table>', '</table></div>');
  return { html, parts };
}
