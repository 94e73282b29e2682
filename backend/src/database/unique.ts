import { QueryFailedError } from 'typeorm';

/** Whether a row was refused because a unique key already has its value, on either database. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code } = error.driverError as { code?: string };
  return code === 'ER_DUP_ENTRY' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

/** For `.catch()` after a write: throws the error of `refusal` when a value that must be unique is taken. */
export function ifTaken(refusal: () => Error): (error: unknown) => never {
  return (error) => {
    throw isUniqueViolation(error) ? refusal() : error;
  };
}

/** For `.catch()` after a write that another request, or another copy of the service, may have made already. */
export function ignoreTaken(error: unknown): void {
  if (!isUniqueViolation(error)) throw error;
}

/** Whether a row was refused because of a foreign key: it refers to a missing row, or another row still refers to it. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code, message } = error.driverError as { code?: string; message?: string };
  // SQLite's code does not name foreign keys, and a RESTRICT gets the code of a trigger.
  return message === 'FOREIGN KEY constraint failed' || /^ER_(ROW_IS|NO)_REFERENCED/.test(code ?? '');
}
