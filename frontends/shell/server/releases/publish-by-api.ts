import { rawValue, WrongVariable } from '@afshoreh/config';
import type { RemoteName } from '@afshoreh/contracts';

import { Refused } from './compatibility';
import { publicationOf } from './publication';
import { afterPublication, lastPublished, signRecord, verifiedRecord } from './registry';
import type { ReleaseKeys } from './release-keys';
import { MAPS } from './release-store';
import { buildOf, type Published } from './releaser';

const MEGABYTE = 1024 * 1024;
/** The API and the servers in front of it refuse larger bodies. */
const MOST_BYTES = 20 * MEGABYTE;
const TIMEOUT_MS = 300_000;

/** A site whose team publishes without its store, and the key of this team. */
export interface ReleaseApi {
  /** `https://shop.example` */
  origin: string;
  token: string;
}

/** RELEASE_API and RELEASE_TOKEN; null when neither is set. @throws WrongVariable */
export function releaseApiOf(variables: NodeJS.ProcessEnv): ReleaseApi | null {
  const [address, token] = ['RELEASE_API', 'RELEASE_TOKEN'].map((name) => rawValue(variables, name).trim());
  if (!address && !token) return null;
  if (!address || !token) throw new WrongVariable('RELEASE_API and RELEASE_TOKEN must be set together');
  const { protocol, hostname, origin, href } = URL.canParse(address) ? new URL(address) : new URL('none:');
  const isHere = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  // The key must not cross a network as plain text.
  if (href !== `${origin}/` || (protocol !== 'https:' && !isHere)) {
    throw new WrongVariable('RELEASE_API must be an address as https://example.com, without a path');
  }
  return { origin, token };
}

interface Options {
  api: ReleaseApi;
  /** The private key of the remote, and the public keys of everybody else who signs its record. */
  keys: ReleaseKeys;
  by: string;
  reason?: string | undefined;
}

/** Publishes through the API of a site. It signs here, and the site checks as if the release were published there. */
export class PublishByApi {
  constructor(private readonly options: Options) {}

  /** @throws Refused, NoKey, BrokenRecord */
  async publish(remote: RemoteName, dist: string): Promise<Published> {
    const { keys, by, reason } = this.options;
    const { manifest, manifestFile, read, maps } = await buildOf(remote, dist);
    const parts = new Map<string, Buffer>([['release.json', keys.signed(manifestFile, 'manifest', remote)]]);
    const found = (await this.call(remote, 'record')) as { record: string } | null;
    const stored = verifiedRecord(keys, found && Buffer.from(found.record), remote);
    if (lastPublished(stored) !== manifest.version) {
      const event = publicationOf(manifest, { at: new Date().toISOString(), by, ...(reason && { reason }) });
      parts.set('record.json', signRecord(keys, remote, afterPublication(stored, event)));
    }
    for (const path of [...Object.keys(manifest.files), ...maps.map((file) => MAPS + file)]) {
      const bytes = await read(path);
      if (!bytes) throw new Refused([`${path} is missing: build it again`]);
      parts.set(path, bytes);
    }
    return (await this.call(remote, 'versions', formOf(parts))) as Published;
  }

  private async call(remote: RemoteName, what: string, body?: FormData): Promise<unknown> {
    const { origin, token } = this.options.api;
    const answer = await fetch(`${origin}/api/admin/releases/${remote}/${what}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}` },
      ...(body && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: Error & { cause?: { code?: string } }) => {
      throw new Error(`${origin} cannot be reached (${error.cause?.code ?? error.message}): try again`, {
        cause: error,
      });
    });
    // Nothing was published yet. If the key belongs to another remote, the publication itself will be refused.
    if (answer.status === 404 && !body) return null;
    const problem = (await answer.json().catch(() => ({}))) as Problem;
    if (answer.ok) return problem;
    const reasons = problem.errors?.map(({ message }) => message) ?? [];
    throw new Refused(reasons.length > 0 ? reasons : [`${origin} answered ${answer.status}: ${problem.detail ?? ''}`]);
  }
}

/** What an error of the API says; `detail` is for programmers. */
interface Problem {
  detail?: string;
  errors?: { message: string }[];
}

/** A part for each file, named by its path. @throws Refused */
function formOf(parts: ReadonlyMap<string, Buffer>): FormData {
  const bytes = [...parts.values()].reduce((sum, { length }) => sum + length, 0);
  if (bytes > MOST_BYTES) {
    throw new Refused([
      `it has ${(bytes / MEGABYTE).toFixed(1)} MB with its source maps, by the API it may have 20.0 MB`,
    ]);
  }
  const form = new FormData();
  for (const [path, content] of parts) form.append(path, new Blob([new Uint8Array(content)]), 'file');
  return form;
}
