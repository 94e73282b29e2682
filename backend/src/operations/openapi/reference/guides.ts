import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textOf } from './text.js';

const folder = join(import.meta.dirname, '../../../../assets/guides');

export interface Guide {
  /** The name of the file: `first-order.fa`. */
  id: string;
  title: string;
  html: string;
  language: string;
}

/** The guides of `assets/guides`, in the order of their names; `.fa.md` is Persian, everything else English. */
export async function readGuides(): Promise<Guide[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    files.map(async (name) => {
      const markdown = await readFile(join(folder, name), 'utf8');
      const [heading = '', ...rest] = markdown.split('\n');
      return {
        id: name.replace(/\.md$/, ''),
        title: heading.replace(/^#+\s*/, ''),
        html: textOf(rest.join('\n')),
        language: name.endsWith('.fa.md') ? 'fa' : 'en',
      };
    }),
  );
}
