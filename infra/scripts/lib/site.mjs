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

/** The site's address; stops the start when the port is taken or the data folder is not writable. */
export async function siteAddress() {
  const { host, port, apiPort, metricsPort, dataDir, publicUrl, rendererSecret } = settings();
  if (port === 0 || apiPort === 0)
    refuse(`${port === 0 ? 'PORT' : 'API_PORT'} must be a port number from 1 to 65535, not "0"`);
  requireWritable(dataDir);
  await requireFree('PORT', port, host);
  await requireFree('API_PORT', apiPort, '127.0.0.1');
  if (metricsPort) await requireFree('METRICS_PORT', metricsPort, host);
  const anywhere = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  return {
    host,
    port,
    apiPort,
    publicUrl,
    rendererSecret: rendererSecret ?? randomBytes(32).toString('base64url'),
    /** The address for a person's browser. */
    url: `http://${anywhere ? 'localhost' : host}:${port}`,
    /** The address from this machine. */
    own: `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`,
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
export async function whenReady(processes, { apiPort, own }, startShell) {
  await processes.answers(`http://127.0.0.1:${apiPort}/api/health/ready`);
  startShell();
  await processes.answers(`${own}/healthz`);
  await processes.answers(`${own}/`);
}
