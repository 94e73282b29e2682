import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

import { documentOf, type EmptyPage } from './document';
import type { ReadyFile } from './files';
import type { PinnedVersions, ReleaseSource, ShellManifest } from './releases/release-source';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

async function ready(text: string): Promise<ReadyFile> {
  const plain = Buffer.from(text);
  return { type: 'text/html; charset=utf-8', plain, br: await brotli(plain), gzip: await gz(plain) };
}

/** The empty pages that the browser renders, cached for every live set of versions. */
export class Documents {
  private readonly made = new Map<string, Promise<ReadyFile>>();

  constructor(
    private readonly shell: ShellManifest,
    private readonly source: ReleaseSource,
    private readonly salesPhone: () => Promise<string | null>,
  ) {
    source.onChange(() => this.made.clear());
  }

  async of(pinned: PinnedVersions, page: EmptyPage): Promise<ReadyFile> {
    const phone = await this.salesPhone();
    const make = () => ready(documentOf(this.shell, pinned, page, phone));
    if (!this.source.live().some(({ id }) => id === pinned.id)) return make();
    const key = `${page.remote} ${page.files?.join() ?? ''} ${pinned.id} ${phone ?? ''}`;
    const known = this.made.get(key) ?? make();
    this.made.set(key, known);
    return known;
  }
}
