import { ApiCopies } from '../api-copies';
import type { ReleaseSource, ShellManifest } from '../releases/release-source';
import type { RenderedPage } from '../render/messages';
import { Origins } from '../render/origins';
import { Pages } from '../render/pages';
import type { Rendering } from '../render/rendering';
import type { RenderPool } from '../render/render-pool';
import type { Revision } from '../render/revision';
import { securityHeadersOf } from '../security-headers';
import type { Settings } from '../settings';

interface Options {
  settings: Settings;
  shell: ShellManifest;
  source: ReleaseSource;
}

function rendered(address: string): RenderedPage {
  const head = { title: address, ...(address === '/about' && { redirect: { to: '/', permanent: true } }) };
  return { head, html: `<h1>${address}</h1>`, styles: '', state: '{}', complete: true };
}

/** Server rendering with a fake worker in this process; `/about` is a redirect. */
export function aRendering({ settings, shell, source }: Options): Rendering {
  const pool: Pick<RenderPool, 'chosen' | 'render'> = {
    chosen: (wanted) => wanted,
    render: (_versions, address) => Promise.resolve(rendered(address)),
  };
  const revision = { known: 1, pending: null, noteWrite: () => {}, close: () => {} } as unknown as Revision;
  const headers = { ...securityHeadersOf(settings), 'cache-control': 'no-cache' };
  const pages = new Pages({
    shell,
    source,
    pool,
    previewPool: pool,
    revision,
    origins: new Origins(settings),
    headers,
    report: () => {},
  });
  const copies = new ApiCopies(settings.apiUrls);
  return { copies, pages, revision, pool: pool as RenderPool, report: () => {}, close: () => {} };
}
