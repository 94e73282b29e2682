import { randomBytes } from 'node:crypto';

import { settingsOf, WrongVariable } from '../../config/src/index.mjs';
import { requireWritable } from './data-dir.mjs';
import { refuse, requireFree } from './ports.mjs';

/** The settings of this start; a wrong variable stops the start before anything has begun. */
function settings() {
  try {
    return settingsOf({ ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' });
  } catch (error) {
    if (error instanceof WrongVariable) return refuse(error.message);
    throw error;
  }
}

/** The address from this machine of a server that listens on `host`. */
function reachable(host, port) {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** The site's address; stops the start when the port is taken or the data folder is not writable. */
export async function siteAddress() {
  const { role, host, port, apiHost, apiPort, metricsPort, dataDir, publicUrl, rendererSecret } = settings();
  const runs = { backend: role !== 'shell', shell: role === 'site' || role === 'shell' };
  if (port === 0 || apiPort === 0)
    refuse(`${port === 0 ? 'PORT' : 'API_PORT'} must be a port number from 1 to 65535, not "0"`);
  requireWritable(dataDir);
  if (runs.shell) await requireFree('PORT', port, host);
  if (runs.backend) await requireFree('API_PORT', apiPort, apiHost);
  if (runs.shell && metricsPort) await requireFree('METRICS_PORT', metricsPort, host);
  const anywhere = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  return {
    runs,
    host,
    port,
    apiPort,
    role,
    publicUrl,
    rendererSecret: rendererSecret ?? randomBytes(32).toString('base64url'),
    /** The address for a person's browser. */
    url: `http://${anywhere ? 'localhost' : host}:${port}`,
    /** The address from this machine. */
    own: reachable(host, port),
    ownApi: reachable(apiHost, apiPort),
  };
}

/** Environment variables for the backend, besides those of the start. */
export function backendEnvironment({ apiPort, rendererSecret }) {
  return {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    API_PORT: String(apiPort),
    ...secretEnvironment(rendererSecret),
  };
}

/** The secret may have come from a file; it must not be set twice. */
const secretEnvironment = (rendererSecret) => ({ RENDERER_SECRET: rendererSecret, RENDERER_SECRET_FILE: '' });

/** Environment variables for the shell, besides those of the start. */
export function shellEnvironment({ host, port, apiPort, rendererSecret }) {
  return { HOST: host, PORT: String(port), API_PORT: String(apiPort), ...secretEnvironment(rendererSecret) };
}

/** Resolves when the backend has its database and the first page can be served. */
export async function whenReady(processes, { runs, ownApi, own }, startShell) {
  if (runs.backend) await processes.waitUntilReady(`${ownApi}/api/health/ready`);
  if (!runs.shell) return;
  startShell();
  await processes.waitUntilReady(`${own}/healthz`);
  await processes.waitUntilReady(`${own}/`);
}
