import { statSync } from 'node:fs';
import { DatabaseUnavailable } from './unavailable.js';

/** Remembers which file on the disk was opened as SQLite's database. */
export class DatabaseFile {
  private readonly opened: string | null;

  constructor(private readonly path: string) {
    this.opened = identityOf(path);
  }

  /**
   * Whether the file at the path is still the open one. If the file was removed or replaced, the process goes on writing
   * into the old file, and these writes are lost when the process ends.
   */
  isInPlace(): boolean {
    return identityOf(this.path) === this.opened;
  }

  /**
   * Call it before a write, so that no write is acknowledged that the file at the path does not contain.
   * @throws DatabaseUnavailable when the file was removed or replaced
   */
  requireInPlace(): void {
    if (!this.isInPlace()) throw new DatabaseUnavailable('SQLITE_FILE_REPLACED');
  }
}

function identityOf(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}
