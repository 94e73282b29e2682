import { resolve } from 'node:path';
import { settingsOf, WrongVariable, type Bucket, type DeploymentSettings } from '@afshoreh/config';
import { isCommonPassword } from '../common/validation/common-passwords.js';

export { WrongVariable };

export type DatabaseTarget =
  | { type: 'sqlite'; file: string }
  | {
      type: 'mysql';
      url: string;
      /** Replicas, where public reads go. */
      replicaUrl?: string;
    };

/** The settings of the API, read once from the variables that start and shell read too (docs/operations.md). */
export class Env {
  readonly host: string;
  /** The port visitors use; the shell listens on it. */
  readonly port: number;
  readonly apiPort: number;
  readonly apiHost: string;
  /** Whether this copy sends the messages of the outbox; with `ROLE=api` other copies do. */
  readonly sendsMessages: boolean;
  /** Whether a shell forwards requests to this copy; with `ROLE=worker` none does. */
  readonly servesPeople: boolean;
  /**
   * The networks (`10.0.0.0/8`) of shells on other machines. `X-Forwarded-*` headers from these networks and from this
   * machine are trusted.
   */
  readonly shellNetworks: readonly string[];
  /** Null when nobody reads metrics; then none are collected. */
  readonly metricsPort: number | null;
  readonly dataDir: string;
  readonly database: DatabaseTarget;
  readonly adminUsername: string | null;
  readonly adminPassword: string | null;
  readonly seed: 'demo' | 'none';
  readonly rateLimits: boolean;
  readonly publicUrl: string | null;
  /**
   * Whether visitors use https, according to `PUBLIC_URL`. If so, cookies are always `Secure`, even if a proxy says http for
   * a request.
   */
  readonly https: boolean;
  /** The mail server (`smtp://user:pass@host:port`). Without it mails are written as files to `DATA_DIR/mail`. */
  readonly smtpUrl: string | null;
  /** The bucket for media. Without it they are stored in `DATA_DIR/media`. */
  readonly s3: Bucket | null;
  /** The secret that the shell's render worker sends. */
  readonly rendererSecret: string | null;
  /** The Redis in which all copies count limits together. Without it they use the database (docs/decisions/0013). */
  readonly redisUrl: string | null;
  /** Where webhooks may send: to public addresses by https, to any address (for tests), or nowhere (the sandbox). */
  readonly webhookTargets: 'public' | 'any' | 'none';
  /** Whether pages measure themselves and the measurements are counted. */
  readonly vitals: boolean;
  readonly quiet: boolean;

  /** The address of the site without a slash at the end, for links in mails. */
  get siteUrl(): string {
    return this.publicUrl ?? `http://localhost:${this.port}`;
  }

  /** The variables of this start, for a program of this site that reads them itself. They contain secrets. */
  get forOwnProgram(): NodeJS.ProcessEnv {
    return { ...this.variables, DATA_DIR: this.dataDir };
  }

  constructor(private readonly variables: NodeJS.ProcessEnv = process.env) {
    const settings = settingsOf(variables);
    this.host = settings.host;
    this.port = settings.port;
    this.apiPort = settings.apiPort;
    this.apiHost = settings.apiHost;
    this.sendsMessages = settings.role !== 'api';
    this.servesPeople = settings.role !== 'worker';
    this.shellNetworks = typeof settings.trustProxy === 'number' ? [] : settings.trustProxy;
    this.metricsPort = settings.metricsPort;
    this.dataDir = settings.dataDir;
    this.database = databaseOf(settings);
    this.adminUsername = settings.adminUsername;
    this.adminPassword = settings.adminPassword;
    this.seed = settings.seed;
    this.rateLimits = settings.rateLimits;
    this.publicUrl = settings.publicUrl;
    this.https = settings.https;
    this.smtpUrl = settings.smtpUrl;
    this.s3 = settings.s3;
    this.rendererSecret = settings.rendererSecret;
    this.redisUrl = settings.redisUrl;
    this.webhookTargets = settings.webhookTargets;
    this.vitals = settings.vitals;
    this.quiet = variables.NODE_ENV === 'test';
    if (this.adminPassword && isCommonPassword(this.adminPassword)) {
      throw new WrongVariable('ADMIN_PASSWORD must not be one that everybody tries first');
    }
  }
}

function databaseOf({ databaseUrl, databaseReadUrl, dataDir }: DeploymentSettings): DatabaseTarget {
  if (databaseUrl !== null)
    return { type: 'mysql', url: databaseUrl, ...(databaseReadUrl && { replicaUrl: databaseReadUrl }) };
  return { type: 'sqlite', file: resolve(dataDir, 'afshoreh.sqlite') };
}
