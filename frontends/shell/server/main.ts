import { createServer } from 'node:http';
import { join } from 'node:path';

import { settingsOf } from './settings';
import { createSite } from './site';

/* The shell's server: one origin for pages, frontend files, API and media. */

const CLOSING_MS = 10_000;

function fail(message: string): never {
  process.stderr.write(`shell: ${message}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = settingsOf(process.env);
  const server = createServer(await createSite(settings, join(import.meta.dirname, '../../..')));
  // Behind a load balancer that keeps connections for a minute, ours must live longer.
  server.keepAliveTimeout = 65_000;
  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(error.code === 'EADDRINUSE' ? `port ${settings.port} is in use` : error.message);
  });
  server.listen(settings.port, settings.host, () => {
    process.stdout.write(`shell: listening on ${settings.host}:${settings.port}\n`);
  });

  const stop = () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), CLOSING_MS).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

start().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
