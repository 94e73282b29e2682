import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  // JavaScript is UTF-8 without a parameter (RFC 9239), and a page has a dozen scripts.
  '.js': 'text/javascript',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

export function mediaTypeOf(name: string): string {
  return TYPES[extname(name)] ?? 'application/octet-stream';
}

/** The bytes of a file, with its compressed forms where they exist. */
export interface ReadyFile {
  type: string;
  plain: Buffer;
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
}

/** Reads all files of a folder into memory (a remote is a few hundred KB), by path below `base`. */
export async function filesUnder(folder: string, base: string): Promise<Map<string, ReadyFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)));
  const contents = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  );
  const files = new Map<string, ReadyFile>();
  for (const [name, plain] of contents) {
    if (/\.(br|gz)$/.test(name)) continue;
    const file = { type: mediaTypeOf(name), plain, br: contents.get(`${name}.br`), gzip: contents.get(`${name}.gz`) };
    files.set(base + name.split(sep).join('/'), file);
  }
  return files;
}

function chosenForm(file: ReadyFile, accepted: string): { body: Buffer; encoding?: string } {
  if (file.br && /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return { body: file.br, encoding: 'br' };
  if (file.gzip && /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) {
    return { body: file.gzip, encoding: 'gzip' };
  }
  return { body: file.plain };
}

/** Sends a file in the smallest form that the client accepts; a HEAD gets the same headers. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: ReadyFile, status = 200): void {
  const { body, encoding } = chosenForm(file, String(request.headers['accept-encoding'] ?? ''));
  response.statusCode = status;
  response.setHeader('content-type', file.type);
  response.setHeader('content-length', body.length);
  response.setHeader('vary', 'accept-encoding');
  if (encoding) response.setHeader('content-encoding', encoding);
  response.end(request.method === 'HEAD' ? undefined : body);
}
