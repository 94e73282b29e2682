import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { s3TargetOf, WrongS3Variable, type S3Target } from '@afshoreh/storage';

/** What the operator got wrong, in one line that names the variable. */
export class WrongVariable extends Error {}

export type DatabaseTarget = { type: 'sqlite'; file: string } | { type: 'mysql'; url: string };

/** The settings of one process, parsed once (the table of variables is in docs/operations.md). */
export class Env {
  readonly host: string;
  /** The port visitors use; the shell listens on it. */
  readonly port: number;
  readonly apiPort: number;
  readonly dataDir: string;
  readonly database: DatabaseTarget;
  readonly adminUsername: string | null;
  readonly adminPassword: string | null;
  readonly seed: 'demo' | 'none';
  readonly rateLimits: boolean;
  readonly publicUrl: string | null;
  /** Express' `trust proxy`. The shell stands before the API on the same machine, so loopback is always believed. */
  readonly trustProxy: boolean | number | string;
  /** Where mail goes out (`smtp://user:pass@host:port`); without it mails are files in `DATA_DIR/mail`. */
  readonly smtpUrl: string | null;
  /** Where media are kept; without it in `DATA_DIR/media`. */
  readonly s3: S3Target | null;
  readonly quiet: boolean;

  /** Where visitors find the site, without a slash at the end: for links in mails. */
  get siteUrl(): string {
    return (this.publicUrl ?? `http://localhost:${this.port}`).replace(/\/+$/, '');
  }

  constructor(variables: NodeJS.ProcessEnv = process.env) {
    const text = (name: string): string | null => variables[name]?.trim() || null;
    this.host = text('HOST') ?? '127.0.0.1';
    this.port = portOf('PORT', text('PORT'), 8080);
    this.apiPort = portOf('API_PORT', text('API_PORT'), 8081);
    this.dataDir = resolve(text('DATA_DIR') ?? './data');
    this.database = databaseOf(text('DATABASE_URL'), this.dataDir);
    this.adminUsername = text('ADMIN_USERNAME');
    this.adminPassword = variables.ADMIN_PASSWORD || null;
    if (Boolean(this.adminUsername) !== Boolean(this.adminPassword)) {
      throw new WrongVariable('ADMIN_USERNAME and ADMIN_PASSWORD must be set together');
    }
    if (this.adminPassword && [...this.adminPassword].length < 8) {
      throw new WrongVariable('ADMIN_PASSWORD must have at least 8 characters');
    }
    this.seed = oneOf('SEED', text('SEED') ?? 'demo', ['demo', 'none']);
    this.rateLimits = oneOf('RATE_LIMITS', text('RATE_LIMITS') ?? 'on', ['on', 'off']) === 'on';
    this.publicUrl = urlOf('PUBLIC_URL', text('PUBLIC_URL'), ['http:', 'https:']);
    this.trustProxy = trustProxyOf(text('TRUST_PROXY'));
    this.smtpUrl = urlOf('SMTP_URL', text('SMTP_URL'), ['smtp:', 'smtps:']);
    this.s3 = s3Of(variables);
    this.quiet = variables.NODE_ENV === 'test';
  }
}

function s3Of(variables: NodeJS.ProcessEnv): S3Target | null {
  try {
    return s3TargetOf(variables);
  } catch (error) {
    throw error instanceof WrongS3Variable ? new WrongVariable(error.message) : error;
  }
}

function portOf(name: string, value: string | null, fallback: number): number {
  if (value === null) return fallback;
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port > 65535) {
    throw new WrongVariable(`${name} must be a port number from 0 to 65535, not "${value}"`);
  }
  return port;
}

function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === value);
  if (!found) throw new WrongVariable(`${name} must be one of ${allowed.join(', ')}, not "${value}"`);
  return found;
}

function urlOf(name: string, value: string | null, protocols: string[]): string | null {
  if (value === null) return null;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    // The value may carry a password: it is not repeated.
    throw new WrongVariable(
      `${name} must be a URL that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`,
    );
  }
  return value;
}

function databaseOf(value: string | null, dataDir: string): DatabaseTarget {
  const url = urlOf('DATABASE_URL', value, ['mysql:']);
  if (url === null) return { type: 'sqlite', file: resolve(dataDir, 'afshoreh.sqlite') };
  if (new URL(url).pathname.length < 2)
    throw new WrongVariable('DATABASE_URL must name a database: mysql://user:pass@host:port/db');
  return { type: 'mysql', url };
}

/** What stands before the shell: nothing, `on` (believe all), a number of proxies, or their addresses. */
function trustProxyOf(value: string | null): boolean | number | string {
  if (value === null || value === 'off' || value === 'false') return 'loopback';
  if (value === 'on' || value === 'true') return true;
  // The shell is one more.
  return /^\d$/.test(value) ? Number(value) + 1 : `loopback, ${addressesOf(value)}`;
}

function addressesOf(value: string): string {
  const addresses = value.split(',').map((each) => each.trim());
  const isAddress = (each: string): boolean =>
    ['loopback', 'linklocal', 'uniquelocal'].includes(each) || isIP(each.replace(/\/\d{1,3}$/, '')) !== 0;
  if (!addresses.every(isAddress)) {
    throw new WrongVariable(`TRUST_PROXY must be on, off, a number of proxies or their addresses, not "${value}"`);
  }
  return addresses.join(', ');
}
