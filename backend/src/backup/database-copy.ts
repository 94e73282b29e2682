/** The content of a dump. It is known when the stream of the dump has ended. */
export interface Dumped {
  schema: string[];
  rows: Record<string, number>;
}

/** A restored database that nobody uses yet. It is next to the database in use. */
export interface StagedDatabase {
  /**
   * Replaces the database in use with the restored one in a single step. Running copies of the service then use the restored
   * one.
   */
  switch(): Promise<void>;
  /** Removes what is left of the restored database outside of its place, whether `switch` has run or not. */
  discard(): Promise<void>;
}

/** Dumps and restores one kind of database. */
export interface DatabaseCopy {
  /** The name of the dump in a backup. */
  readonly path: string;
  /**
   * Passes the compressed dump to `store`. The dump shows the database at one moment, and is finished even if the database
   * is written all the time. The key that signs admin tokens is left out unless `withSecrets` is true.
   */
  dump(withSecrets: boolean, store: (bytes: AsyncIterable<Buffer>) => Promise<void>): Promise<Dumped>;
  /** Whether there is a database with tables. */
  isThere(): Promise<boolean>;
  /**
   * Restores a dump next to the database in use, compares the number of rows with `expected`, and brings the restored
   * database to the schema of this release.
   * @throws BackupRefused
   */
  stage(dump: AsyncIterable<Buffer>, expected: Dumped['rows']): Promise<StagedDatabase>;
}

/**
 * The tables whose rows are not copied: `room_probe`, which readiness fills and empties again, and without `withSecrets` the
 * table of secrets.
 */
export function leftOut(withSecrets: boolean): string[] {
  return withSecrets ? ['room_probe'] : ['room_probe', secretTable];
}

export const secretTable = 'secret';

const firstMoment = Date.UTC(2025, 0, 1);

/**
 * The revision for a restored database. It is higher than any revision that a running copy can know, so that all cached
 * pages and responses are out of date at once. It is the number of seconds since 2025: the site has fewer changes than that,
 * because it does not have one each second for years.
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
