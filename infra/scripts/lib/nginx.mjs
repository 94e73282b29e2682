import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { anyFreePort } from './ports.mjs';
import { findExecutable, installDebianPackages } from './shell.mjs';

const CONFIGURE = resolve(import.meta.dirname, '../../nginx/configure.sh');
/** The name that the certificate is for; it is valid for 127.0.0.1 as well. */
const NAME = 'afshoreh.example';

/**
 * The path of an nginx for tests: the system's, else Debian's package (with openssl, for a certificate). Throws when none is
 * available.
 */
async function ensureNginx() {
  const present = () => findExecutable('openssl') && findExecutable('nginx', '/usr/sbin/nginx');
  const found = present() ?? ((await installDebianPackages('nginx-light', 'openssl')) ? present() : undefined);
  if (!found)
    throw new Error('nginx and openssl are needed to test the site behind a proxy, and could not be installed');
  return found;
}

/** A CA of its own, and a certificate by it. */
function makeCertificate(folder) {
  const openssl = (...args) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.pem', '-days', '2', '-subj', '/CN=CA of a test');
  const names = ['-addext', `subjectAltName=DNS:${NAME},IP:127.0.0.1`];
  openssl('req', ...key, '-keyout', 'privkey.pem', '-out', 'request.pem', '-subj', `/CN=${NAME}`, ...names);
  const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-copy_extensions', 'copy'];
  openssl('x509', '-req', '-in', 'request.pem', ...by, '-out', 'fullchain.pem', '-days', '2');
}

/** The file that `infra/nginx` makes, with these paths and ports, inside the main configuration that nginx needs. */
function configuration(folder, { copies, port, plainPort }) {
  const site = execFileSync('sh', [CONFIGURE, NAME, ...copies], { encoding: 'utf8' })
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('/var/log/nginx/afshoreh.log', `${folder}/access.log`)
    .replace('/var/cache/afshoreh', `${folder}/cache`)
    .replaceAll('/etc/ssl/afshoreh/', `${folder}/`);
  const asRoot = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  );
  return `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; ${asRoot}
worker_processes 1;
worker_rlimit_nofile 30000;
events { worker_connections 15000; }
http {
access_log off;
${temporary.join('\n')}
${site}
}
`;
}

/**
 * A real nginx with TLS in front of copies of the site, configured by `infra/nginx`.
 * @param copies where they listen, `127.0.0.1:8080`
 */
export async function startNginx(copies) {
  const program = await ensureNginx();
  const folder = mkdtempSync(join(tmpdir(), 'afshoreh-nginx-'));
  makeCertificate(folder);
  const [port, plainPort] = await Promise.all([anyFreePort(), anyFreePort()]);
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, { copies, port, plainPort }));
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'];
  execFileSync(program, ['-t', '-q', ...args]);
  const child = spawn(program, args, { stdio: 'inherit' });
  const ended = new Promise((done) => child.once('exit', done));
  const read = (file) => readFileSync(join(folder, file), 'utf8');
  return {
    name: NAME,
    port,
    /** The certificate of its CA. */
    ca: read('ca.pem'),
    /** A line for each request. */
    log: () => read('access.log'),
    errors: () => read('error.log'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
