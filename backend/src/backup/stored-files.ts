import { createHash } from 'node:crypto';
import type { ObjectStore } from '@afshoreh/storage';
import { BackupRefused } from './refused.js';
import type { Sealing } from './sealing.js';

/**
 * The size of a part. Several lanes each hold a part in memory, and a part is sent again when the store did not respond, so
 * it must be small.
 */
const partBytes = 4 * 1024 * 1024;

/**
 * One file of a backup. It is stored in parts, `<backup>/<path>/0000`, `0001` …; the parts in this order are the whole file.
 */
export interface StoredFile {
  path: string;
  bytes: number;
  sha256: string;
  /** Size and hash of each part in the form in which it is stored, so after an encryption. */
  parts: { bytes: number; sha256: string }[];
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export class StoredFiles {
  constructor(
    private readonly store: ObjectStore,
    private readonly id: string,
    private readonly sealing: Sealing,
  ) {}

  async write(path: string, source: AsyncIterable<Buffer>): Promise<StoredFile> {
    const file: StoredFile = { path, bytes: 0, sha256: '', parts: [] };
    const whole = createHash('sha256');
    for await (const part of inParts(source)) {
      whole.update(part);
      file.bytes += part.length;
      const key = this.keyOf(path, file.parts.length);
      const sealed = this.sealing.seal(part, key);
      await this.store.put(key, sealed);
      file.parts.push({ bytes: sealed.length, sha256: sha256(sealed) });
    }
    return { ...file, sha256: whole.digest('hex') };
  }

  /**
   * Yields the content part by part, each after its check. The hash of the whole file is checked at the end, so a caller
   * must read to the end before it relies on the file.
   */
  async *read(file: StoredFile): AsyncGenerator<Buffer> {
    const whole = createHash('sha256');
    for (const [index, { bytes, sha256: expected }] of file.parts.entries()) {
      const key = this.keyOf(file.path, index);
      const sealed = await this.store.get(key);
      if (!sealed) throw new BackupRefused(`${key} is missing: the backup is not complete`);
      if (sealed.length !== bytes) throw new BackupRefused(`${key} has ${sealed.length} bytes instead of ${bytes}`);
      if (sha256(sealed) !== expected) throw new BackupRefused(`${key} was changed`);
      const part = this.sealing.open(sealed, key);
      whole.update(part);
      yield part;
    }
    if (whole.digest('hex') !== file.sha256) throw new BackupRefused(`${this.id}/${file.path} was changed`);
  }

  /**
   * Reads the whole file to check it.
   * @throws BackupRefused when a part is missing or was changed
   */
  async check(file: StoredFile): Promise<void> {
    const parts = this.read(file);
    while (!(await parts.next()).done);
  }

  async readWhole(file: StoredFile): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of this.read(file)) parts.push(part);
    return Buffer.concat(parts);
  }

  private keyOf(path: string, index: number): string {
    return `${this.id}/${path}/${String(index).padStart(4, '0')}`;
  }
}

async function* inParts(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [chunks, held]: [Buffer[], number] = [[], 0];
  for await (const chunk of source) {
    for (let rest = chunk; rest.length > 0;) {
      const taken = rest.subarray(0, partBytes - held);
      chunks.push(taken);
      held += taken.length;
      rest = rest.subarray(taken.length);
      if (held < partBytes) continue;
      yield Buffer.concat(chunks);
      [chunks, held] = [[], 0];
    }
  }
  if (held > 0) yield Buffer.concat(chunks);
}
