import { createApi, type Api } from './api.js';
import { logger } from './common/http/index.js';
import { failUncaught } from './common/http/uncaught.js';
import { Env, WrongVariable } from './config/index.js';

const patienceMs = 10_000;

async function start(): Promise<void> {
  const env = new Env();
  const api = await createApi(env);
  try {
    const address = await api.listen(env.apiPort);
    closeOnSignal(api);
    process.stdout.write(`api: ${address}\n`);
  } catch (error) {
    await api.close();
    throw error;
  }
}

function closeOnSignal(api: Api): void {
  let closing = false;
  const close = (): void => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    api.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}

/** One line that says what to do, and a failing exit code. */
function fail(error: unknown): void {
  process.stderr.write(`api: ${reasonOf(error)}\n`);
  process.exit(1);
}

function reasonOf(error: unknown): string {
  if (error instanceof WrongVariable) return error.message;
  const { code, message, port } = error as { code?: string; message?: string; port?: number };
  if (code === 'EADDRINUSE') return `port ${port} is in use; set API_PORT to a free one`;
  if (code && databaseIsAway.has(code)) return `the database of DATABASE_URL cannot be reached (${code})`;
  if (code && folderIsShut.has(code)) return `the folder DATA_DIR cannot be written (${code})`;
  return `cannot start: ${(message ?? String(error)).split('\n', 1)[0]}`;
}

const databaseIsAway = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'PROTOCOL_CONNECTION_LOST',
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
  'SQLITE_READONLY',
]);

// What a request brings about is that request's failure; after any other error nobody knows what still holds.
process.on('uncaughtException', (error) => {
  if (failUncaught(error)) return;
  logger.fatal({ err: error }, 'uncaught error');
  process.exit(1);
});
start().catch(fail);
