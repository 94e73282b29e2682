import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Drawn by `npm run pictures -w frontends/libs/ui`. */
export const folder = join(import.meta.dirname, '../../assets/open-graph');
const names = new Set(readdirSync(folder).flatMap((file) => /^([\w-]+)\.png$/.exec(file)?.[1] ?? []));

export const isBackground = (name: string): boolean => names.has(name);

/** The background for a picture of the media library, which covers its left part. */
export const plainBackground = 'plain';

export const backgroundBytes = (name: string): Promise<Buffer> => readFile(join(folder, `${name}.png`));
