import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

import type { RemoteName } from '@afshoreh/contracts';

import { documentOf } from './document';
import type { ReadyFile } from './files';
import type { PinnedVersions, ReleaseSource, ShellManifest } from './releases/release-source';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

async function ready(text: string): Promise<ReadyFile> {
  const plain = Buffer.from(text);
  return { type: 'text/html; charset=utf-8', plain, br: await brotli(plain), gzip: await gz(plain) };
}

/** The pages that the browser fills, made once for every live set of versions. */
export class Documents {
  private readonly made = new Map<string, Promise<ReadyFile>>();

  constructor(
    private readonly shell: ShellManifest,
    private readonly source: ReleaseSource,
  ) {
    source.onChange(() => this.made.clear());
  }

  of(pinned: PinnedVersions, remote: RemoteName): Promise<ReadyFile> {
    const make = () => ready(documentOf(this.shell, pinned, remote));
    if (!this.source.live().some(({ id }) => id === pinned.id)) return make();
    const key = `${remote} ${pinned.id}`;
    const known = this.made.get(key) ?? make();
    this.made.set(key, known);
    return known;
  }
}
