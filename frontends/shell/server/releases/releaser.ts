import type { RemoteName } from '@afshoreh/contracts';

import { builtRelease, sizeProblems, type BuiltRelease } from './built-release';
import { ruleViolationsOf, fileProblems, misfitsOf, Refused, type ReleaseTarget } from './compatibility';
import { nullIfInvalid } from './manifest';
import { isLine, MOST_VERSIONS, publicationOf, publicationProblems } from './publication';
import {
  afterPublication,
  ChangedMeanwhile,
  isKept,
  lastPublication,
  lastPublished,
  liveVersions,
  withEvent,
  type ReleaseEvent,
  type ReleaseRecord,
} from './registry';
import type { ReleaseManifest } from './release-source';
import type { ReleaseStore } from './release-store';
import type { SmokeTest } from '../smoke-test/smoke-test';

const HOUR_MS = 3_600_000;
const LONGEST_PREVIEW_HOURS = 7 * 24;

interface Options {
  releases: ReleaseStore;
  /** Who releases, for the history. */
  by: string;
  /** Why, for the history: one line. */
  reason?: string | undefined;
  /** The serial of the record that this person has seen: with another one nothing is changed. */
  serial?: number | undefined;
  /** Runs a release before visitors do. */
  smokeTest: Pick<SmokeTest, 'run'>;
  now?: () => Date;
}

export interface Published {
  version: string;
  isNew: boolean;
}

export interface Received extends Published {
  /** When the team published it: the time of the event in the record. */
  at: string;
}

interface Promoted extends Published {
  /** What the smoke test could not check, a line each; missing when it checked everything. */
  notes?: string[];
}

/** Publishes releases and says which are live. Every refusal is a {@link Refused}. */
export class Releaser {
  private readonly releases: ReleaseStore;

  constructor(private readonly options: Options) {
    this.releases = options.releases;
    if (options.reason !== undefined && !isLine(options.reason)) {
      throw new Refused(['a reason is one line of at most 200 characters']);
    }
  }

  /**
   * Publishes the build of a remote in a `dist` folder, without making it live. Publishing the same build again only restores
   * files that the store has lost. Removes versions that have not been live for 30 days.
   */
  async publish(remote: RemoteName, dist: string): Promise<Published> {
    const built = await buildOf(remote, dist);
    const { manifest } = built;
    const { version } = manifest;
    const isNew = await this.addMissing(dist, built, () => this.releases.signedManifest(remote, built.manifestFile));
    await this.releases.registry.change(remote, async (record) => {
      if (!isNew && lastPublished(record) === version) return null;
      const after = afterPublication(record, publicationOf(manifest, this.signature()));
      await this.removeOldVersions(remote, after);
      return after;
    });
    return { version, isNew };
  }

  /**
   * Publishes a build that its team has signed elsewhere, with all checks of {@link publish}. `record` is the stored record
   * with this publication; null when it has it already, and only lost files are restored.
   */
  async receive(remote: RemoteName, dist: string, record: Buffer | null): Promise<Received> {
    const { releases } = this;
    const built = await buildOf(remote, dist);
    const { manifest, manifestFile } = built;
    const { version } = manifest;
    if (!(await releases.remotes()).includes(remote)) throw new Refused([`the site has no remote ${remote}`]);
    if (!releases.isSigned(remote, manifestFile)) {
      throw new Refused([`the manifest is not signed with a key of ${remote}`]);
    }
    const check = (before: ReleaseRecord, after: ReleaseRecord) =>
      refuseFor(publicationProblems(manifest, before, after, this.now().getTime()));
    const stored = await releases.registry.read(remote);
    const sent = record && releases.registry.signedRecord(record, remote);
    if (sent) check(stored, sent);
    const publication = lastPublication(sent ?? stored);
    if (publication?.version !== version) throw new ChangedMeanwhile(remote, stored.history.at(-1));
    const versions = await releases.versions(remote);
    if (versions.length >= MOST_VERSIONS && !versions.includes(version)) {
      throw new Refused([`${versions.length} versions of ${remote} are stored; try again when some are 30 days old`]);
    }
    const isNew = await this.addMissing(dist, built, () => manifestFile);
    if (record) {
      await releases.registry.accept(remote, record, async (before, after) => {
        check(before, after);
        await this.removeOldVersions(remote, after);
      });
    }
    return { version, isNew, at: publication.at };
  }

  /** Makes a published version live; `latest` is the one published last. A version that is not live yet is tested first. */
  async promote(remote: RemoteName, wanted: string): Promise<Promoted> {
    const version = await this.versionOf(remote, wanted);
    const seen = await this.releases.registry.read(remote);
    const manifest = await this.verifiedManifest(remote, version);
    const notes = seen.current === version ? [] : await this.smokeTested(manifest);
    let isNew = false;
    // Whoever wants what somebody else has just made live, has it.
    const isExpected = (record: ReleaseRecord) => record.current === version || hasSameLive(record, seen);
    await this.changeLive(manifest, isExpected, (record) => {
      const canary = record.canary?.version === version ? null : record.canary;
      isNew = record.current !== version;
      if (!isNew && canary === record.canary) return null;
      const event = { version, action: 'promote' as const, ...replacedBy(version, record), ...commitOf(manifest) };
      return this.after({ ...record, ...liveAs(manifest), canary }, event);
    });
    return { version, isNew, ...(notes.length > 0 && { notes }) };
  }

  /** Makes the previously live version live again, skipping rolled-back ones, and ends the canary. Returns the version. */
  async rollback(remote: RemoteName): Promise<string> {
    const seen = await this.releases.registry.read(remote);
    const [, version] = liveVersions(seen);
    if (version === undefined) throw new Refused([`${remote} has no previous version to go back to`]);
    const manifest = await this.verifiedManifest(remote, version);
    await this.changeLive(
      manifest,
      (record) => hasSameLive(record, seen),
      (record) => {
        const event = { version, action: 'rollback' as const, ...replacedBy(version, record), ...commitOf(manifest) };
        return this.after({ ...record, ...liveAs(manifest), canary: null }, event);
      },
    );
    return version;
  }

  /** Tests a published version and gives it to `percent` of the visitors, 1 to 99. Returns what the smoke test could not check. */
  async canary(remote: RemoteName, version: string, percent: number): Promise<string[]> {
    if (!Number.isInteger(percent) || percent < 1 || percent > 99) {
      throw new Refused(['the percentage of a canary is a whole number from 1 to 99']);
    }
    const seen = await this.releases.registry.read(remote);
    const manifest = await this.verifiedManifest(remote, version);
    const notes = await this.smokeTested(manifest);
    await this.changeLive(
      manifest,
      (record) => hasSameLive(record, seen),
      (record) => {
        if (record.current === null) throw new Refused([`${remote} has no live version beside which to try another`]);
        if (record.current === version) throw new Refused([`${remote} ${version} is live for everybody already`]);
        const replaced = record.canary && record.canary.version !== version ? { replaced: record.canary.version } : {};
        return this.after(
          { ...record, canary: { version, percent } },
          { version, action: 'canary', percent, ...replaced, ...commitOf(manifest) },
        );
      },
    );
    return notes;
  }

  /** Passes a published version through every check, as if it went live. Returns what the smoke test could not check. */
  async check(remote: RemoteName, wanted: string): Promise<{ version: string; notes: string[] }> {
    const version = await this.versionOf(remote, wanted);
    const notes = await this.smokeTested(await this.verifiedManifest(remote, version));
    return { version, notes };
  }

  /** Returns the signed text of a preview link that is valid for `hours`, 1 to 168. The version is not smoke-tested. */
  async preview(remote: RemoteName, wanted: string, hours: number): Promise<{ version: string; token: string }> {
    if (!Number.isInteger(hours) || hours < 1 || hours > LONGEST_PREVIEW_HOURS) {
      throw new Refused([`a preview lasts a whole number of hours, from 1 to ${LONGEST_PREVIEW_HOURS}`]);
    }
    const version = await this.versionOf(remote, wanted);
    await this.verifiedManifest(remote, version);
    const until = new Date(this.now().getTime() + hours * HOUR_MS);
    return { version, token: await this.releases.previewLinks.sign({ remote, version, until }) };
  }

  /** Ends the canary. Returns its version, or null without one. */
  async endCanary(remote: RemoteName): Promise<string | null> {
    let ended: string | null = null;
    await this.releases.registry.change(remote, (record) => {
      this.refuseUnseen(remote, record);
      if (!record.canary) return null;
      ended = record.canary.version;
      return this.after({ ...record, canary: null }, { version: ended, action: 'canary off', replaced: ended });
    });
    return ended;
  }

  /**
   * Signs the record and all published versions of a remote with our key, whoever signed them before: after a new key, or a
   * restore without the keys. Refuses it when files differ from their manifest. Returns the versions.
   */
  async sign(remote: RemoteName): Promise<string[]> {
    const manifests = await this.releases.unverifiedManifests(remote);
    for (const [version, manifest] of manifests) {
      const problems = await fileProblems(manifest, (path) => this.releases.file(remote, version, path));
      refuseFor(problems.map((problem) => `${remote} ${version}: ${problem}`));
    }
    for (const version of manifests.keys()) await this.releases.sign(remote, version);
    await this.releases.registry.sign(remote, (record) => {
      return record.current === null ? record : this.after(record, { version: record.current, action: 'sign' });
    });
    return [...manifests.keys()];
  }

  /** Records in the history that `by` starts with the live version. */
  async recordStart(remote: RemoteName, version: string): Promise<void> {
    await this.releases.registry.change(remote, (record) => this.after(record, { version, action: 'start' }));
  }

  /** Whether the live version of a remote is compatible with the live shell and the other live remotes. */
  async isLiveAndFits(remote: RemoteName): Promise<boolean> {
    const { current } = await this.releases.live(remote);
    return current !== null && misfitsOf(current, await this.targetOf(remote)).length === 0;
  }

  /** `latest` is the version that was published last. */
  private async versionOf(remote: RemoteName, wanted: string): Promise<string> {
    if (wanted !== 'latest') return wanted;
    const record = await this.releases.registry.read(remote);
    const version = lastPublished(record);
    if (version === undefined) throw new Refused([`nothing of ${remote} was published yet`]);
    return version;
  }

  /** The manifest of a published version whose files are complete and which is compatible now. Checked before the smoke test. */
  private async verifiedManifest(remote: RemoteName, version: string): Promise<ReleaseManifest> {
    const manifest = await this.releases.manifest(remote, version);
    if (!manifest) throw new Refused([`${remote} ${version} is not published`]);
    const problems = await fileProblems(manifest, (path) => this.releases.file(remote, version, path));
    refuseFor([...misfitsOf(manifest, await this.targetOf(remote)), ...problems]);
    return manifest;
  }

  /** Whether the store has all files of a version unchanged. */
  private async isComplete(remote: RemoteName, version: string): Promise<boolean> {
    const manifest = await this.releases.manifest(remote, version).catch(nullIfInvalid);
    if (!manifest) return false;
    return (await fileProblems(manifest, (path) => this.releases.file(remote, version, path))).length === 0;
  }

  /**
   * Gives a release to some or all visitors. Compatibility is checked again here, under the lock, because other releases may
   * have gone live since the first check. A release of the same remote that went live meanwhile is not replaced by a person
   * who does not know of it: `isExpected` says whether they do. @throws Refused, ChangedMeanwhile
   */
  private changeLive(
    manifest: ReleaseManifest,
    isExpected: (record: ReleaseRecord) => boolean,
    change: (record: ReleaseRecord) => ReleaseRecord | null,
  ): Promise<void> {
    const remote = manifest.name;
    return this.releases.registry.changeLive(remote, async (record) => {
      this.refuseUnseen(remote, record);
      if (!isExpected(record)) throw new ChangedMeanwhile(remote, lastLive(record));
      refuseFor(misfitsOf(manifest, await this.targetOf(remote)));
      return change(record);
    });
  }

  /** @throws ChangedMeanwhile */
  private refuseUnseen(remote: RemoteName, record: ReleaseRecord): void {
    const { serial = record.serial } = this.options;
    if (record.serial !== serial) throw new ChangedMeanwhile(remote, lastLive(record));
  }

  /** Returns what the test could not check. @throws Refused when the release fails, or breaks a rule for new releases */
  private async smokeTested(manifest: ReleaseManifest): Promise<string[]> {
    refuseFor(ruleViolationsOf(manifest, await this.targetOf(manifest.name)));
    const { problems, notes } = await this.options.smokeTest.run(manifest);
    refuseFor(problems);
    return notes;
  }

  private async targetOf(remote: RemoteName): Promise<ReleaseTarget> {
    const shell = await this.releases.registry.shell();
    if (!shell)
      throw new Refused(['no shell has been started on this store yet, so nothing is known of what it provides']);
    return { shell, others: await this.releases.liveBeside(remote), owners: await this.releases.owners.read() };
  }

  private now(): Date {
    return this.options.now?.() ?? new Date();
  }

  /** When, who and why. */
  private signature(): Pick<ReleaseEvent, 'at' | 'by' | 'reason'> {
    const { by, reason } = this.options;
    return { at: this.now().toISOString(), by, ...(reason && { reason }) };
  }

  /** The record with this event added. */
  private after(record: ReleaseRecord, event: Omit<ReleaseEvent, 'at' | 'by'>): ReleaseRecord {
    const { version, action, ...rest } = event;
    const { at, by, ...why } = this.signature();
    return withEvent(record, { version, at, action, by, ...rest, ...why });
  }

  /** Stores what the store does not have, complete, of a build that passes every check. Returns whether that was anything. */
  private async addMissing(dist: string, built: BuiltRelease, signed: () => Buffer): Promise<boolean> {
    const { manifest, read, maps } = built;
    const { name, version } = manifest;
    if (await this.isComplete(name, version)) return false;
    refuseFor(await sizeProblems(dist, manifest));
    const target = await this.targetOf(name);
    refuseFor([
      ...misfitsOf(manifest, target),
      ...ruleViolationsOf(manifest, target),
      ...(await fileProblems(manifest, read)),
    ]);
    await this.releases.add(manifest, signed(), read, maps);
    return true;
  }

  private async removeOldVersions(remote: RemoteName, record: ReleaseRecord): Promise<void> {
    for (const version of await this.releases.versions(remote)) {
      if (!isKept(record, version, this.now().getTime())) await this.releases.remove(remote, version);
    }
  }
}

/** The build of this remote. @throws Refused, InvalidManifest */
export async function buildOf(remote: RemoteName, dist: string): Promise<BuiltRelease> {
  const built = await builtRelease(dist);
  const { name } = built.manifest;
  if (name !== remote) throw new Refused([`what is in ${dist} is the ${name}, not the ${remote}`]);
  return built;
}

/** @throws Refused when there are any */
function refuseFor(reasons: string[]): void {
  if (reasons.length > 0) throw new Refused(reasons);
}

function replacedBy(version: string, { current }: ReleaseRecord): { replaced?: string } {
  return current === null || current === version ? {} : { replaced: current };
}

function hasSameLive(one: ReleaseRecord, other: ReleaseRecord): boolean {
  const live = ({ current, canary }: ReleaseRecord) => JSON.stringify([current, canary?.version, canary?.percent]);
  return live(one) === live(other);
}

/** The last change of what visitors get. */
function lastLive({ history }: ReleaseRecord): ReleaseEvent | undefined {
  return history.findLast(({ action }) => ['promote', 'rollback', 'canary', 'canary off'].includes(action));
}

function commitOf({ metadata }: ReleaseManifest): { commit?: string } {
  return metadata?.commit ? { commit: metadata.commit } : {};
}

function liveAs({ version, integrity, contract }: ReleaseManifest) {
  return { current: version, integrity, contract: contract.version };
}
