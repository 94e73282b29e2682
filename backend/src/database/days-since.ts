import type { Database } from './database.js';

/**
 * SQL for how many whole days lie between a moment (a placeholder, {@link storedInstant}) and a later one in `column`: what
 * is counted by day is grouped by the database. The two have no function in common for it.
 */
export function daysSince({ dialect }: Pick<Database, 'dialect'>, column: string): string {
  if (dialect === 'mysql') return `TIMESTAMPDIFF(DAY, ?, ${column})`;
  return `(unixepoch(${column}) - unixepoch(?)) / 86400`;
}
