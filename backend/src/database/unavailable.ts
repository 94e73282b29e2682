import { Unavailable } from '../common/errors/index.js';

const retryAfterSeconds = 2;

/** The database is gone, frozen, locked, full, read-only or damaged. The request may be sent again later (503). */
export class DatabaseUnavailable extends Unavailable {
  /** @param reason the driver's code, for the log only: visitors never get it */
  constructor(readonly reason: string) {
    super(retryAfterSeconds);
  }
}

/** Codes of network errors, and of mysql2 for a server that does not answer. */
const unreachable = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'PROTOCOL_PACKETS_OUT_OF_ORDER',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
];

/** Codes of a server that accepts no login. */
const shut = ['ER_ACCESS_DENIED_ERROR', 'ER_DBACCESS_DENIED_ERROR', 'ER_BAD_DB_ERROR', 'ER_NO_DB_ERROR'];

/** Codes of a server whose disk is full, or that is read-only. */
const notStoring = [
  'ER_DISK_FULL',
  'ER_RECORD_FILE_FULL',
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_OPEN_AS_READONLY',
  'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION',
  'ER_READ_ONLY_MODE',
];

/** Codes of a server that shuts down or is overloaded. */
const refusing = [
  'ER_SERVER_SHUTDOWN',
  'ER_NORMAL_SHUTDOWN',
  'ER_CONNECTION_KILLED',
  'ER_QUERY_INTERRUPTED',
  'ER_NEW_ABORTING_CONNECTION',
  'ER_CON_COUNT_ERROR',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_STATEMENT_TIMEOUT',
  'ER_QUERY_TIMEOUT',
];

const mysqlCodes = new Set([...unreachable, ...shut, ...notStoring, ...refusing]);
/**
 * Codes of a transaction that SQLite ended, and of a file that is locked, full, not readable, read-only or damaged. Extended codes
 * (`SQLITE_IOERR_FSYNC`) match too.
 */
const sqliteCodes = /^SQLITE_(ABORT|BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|PROTOCOL|CORRUPT|NOTADB)/;

/** Whether a write failed because the disk is full, broken or read-only. */
export function isNotStorable(error: unknown): boolean {
  if (!(error instanceof DatabaseUnavailable)) return false;
  return notStoring.includes(error.reason) || /^SQLITE_(FULL|IOERR|CANTOPEN|READONLY)/.test(error.reason);
}

const damaged = /^SQLITE_(CORRUPT|NOTADB)/;

/**
 * Whether SQLite found its file damaged. Causes are a disk that lost data, or a `-wal` file that belongs to another database
 * file.
 */
export function isDamaged(error: unknown): error is DatabaseUnavailable {
  return error instanceof DatabaseUnavailable && damaged.test(error.reason);
}

/**
 * Returns one line that tells the operator what to do after an error with this code of the driver; undefined when waiting is
 * enough or the code says it.
 */
export function adviceOn(code: string): string | undefined {
  if (!damaged.test(code)) return undefined;
  return (
    'the database file is damaged, or lies beside the -wal of another file: stop the site, keep a copy of DATA_DIR, ' +
    'then npm run backup -- restore --replace'
  );
}

/** Whether the server cannot be reached or does not answer. */
export function isUnreachable(error: unknown): boolean {
  return unreachable.includes(codeOf(error) ?? '');
}

/** {@link DatabaseUnavailable} for an error whose cause is the database, otherwise the error itself. */
export function asUnavailable(error: unknown): unknown {
  const code = codeOf(error);
  if (code === undefined || !(mysqlCodes.has(code) || sqliteCodes.test(code))) return error;
  return new DatabaseUnavailable(code);
}

const mariaDbStatementTimeout = 1969;

/** The driver's code of an error, also of one that TypeORM has wrapped. */
export function codeOf(error: unknown): string | undefined {
  const { code, errno, fatal } = (error ?? {}) as { code?: unknown; errno?: unknown; fatal?: unknown };
  if (typeof code === 'string') return code;
  // mysql2 has no name for this error of MariaDB.
  if (errno === mariaDbStatementTimeout) return 'ER_STATEMENT_TIMEOUT';
  // mysql2 has no code for a command on a connection that has ended, nor for one that waited on a pool that was closed.
  return fatal === true ? 'PROTOCOL_CONNECTION_LOST' : undefined;
}
