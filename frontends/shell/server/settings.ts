import { isAbsolute, join } from 'node:path';

import type { RemoteName } from '@afshoreh/contracts';
import { s3TargetOf, type S3Target } from '@afshoreh/storage';

/** What the operator got wrong, in one line that names the variable. */
export class WrongVariable extends Error {}

export interface Settings {
  host: string;
  port: number;
  /** Where the backend listens on the loopback interface. */
  apiPort: number;
  /** Where visitors find this site, as `https://afshoreh.example`; otherwise what their browsers say. */
  publicUrl: string | undefined;
  /** The site is reached over https only: browsers may remember that. */
  https: boolean;
  /** A proxy stands in front and its `X-Forwarded-*` headers are true. */
  trustProxy: boolean;
  /** Development: ports of the bundlers that serve the shell's and the remotes' files. */
  devServers: Readonly<Partial<Record<RemoteName | 'shell', number>>> | undefined;
  /** Whether a page may be asked for with a remote from a bundler on this machine (`?mf=`). */
  production: boolean;
  /** Folder of everything that is kept. */
  dataDir: string;
  /** The bucket that releases are kept in instead, if any. */
  s3: S3Target | null;
}

function portOf(name: string, value: string | undefined, fallback: number): number {
  const text = value?.trim();
  if (!text) return fallback;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new WrongVariable(`${name} must be a port number from 0 to 65535, not "${text}"`);
  }
  return Number(text);
}

function originOf(name: string, value: string | undefined): string | undefined {
  const text = value?.trim();
  if (!text) return undefined;
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new WrongVariable(`${name} must be an address as https://example.com, not "${text}"`);
  }
  return new URL(text).origin;
}

/** Reads the variables of design §4 that concern the shell; throws {@link WrongVariable} or WrongS3Variable. */
export function settingsOf(variables: NodeJS.ProcessEnv): Settings {
  const dataDir = variables.DATA_DIR?.trim() || 'data';
  const trust = variables.TRUST_PROXY?.trim() ?? '';
  return {
    host: variables.HOST?.trim() || '127.0.0.1',
    port: portOf('PORT', variables.PORT, 8080),
    apiPort: portOf('API_PORT', variables.API_PORT, 8081),
    publicUrl: originOf('PUBLIC_URL', variables.PUBLIC_URL),
    https: variables.PUBLIC_URL?.startsWith('https://') ?? false,
    trustProxy: !['', 'off', 'false', '0'].includes(trust),
    devServers: variables.DEV_SERVERS ? (JSON.parse(variables.DEV_SERVERS) as Settings['devServers']) : undefined,
    production: variables.NODE_ENV === 'production',
    dataDir: isAbsolute(dataDir) ? dataDir : join(process.cwd(), dataDir),
    s3: s3TargetOf(variables),
  };
}
