import type { RemoteName } from '@afshoreh/contracts';
import { isSameFile, type ObjectStore } from '@afshoreh/storage';

import { InvalidManifest, isVersion, shellManifestOf } from './manifest';
import { withLock } from './registry-lock';
import { contentOf, type ReleaseKeys } from './release-keys';
import type { ReleaseName, ShellManifest } from './release-source';

export interface ReleaseEvent {
  version: string;
  /** ISO 8601, UTC. */
  at: string;
  /**
   * `start`: a checkout was started with sources whose version was already live. `sign`: everything that is stored for
   * the remote was signed again.
   */
  action: 'publish' | 'promote' | 'rollback' | 'canary' | 'canary off' | 'start' | 'sign';
  /** `name@machine`, or the checkout that started a site. */
  by: string;
  /** The version that was live before. */
  replaced?: string;
  percent?: number;
  /** The commit from which the version was built, and the reason of the change; missing when they were not given. */
  commit?: string;
  reason?: string;
}

/** The live versions of one remote, and their history, oldest first. */
export interface ReleaseRecord {
  current: string | null;
  /** The target of a rollback ({@link liveVersions}). */
  previous: string | null;
  canary: { version: string; percent: number } | null;
  /** Hash of the current version's entry. */
  integrity: string | null;
  /** The contract version of the current version. */
  contract: number | null;
  /**
   * Grows with every change, so that an older record is recognised although it is signed. It is a time in ms, so that
   * it also grows after a backup was restored.
   */
  serial: number;
  history: ReleaseEvent[];
}

/** Somebody else has changed the record, or the live version in it, since we read it. */
export class ChangedMeanwhile extends Error {
  /** `remote` may also be `owners`; `last` is the other change, if it is known. */
  constructor(remote: RemoteName, last?: ReleaseEvent) {
    const did = last && ` (${last.by}: ${last.action} ${last.version})`;
    super(`somebody else changed ${remote} at this moment${did ?? ''}: look at its status and try again`);
  }
}
/** The record cannot be parsed, or no key of its remote has signed it. */
export class BrokenRecord extends Error {}

const emptyRecord: ReleaseRecord = {
  current: null,
  previous: null,
  canary: null,
  integrity: null,
  contract: null,
  serial: 0,
  history: [],
};

function isCanary(value: unknown): boolean {
  const { version, percent } = (value ?? {}) as Record<string, unknown>;
  return isVersion(version) && Number.isInteger(percent) && Number(percent) >= 1 && Number(percent) <= 99;
}

/** Reads the content of a record; throws {@link BrokenRecord}. */
function recordOf(bytes: Uint8Array, remote: RemoteName): ReleaseRecord {
  const broken = new BrokenRecord(`the registry's record of ${remote} is broken`);
  let value: Partial<ReleaseRecord> | null;
  try {
    value = JSON.parse(Buffer.from(bytes).toString()) as Partial<ReleaseRecord> | null;
  } catch {
    throw broken;
  }
  const versionOrNull = (version: unknown) => version === null || isVersion(version);
  const sound =
    value &&
    versionOrNull(value.current) &&
    versionOrNull(value.previous) &&
    (value.canary === null || isCanary(value.canary)) &&
    Number.isSafeInteger(value.serial) &&
    Array.isArray(value.history);
  if (!sound) throw broken;
  return value as ReleaseRecord;
}

/** When a version was last released or stopped being live, in ms; undefined when it is not in the history. */
function lastSeen({ history }: ReleaseRecord, version: string): number | undefined {
  const times = history
    .filter((event) => event.version === version || event.replaced === version)
    .map((event) => Date.parse(event.at));
  return times.length > 0 ? Math.max(...times) : undefined;
}

/**
 * The live version, then the versions that were live for everybody before, the newest first. Rolled-back versions are left out
 * until they are promoted again, so that a rollback never returns to one.
 */
export function liveVersions({ current, history }: Pick<ReleaseRecord, 'current' | 'history'>): string[] {
  const live: string[] = [];
  for (const { action, version, replaced } of history) {
    if (action !== 'promote' && action !== 'rollback') continue;
    const gone = action === 'rollback' ? [version, replaced] : [version];
    live.splice(0, live.length, ...live.filter((each) => !gone.includes(each)), version);
  }
  return [...new Set([current, ...live.reverse()])].filter((version) => version !== null);
}

/** How long a version that is no longer live is kept, for tabs that still use it. */
export const KEPT_DAYS = 30;
/** How long the history mentions a version after its files were removed. */
const REMEMBERED_DAYS = 365;
/** The limit of the history's length, because every poll of the registry reads it. */
const MOST_EVENTS = 2_000;
const DAY_MS = 24 * 3_600_000;

/** The record after this event. */
export function withEvent(record: ReleaseRecord, event: ReleaseEvent): ReleaseRecord {
  const next = { ...record, history: [...record.history, event] };
  return { ...next, previous: liveVersions(next)[1] ?? null };
}

/** Whether the files of a version are still needed. Those of one that the history does not know are being published right now. */
export function isKept(record: ReleaseRecord, version: string, now: number): boolean {
  if ([record.current, record.previous, record.canary?.version].includes(version)) return true;
  return (lastSeen(record, version) ?? Infinity) >= now - KEPT_DAYS * DAY_MS;
}

/**
 * The record after a publication. It depends on nothing else, so a server can tell whether a team that signed it elsewhere has
 * changed anything else.
 */
export function afterPublication(record: ReleaseRecord, event: ReleaseEvent & { action: 'publish' }): ReleaseRecord {
  const now = Date.parse(event.at);
  const next = withEvent(record, event);
  const versions = new Set(next.history.map(({ version }) => version));
  const kept = new Set([...versions].filter((version) => isKept(next, version, now)));
  const isRemembered = ({ version, at }: ReleaseEvent, index: number, { length }: ReleaseEvent[]) =>
    kept.has(version) || (Date.parse(at) >= now - REMEMBERED_DAYS * DAY_MS && index >= length - MOST_EVENTS);
  return { ...next, history: next.history.filter(isRemembered) };
}

export function lastPublication({ history }: ReleaseRecord): ReleaseEvent | undefined {
  return history.findLast(({ action }) => action === 'publish');
}

export function lastPublished(record: ReleaseRecord): string | undefined {
  return lastPublication(record)?.version;
}

/** Reads the file of a record; an empty record without one. @throws BrokenRecord */
export function verifiedRecord(keys: ReleaseKeys, bytes: Buffer | null, remote: RemoteName): ReleaseRecord {
  if (!bytes) return emptyRecord;
  const content = keys.verified(bytes, 'record', remote);
  if (content) return recordOf(content, remote);
  throw new BrokenRecord(`the registry's record of ${remote} is not signed with a key of ${remote}`);
}

/** The file of a record, with its next serial. @throws NoKey */
export function signRecord(keys: ReleaseKeys, remote: RemoteName, record: ReleaseRecord): Buffer {
  const next = { ...record, serial: Math.max(Date.now(), record.serial + 1) };
  return keys.signed(Buffer.from(JSON.stringify(next)), 'record', remote);
}

type Change = (record: ReleaseRecord) => ReleaseRecord | null | Promise<ReleaseRecord | null>;

/** The records of the live versions: `registry/<remote>.json`, and `registry/shell.json` for the shell. */
export class Registry {
  constructor(
    private readonly store: ObjectStore,
    private readonly keys: ReleaseKeys,
  ) {}

  static keyOf(name: ReleaseName): string {
    return `registry/${name}.json`;
  }

  /** The record; an empty one when nothing was published yet. @throws BrokenRecord */
  async read(remote: RemoteName): Promise<ReleaseRecord> {
    return this.signedRecord(await this.bytesOf(remote), remote);
  }

  /** The file of a record, not verified yet; null when nothing was published. */
  bytesOf(remote: RemoteName): Promise<Buffer | null> {
    return this.store.get(Registry.keyOf(remote));
  }

  /** Changes a record under its lock. `change` returns the new record, or null to keep it. @throws Locked, ChangedMeanwhile */
  async change(remote: RemoteName, change: Change): Promise<void> {
    const key = Registry.keyOf(remote);
    await withLock(this.store, remote, async () => {
      const before = await this.store.get(key);
      const record = this.signedRecord(before, remote);
      const after = await change(record);
      if (!after) return;
      await this.replace(remote, before, signRecord(this.keys, remote, { ...after, serial: record.serial }));
    });
  }

  /**
   * Stores a record that was signed elsewhere. `check` throws when it may not take the place of the stored one.
   * @throws Locked, BrokenRecord, ChangedMeanwhile
   */
  async accept(
    remote: RemoteName,
    signed: Buffer,
    check: (before: ReleaseRecord, after: ReleaseRecord) => Promise<void>,
  ): Promise<void> {
    await withLock(this.store, remote, async () => {
      const before = await this.bytesOf(remote);
      await check(this.signedRecord(before, remote), this.signedRecord(signed, remote));
      await this.replace(remote, before, signed);
    });
  }

  /**
   * Signs a record again, whoever has signed it before. Does nothing without a record. @throws Locked, BrokenRecord,
   * NoKey
   */
  async sign(remote: RemoteName, change: (record: ReleaseRecord) => ReleaseRecord): Promise<void> {
    await withLock(this.store, remote, async () => {
      const bytes = await this.store.get(Registry.keyOf(remote));
      if (!bytes) return;
      // A record from before signatures has no serial.
      const content = JSON.parse(contentOf(bytes).toString()) as object;
      const record = recordOf(Buffer.from(JSON.stringify({ serial: 0, ...content })), remote);
      await this.replace(remote, bytes, signRecord(this.keys, remote, { ...change(record), serial: record.serial }));
    });
  }

  /**
   * Gives a signed record a new serial: after a restore it must be newer than the records that the shells have seen.
   * @throws BrokenRecord, NoKey
   */
  async renew(remote: RemoteName): Promise<void> {
    await this.change(remote, (record) => (record.serial === 0 ? null : record));
  }

  /**
   * Like {@link change}, under one lock for all remotes, so that `change` can check a release against the other live remotes.
   */
  async changeLive(remote: RemoteName, change: Change): Promise<void> {
    await withLock(this.store, 'live', () => this.change(remote, change));
  }

  /** The manifest of the shell that was started last, or null without one. @throws InvalidManifest */
  async shell(): Promise<ShellManifest | null> {
    const bytes = await this.store.get(Registry.keyOf('shell'));
    if (!bytes) return null;
    const content = this.keys.verified(bytes, 'manifest', 'shell');
    if (!content) throw new InvalidManifest('what the shell provides is not signed with a key of the shell');
    return shellManifestOf(content);
  }

  async announceShell(manifest: ShellManifest): Promise<void> {
    const bytes = this.keys.signed(Buffer.from(JSON.stringify(manifest)), 'manifest', 'shell');
    if (isSameFile(await this.store.get(Registry.keyOf('shell')), bytes)) return;
    await this.store.put(Registry.keyOf('shell'), bytes, { type: 'application/json' });
  }

  /** Reads the file of a record; an empty record without one. @throws BrokenRecord */
  signedRecord(bytes: Buffer | null, remote: RemoteName): ReleaseRecord {
    return verifiedRecord(this.keys, bytes, remote);
  }

  /**
   * Writes a record in place of `before`. A process that was suspended for minutes may have lost its lock, so the write has a
   * condition; and because not every store keeps conditions, the record is read once more. @throws ChangedMeanwhile
   */
  private async replace(remote: RemoteName, before: Buffer | null, bytes: Buffer): Promise<void> {
    const key = Registry.keyOf(remote);
    const isWritten = await this.store.replace(key, before, bytes, { type: 'application/json' });
    if (!isWritten || !isSameFile(await this.store.get(key), bytes)) throw new ChangedMeanwhile(remote);
  }
}
