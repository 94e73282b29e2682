import { endTracing, startTracing, underSupervision } from '@afshoreh/config';
import { createApi, type Api } from './api.js';
import { logger } from './common/http/index.js';
import { failUncaught } from './common/http/uncaught.js';
import { Env } from './config/index.js';
import { ReportWarming } from './orders/index.js';
import { reasonOf } from './start-failure.js';

const shutdownTimeoutMs = 10_000;

async function start(): Promise<void> {
  const env = new Env();
  await startTracing('afshoreh-api');
  const api = await createApi(env);
  try {
    const address = await api.listen(env.apiPort, env.apiHost);
    closeOnSignal(api);
    api.database.whenReplaced(() => {
      logger.fatal('the database file was replaced or removed: this copy ends, and the next one opens what is there');
      process.exit(1);
    });
    process.stdout.write(`api: ${address}\n`);
    if (env.servesPeople) api.app.get(ReportWarming, { strict: false }).begin();
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
    api
      .drain()
      .then(() => api.close())
      .then(endTracing)
      .then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  underSupervision(close);
}

/** One line that says what to do, and a failing exit code. */
function fail(error: unknown): void {
  process.stderr.write(`api: ${reasonOf(error)}\n`);
  process.exit(1);
}

// An error in a request fails that request. After any other error the state of the process is unknown, so it ends.
process.on('uncaughtException', (error) => {
  if (failUncaught(error)) return;
  logger.fatal({ err: error }, 'uncaught error');
  process.exit(1);
});
start().catch(fail);
