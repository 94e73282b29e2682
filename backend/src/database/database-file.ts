import { statSync } from 'node:fs';
import { DatabaseUnavailable } from './unavailable.js';

/** SQLite's file, as it lay on the disk when it was opened. */
export class DatabaseFile {
  private readonly opened: string | null;

  constructor(private readonly path: string) {
    this.opened = identityOf(path);
  }

  /** Whether the path still leads to the file that is open. A removed or replaced file is written on, and lost at the end. */
  isInPlace(): boolean {
    return identityOf(this.path) === this.opened;
  }

  /** @throws DatabaseUnavailable so that nothing is acknowledged that the file at the path will not have */
  requireInPlace(): void {
    if (!this.isInPlace()) throw new DatabaseUnavailable('SQLITE_FILE_REPLACED');
  }
}

function identityOf(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}
