import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Env } from '../src/config/index.js';
import { newKey } from './support/api-keys.js';
import { startApi, until, type Answer, type TestApi } from './support/index.js';
import { sendForm } from './support/media.js';
import { beginUpload, responseToBegun } from './support/raw-upload.js';
import { releasesIn } from './support/releases.js';
import { fieldsOf } from './support/shop.js';

let api: TestApi;
/** The key of the team of the cart. */
let token: string;
let keyId: number;
const start = async (variables: NodeJS.ProcessEnv = {}) => {
  api = await startApi({ variables });
  const key = await newKey(api, ['releases:publish'], { remote: 'cart', name: 'گروه سبد' });
  [token, keyId] = [key.secret, key.id];
  return releasesIn(api);
};
afterEach(() => api.close());

type Parts = Record<string, Buffer>;
const publish = (parts: Parts, remote = 'cart', headers = {}): Promise<Answer> => {
  const form = new FormData();
  for (const [name, bytes] of Object.entries(parts)) form.append(name, new Blob([new Uint8Array(bytes)]), 'file');
  return sendForm(api, token, form, { path: `/api/admin/releases/${remote}/versions`, headers });
};
/** What the API returns to a publication of 20 MB of which nothing but the head is sent. */
const unsent = (remote: string, secret = token) =>
  responseToBegun(api, { path: `/api/admin/releases/${remote}/versions`, token: secret, length: 20 * 1024 * 1024 });
const recordOf = (remote: string) => api.call(`GET /api/admin/releases/${remote}/record`, { token });
const codeOf = ({ status, body }: Answer): string => `${status} ${body.code}`;
const entries = async () =>
  (await api.call('GET /api/audit?subject=release', { token: await api.loginAdmin() })).body as object[];
const versionIn = (parts: Parts) => (JSON.parse(String(parts['release.json'])) as { version: string }).version;

describe('a team with a key for its frontend', () => {
  it('publishes what it has built and signed, and the audit says so once', async () => {
    const releases = await start();
    expect(codeOf(await recordOf('cart'))).toBe('404 releases.not_found');
    const parts = await releases.signedParts('cart');
    const version = versionIn(parts);
    const answer = await publish(parts);
    expect([answer.status, answer.body]).toEqual([200, { version, isNew: true }]);
    expect(await releases.read('cart')).toMatchObject({
      current: null,
      history: [{ action: 'publish', version, by: 'sara@laptop' }],
    });
    expect((await recordOf('cart')).body.record).toBe(String(parts['record.json']));
    expect(await entries()).toEqual([
      expect.objectContaining({
        action: 'publishRelease',
        subjectId: 'cart',
        apiKeyId: keyId,
        after: { published: version },
      }),
    ]);
    const { 'record.json': _record, ...files } = parts;
    expect((await publish(files)).body).toEqual({ version, isNew: false });
    expect(await entries()).toHaveLength(1);
  });

  it('has its publication in the audit once also when the database failed after the version was stored', async () => {
    const releases = await start();
    const parts = await releases.signedParts('cart');
    const rename = (from: string, to: string) =>
      api.database.write((tx) => tx.query(`ALTER TABLE ${from} RENAME TO ${to}`));
    await rename('audit_entry', 'audit_entry_away');
    expect((await publish(parts)).status).toBeGreaterThanOrEqual(500);
    await rename('audit_entry_away', 'audit_entry');
    expect((await releases.read('cart')).history).toHaveLength(1);
    expect(await entries()).toEqual([]);
    const { 'record.json': _record, ...files } = parts;
    const version = versionIn(parts);
    const again = await Promise.all([publish(files), publish(files)]);
    expect(again.map(({ body }) => body)).toEqual([
      { version, isNew: false },
      { version, isNew: false },
    ]);
    expect(await entries()).toEqual([expect.objectContaining({ apiKeyId: keyId, after: { published: version } })]);
  });

  it('has no access to other frontends, and none to what owners decide', async () => {
    const releases = await start();
    await releases.published('storefront');
    const parts = await releases.signedParts('admin');
    expect(codeOf(await publish(parts, 'admin'))).toBe('404 releases.not_found');
    expect(codeOf(await recordOf('storefront'))).toBe('404 releases.not_found');
    expect(codeOf(await publish(parts))).toBe('422 releases.refused');
    expect(codeOf(await api.call('GET /api/admin/releases', { token }))).toMatch(/^403 auth\./);
    const change = { action: 'promote', releaseVersion: versionIn(parts), serial: 0 };
    expect(codeOf(await api.call('PUT /api/admin/releases/cart', { token, body: change }))).toMatch(/^403 auth\./);
    expect((await releases.read('admin')).history).toEqual([]);
    expect(await entries()).toEqual([]);
  });

  it('makes nothing live, although it signs the record', async () => {
    const releases = await start();
    const { 'release.json': manifest } = await releases.signedParts('cart');
    const current = versionIn({ 'release.json': manifest as Buffer });
    const answer = await publish(await releases.signedParts('cart', { current }));
    expect([codeOf(answer), JSON.stringify(answer.body.errors)]).toEqual([
      '422 releases.refused',
      expect.stringContaining('its record changes more than a publication does'),
    ]);
    expect(await releases.read('cart')).toMatchObject({ current: null, history: [] });
  });

  it('does not undo what somebody else did meanwhile', async () => {
    const releases = await start();
    const parts = await releases.signedParts('cart');
    const { serial } = await releases.withCanary('cart');
    expect(codeOf(await publish(parts))).toBe('409 releases.changed_meanwhile');
    expect((await releases.read('cart')).serial).toBe(serial);
  });

  it('is refused without the signature of the team, and with other bytes than those that it signed', async () => {
    const releases = await start();
    const parts = await releases.signedParts('cart');
    const { signature: _signature, ...unsigned } = JSON.parse(String(parts['release.json'])) as { signature: string };
    expect(codeOf(await publish({ ...parts, 'release.json': Buffer.from(JSON.stringify(unsigned)) }))).toBe(
      '422 releases.refused',
    );
    const script = Object.keys(parts).find((path) => path.startsWith('web/') && path.endsWith('.js')) as string;
    const answer = await publish({ ...parts, [script]: Buffer.from('evil()') });
    expect([codeOf(answer), JSON.stringify(answer.body.errors)]).toEqual([
      '422 releases.refused',
      expect.stringContaining(script),
    ]);
    expect((await releases.read('cart')).history).toEqual([]);
  });

  it.each([
    '../release.json',
    'web/../../x.js',
    'web/./x.js',
    'web\\..\\x.js',
    'web/%2e%2e/x.js',
    'web//x.js',
    '/etc/passwd',
    'registry/cart.json',
    'release.json/x.js',
    'web',
  ])('cannot send a file %s', async (name) => {
    await start();
    const answer = await publish({
      'release.json': Buffer.from('{}'),
      'web/a.js': Buffer.from(''),
      [name]: Buffer.from('x'),
    });
    expect(codeOf(answer)).toBe('400 releases.files_wrong');
  });

  it('sends at most 20 MB at once, and says beforehand how much', async () => {
    await start();
    const large = { 'release.json': Buffer.from('{}'), 'web/a.js': Buffer.alloc(21 * 1024 * 1024) };
    expect(codeOf(await publish(large))).toBe('413 media.too_large');
    const body = new ReadableStream({ pull: (stream) => stream.enqueue(Buffer.alloc(1024)) });
    const answer = await fetch(`${api.url}/api/admin/releases/cart/versions`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=x' },
      body,
      duplex: 'half',
    });
    expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('media.too_large')]);
  });

  it('publishes at most 50 times a day, and a publication above that is refused before it is read', async () => {
    await start({ RATE_LIMITS: 'on' });
    const outcomes: string[] = [];
    for (let count = 0; count < 51; count += 1) outcomes.push(codeOf(await publish({})));
    expect(outcomes.filter((outcome) => outcome.startsWith('429'))).toEqual(['429 common.too_many_requests']);
    expect(outcomes.at(-1)).toMatch(/^429/);
    expect(await unsent('cart')).toMatch(/^HTTP\/1\.1 429 [^]*\r\nRetry-After: 8\d{4}\r\n/);
  });
});

describe('a publication that has no chance', () => {
  it('is refused before it is read: of another frontend, and of one that the site does not have', async () => {
    await start();
    const { secret } = await newKey(api, ['releases:publish'], { remote: 'gifts' });
    for (const [remote, key] of [
      ['admin', token],
      ['gifts', secret],
      ['gifts', await api.loginAdmin()],
      ['No_Name', await api.loginAdmin()],
    ] as const) {
      expect(await unsent(remote, key)).toMatch(/^HTTP\/1\.1 404 /);
    }
  });

  it('is answered all the same when its sender goes on sending', async () => {
    await start();
    const large = { 'release.json': Buffer.from('{}'), 'web/a.js': Buffer.alloc(19 * 1024 * 1024) };
    expect(codeOf(await publish(large, 'admin'))).toBe('404 releases.not_found');
  });
});

it('of three publications at the same time one is told to come later', async () => {
  await start();
  const path = '/api/admin/releases/cart/versions';
  const part = '--b\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\nx';
  const end = '\r\n--b--\r\n';
  const responses = ['', '', ''];
  const begun = responses.map((_none, at) => {
    const socket = beginUpload(api, { path, token, length: part.length + end.length, sent: part });
    return socket.on('data', (chunk) => (responses[at] += chunk.toString()));
  });
  try {
    await until(() => responses.some((response) => response.includes('"code":"common.too_many_requests"')));
    expect(responses.join('')).toContain('\r\nRetry-After: 10\r\n');
    for (const socket of begun) socket.write(end);
    await until(() => responses.every((response) => response.includes('"code":')));
    const codes = responses.map((response) => /"code":"([\w.]+)"/.exec(response)?.[1]);
    expect(codes.sort()).toEqual(['common.too_many_requests', 'releases.files_wrong', 'releases.files_wrong']);
    expect(codeOf(await publish({}))).toBe('400 releases.files_wrong');
  } finally {
    for (const socket of begun) socket.destroy();
  }
});

describe('the release program with the address of a site and a key', () => {
  const run = promisify(execFile);
  const program = resolve(import.meta.dirname, '../../infra/release/cli.mjs');
  /** What it prints; it has no access to the store. */
  const publishing = async (remote: string, variables: object = {}): Promise<string> => {
    const { dataDir } = api.api.app.get(Env);
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: join(dataDir, 'elsewhere'),
      RELEASE_KEYS_FILE: join(dataDir, 'release-keys'),
      RELEASE_API: api.url,
      RELEASE_TOKEN: token,
      ...variables,
    };
    const done = run(process.execPath, [program, 'publish', remote, '--reason', 'سبد جدید'], { env });
    return done.then(
      ({ stdout }) => stdout,
      ({ stderr }: { stderr: string }) => stderr,
    );
  };

  it('publishes what is built here, twice without harm, and no other frontend', async () => {
    const releases = await start();
    expect(await publishing('cart')).toMatch(/^cart \w+ is published\n$/);
    expect((await releases.read('cart')).history).toEqual([
      expect.objectContaining({ action: 'publish', reason: 'سبد جدید' }),
    ]);
    expect(await publishing('cart')).toMatch(/^cart \w+ was published already\n$/);
    expect((await releases.read('cart')).history).toHaveLength(1);
    expect(await publishing('admin')).toContain('answered 404');
    expect((await releases.read('admin')).history).toEqual([]);
  });

  it('says what is missing before it sends anything', async () => {
    const releases = await start();
    expect(await publishing('cart', { RELEASE_KEYS_FILE: '' })).toContain(
      'there is no key here that signs releases of cart',
    );
    expect(await publishing('cart', { RELEASE_API: 'http://shop.example' })).toContain('https://');
    expect(await publishing('cart', { RELEASE_TOKEN: '' })).toContain('must be set together');
    expect((await releases.read('cart')).history).toEqual([]);
  });
});

describe('a key that publishes releases', () => {
  it('names a frontend, and any other key none', async () => {
    await start();
    const owner = await api.loginAdmin();
    const create = (form: object) =>
      api.call('POST /api/admin/api-keys', { token: owner, body: { name: 'گروه سبد', ...form } });
    const publishing = { scopes: ['releases:publish'] };
    expect(codeOf(await create(publishing))).toBe('400 auth.api_key_remote_wrong');
    expect(codeOf(await create({ scopes: ['orders:read'], remote: 'cart' }))).toBe('400 auth.api_key_remote_wrong');
    expect(fieldsOf(await create({ ...publishing, remote: '../cart' }))).toEqual(['remote']);
    const made = await create({ ...publishing, remote: 'gifts' });
    expect(made).toMatchObject({ status: 201, body: { apiKey: { remote: 'gifts' } } });
  });

  it('publishes another frontend as soon as an owner says so', async () => {
    const releases = await start();
    const body = { name: 'گروه سبد', scopes: ['releases:publish'], remote: 'admin' };
    const path = `/api/admin/api-keys/${keyId}`;
    expect((await api.call(`PUT ${path}`, { token: await api.loginAdmin(), body })).status).toBe(200);
    expect(codeOf(await publish(await releases.signedParts('cart')))).toBe('404 releases.not_found');
    await releases.published('admin');
    expect((await recordOf('admin')).status).toBe(200);
  });
});
