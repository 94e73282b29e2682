import { createApi, type Api } from './api.js';
import { logger } from './common/http/index.js';
import { failUncaught } from './common/http/uncaught.js';
import { Env } from './config/index.js';
import { reasonOf } from './start-failure.js';

const shutdownTimeoutMs = 10_000;

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
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
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

// What a request brings about is that request's failure; after any other error nobody knows what still holds.
process.on('uncaughtException', (error) => {
  if (failUncaught(error)) return;
  logger.fatal({ err: error }, 'uncaught error');
  process.exit(1);
});
start().catch(fail);
