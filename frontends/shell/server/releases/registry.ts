import type { RemoteName } from '@afshoreh/contracts';
import type { ObjectStore } from '@afshoreh/storage';

import { isVersion, shellManifestOf } from './manifest';
import { withLock } from './registry-lock';
import type { ShellManifest } from './release-source';

export interface ReleaseEvent {
  version: string;
  /** ISO 8601, UTC. */
  at: string;
  /** `start`: a checkout changed its sources to what was live already. */
  action: 'publish' | 'promote' | 'rollback' | 'canary' | 'canary off' | 'start';
  /** Who: `name@machine`, or the checkout that started a site. */
  by: string;
  /** The version that stopped being live by it. */
  replaced?: string;
  percent?: number;
}

/** What is live of one remote, and how that came about, oldest first. */
export interface ReleaseRecord {
  current: string | null;
  previous: string | null;
  canary: { version: string; percent: number } | null;
  /** Hash of the current version's entry. */
  integrity: string | null;
  /** Version of the contract that the current version speaks. */
  contract: number | null;
  history: ReleaseEvent[];
}

/** Somebody else wrote the record between our reading and our writing. */
export class ChangedMeanwhile extends Error {
  constructor(remote: RemoteName) {
    super(`somebody else changed ${remote} at this moment: look at its status and try again`);
  }
}
/** The record cannot be understood. */
export class BrokenRecord extends Error {}

const emptyRecord: ReleaseRecord = {
  current: null,
  previous: null,
  canary: null,
  integrity: null,
  contract: null,
  history: [],
};

function isCanary(value: unknown): boolean {
  const { version, percent } = (value ?? {}) as Record<string, unknown>;
  return isVersion(version) && Number.isInteger(percent) && Number(percent) >= 1 && Number(percent) <= 99;
}

/** Reads a record; throws {@link BrokenRecord}. */
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
    Array.isArray(value.history);
  if (!sound) throw broken;
  return value as ReleaseRecord;
}

/** When a version was last touched or stopped being live, in ms; undefined when the history does not know it. */
export function lastSeen({ history }: ReleaseRecord, version: string): number | undefined {
  const times = history
    .filter((event) => event.version === version || event.replaced === version)
    .map((event) => Date.parse(event.at));
  return times.length > 0 ? Math.max(...times) : undefined;
}

/** The versions that are or were live for everybody, the last one first. */
export function liveInTurn({ current, previous, history }: ReleaseRecord): string[] {
  const promoted = history.filter(({ action }) => action === 'promote').map(({ version }) => version);
  return [...new Set([current, previous, ...promoted.reverse()])].filter((version) => version !== null);
}

type Change = (record: ReleaseRecord) => ReleaseRecord | null | Promise<ReleaseRecord | null>;

/** The records of which version is live: `registry/<remote>.json`, and `registry/shell.json` for the live shell. */
export class Registry {
  constructor(private readonly store: ObjectStore) {}

  static keyOf(name: RemoteName | 'shell'): string {
    return `registry/${name}.json`;
  }

  /** The record, an empty one when nothing was ever published. @throws BrokenRecord */
  async read(remote: RemoteName): Promise<ReleaseRecord> {
    const bytes = await this.store.get(Registry.keyOf(remote));
    return bytes ? recordOf(bytes, remote) : emptyRecord;
  }

  /**
   * Changes a record: `change` answers the new one, or null to leave it. One at a time on one disk; where the store is
   * shared, whoever finds the record changed under them is told. @throws ChangedMeanwhile
   */
  async change(remote: RemoteName, change: Change): Promise<void> {
    const key = Registry.keyOf(remote);
    await withLock(this.store, key, async () => {
      const before = await this.store.get(key);
      const after = await change(before ? recordOf(before, remote) : emptyRecord);
      if (!after) return;
      const bytes = Buffer.from(`${JSON.stringify(after, null, 2)}\n`);
      if (!same(await this.store.get(key), before)) throw new ChangedMeanwhile(remote);
      await this.store.put(key, bytes, { type: 'application/json' });
      if (!same(await this.store.get(key), bytes)) throw new ChangedMeanwhile(remote);
    });
  }

  /** What the shell that was started last provides, or null when none was. @throws UnsoundManifest */
  async shell(): Promise<ShellManifest | null> {
    const bytes = await this.store.get(Registry.keyOf('shell'));
    return bytes && shellManifestOf(bytes);
  }

  async announceShell(manifest: ShellManifest): Promise<void> {
    const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    if (same(await this.store.get(Registry.keyOf('shell')), bytes)) return;
    await this.store.put(Registry.keyOf('shell'), bytes, { type: 'application/json' });
  }
}

function same(one: Buffer | null, other: Buffer | null): boolean {
  return one === other || (one !== null && other !== null && one.equals(other));
}
