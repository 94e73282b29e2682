import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Messages as files in a folder of `DATA_DIR`, readable by the operator only. They hold names, phones and links. */
export class MessageFolder {
  constructor(
    private readonly folder: string,
    /** `.eml` */
    private readonly ending: string,
  ) {}

  async put(id: number, content: string | Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFile(this.fileOf(id), content, { mode: 0o600 });
  }

  async remove(id: number): Promise<void> {
    await rm(this.fileOf(id), { force: true });
  }

  async ids(): Promise<number[]> {
    return (await namesIn(this.folder)).map((name) => Number(name.slice(0, -this.ending.length))).filter(Boolean);
  }

  /** Removes files that were written before `moment`. */
  async removeOlderThan(moment: Date): Promise<void> {
    for (const name of await namesIn(this.folder)) {
      const file = join(this.folder, name);
      const written = await stat(file).catch(nullWhenMissing);
      if (written && written.mtime < moment) await rm(file, { force: true });
    }
  }

  private fileOf(id: number): string {
    return join(this.folder, `${id}${this.ending}`);
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(nullWhenMissing)) ?? [];
}

/** Another copy of the service may remove the same file. */
function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
