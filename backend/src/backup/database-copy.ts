/** What a dump holds. Known when its stream has ended. */
export interface Dumped {
  schema: string[];
  rows: Record<string, number>;
}

/** A restored database beside the one in use, which nobody uses yet. */
export interface StagedDatabase {
  /** Puts it in the place of the one in use, in one step; copies that run go on with it. */
  switch(): Promise<void>;
  /** Removes what is left of it, switched or not. */
  discard(): Promise<void>;
}

/** How one kind of database is copied out and in. */
export interface DatabaseCopy {
  /** The name of the dump in a backup. */
  readonly path: string;
  /**
   * Hands over the dump, compressed, of one moment of the database; it ends also when the database is written all the time.
   * The key that signs admin tokens is left out unless `withSecrets`.
   */
  dump(withSecrets: boolean, store: (bytes: AsyncIterable<Buffer>) => Promise<void>): Promise<Dumped>;
  /** Whether there is a database with tables. */
  isThere(): Promise<boolean>;
  /**
   * Restores a dump beside the database in use, checks it against `expected`, and brings it to the schema of this release.
   * @throws BackupRefused
   */
  stage(dump: AsyncIterable<Buffer>, expected: Dumped['rows']): Promise<StagedDatabase>;
}

/** Tables whose rows are not copied: of the probe for room, which is filled and emptied all the time, and maybe of secrets. */
export function leftOut(withSecrets: boolean): string[] {
  return withSecrets ? ['room_probe'] : ['room_probe', secretTable];
}

export const secretTable = 'secret';

const firstMoment = Date.UTC(2025, 0, 1);

/**
 * The revision of a restored database: higher than any number that a running copy can know, so that pages and answers it
 * keeps are old at once. It counts seconds, and changes come more slowly than one a second over the years.
 */
export function revisionAfter(...known: number[]): number {
  return Math.max(Math.floor((Date.now() - firstMoment) / 1000), ...known.map((revision) => revision + 1));
}

/** Names the tables whose number of rows differs; null when all are the same. */
export function rowDifference(found: Dumped['rows'], expected: Dumped['rows']): string | null {
  const tables = [...new Set([...Object.keys(found), ...Object.keys(expected)])];
  const wrong = tables.filter((table) => found[table] !== expected[table]);
  if (wrong.length === 0) return null;
  return wrong
    .map((table) => `${table} has ${found[table] ?? 'no'} rows instead of ${expected[table] ?? 'no'}`)
    .join(', ');
}
