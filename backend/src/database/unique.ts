import { QueryFailedError } from 'typeorm';

/** True when a row was refused because a unique key has that value already, on either database. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code } = error.driverError as { code?: string };
  return code === 'ER_DUP_ENTRY' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

/** True when a row was refused because of a foreign key: what it names is gone, or what names it is still there. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code, message } = error.driverError as { code?: string; message?: string };
  // SQLite says by its code only that a constraint failed: one of RESTRICT counts as a trigger's.
  return message === 'FOREIGN KEY constraint failed' || /^ER_(ROW_IS|NO)_REFERENCED/.test(code ?? '');
}
