import { portOf, requireFree } from './ports.mjs';

/** Where the site will listen; stops the start when it cannot. */
export async function siteAddress() {
  const host = process.env.HOST?.trim() || '127.0.0.1';
  const port = portOf('PORT', 8080);
  const apiPort = portOf('API_PORT', 8081);
  await requireFree('PORT', port, host);
  await requireFree('API_PORT', apiPort, '127.0.0.1');
  const anywhere = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  return {
    host,
    port,
    apiPort,
    /** Where a person opens it. */
    url: `http://${anywhere ? 'localhost' : host}:${port}`,
    /** Where this machine reaches it. */
    own: `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`,
  };
}

/** The shell stands between every proxy in front and the backend: one hop more to trust. */
export function backendEnvironment({ apiPort }) {
  const trust = process.env.TRUST_PROXY?.trim() ?? '';
  const nobody = ['', 'off', 'false', '0'].includes(trust);
  const everybody = ['on', 'true'].includes(trust);
  const hops = /^\d+$/.test(trust) ? String(Number(trust) + 1) : `loopback, ${trust}`;
  return {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    API_PORT: String(apiPort),
    TRUST_PROXY: nobody ? 'loopback' : everybody ? trust : hops,
  };
}

/** Resolves when the backend has its database and the first page can be served. */
export async function whenReady(processes, { apiPort, own }, startShell) {
  await processes.answers(`http://127.0.0.1:${apiPort}/api/health/ready`);
  startShell();
  await processes.answers(`${own}/healthz`);
  await processes.answers(`${own}/`);
}
