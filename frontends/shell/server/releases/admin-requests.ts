import type { RemoteName } from '@afshoreh/contracts';

import { compatibilityMatrix, type CompatibilityMatrix } from './compatibility-matrix';
import { Refused } from './compatibility';
import { InvalidManifest, nullIfInvalid } from './manifest';
import type { Grant } from './path-owners';
import { BrokenRecord, ChangedMeanwhile, liveVersions, type ReleaseEvent, type ReleaseRecord } from './registry';
import { Locked } from './registry-lock';
import { NoKey, type ReleaseKeys } from './release-keys';
import type { ShellManifest } from './release-source';
import type { ReleaseStore } from './release-store';
import type { Received, Releaser } from './releaser';
import { remoteStatus, type RemoteStatus, type Status } from './status';

/** The admin shows no more; `npm run release -- history` has all. */
const MOST_EVENTS = 100;

/** A change that an owner asks for, who has seen the record with this serial. */
interface ChangeRequest {
  do: 'promote' | 'canary' | 'endCanary' | 'rollback';
  remote: RemoteName;
  /** For `promote` and `canary`. */
  version?: string;
  /** For `canary`. */
  percent?: number;
  by: string;
  reason?: string;
  serial: number;
}

interface PreviewRequest {
  do: 'preview';
  remote: RemoteName;
  version: string;
  hours: number;
  by: string;
  reason?: undefined;
  serial?: undefined;
}

/** A publication that a team has signed, whose files the backend has put into a folder. */
interface ReceiveRequest {
  do: 'receive';
  remote: RemoteName;
  folder: string;
  /** The signed record. */
  record: string | null;
  by?: undefined;
  reason?: undefined;
  serial?: undefined;
}

export type AdminRequest = { do: 'read' } | ChangeRequest | PreviewRequest | ReceiveRequest;

/** What visitors get of a remote. */
type Live = Pick<ReleaseRecord, 'current' | 'canary'>;

interface AdminRemote extends Omit<RemoteStatus, 'history'> {
  /** The version that a rollback would make live again. */
  rollbackTo: string | null;
  /** Whether there is a key here that signs its releases. */
  canSign: boolean;
  /** The newest first, {@link MOST_EVENTS} at most. */
  history: ReleaseEvent[];
}

export type AdminAnswer =
  | {
      shell: Status['shell'];
      remotes: AdminRemote[];
      owners: readonly Grant[];
      compatibility: CompatibilityMatrix;
    }
  | { before: Live; after: Live; notes: string[] }
  | { version: string; address: string }
  | Received
  | { refused: string[] }
  | { changedMeanwhile: string }
  | { noKey: string };

interface Opened {
  releaser: Releaser;
  releases: ReleaseStore;
  keys: ReleaseKeys;
  previewAddress: (token: string) => string;
}

/** Refusals are results; a thrown error is a fault of the program or of the store. */
export async function adminAnswer(opened: Opened, request: AdminRequest): Promise<AdminAnswer> {
  try {
    if (request.do === 'read') return await everything(opened);
    if (request.do === 'preview') return await preview(opened, request);
    if (request.do === 'receive') {
      const { remote, folder, record } = request;
      return await opened.releaser.receive(remote, folder, record === null ? null : Buffer.from(record));
    }
    if (!opened.keys.canSign(request.remote)) throw new NoKey(request.remote);
    return await change(opened, request);
  } catch (error) {
    if (error instanceof Refused) return { refused: error.reasons };
    if (error instanceof ChangedMeanwhile || error instanceof Locked) return { changedMeanwhile: error.message };
    if (error instanceof NoKey) return { noKey: error.message };
    if (error instanceof BrokenRecord || error instanceof InvalidManifest) return { refused: [error.message] };
    throw error;
  }
}

async function everything(opened: Opened): Promise<AdminAnswer> {
  const { releases } = opened;
  const shell = await releases.registry.shell();
  const [remotes, owners, compatibility] = await Promise.all([
    releases.remotes().then((names) => Promise.all(names.map((remote) => remoteOf(opened, remote, shell)))),
    releases.owners.read(),
    compatibilityMatrix(releases),
  ]);
  return {
    shell: shell && { version: shell.version, contract: shell.contract, metadata: shell.metadata },
    remotes,
    owners: owners.grants,
    compatibility,
  };
}

/** All published versions of a remote. */
async function remoteOf({ releases, keys }: Opened, remote: RemoteName, shell: ShellManifest | null) {
  const status = await remoteStatus(releases, remote, shell, await intactVersions(releases, remote));
  const [, rollbackTo = null] = liveVersions(await releases.registry.read(remote));
  const history = status.history.toReversed().slice(0, MOST_EVENTS);
  return { ...status, history, rollbackTo, canSign: keys.canSign(remote) };
}

/** The versions that have a genuine manifest; one that is being published has none yet. */
async function intactVersions(releases: ReleaseStore, remote: RemoteName): Promise<string[]> {
  const versions = await releases.versions(remote);
  const manifests = await Promise.all(
    versions.map((version) => releases.manifest(remote, version).catch(nullIfInvalid)),
  );
  return versions.filter((_version, at) => manifests[at] !== null);
}

async function change({ releaser, releases }: Opened, request: ChangeRequest): Promise<AdminAnswer> {
  const { remote, version = '', percent = 0 } = request;
  const live = async (): Promise<Live> => {
    const { current, canary } = await releases.registry.read(remote);
    return { current, canary };
  };
  const before = await live();
  let notes: string[] = [];
  if (request.do === 'promote') ({ notes = [] } = await releaser.promote(remote, version));
  else if (request.do === 'canary') notes = await releaser.canary(remote, version, percent);
  else if (request.do === 'rollback') await releaser.rollback(remote);
  else await releaser.endCanary(remote);
  return { before, after: await live(), notes };
}

async function preview({ releaser, previewAddress }: Opened, request: PreviewRequest): Promise<AdminAnswer> {
  const { version, token } = await releaser.preview(request.remote, request.version, request.hours);
  return { version, address: previewAddress(token) };
}
