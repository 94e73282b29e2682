/** What the operator got wrong, in one line that names the variable and never repeats a secret. */
export class WrongVariable extends Error {}

/** The names of all variables, in the order of docs/operations.md. */
export const VARIABLES: readonly string[];

/** A bucket of an S3-compatible store. */
export interface Bucket {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The settings of one deployment. */
export interface DeploymentSettings {
  /** Where visitors reach the shell. */
  port: number;
  host: string;
  /** Where the backend listens on the loopback interface. */
  apiPort: number;
  /** Folder of everything that is kept, as a full path. */
  dataDir: string;
  /** `mysql://…`; null: SQLite in `dataDir`. */
  databaseUrl: string | null;
  adminUsername: string | null;
  adminPassword: string | null;
  seed: 'demo' | 'none';
  rateLimits: boolean;
  /** Where visitors find this site, `https://afshoreh.example`; null when nobody said. */
  publicUrl: string | null;
  /** `publicUrl` is an https address: cookies are `Secure`, and browsers may remember it. */
  https: boolean;
  /** How many proxies stand in front of the shell, or the networks they are in (`10.0.0.0/8`). 0: none. */
  trustProxy: number | readonly string[];
  smtpUrl: string | null;
  s3: Bucket | null;
  /** What render worker and API know and nobody else: by it the worker is exempt from the limits. */
  rendererSecret: string | null;
}

/**
 * The settings of this deployment, the same for start, API and shell (design §4; the table is in docs/operations.md).
 * @throws WrongVariable for the first that is wrong
 */
export function settingsOf(variables?: NodeJS.ProcessEnv): DeploymentSettings;

/**
 * Whom a limit counts, in the shell as in the API: an IPv4 address as it is (also when it comes mapped into IPv6), an IPv6
 * address as its /56. Anything else is one and the same network, `unknown`.
 */
export function networkOf(address: string | undefined): string;
