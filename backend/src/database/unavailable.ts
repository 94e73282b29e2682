import { Unavailable } from '../common/errors/index.js';

const retryAfterSeconds = 2;

/** The database is gone, frozen, locked, full or may not be written: what was asked can be asked again (503). */
export class DatabaseUnavailable extends Unavailable {
  /** @param reason the driver's code for what happened; for the log, it never reaches a visitor */
  constructor(readonly reason: string) {
    super(retryAfterSeconds);
  }
}

/** Codes of network errors, and of mysql2 for a server that does not answer. */
const unreachable = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['ENOENT', 'PROTOCOL_CONNECTION_LOST', 'PROTOCOL_SEQUENCE_TIMEOUT', 'PROTOCOL_PACKETS_OUT_OF_ORDER'],
  ...['ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END'],
];

/** Codes of a server that lets nobody in. */
const shut = ['ER_ACCESS_DENIED_ERROR', 'ER_DBACCESS_DENIED_ERROR', 'ER_BAD_DB_ERROR', 'ER_NO_DB_ERROR'];

/** Codes of a server that is ending, has too much to do, has no room, or only reads. */
const refusing = [
  ...['ER_SERVER_SHUTDOWN', 'ER_NORMAL_SHUTDOWN', 'ER_CONNECTION_KILLED', 'ER_QUERY_INTERRUPTED'],
  ...['ER_NEW_ABORTING_CONNECTION', 'ER_CON_COUNT_ERROR', 'ER_TOO_MANY_USER_CONNECTIONS', 'ER_LOCK_WAIT_TIMEOUT'],
  ...['ER_STATEMENT_TIMEOUT', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL', 'ER_OPTION_PREVENTS_STATEMENT'],
  ...['ER_OPEN_AS_READONLY', 'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION', 'ER_READ_ONLY_MODE'],
];

const mysqlCodes = new Set([...unreachable, ...shut, ...refusing]);
/** Ended by itself, locked by another process, full, not readable, read-only; with SQLite's extended codes (`SQLITE_IOERR_FSYNC`). */
const sqliteCodes = /^SQLITE_(ABORT|BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|PROTOCOL)/;

/** Whether the server cannot be reached or does not answer. */
export function isUnreachable(error: unknown): boolean {
  return unreachable.includes(codeOf(error) ?? '');
}

/** The error that callers see: {@link DatabaseUnavailable} where the database is the cause, else the error itself. */
export function seenByCallers(error: unknown): unknown {
  const code = codeOf(error);
  if (code === undefined || !(mysqlCodes.has(code) || sqliteCodes.test(code))) return error;
  return new DatabaseUnavailable(code);
}

/** The driver's code of an error, also of one that TypeORM has wrapped. */
export function codeOf(error: unknown): string | undefined {
  const { code, fatal } = (error ?? {}) as { code?: unknown; fatal?: unknown };
  if (typeof code === 'string') return code;
  // mysql2 has no code for a command on a connection that has ended, nor for one that waited on a pool that was closed.
  return fatal === true ? 'PROTOCOL_CONNECTION_LOST' : undefined;
}
