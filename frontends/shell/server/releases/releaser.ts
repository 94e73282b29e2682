import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { RemoteName } from '@afshoreh/contracts';

import { misfitsOf, Refused, verifyRelease, type ReleaseTarget } from './fitness';
import { manifestOf } from './manifest';
import { lastSeen, type ReleaseEvent, type ReleaseRecord } from './registry';
import type { ReleaseManifest } from './release-source';
import { KEPT_DAYS, type ReleaseStore } from './release-store';
import type { SmokeTest } from '../smoke-test/smoke-test';

const DAY_MS = 24 * 3_600_000;
/** How long the history tells of a version that is no longer kept. */
const REMEMBERED_DAYS = 365;

const isCompressed = (path: string) => /\.(br|gz)$/.test(path);

/** Whether two manifests are of the same files; compressors may differ from one machine to the next. */
function sameFiles(one: ReleaseManifest, other: ReleaseManifest): boolean {
  const plain = ({ files }: ReleaseManifest) =>
    JSON.stringify(
      Object.entries(files)
        .filter(([path]) => !isCompressed(path))
        .sort(),
    );
  return plain(one) === plain(other);
}

interface Options {
  releases: ReleaseStore;
  /** Who asks, for the history. */
  by: string;
  /** Runs a release before visitors do. */
  smokeTest: Pick<SmokeTest, 'run'>;
  now?: () => Date;
}

interface Promoted {
  version: string;
  isNew: boolean;
  /** What the smoke test could not see, a line each; left out when it saw all. */
  notes?: string[];
}

/** Publishes releases and says which are live. Every refusal is a {@link Refused}. */
export class Releaser {
  private readonly releases: ReleaseStore;

  constructor(private readonly options: Options) {
    this.releases = options.releases;
  }

  /**
   * Publishes the build of a remote in a `dist` folder; nothing goes live by it. The same build again is fine, other files under the
   * same version are refused. Removes versions that have not been live for 30 days.
   */
  async publish(remote: RemoteName, dist: string): Promise<{ version: string; isNew: boolean }> {
    const manifest = await builtManifest(dist);
    const { name, version } = manifest;
    if (name !== remote) throw new Refused([`what is in ${dist} is the ${name}, not the ${remote}`]);
    const existing = await this.releases.manifest(remote, version);
    if (existing && !sameFiles(existing, manifest)) {
      throw new Refused([`${remote} ${version} is published already, with other files: a version never changes`]);
    }
    if (!existing) {
      const read = (path: string) => readFile(join(dist, path)).catch(() => null);
      await verifyRelease(manifest, await this.targetOf(remote), read);
      await this.releases.add(manifest, read);
    }
    await this.releases.registry.change(remote, (record) => {
      if (existing && lastPublished(record) === version) return null;
      return this.withoutOldVersions(remote, this.after(record, { version, action: 'publish' }));
    });
    return { version, isNew: !existing };
  }

  /** Makes a published version the live one; `latest` is what was published last. What is not live yet is run first. */
  async promote(remote: RemoteName, wanted: string): Promise<Promoted> {
    const version = wanted === 'latest' ? await this.latest(remote) : wanted;
    const manifest = await this.checked(remote, version);
    const { current } = await this.releases.registry.read(remote);
    const notes = current === version ? [] : await this.smokeTested(manifest);
    let isNew = false;
    await this.releases.registry.change(remote, (record) => {
      const canary = record.canary?.version === version ? null : record.canary;
      isNew = record.current !== version;
      if (!isNew && canary === record.canary) return null;
      const next = this.after({ ...record, canary }, { version, action: 'promote', ...replacedBy(version, record) });
      return { ...next, ...liveAs(manifest), previous: isNew ? record.current : record.previous };
    });
    return { version, isNew, ...(notes.length > 0 && { notes }) };
  }

  /** Makes the version before the current one live again; a second rollback undoes the first. Answers the version. */
  async rollback(remote: RemoteName): Promise<string> {
    const { previous } = await this.releases.registry.read(remote);
    if (previous === null) throw new Refused([`${remote} has no previous version to go back to`]);
    const manifest = await this.checked(remote, previous);
    await this.releases.registry.change(remote, (record) => {
      if (record.previous !== previous) throw new Refused([`${remote} was changed at this moment: look at its status`]);
      const event = { version: previous, action: 'rollback' as const, ...replacedBy(previous, record) };
      return { ...this.after(record, event), ...liveAs(manifest), previous: record.current };
    });
    return previous;
  }

  /** Gives a published version to `percent` of the visitors, 1 to 99, when it has been run. Answers what the smoke test could not see. */
  async canary(remote: RemoteName, version: string, percent: number): Promise<string[]> {
    if (!Number.isInteger(percent) || percent < 1 || percent > 99) {
      throw new Refused(['the percentage of a canary is a whole number from 1 to 99']);
    }
    const notes = await this.smokeTested(await this.checked(remote, version));
    await this.releases.registry.change(remote, (record) => {
      if (record.current === null) throw new Refused([`${remote} has no live version beside which to try another`]);
      if (record.current === version) throw new Refused([`${remote} ${version} is live for everybody already`]);
      const replaced = record.canary && record.canary.version !== version ? { replaced: record.canary.version } : {};
      const next = this.after(record, { version, action: 'canary', percent, ...replaced });
      return { ...next, canary: { version, percent } };
    });
    return notes;
  }

  /** Ends the canary. Answers its version, or null when there was none. */
  async endCanary(remote: RemoteName): Promise<string | null> {
    let ended: string | null = null;
    await this.releases.registry.change(remote, (record) => {
      if (!record.canary) return null;
      ended = record.canary.version;
      return { ...this.after(record, { version: ended, action: 'canary off', replaced: ended }), canary: null };
    });
    return ended;
  }

  /** Writes down that `by` starts with what is live. */
  async startWith(remote: RemoteName, version: string): Promise<void> {
    await this.releases.registry.change(remote, (record) => this.after(record, { version, action: 'start' }));
  }

  /** Whether the live version of a remote can run in the live shell, beside what else is live. */
  async isLiveAndFits(remote: RemoteName): Promise<boolean> {
    const { current } = await this.releases.live(remote);
    return current !== null && misfitsOf(current, await this.targetOf(remote)).length === 0;
  }

  private async latest(remote: RemoteName): Promise<string> {
    const record = await this.releases.registry.read(remote);
    const version = lastPublished(record);
    if (version === undefined) throw new Refused([`nothing of ${remote} was published yet`]);
    return version;
  }

  /** The manifest of a published version that may go live. */
  private async checked(remote: RemoteName, version: string): Promise<ReleaseManifest> {
    const manifest = await this.releases.manifest(remote, version);
    if (!manifest) throw new Refused([`${remote} ${version} is not published`]);
    await verifyRelease(manifest, await this.targetOf(remote), (path) => this.releases.file(remote, version, path));
    return manifest;
  }

  /** Answers what the test could not see. @throws Refused for what does not run */
  private async smokeTested(manifest: ReleaseManifest): Promise<string[]> {
    const { problems, notes } = await this.options.smokeTest.run(manifest);
    if (problems.length > 0) throw new Refused(problems);
    return notes;
  }

  private async targetOf(remote: RemoteName): Promise<ReleaseTarget> {
    const shell = await this.releases.registry.shell();
    if (!shell)
      throw new Refused(['no shell has been started on this store yet, so nothing is known of what it provides']);
    return { shell, others: await this.releases.liveBeside(remote) };
  }

  private now(): Date {
    return this.options.now?.() ?? new Date();
  }

  private after(record: ReleaseRecord, event: Omit<ReleaseEvent, 'at' | 'by'>): ReleaseRecord {
    const { version, action, ...rest } = event;
    const entry = { version, at: this.now().toISOString(), action, by: this.options.by, ...rest };
    return { ...record, history: [...record.history, entry] };
  }

  private async withoutOldVersions(remote: RemoteName, record: ReleaseRecord): Promise<ReleaseRecord> {
    const kept = new Set([record.current, record.previous, record.canary?.version]);
    const daysAgo = (days: number) => this.now().getTime() - days * DAY_MS;
    for (const version of await this.releases.versions(remote)) {
      // One that the history does not know is being published at this moment.
      const isOld = (lastSeen(record, version) ?? Infinity) < daysAgo(KEPT_DAYS);
      if (kept.has(version)) continue;
      if (isOld) await this.releases.remove(remote, version);
      else kept.add(version);
    }
    const remembered = ({ version, at }: ReleaseEvent) =>
      kept.has(version) || Date.parse(at) >= daysAgo(REMEMBERED_DAYS);
    return { ...record, history: record.history.filter(remembered) };
  }
}

function lastPublished({ history }: ReleaseRecord): string | undefined {
  return history.findLast(({ action }) => action === 'publish')?.version;
}

function replacedBy(version: string, { current }: ReleaseRecord): { replaced?: string } {
  return current === null || current === version ? {} : { replaced: current };
}

function liveAs({ version, integrity, contract }: ReleaseManifest) {
  return { current: version, integrity, contract: contract.version };
}

async function builtManifest(dist: string): Promise<ReleaseManifest> {
  const bytes = await readFile(join(dist, 'release.json')).catch(() => null);
  if (!bytes) throw new Refused([`${join(dist, 'release.json')} is missing: build it first`]);
  return manifestOf(bytes);
}
