/**
 * Follows docs/operations.md on a fresh Debian 13 made by debootstrap: installs from packages with TLS, twice; visits
 * the site with the CA; orders; makes a backup; loses the machine; restores on a second one; rotates secrets and
 * upgrades there. It uses SQLite, or MariaDB with `mariadb` as the first argument.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { run } from '../scripts/lib/shell.mjs';
import { Debian } from './lib/debian.mjs';

const NAME = 'shop.example';
const PACKAGES = ['nodejs', 'nginx', 'openssl', 'ca-certificates', 'mariadb-server', 'mariadb-client'];
const checkout = join(import.meta.dirname, '../..');
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Unpacks the release in the machine, as operations.md says. */
async function unpack(machine, archive) {
  await machine.start();
  execFileSync('cp', [archive, join(machine.root, 'root/afshoreh.tar.gz')]);
  await machine.run('mkdir -p /opt/afshoreh-1 && tar -xzf /root/afshoreh.tar.gz -C /opt/afshoreh-1');
}

const INSTALL = '/opt/afshoreh-1/infra/install/install.sh --no-systemd';

/** All files that an installation makes, with mode, owner, time and content. */
const stateOf = (machine) =>
  machine.run(
    'find /etc /usr/local /opt /var/lib/afshoreh /var/backups -printf "%p %m %u %g %T@ %s %l\\n" | sort; dpkg-query -W',
  );

async function visit(machine, path, ...options) {
  const ca = join(machine.root, 'etc/afshoreh/ca/ca.crt');
  const all = ['--cacert', ca, '--resolve', `${NAME}:443:127.0.0.1`, '--max-time', '30', ...options];
  const answer = await machine.curl(...all, '--write-out', '\n%{http_code}', `https://${NAME}${path}`);
  const lines = answer.split('\n');
  return { status: Number(lines.pop()), body: lines.join('\n') };
}

async function startSite(machine) {
  await machine.leave('afshoreh start');
  for (const until = Date.now() + 120_000; Date.now() < until;) {
    const { status } = await visit(machine, '/healthz').catch(() => ({ status: 0 }));
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(await machine.run('cat /var/log/left.log'));
}

async function order(machine) {
  const form = { productId: 1, customerName: 'سارا احمدی', phone: '09121234567', quantity: 220 };
  const body = ['--header', 'content-type: application/json', '--data', JSON.stringify(form)];
  const answer = await visit(machine, '/api/orders', ...body);
  assert.equal(answer.status, 201, answer.body);
  return JSON.parse(answer.body).trackingCode;
}

async function login(machine) {
  const password = readFileSync(join(machine.root, 'etc/afshoreh/secrets/admin_password'), 'utf8').trim();
  const body = [
    '--header',
    'content-type: application/json',
    '--data',
    JSON.stringify({ username: 'admin', password }),
  ];
  const answer = await visit(machine, '/api/admin/login', ...body);
  assert.equal(answer.status, 200, 'login');
  return JSON.parse(answer.body).token;
}

const ordersWith = async (machine, token) =>
  (await visit(machine, '/api/orders', '--header', `authorization: Bearer ${token}`)).status;

/** Rotates the secrets and installs a new release, as operations.md says. */
async function rotateAndUpgrade(machine, database) {
  const token = await login(machine);
  assert.equal(await ordersWith(machine, token), 200);
  if (database === 'mariadb') {
    await machine.run('openssl rand -base64 33 > /etc/afshoreh/secrets/database_password');
    assert.match(await machine.run(INSTALL), /^made the database and its account$/m);
  }
  await machine.end();
  await machine.run(
    database === 'mariadb'
      ? "mariadb afshoreh -e 'DELETE FROM secret'"
      : `cd /opt/afshoreh && runuser -u afshoreh -- node -e "require('better-sqlite3')('/var/lib/afshoreh/afshoreh.sqlite').exec('DELETE FROM secret')"`,
  );
  await machine.run('cp -a /opt/afshoreh-1 /opt/afshoreh-2');
  const upgrade = await machine.run(INSTALL.replace('afshoreh-1', 'afshoreh-2'));
  assert.match(upgrade, /^linked \/opt\/afshoreh to \/opt\/afshoreh-2$/m);
  await startSite(machine);
  assert.equal(await ordersWith(machine, token), 401, 'a token of the old key');
  await login(machine);
  await order(machine);
}

/** Checks that the site serves its releases without the private keys, and that root can make a release with them. */
async function keysAreRoots(machine) {
  const asSite = 'setpriv --reuid afshoreh --regid afshoreh --init-groups';
  const read = await machine.run(`${asSite} cat /etc/afshoreh/release_keys 2>&1 || true`);
  assert.match(read, /Permission denied/);
  const held = await machine.run(`grep -o '^[a-z]* ' /etc/afshoreh/secrets/shell_key`);
  assert.equal(held.trim(), 'shell');
  const holding = (text) => machine.run(`grep -lF "${text}" /proc/[0-9]*/environ 2> /dev/null || true`);
  assert.notEqual(await holding('RELEASE_PUBLIC_KEYS_FILE'), '');
  const key = await machine.run(`sed -n 's/^cart //p' /etc/afshoreh/release_keys`);
  assert.equal(await holding(key.trim()), '', 'no process of the site has the key of the cart');
  const [, version] = /^cart +(\w+)/m.exec(await machine.run('afshoreh release status cart'));
  await machine.run(`afshoreh release canary cart off && afshoreh release promote cart ${version}`);
  await machine.run('afshoreh release grant cart /gifts && afshoreh release owners | grep -q "^/gifts"');
}

const tracked = async (machine, code) =>
  (await visit(machine, `/api/orders/track?code=${code}&phone=09121234567`)).status;

async function drill(first, second, archive, database) {
  const figures = [];
  await unpack(first, archive);
  let began = performance.now();
  await first.run(`${INSTALL} --name ${NAME} --own-ca --demo --database ${database}`);
  figures.push(`installed in ${seconds(began)}`);
  began = performance.now();
  await startSite(first);
  figures.push(`answers through nginx after ${seconds(began)}`);

  const before = await stateOf(first);
  const again = await first.run(INSTALL);
  assert.match(again, /^nothing had to be changed$/m, again);
  const fromOwnCa = await first.run(`${INSTALL} --name ${NAME} --own-ca`);
  assert.match(fromOwnCa, /^nothing had to be changed$/m, fromOwnCa);
  const written = (state) => state.split('\n').filter((line) => !line.startsWith('/var/lib/afshoreh'));
  assert.deepEqual(written(await stateOf(first)), written(before), 'a second run changes nothing');

  for (const path of ['/', '/products', '/admin', '/livez']) assert.equal((await visit(first, path)).status, 200, path);
  const plain = await first.curl('-o', '/dev/null', '-w', '%{http_code}', '-H', `Host: ${NAME}`, 'http://127.0.0.1/');
  assert.equal(plain, '308');
  await login(first);
  const code = await order(first);
  const readable = await first.run('setpriv --reuid 65534 --clear-groups cat /etc/afshoreh/secrets/* 2>&1 || true');
  assert.match(readable, /Permission denied/);
  await keysAreRoots(first);

  began = performance.now();
  await first.run('afshoreh backup create && afshoreh backup verify');
  figures.push(`backed up and verified in ${seconds(began)}`);
  execFileSync('tar', ['-cf', join(first.folder, 'etc.tar'), '-C', first.root, 'etc/afshoreh']);
  execFileSync('tar', ['-cf', join(first.folder, 'backups.tar'), '-C', first.root, 'var/backups/afshoreh']);

  // The first machine is lost; the second has the release, /etc/afshoreh and the backups.
  await unpack(second, archive);
  execFileSync('tar', ['-xf', join(first.folder, 'etc.tar'), '-C', second.root]);
  execFileSync('tar', ['-xf', join(first.folder, 'backups.tar'), '-C', second.root]);
  await first.lose();
  began = performance.now();
  await second.run(`${INSTALL} --own-ca`);
  await second.run('chown -R afshoreh: /var/backups/afshoreh');
  await second.run('afshoreh backup restore --replace');
  await startSite(second);
  figures.push(`restored on another machine, to a site that answers, in ${seconds(began)}`);
  assert.equal(await tracked(second, code), 200, 'the order is there');
  await login(second);
  assert.notEqual(await order(second), code);
  await rotateAndUpgrade(second, database);
  console.log(`${database}: ${figures.join('; ')}`);
}

export default async function install([database = 'sqlite']) {
  const machines = [];
  try {
    const first = await Debian.make('trixie', PACKAGES);
    machines.push(first);
    const second = first.copy();
    machines.push(second);
    const tree = join(first.folder, 'tree');
    const archive = join(first.folder, 'afshoreh.tar.gz');
    const { code, output } = await run('npm', ['run', '--silent', 'assemble', '--', tree], {
      cwd: checkout,
      quiet: true,
    });
    assert.equal(code, 0, output);
    execFileSync('tar', ['-czf', archive, '--owner=0', '--group=0', '-C', tree, '.']);
    await drill(first, second, archive, database);
  } finally {
    for (const machine of machines) await machine.remove();
  }
}
