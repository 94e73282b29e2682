import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { checkedKey, isSameFile, type ByteRange, type ObjectStore, type OpenFile } from './object-store.js';

const partSuffix = '.part';

/** Files in one folder of this machine. */
export class DiskStore implements ObjectStore {
  constructor(readonly folder: string) {}

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const file = this.fileOf(key);
    await mkdir(dirname(file), { recursive: true });
    // Write another file and rename it, so that after a power cut either the old or the new file is there.
    const part = `${file}.${randomUUID()}${partSuffix}`;
    try {
      const handle = await open(part, 'wx');
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  async replace(key: string, before: Uint8Array | null, bytes: Uint8Array): Promise<boolean> {
    if (!isSameFile(await this.get(key), before)) return false;
    await this.put(key, bytes);
    return true;
  }

  async get(key: string): Promise<Buffer | null> {
    return readFile(this.fileOf(key)).catch(nullWhenMissing);
  }

  async open(key: string, range?: ByteRange): Promise<OpenFile | null> {
    const handle = await open(this.fileOf(key)).catch(nullWhenMissing);
    if (!handle) return null;
    const stats = await handle.stat();
    if (stats.isFile()) return { size: stats.size, bytes: handle.createReadStream(range) };
    await handle.close();
    return null;
  }

  async size(key: string): Promise<number | null> {
    const stats = await stat(this.fileOf(key)).catch(nullWhenMissing);
    return stats?.isFile() ? stats.size : null;
  }

  async delete(key: string): Promise<void> {
    await rm(this.fileOf(key), { force: true });
  }

  async list(prefix: string): Promise<string[]> {
    const below = join(this.folder, dirname(`${prefix}-`));
    const entries = await readdir(below, { recursive: true, withFileTypes: true }).catch(nullWhenMissing);
    return (entries ?? [])
      .filter((entry) => entry.isFile() && !entry.name.endsWith(partSuffix))
      .map((entry) => relative(this.folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((key) => key.startsWith(prefix))
      .sort();
  }

  private fileOf(key: string): string {
    return join(this.folder, checkedKey(key));
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return null;
  throw error;
}
