import { networkOf } from '@afshoreh/config';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { slugPattern } from '@afshoreh/persian';
import type { Request, Response } from 'express';
import { RouteNotFound } from '../common/errors/index.js';
import { matchesEtag } from '../common/http/etag.js';
import { OpenGraphPictures, type OpenGraphPicture } from './open-graph-pictures.service.js';

/**
 * Serves `/media/og/products/<id>.png` and `/media/og/posts/<slug>.png` outside the API and its rate limit, like other
 * pictures. The address stays when the name changes, so clients ask again after an hour.
 */
export function serveOpenGraph(app: NestExpressApplication): void {
  const pictures = app.get(OpenGraphPictures);
  app.use('/media/og', async (request: Request, response: Response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new RouteNotFound();
    const picture = await pictureAt(pictures, request.path);
    const known = matchesEtag(request.headers['if-none-match'], picture.etag);
    const bytes = known ? null : await picture.bytes(networkOf(request.ip));
    response.set({ 'Cache-Control': 'public, max-age=3600', ETag: picture.etag });
    if (!bytes) return void response.status(304).end();
    response.set({ 'Content-Type': 'image/png', 'Content-Length': String(bytes.length) });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  });
}

async function pictureAt(pictures: OpenGraphPictures, path: string): Promise<OpenGraphPicture> {
  const [, kind, name = ''] = /^\/(products|posts)\/([\w-]{1,120})\.png$/.exec(path) ?? [];
  if (kind === 'products' && /^[1-9]\d{0,14}$/.test(name)) return pictures.ofProduct(Number(name));
  if (kind === 'posts' && slugPattern.test(name)) return pictures.ofPost(name);
  throw new RouteNotFound();
}
