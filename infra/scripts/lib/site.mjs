import { randomBytes } from 'node:crypto';

import { settingsOf, WrongVariable } from '../../config/src/index.mjs';
import { refuse, requireFree } from './ports.mjs';

/** What the site is started with; a wrong variable stops the start before anything was begun. */
function settings() {
  try {
    return settingsOf({ ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' });
  } catch (error) {
    if (error instanceof WrongVariable) return refuse(error.message);
    throw error;
  }
}

/** Where the site will listen; stops the start when it cannot. */
export async function siteAddress() {
  const { host, port, apiPort, publicUrl, rendererSecret } = settings();
  if (port === 0 || apiPort === 0)
    refuse(`${port === 0 ? 'PORT' : 'API_PORT'} must be a port number from 1 to 65535, not "0"`);
  await requireFree('PORT', port, host);
  await requireFree('API_PORT', apiPort, '127.0.0.1');
  const anywhere = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  return {
    host,
    port,
    apiPort,
    publicUrl,
    rendererSecret: rendererSecret ?? randomBytes(32).toString('base64url'),
    /** Where a person opens it. */
    url: `http://${anywhere ? 'localhost' : host}:${port}`,
    /** Where this machine reaches it. */
    own: `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`,
  };
}

/** What the backend is started with, beside the variables of the start. */
export function backendEnvironment({ apiPort, rendererSecret }) {
  return {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    API_PORT: String(apiPort),
    RENDERER_SECRET: rendererSecret,
  };
}

/** What the shell is started with, beside the variables of the start. */
export function shellEnvironment({ host, port, apiPort, rendererSecret }) {
  return { HOST: host, PORT: String(port), API_PORT: String(apiPort), RENDERER_SECRET: rendererSecret };
}

/** Resolves when the backend has its database and the first page can be served. */
export async function whenReady(processes, { apiPort, own }, startShell) {
  await processes.answers(`http://127.0.0.1:${apiPort}/api/health/ready`);
  startShell();
  await processes.answers(`${own}/healthz`);
  await processes.answers(`${own}/`);
}
