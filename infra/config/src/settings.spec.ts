import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from '@jest/globals';

import { settingsOf, VARIABLES, WrongVariable } from './index.mjs';

const bucket = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'fruit',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret of the bucket',
};

describe('the variables of a deployment', () => {
  it('have defaults', () => {
    expect(settingsOf({})).toEqual({
      role: 'site',
      port: 8080,
      host: '127.0.0.1',
      apiPort: 8081,
      apiHost: '127.0.0.1',
      apiUrls: ['http://127.0.0.1:8081'],
      metricsPort: null,
      dataDir: join(process.cwd(), 'data'),
      databaseUrl: null,
      databaseReadUrl: null,
      adminUsername: null,
      adminPassword: null,
      seed: 'demo',
      rateLimits: true,
      publicUrl: null,
      https: false,
      trustProxy: 0,
      smtpUrl: null,
      s3: null,
      redisUrl: null,
      rendererSecret: null,
      releaseKeys: null,
      releasePublicKeys: null,
      webhookTargets: 'public',
      vitals: true,
    });
    // A container's env file leaves unset variables empty or blank.
    const empty = Object.fromEntries(VARIABLES.map((name) => [name, name === 'ADMIN_PASSWORD' ? '' : ' ']));
    expect(settingsOf({ ...empty, RENDERER_SECRET: '', S3_SECRET_ACCESS_KEY: '' })).toEqual(settingsOf({}));
  });

  it.each([
    ['API_PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'postgres://db/shop'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_READ_URL', 'mysql://db'],
    ['DATABASE_READ_URL', 'mysql://db/shop'],
    ['SEED', 'yes'],
    ['ROLE', 'backend'],
    ['API_URL', '10.0.0.2:8081'],
    ['API_URL', 'http://10.0.0.2:8081, '],
    ['API_URL', 'http://10.0.0.2:8081, https://10.0.0.3:8081'],
    ['API_URL', 'http://10.0.0.2:8081/api'],
    ['RATE_LIMITS', 'no'],
    ['PUBLIC_URL', 'afshoreh.example'],
    ['PUBLIC_URL', 'ftp://afshoreh.example'],
    ['PUBLIC_URL', 'https://afshoreh.example/shop'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8, nginx'],
    ['TRUST_PROXY', '-1'],
    ['SMTP_URL', 'mail.example'],
    ['ADMIN_USERNAME', 'boss'],
    ['S3_ENDPOINT', 's3.example'],
    ['REDIS_URL', '127.0.0.1:6379'],
    ['RENDERER_SECRET', 'short'],
    ['WEBHOOK_TARGETS', 'all'],
    ['VITALS', 'no'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ])('stop the start with one line that names the error: %s=%s', (name, value) => {
    const start = () => settingsOf({ [name]: value });
    expect(start).toThrow(WrongVariable);
    expect(start).toThrow(new RegExp(`^[^\n]*\\b${name}\\b[^\n]*$`));
  });

  it.each([
    { DATABASE_URL: 'http://user:hush-hush@db/shop' },
    { DATABASE_URL: 'mysql://user:hush-hush@db' },
    { DATABASE_URL: 'mysql://user:hush-hush@db/shop', DATABASE_PASSWORD: 'hush-hush' },
    { DATABASE_URL: 'mysql://db/shop', DATABASE_READ_URL: 'mysql://user:hush-hush@db:3306/shop' },
    { DATABASE_URL: 'mysql://db/shop', DATABASE_READ_URL: 'mysql://user:hush@db2/shop', DATABASE_PASSWORD: 'hush' },
    { SMTP_URL: 'http://user:hush-hush@mail' },
    { REDIS_URL: 'http://:hush-hush@redis' },
    { ADMIN_USERNAME: 'boss', ADMIN_PASSWORD: 'hush' },
    { RENDERER_SECRET: 'hush-hush' },
    { ...bucket, S3_SECRET_ACCESS_KEY: 'hush-hush', S3_BUCKET: '' },
    { PUBLIC_URL: 'https://user:hush-hush@afshoreh.example' },
    { API_URL: 'http://user:hush-hush@10.0.0.2:8081' },
  ])('never repeat a secret (%#)', (variables) => {
    expect(() => settingsOf(variables)).toThrow(/^(?!.*hush)/);
  });

  it('take a password of the database with any characters, when it has a variable of its own', () => {
    const DATABASE_PASSWORD = ' a@b/c#d?e:f%41 انار';
    const { databaseUrl } = settingsOf({ DATABASE_URL: 'mysql://shop@db:3306/shop', DATABASE_PASSWORD });
    const { host, pathname, username, password } = new URL(databaseUrl ?? '');
    expect([host, pathname, username, decodeURIComponent(password)]).toEqual([
      'db:3306',
      '/shop',
      'shop',
      DATABASE_PASSWORD,
    ]);
    expect(settingsOf({ DATABASE_PASSWORD }).databaseUrl).toBeNull();
    const replicated = { DATABASE_URL: 'mysql://shop@db/shop', DATABASE_READ_URL: 'mysql://shop@db2/shop' };
    const { databaseReadUrl } = settingsOf({ ...replicated, DATABASE_PASSWORD });
    expect(decodeURIComponent(new URL(databaseReadUrl ?? '').password)).toBe(DATABASE_PASSWORD);
  });

  it('must not put two servers on one port', () => {
    expect(() => settingsOf({ PORT: '9000', API_PORT: '9000' })).toThrow(/^PORT and API_PORT must differ/);
    expect(() => settingsOf({ METRICS_PORT: '8081' })).toThrow(/^API_PORT and METRICS_PORT must differ/);
  });

  it('require PUBLIC_URL when mails are really sent', () => {
    const mailing = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' };
    expect(() => settingsOf(mailing)).toThrow(/^PUBLIC_URL must be set/);
    const known = settingsOf({ ...mailing, PUBLIC_URL: 'https://afshoreh.example' });
    expect(known).toMatchObject({ publicUrl: 'https://afshoreh.example', https: true });
  });
});

describe('a variable from a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'afshoreh-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function file(content: string) {
    const path = join(folder, 'secret');
    writeFileSync(path, content);
    return path;
  }

  it('is its content without the line end', () => {
    const secret = 'a long secret of the render worker';
    for (const content of [secret, `${secret}\n`, `${secret}\r\n`]) {
      expect(settingsOf({ RENDERER_SECRET_FILE: ` ${file(content)} ` }).rendererSecret).toBe(secret);
    }
    const spaced = { DATABASE_URL: 'mysql://shop@db/shop', DATABASE_PASSWORD_FILE: file(' with space \n\n') };
    expect(decodeURIComponent(new URL(settingsOf(spaced).databaseUrl ?? '').password)).toBe(' with space \n');
  });

  it.each(VARIABLES)('can be %s', (name) => {
    const missing = join(folder, 'missing');
    expect(() => settingsOf({ [`${name}_FILE`]: missing })).toThrow(
      new WrongVariable(`${name}_FILE names a file that cannot be read: ${missing} (ENOENT)`),
    );
  });

  it('follows the rules of the variable, and is not repeated', () => {
    const wrong = settingsWith(file('hush-hush'));
    expect(wrong).toThrow(new WrongVariable('RENDERER_SECRET must have at least 32 characters'));
  });

  it('must be no empty file', () => {
    for (const content of ['', '\n'])
      expect(settingsWith(file(content))).toThrow(/^RENDERER_SECRET_FILE names an empty file/);
  });

  it('must not be set as text too', () => {
    const both = { RENDERER_SECRET: 'hush-hush', RENDERER_SECRET_FILE: file('hush-hush') };
    expect(() => settingsOf(both)).toThrow(
      new WrongVariable('RENDERER_SECRET and RENDERER_SECRET_FILE must not both be set'),
    );
  });

  const settingsWith = (path: string) => () => settingsOf({ RENDERER_SECRET_FILE: path });
});

describe('the copies of the API', () => {
  it('are those of API_URL, else the one that this start listens on', () => {
    const API_URL = 'http://10.0.0.2:8081, http://api.internal/,http://10.0.0.2:8081';
    expect(settingsOf({ API_URL }).apiUrls).toEqual(['http://10.0.0.2:8081', 'http://api.internal']);
    const open = { API_PORT: '9000', TRUST_PROXY: '10.0.0.0/8' };
    expect(settingsOf({ ...open, API_HOST: '10.0.0.2' }).apiUrls).toEqual(['http://10.0.0.2:9000']);
    expect(settingsOf({ ...open, API_HOST: '::' }).apiUrls).toEqual(['http://127.0.0.1:9000']);
  });

  it.each(['0.0.0.0', '::', '10.0.0.2'])('need to know the shells when they listen on %s', (API_HOST) => {
    expect(() => settingsOf({ API_HOST, TRUST_PROXY: '1' })).toThrow(
      /^TRUST_PROXY must name the addresses of the shells/,
    );
    expect(settingsOf({ API_HOST, TRUST_PROXY: '10.0.0.0/8' }).apiHost).toBe(API_HOST);
    // The shell itself listens elsewhere.
    expect(settingsOf({ API_HOST, ROLE: 'shell', TRUST_PROXY: '1' }).role).toBe('shell');
  });
});

describe('TRUST_PROXY', () => {
  it.each([
    ['', 0],
    ['off', 0],
    ['0', 0],
    ['on', 1],
    ['1', 1],
    ['2', 2],
    ['9', 9],
    ['12', 12],
    ['10.0.0.0/8, 192.0.2.1', ['10.0.0.0/8', '192.0.2.1/32']],
    ['loopback,2001:db8::/32', ['127.0.0.0/8', '::1/128', '2001:db8::/32']],
  ])('«%s» is read as %j', (value, expected) => {
    expect(settingsOf({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });
});

describe('the variables of a bucket', () => {
  it('configure a bucket, in us-east-1 by default', () => {
    const { s3 } = settingsOf(bucket);
    expect(s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'fruit',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret of the bucket',
    });
    expect(settingsOf({ ...bucket, S3_REGION: 'eu-west-3' }).s3?.region).toBe('eu-west-3');
  });

  it('configure no bucket when only the region is set', () => {
    expect(settingsOf({ S3_REGION: 'x' }).s3).toBeNull();
  });

  it.each(Object.keys(bucket))('are wrong without %s', (name) => {
    expect(() => settingsOf({ ...bucket, [name]: '' })).toThrow(`${name} must be set when another S3 variable is`);
  });
});

describe('the keys of releases', () => {
  const KEY = 'MC4CAQAwBQYDK2VwBCIEIJ+Dm'.padEnd(64, 'A');

  it('are lines, or parts between commas, of a name and a key', () => {
    const keys = [
      ['cart', KEY],
      ['cart', KEY],
      ['shell', KEY],
    ];
    expect(settingsOf({ RELEASE_KEYS: `cart ${KEY},cart ${KEY}\n\nshell  ${KEY}\n` }).releaseKeys).toEqual(keys);
    expect(settingsOf({}).releaseKeys).toBeNull();
  });

  it.each(['cart', KEY, `cart=${KEY}`, `cart ${KEY} more`, 'cart short'])(
    'are refused as %s, without repeating it',
    (text) => {
      const wrong = new WrongVariable(
        'RELEASE_PUBLIC_KEYS must have lines of a name and a key in base64, as "cart MC4C…"',
      );
      expect(() => settingsOf({ RELEASE_PUBLIC_KEYS: text })).toThrow(wrong);
    },
  );
});

describe('docs/operations.md', () => {
  it('has every variable in its table, in this order, and no other', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
    const rows = page.split('\n').filter((line) => /^\| `[A-Z]/.test(line));
    const named = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
    );
    expect(named).toEqual(VARIABLES);
  });
});
