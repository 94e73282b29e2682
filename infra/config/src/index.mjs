import {
  folderOr,
  mysqlUrl,
  namedKeys,
  oneOf,
  origin,
  originsOr,
  portOr,
  proxies,
  secret,
  text,
  textOr,
  url,
  verbatim,
} from './readers.mjs';
import { rawValue } from './raw-value.mjs';
import { WrongVariable } from './wrong-variable.mjs';

export { apiConnection } from './api-connection.mjs';
export { networkOf } from './network.mjs';
export { namedKeys, rawValue };
export { endTracing, setTraceHeaders, startTracing, traced, tracedStatement } from './tracing.mjs';
export { underSupervision } from './supervised.mjs';
export { WrongVariable };

/** Every variable of a deployment with its reader, in the order of docs/operations.md. */
const READERS = {
  ROLE: oneOf('site', 'api', 'shell', 'worker'),
  PORT: portOr(8080),
  HOST: textOr('127.0.0.1'),
  API_PORT: portOr(8081),
  API_HOST: textOr('127.0.0.1'),
  API_URL: originsOr(null),
  METRICS_PORT: portOr(null),
  DATA_DIR: folderOr('./data'),
  DATABASE_URL: mysqlUrl,
  DATABASE_PASSWORD: verbatim,
  DATABASE_READ_URL: mysqlUrl,
  ADMIN_USERNAME: text,
  ADMIN_PASSWORD: secret(8),
  SEED: oneOf('demo', 'none'),
  RATE_LIMITS: oneOf('on', 'off'),
  PUBLIC_URL: origin,
  TRUST_PROXY: proxies,
  SMTP_URL: url('smtp:', 'smtps:'),
  S3_ENDPOINT: url('http:', 'https:'),
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: verbatim,
  S3_REGION: textOr('us-east-1'),
  REDIS_URL: url('redis:', 'rediss:'),
  RENDERER_SECRET: secret(32),
  RELEASE_KEYS: namedKeys,
  RELEASE_PUBLIC_KEYS: namedKeys,
  WEBHOOK_TARGETS: oneOf('public', 'any', 'none'),
  VITALS: oneOf('on', 'off'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:'),
};

export const VARIABLES = Object.keys(READERS);

function valuesOf(variables) {
  const entries = Object.entries(READERS).map(([name, read]) => {
    const raw = rawValue(variables, name);
    return [name, read(raw.trim(), name, raw)];
  });
  return Object.fromEntries(entries);
}

/** The bucket, or null when none is set. */
function bucketOf(values) {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  const missing = names.filter((name) => values[name] === null);
  if (missing.length === names.length) return null;
  if (missing.length > 0) throw new WrongVariable(`${missing[0]} must be set when another S3 variable is`);
  return {
    endpoint: values.S3_ENDPOINT,
    bucket: values.S3_BUCKET,
    region: values.S3_REGION,
    accessKeyId: values.S3_ACCESS_KEY_ID,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY,
  };
}

/**
 * Adds the password to an address of the database. The password has a variable of its own, so that the operator need not
 * escape any character.
 */
function withPassword(address, password) {
  if (address === null || password === null) return address;
  const url = new URL(address);
  url.password = encodeURIComponent(password);
  return url.href;
}

function checkDatabase({ DATABASE_URL, DATABASE_PASSWORD, DATABASE_READ_URL }) {
  const named = Object.entries({ DATABASE_URL, DATABASE_READ_URL }).filter(([, address]) => address !== null);
  const [twice] = named.filter(([, address]) => DATABASE_PASSWORD !== null && new URL(address).password !== '');
  if (twice) throw new WrongVariable(`DATABASE_PASSWORD and the password in ${twice[0]} must not both be set`);
  if (DATABASE_READ_URL === null) return;
  if (DATABASE_URL === null) throw new WrongVariable('DATABASE_READ_URL needs DATABASE_URL: SQLite has no replicas');
  const placeOf = (address) => ((url) => `${url.hostname}:${url.port || 3306}${url.pathname}`)(new URL(address));
  if (placeOf(DATABASE_URL) === placeOf(DATABASE_READ_URL)) {
    throw new WrongVariable('DATABASE_READ_URL must name replicas, not the database of DATABASE_URL');
  }
}

/** Whether a server that listens on this host can be reached from other machines. */
const isOpen = (host) => !/^(localhost|::1|127(\.\d{1,3}){3})$/.test(host);

/** The addresses of the API's copies. Without API_URL it is the address on which the API of this start listens. */
function apiUrlsOf({ API_HOST, API_PORT, API_URL }) {
  if (API_URL !== null) return API_URL;
  const host = ['0.0.0.0', '::'].includes(API_HOST) ? '127.0.0.1' : API_HOST;
  return [`http://${host.includes(':') ? `[${host}]` : host}:${API_PORT}`];
}

/** Checks rules that involve several variables. */
function checkTogether(values, { NODE_ENV }) {
  // If the API does not know the addresses of the shells, either every client could claim any address, or all visitors
  // would be counted under the addresses of the shells.
  if (values.ROLE !== 'shell' && isOpen(values.API_HOST) && typeof values.TRUST_PROXY === 'number') {
    throw new WrongVariable(
      'TRUST_PROXY must name the addresses of the shells when API_HOST is open to other machines',
    );
  }
  if ((values.ADMIN_USERNAME === null) !== (values.ADMIN_PASSWORD === null)) {
    throw new WrongVariable('ADMIN_USERNAME and ADMIN_PASSWORD must be set together');
  }
  const ports = ['PORT', 'API_PORT', 'METRICS_PORT'].filter((name) => values[name]);
  for (const [index, name] of ports.entries()) {
    const other = ports.slice(0, index).find((each) => values[each] === values[name]);
    if (other) throw new WrongVariable(`${other} and ${name} must differ: both are ${values[name]}`);
  }
  checkDatabase(values);
  // Without it, links in mails would lead to the customer's own machine.
  if (NODE_ENV === 'production' && values.SMTP_URL !== null && values.PUBLIC_URL === null) {
    throw new WrongVariable('PUBLIC_URL must be set when SMTP_URL is: mails link to the site');
  }
}

/**
 * The settings of this deployment, the same for start, API and shell (docs/operations.md has the table).
 * @throws WrongVariable for the first wrong variable
 */
export function settingsOf(variables = process.env) {
  const values = valuesOf(variables);
  checkTogether(values, variables);
  return {
    role: values.ROLE,
    port: values.PORT,
    host: values.HOST,
    apiPort: values.API_PORT,
    apiHost: values.API_HOST,
    apiUrls: apiUrlsOf(values),
    metricsPort: values.METRICS_PORT,
    dataDir: values.DATA_DIR,
    databaseUrl: withPassword(values.DATABASE_URL, values.DATABASE_PASSWORD),
    databaseReadUrl: withPassword(values.DATABASE_READ_URL, values.DATABASE_PASSWORD),
    adminUsername: values.ADMIN_USERNAME,
    adminPassword: values.ADMIN_PASSWORD,
    seed: values.SEED,
    rateLimits: values.RATE_LIMITS === 'on',
    publicUrl: values.PUBLIC_URL,
    https: values.PUBLIC_URL?.startsWith('https:') ?? false,
    trustProxy: values.TRUST_PROXY,
    smtpUrl: values.SMTP_URL,
    s3: bucketOf(values),
    redisUrl: values.REDIS_URL,
    rendererSecret: values.RENDERER_SECRET,
    releaseKeys: values.RELEASE_KEYS,
    releasePublicKeys: values.RELEASE_PUBLIC_KEYS,
    webhookTargets: values.WEBHOOK_TARGETS,
    vitals: values.VITALS === 'on',
  };
}
