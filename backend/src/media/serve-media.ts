import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteRange } from '@afshoreh/storage';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, Response } from 'express';
import { logger } from '../common/http/index.js';
import { isKnown } from '../common/http/public-cache.js';
import { MediaFileNotFound, MediaRangeNotSatisfiable } from './media.errors.js';
import { MediaFiles } from './media-files.js';
import { MediaService } from './media.service.js';

const types: Record<string, string> = { webp: 'image/webp', avif: 'image/avif', pdf: 'application/pdf' };

/**
 * Stored files at `GET /media/<filename>`: beside the API, so that addresses of pictures are short and outlive its
 * versions, and without its rate limit, because a page of the catalogue asks for dozens and an office has one address.
 * Streamed: however many are under way, and however slow their readers, little of them is in memory.
 */
export function serveMedia(app: NestExpressApplication): void {
  const [files, media] = [app.get(MediaFiles), app.get(MediaService)];
  app.use('/media', async (request: Request, response: Response) => {
    // Not decoded: names of ours need no escapes.
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
    const known = isKnown(headers['if-none-match'], etagOf(filename));
    if (known || method === 'HEAD') {
      const size = found(await files.size(filename), filename);
      await describe(response, filename, media);
      if (known) response.status(304).end();
      else response.set('Content-Length', String(size)).end();
      return;
    }
    const range = await rangeOf(request, response, filename, files);
    const { size, bytes } = found(await files.open(filename, range), filename);
    const length = range ? range.end - range.start + 1 : size;
    try {
      await describe(response, filename, media);
      if (range) response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
      response.set('Content-Length', String(length));
      await sent(bytes, response);
    } finally {
      bytes.destroy();
    }
  }
}

function found<T>(thing: T | null, filename: string): T {
  if (thing === null) throw new MediaFileNotFound(filename);
  return thing;
}

/** The one part that is asked for (RFC 9110 §14). Several at once, or of a file that has changed since, are the whole file. */
async function rangeOf(
  request: Request,
  response: Response,
  filename: string,
  files: MediaFiles,
): Promise<ByteRange | undefined> {
  const ifRange = request.headers['if-range'];
  if (request.headers.range === undefined) return undefined;
  if (ifRange !== undefined && ifRange !== etagOf(filename)) return undefined;
  const size = found(await files.size(filename), filename);
  const ranges = request.range(size);
  if (ranges === -1) {
    response.set('Content-Range', `bytes */${size}`);
    throw new MediaRangeNotSatisfiable();
  }
  return Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
}

/** Resolves when the file went out, or the reader went away: then the file is closed as well. */
async function sent(bytes: Readable, response: Response): Promise<void> {
  await pipeline(bytes, response).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    // The headers are gone: the broken connection says that the file is not whole.
    logger.error({ err: error }, 'media file not sent');
    response.destroy();
  });
}

async function describe(response: Response, filename: string, media: MediaService): Promise<void> {
  const item = filename.endsWith('.pdf') ? await media.named(filename) : null;
  response.set(headersOf(filename));
  if (filename.endsWith('.pdf')) {
    response.set('Content-Disposition', downloadOf(filename, item?.originalFilename ?? filename));
  }
}

/** A name is never given twice, so what it names never changes. Opened by itself, a file may not run anything. */
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

/** RFC 6266, the Persian name as RFC 5987 has it. Browsers show no PDF in a sandbox, so it is a download. */
function downloadOf(filename: string, originalFilename: string): string {
  const name = /\.pdf$/i.test(originalFilename) ? originalFilename : `${originalFilename}.pdf`;
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${filename}"; filename*=UTF-8''${encoded}`;
}
