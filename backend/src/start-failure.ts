import { QueryFailedError } from 'typeorm';
import { briefOf, loggedError } from './common/http/logged-error.js';
import { WrongVariable } from './config/index.js';
import { adviceOn } from './database/index.js';

/** One line that tells the operator why a start or a migration failed and what to do. */
export function reasonOf(error: unknown): string {
  if (error instanceof WrongVariable) return error.message;
  const {
    code: own,
    message,
    port,
    reason,
  } = error as { code?: string; message?: string; port?: number; reason?: string };
  const code = reason ?? own ?? '';
  if (code === 'EADDRINUSE') return `port ${port} is in use; set API_PORT to a free one`;
  if (databaseIsAway.has(code)) return `the database of DATABASE_URL cannot be reached (${code})`;
  if (folderIsShut.has(code)) return `the folder DATA_DIR cannot be written (${code})`;
  if (code.startsWith('SQLITE_BUSY')) return 'another process has the database file locked (SQLITE_BUSY)';
  const advice = adviceOn(code);
  if (advice) return `${advice} (${code})`;
  // The message of a failed statement repeats its values, which may be personal data, so it is not printed.
  if (error instanceof QueryFailedError) return `cannot start: ${briefOf(error)} at ${loggedError(error).at?.[0]}`;
  return `cannot start: ${(reason ?? message ?? String(error)).split('\n', 1)[0]}`;
}

const databaseIsAway = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'ER_ACCESS_DENIED_ERROR',
  'ER_DBACCESS_DENIED_ERROR',
  'ER_BAD_DB_ERROR',
]);

const folderIsShut = new Set([
  'EACCES',
  'EEXIST',
  'ENOENT',
  'ENOSPC',
  'ENOTDIR',
  'EPERM',
  'EROFS',
  'SQLITE_CANTOPEN',
  'SQLITE_FULL',
  'SQLITE_READONLY',
]);
