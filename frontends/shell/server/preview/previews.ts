import type { IncomingMessage, ServerResponse } from 'node:http';

import type { ClientOf } from '../client';
import { noticeDocumentOf } from '../document';
import type { PinnedVersions, ReleaseManifest, ReleaseSource, ShellManifest } from '../releases/release-source';
import { copy } from './copy';
import { PREVIEW_END, PREVIEW_PATH } from './preview-bar';
import { previewCookieOf, previewTokenIn } from './preview-cookie';

interface Options {
  source: ReleaseSource;
  shell: ShellManifest;
  clientOf: ClientOf;
}

/**
 * Shows a published version in one browser only. The link of the preview sets a cookie. With the cookie, pages use that version
 * of its remote and the live versions of the other remotes. These pages are never cached and must not be indexed.
 */
export class Previews {
  constructor(private readonly options: Options) {}

  /** Responds to a preview's link, and to the button that ends it; false for other requests. */
  take(request: IncomingMessage, response: ServerResponse, path: string, failed: (error: unknown) => void): boolean {
    const isEnd = path === PREVIEW_END && request.method === 'POST';
    if (!path.startsWith(PREVIEW_PATH) || !(isEnd || request.method === 'GET' || request.method === 'HEAD'))
      return false;
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-robots-tag', 'noindex');
    response.setHeader('referrer-policy', 'no-referrer');
    if (isEnd) this.end(request, response);
    else this.open(request, response, path.slice(PREVIEW_PATH.length)).catch(failed);
    return true;
  }

  /**
   * The versions for a browser with a preview; null for a browser without one. When the preview has expired or can no longer be
   * shown, this deletes the cookie, responds with a notice and returns undefined: the caller must not respond again.
   */
  async versionsFor(request: IncomingMessage, response: ServerResponse): Promise<PinnedVersions | null | undefined> {
    const token = previewTokenIn(request);
    if (token === null) return null;
    response.setHeader('cache-control', 'private, no-store');
    response.setHeader('x-robots-tag', 'noindex');
    const versions = await this.options.source.previewOf(token);
    if (versions) return versions;
    this.sendNotice(request, response);
    return undefined;
  }

  private async open(request: IncomingMessage, response: ServerResponse, token: string): Promise<void> {
    const versions = await this.options.source.previewOf(token);
    if (!versions?.preview) return this.sendNotice(request, response);
    const { remote, until } = versions.preview;
    const seconds = Math.ceil((until.getTime() - Date.now()) / 1000);
    response.setHeader('set-cookie', previewCookieOf(token, seconds, this.isHttps(request)));
    response.writeHead(303, { location: firstPageOf(versions.remotes[remote]) }).end();
  }

  private end(request: IncomingMessage, response: ServerResponse): void {
    response.setHeader('set-cookie', previewCookieOf(null, 0, this.isHttps(request)));
    response.writeHead(303, { location: '/' }).end();
  }

  private sendNotice(request: IncomingMessage, response: ServerResponse): void {
    const { shell, source } = this.options;
    const versions = source.live()[0] as PinnedVersions;
    response.setHeader('set-cookie', previewCookieOf(null, 0, this.isHttps(request)));
    response.writeHead(410, { 'content-type': 'text/html; charset=utf-8' });
    response.end(noticeDocumentOf({ shell, versions, title: copy.overTitle, text: copy.overText }));
  }

  private isHttps(request: IncomingMessage): boolean {
    return this.options.clientOf(request).scheme === 'https';
  }
}

/** The first page that needs no parameter: `/cart` of the cart. */
function firstPageOf(remote: ReleaseManifest | null | undefined): string {
  return remote?.pages.find(({ path }) => !/[:*]/.test(path))?.path ?? '/';
}
