import { pipeline } from 'node:stream/promises';
import type { ByteRange } from '@afshoreh/storage';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, Response } from 'express';
import { pdfAttachment } from '../common/http/attachment.js';
import { matchesEtag } from '../common/http/etag.js';
import { ignoreDisconnect } from '../common/http/ignore-disconnect.js';
import { MediaFileNotFound, MediaRangeNotSatisfiable } from './media.errors.js';
import { MediaFiles } from './media-files.js';
import { MediaService } from './media.service.js';

const types: Record<string, string> = { webp: 'image/webp', avif: 'image/avif', pdf: 'application/pdf' };

/**
 * Serves stored files at `/media/<filename>`, outside the API, so that addresses of pictures are short and stay the same in
 * other versions of the API. There is no rate limit, because a page of the catalogue loads dozens of pictures, and all
 * people in an office share one address. Files are streamed, so that slow clients take little memory.
 */
export function serveMedia(app: NestExpressApplication): void {
  const files = app.get(MediaFiles);
  const media = app.get(MediaService);
  app.use('/media', async (request: Request, response: Response) => {
    // The path is not decoded, because stored names need no escapes.
    const filename = request.path.slice(1);
    try {
      await serve(filename, request, response);
    } catch (error) {
      const address = error instanceof MediaFileNotFound ? await media.movedTo(filename) : null;
      if (address === null) throw error;
      response.set('Cache-Control', 'no-cache').redirect(address);
    }
  });

  async function serve(filename: string, request: Request, response: Response): Promise<void> {
    const { method, headers } = request;
    if (method !== 'GET' && method !== 'HEAD') throw new MediaFileNotFound(filename);
    const known = matchesEtag(headers['if-none-match'], etagOf(filename));
    if (known || method === 'HEAD') {
      const size = orNotFound(await files.size(filename), filename);
      await setHeaders(response, filename, media);
      if (known) response.status(304).end();
      else response.set('Content-Length', String(size)).end();
      return;
    }
    const range = await rangeOf(request, response, filename, files);
    const { size, bytes } = orNotFound(await files.open(filename, range), filename);
    const length = range ? range.end - range.start + 1 : size;
    try {
      await setHeaders(response, filename, media);
      if (range) response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
      response.set('Content-Length', String(length));
      // An error on the way closes the connection, which tells the client that the file is incomplete.
      await pipeline(bytes, response).catch(ignoreDisconnect);
    } finally {
      bytes.destroy();
    }
  }
}

function orNotFound<T>(value: T | null, filename: string): T {
  if (value === null) throw new MediaFileNotFound(filename);
  return value;
}

/** Undefined for several parts at once, and for a file that has changed: both get the whole file (RFC 9110 §14). */
async function rangeOf(
  request: Request,
  response: Response,
  filename: string,
  files: MediaFiles,
): Promise<ByteRange | undefined> {
  const ifRange = request.headers['if-range'];
  if (request.headers.range === undefined) return undefined;
  if (ifRange !== undefined && ifRange !== etagOf(filename)) return undefined;
  const size = orNotFound(await files.size(filename), filename);
  const ranges = request.range(size);
  if (ranges === -1) {
    response.set('Content-Range', `bytes */${size}`);
    throw new MediaRangeNotSatisfiable();
  }
  return Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
}

async function setHeaders(response: Response, filename: string, media: MediaService): Promise<void> {
  const item = filename.endsWith('.pdf') ? await media.named(filename) : null;
  response.set(headersOf(filename));
  if (filename.endsWith('.pdf')) {
    response.set('Content-Disposition', pdfAttachment(filename, item?.originalFilename ?? filename));
  }
}

/** A name is never used twice, so the file never changes. Opened as a page of its own, a file must not run scripts. */
function headersOf(filename: string): Record<string, string> {
  return {
    'Content-Type': types[filename.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: etagOf(filename),
    'Accept-Ranges': 'bytes',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
  };
}

function etagOf(filename: string): string {
  return `"${filename}"`;
}
