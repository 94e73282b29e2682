import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, Response } from 'express';
import { isKnown } from '../common/http/public-cache.js';
import { MediaFileNotFound } from './media.errors.js';
import { MediaFiles } from './media-files.js';
import { MediaService } from './media.service.js';

const types: Record<string, string> = { webp: 'image/webp', avif: 'image/avif', pdf: 'application/pdf' };

/**
 * Stored files at `GET /media/<filename>`: beside the API, so that addresses of pictures are short and outlive its
 * versions, and without its rate limit, because a page of the catalogue asks for dozens and an office has one address.
 */
export function serveMedia(app: NestExpressApplication): void {
  const [files, media] = [app.get(MediaFiles), app.get(MediaService)];
  app.use('/media', async ({ method, path, headers }: Request, response: Response) => {
    // Not decoded: names of ours need no escapes.
    const filename = path.slice(1);
    const bytes = method === 'GET' || method === 'HEAD' ? await files.read(filename) : null;
    if (!bytes) throw new MediaFileNotFound(filename);
    response.set(headersOf(filename));
    if (filename.endsWith('.pdf')) {
      const item = await media.named(filename);
      response.set('Content-Disposition', downloadOf(filename, item?.originalFilename ?? filename));
    }
    if (isKnown(headers['if-none-match'], etagOf(filename))) response.status(304).end();
    else response.set('Content-Length', String(bytes.length)).end(bytes);
  });
}

/** A name is never given twice, so what it names never changes. Opened by itself, a file may not run anything. */
function headersOf(filename: string): Record<string, string> {
  return {
    'Content-Type': types[filename.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: etagOf(filename),
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
