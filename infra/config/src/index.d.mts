import type { IncomingMessage, OutgoingHttpHeaders, RequestListener } from 'node:http';

/** A wrong variable, in a one-line message for the operator that names the variable and never contains a secret. */
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

/** Keys in base64 with the name of their owner. One owner may have several. */
export type NamedKeys = readonly (readonly [name: string, key: string])[];

/** The settings of one deployment. */
export interface DeploymentSettings {
  /** What this start runs: everything, or the API without its background work, the shell, or the background work alone. */
  role: 'site' | 'api' | 'shell' | 'worker';
  /** The port of the shell for visitors. */
  port: number;
  host: string;
  /** The port of the backend on `apiHost`. */
  apiPort: number;
  apiHost: string;
  /** The origins of all copies of the API, `http://10.0.0.2:8081`; one or more. */
  apiUrls: readonly string[];
  /** The port on `host` where Prometheus reads `/metrics`; null for none. */
  metricsPort: number | null;
  /** The folder of all stored data, as a full path. */
  dataDir: string;
  /** `mysql://…`; null means SQLite in `dataDir`. */
  databaseUrl: string | null;
  /** `mysql://…` of replicas, where public reads go; null for none. */
  databaseReadUrl: string | null;
  adminUsername: string | null;
  adminPassword: string | null;
  seed: 'demo' | 'none';
  rateLimits: boolean;
  /** The site's public origin, `https://afshoreh.example`; null when it is not set. */
  publicUrl: string | null;
  /** `publicUrl` is an https address: cookies are `Secure`, and HSTS is sent. */
  https: boolean;
  /**
   * The number of proxies in front of the shell, or their networks (`10.0.0.0/8`). 0 means none. For the API: the networks of
   * the shells, besides this machine.
   */
  trustProxy: number | readonly string[];
  smtpUrl: string | null;
  s3: Bucket | null;
  /** `redis://…`, where copies count limits together; null: in the database. */
  redisUrl: string | null;
  /** A secret that only render worker and API know; it exempts the worker from the rate limits. */
  rendererSecret: string | null;
  /** Private keys that sign releases, of remotes and of `shell`. Null: they are made in `dataDir`. */
  releaseKeys: NamedKeys | null;
  /** Public keys whose releases are shown, besides those of `releaseKeys`. */
  releasePublicKeys: NamedKeys | null;
  /** Where webhooks may send: to public addresses by https, or to any address, which is for tests. */
  webhookTargets: 'public' | 'any' | 'none';
  /** Whether pages measure their speed and failures, and the API counts them. */
  vitals: boolean;
}

/**
 * The settings of this deployment, the same for start, API and shell (docs/operations.md has the table).
 * @throws WrongVariable for the first wrong variable
 */
export function settingsOf(variables?: NodeJS.ProcessEnv): DeploymentSettings;

/** The text of a variable, or of the file that `NAME_FILE` names; empty when neither is set. */
export function rawValue(variables: NodeJS.ProcessEnv, name: string): string;

/** Reads lines as `cart <base64>`. Null when the text is empty. @throws WrongVariable with `name`, which never contains a key */
export function namedKeys(text: string, name: string): NamedKeys | null;

/**
 * The key that rate limits count, in the shell and in the API: an IPv4 address unchanged (also when it is mapped into IPv6), an
 * IPv6 address as its /56. Anything else counts as one network, `unknown`.
 */
export function networkOf(address: string | undefined): string;

/**
 * How long a connection between shell and API stays open without a request, in milliseconds: the API closes it after the first
 * value, and the shell stops using it after the second, which is much shorter.
 */
export const apiConnection: { readonly keptByApiMs: number; readonly reusedByShellMs: number };

/**
 * For a server that `npm start` has started: calls `stop` when that process has ended for any reason, and sends it a
 * message every second, so that it notices when this process hangs. Without such a parent it does nothing.
 */
export function underSupervision(stop: () => void): void;

/** Begins to trace this process as `service` when `OTEL_EXPORTER_OTLP_ENDPOINT` is set; otherwise tracing stays off. */
export function startTracing(service: string, variables?: NodeJS.ProcessEnv): Promise<void>;

/** Sends what is not sent yet, for a second at most, and stops tracing. */
export function endTracing(): Promise<void>;

/** Wraps the listener of a server, so that each request is a span; returns the listener itself while tracing is off. */
export function traced<Request extends IncomingMessage>(
  listener: RequestListener,
  options: {
    /** Whether the caller's `traceparent` is believed. */
    trusts?: boolean;
    /** The name of the span, asked for when the response has ended. */
    nameOf: (request: Request) => string;
    /** The id by which the logs name the request. */
    idOf: (request: Request) => string;
  },
): RequestListener;

/** Replaces the trace headers of a call that is made for `request`. */
export function setTraceHeaders(headers: OutgoingHttpHeaders, request: IncomingMessage): void;

/** Runs a statement within a span, which names its first word and its table and never holds its text. */
export function tracedStatement<Result>(system: string, sql: string, work: () => Promise<Result>): Promise<Result>;
