import { SourceMap, type SourceMapPayload } from 'node:module';
import { posix } from 'node:path';

import type { ReleaseName } from './release-source';

/** `https://shop.example/cdn/cart/0123456789abcdef/page-cart.112496368d.js:1:2345`, with or without the site's address. */
const POSITION =
  /(?:https?:\/\/[^/\s]+)?\/cdn\/([a-z]+)\/([0-9a-f]{16})\/((?:[\w-]+\/)*[\w.-]+\.js)(?:\?[^\s:)]*)?:(\d+):(\d+)/g;

/** The source map of a built file, or null when none is kept. */
export type ReadMap = (name: ReleaseName, version: string, file: string) => Promise<Buffer | null>;

/**
 * The text of an error as a browser reports it, with each position in a built file replaced by the position in the source. A
 * position without a source map stays, and a line at the end names its release.
 */
export async function explained(text: string, readMap: ReadMap): Promise<string> {
  const maps = new Map<string, SourceMap | null>();
  const missing = new Set<string>();
  for (const [, name = '', version = '', file = ''] of text.matchAll(POSITION)) {
    const key = `${name}/${version}/${file}`;
    if (maps.has(key)) continue;
    const bytes = await readMap(name, version, file);
    if (!bytes) missing.add(`${name} ${version}`);
    maps.set(key, bytes && new SourceMap(JSON.parse(bytes.toString()) as SourceMapPayload));
  }
  const shown = text.replace(POSITION, (position, name: string, version: string, file: string, line, column) => {
    const origin = maps.get(`${name}/${version}/${file}`)?.findEntry(Number(line) - 1, Number(column) - 1);
    // Code that the bundler has added has no source.
    if (!origin || !('originalSource' in origin) || !origin.originalSource) return position;
    return `${sourceOf(name, origin.originalSource)}:${origin.originalLine + 1}:${origin.originalColumn + 1}`;
  });
  const notes = [...missing].map((release) => `no source maps are kept of ${release}`);
  return [shown.trimEnd(), ...notes].join('\n');
}

/** `webpack://afshoreh-cart/../libs/ui/src/button.tsx` → `frontends/libs/ui/src/button.tsx`. */
function sourceOf(name: string, fileName: string): string {
  return posix.join('frontends', name, fileName.replace(/^webpack:\/\/[^/]*\//, ''));
}
