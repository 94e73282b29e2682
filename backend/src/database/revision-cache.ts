import type { Database } from './database.js';

/**
 * Public data in memory. It is read again after a change of public data, and after a read that failed. It is kept under the
 * revision that was known before it was read, so it may be newer than that revision but never older.
 */
export class RevisionCache<T> {
  private kept: Promise<T> | undefined;
  private revision = -1;

  constructor(
    private readonly database: Pick<Database, 'revision'>,
    private readonly read: () => Promise<T>,
  ) {}

  get(): Promise<T> {
    const { revision } = this.database;
    if (this.kept && this.revision === revision) return this.kept;
    const kept = this.read();
    [this.kept, this.revision] = [kept, revision];
    kept.catch(() => {
      if (this.kept === kept) this.kept = undefined;
    });
    return kept;
  }
}
