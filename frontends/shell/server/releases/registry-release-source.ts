import { setTimeout as sleep } from 'node:timers/promises';

import type { RemoteName } from '@afshoreh/contracts';

import type { ReadyFile } from '../files';
import { AcceptedRecords } from './accepted-records';
import { misfitsOf } from './compatibility';
import { FIRST_REMOTES } from './first-remotes';
import { FollowedOwners } from './followed-owners';
import { InvalidManifest } from './manifest';
import { NodeBuilds } from './node-builds';
import { TrafficSplit, type LiveReleases } from './traffic-split';
import { remotesOf } from './path-owners';
import { PublishedFiles, Tampered } from './published-files';
import { liveVersions, type ReleaseRecord } from './registry';
import type {
  PinnedVersions,
  Preview,
  ReleaseManifest,
  ReleaseName,
  ReleaseSource,
  ShellManifest,
} from './release-source';
import type { ReleaseStore } from './release-store';
import { ShellVersions } from './shell-versions';

const POLL_MS = 2_000;
/** The longest that loading one remote may delay the others. */
const SLOW_MS = 1_500;
/** An unknown version triggers a poll, at most this often. */
const POLL_AGAIN_MS = 500;
/** Previews whose versions stay checked. */
const MOST_PREVIEWS = 8;

/** A valid release that is incompatible with this shell. */
class Misfit extends Error {}
/** A version of a record whose manifest is not in the store. */
class Missing extends Error {}

const isFaulty = (error: unknown): boolean =>
  [Misfit, Missing, Tampered, InvalidManifest].some((fault) => error instanceof fault);

interface Options {
  releases: ReleaseStore;
  /** The shell that runs here; incompatible releases are not used. */
  shell: ShellManifest;
  /** The folder in which Node builds are unpacked; several servers may share it. */
  nodeBuilds: string;
  /** The folder in which this machine keeps the newest records that it has seen. */
  acceptedRecords: string;
  log: (line: string) => void;
}

const nothing: LiveReleases = { current: null, canary: null };

/**
 * The live releases of the registry. It polls every two seconds and switches to a release only when all of its files are
 * loaded and verified. Until then, and while the store is unreachable or has something that nobody signed, visitors keep the
 * previous release.
 */
export class RegistryReleaseSource implements ReleaseSource {
  /** The last usable releases of each remote; older than its record when that one has a fault. */
  private readonly lives = new Map<RemoteName, LiveReleases>();
  private readonly records: AcceptedRecords<RemoteName, ReleaseRecord>;
  private readonly owners: FollowedOwners;
  private readonly files: PublishedFiles;
  private readonly nodeBuilds: NodeBuilds;
  private readonly shells: ShellVersions;
  /** `<remote>/<version>` of every version in a record's history, whose files open tabs may still request. */
  private readonly published = new Set<string>();
  private readonly listeners: (() => void)[] = [];
  private readonly logged = new Map<string, string>();
  private readonly previews = new Map<string, PinnedVersions>();
  private split = new TrafficSplit(Object.fromEntries(FIRST_REMOTES.map((remote) => [remote, nothing])));
  private readonly loading = new Map<RemoteName, Promise<void>>();
  private polling: Promise<void> | undefined;
  private polledAt = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: Options) {
    this.records = new AcceptedRecords(options.releases.registry, options.acceptedRecords);
    this.owners = new FollowedOwners(options.releases.owners, options.acceptedRecords);
    this.files = new PublishedFiles(options.releases);
    this.nodeBuilds = new NodeBuilds(options.releases, options.nodeBuilds);
    this.shells = new ShellVersions(options.releases);
  }

  /** Polls once, then every two seconds until `stop`. */
  async start(): Promise<void> {
    await this.look();
    await this.nodeBuilds.removeStray((remote, version) => this.isLost(remote, version));
    const again = () => {
      this.timer = setTimeout(() => void this.look().finally(again), POLL_MS).unref();
    };
    again();
  }

  /** Polls all records; concurrent calls share one poll. */
  look(): Promise<void> {
    this.polling ??= this.pollAll().finally(() => {
      this.polling = undefined;
      this.polledAt = Date.now();
    });
    return this.polling;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  pinnedFor(canaryKey: string | null): PinnedVersions {
    return this.split.for(canaryKey);
  }

  live(): PinnedVersions[] {
    return this.split.all();
  }

  async previewOf(token: string): Promise<PinnedVersions | null> {
    const preview = await this.options.releases.previewLinks.read(token);
    if (!preview) return null;
    const { remote, version } = preview;
    try {
      return await this.previewed(preview, token);
    } catch (error) {
      if (!isFaulty(error)) throw error;
      this.logOnce(`${remote} preview`, `${remote} ${version} has no preview`, error);
      return null;
    }
  }

  /** The live versions, with the preview's version of its remote. @throws when that is not published, is damaged or does not fit */
  private async previewed(preview: Preview, token: string): Promise<PinnedVersions> {
    const { remote, version } = preview;
    const [stable] = this.live() as [PinnedVersions];
    const id = `${stable.id},preview:${remote}@${version}`;
    const key = `${stable.id} ${token}`;
    const known = this.previews.get(key);
    if (known) return known;
    const manifest = await this.ready(remote, version, [stable.remotes[remote] ?? null]);
    const previewed = { id, remotes: { ...stable.remotes, [remote]: manifest }, preview };
    if (this.previews.size >= MOST_PREVIEWS) this.previews.clear();
    this.previews.set(key, previewed);
    return previewed;
  }

  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  async file(name: ReleaseName, version: string, path: string): Promise<ReadyFile | null> {
    const isPublished = name === 'shell' ? await this.shells.has(version) : await this.has(name, version);
    return isPublished ? this.files.get(name, version, path) : null;
  }

  private async has(remote: RemoteName, version: string): Promise<boolean> {
    if (!this.knows(remote, version)) {
      // Another server may have seen the new version first.
      if (Date.now() - this.polledAt < POLL_AGAIN_MS) return false;
      await this.look();
    }
    return this.knows(remote, version);
  }

  nodeFolder(remote: RemoteName, version: string): Promise<string> {
    return this.nodeBuilds.folder(remote, version);
  }

  /** The record of this remote is known and does not contain this version. */
  private isLost(remote: RemoteName, version: string): boolean {
    return this.lives.has(remote) && !this.knows(remote, version);
  }

  private knows(remote: RemoteName, version: string): boolean {
    return this.published.has(`${remote}/${version}`);
  }

  /** Reads all records without waiting for slow ones, which are ready at a later poll. Only the first poll waits for all. */
  private async pollAll(): Promise<void> {
    const reading = this.followOwners().then(() => Promise.all(this.remotes().map((remote) => this.follow(remote))));
    const isFirst = this.polledAt === 0;
    await (isFirst ? reading : Promise.race([reading, sleep(SLOW_MS, undefined, { ref: false })]));
    const live = this.remotes().map((remote) => [remote, this.lives.get(remote) ?? nothing] as const);
    // A remote that was just granted a path may have no release for weeks.
    const listed = live.filter(([remote, { current }]) => current !== null || FIRST_REMOTES.includes(remote));
    const split = new TrafficSplit(Object.fromEntries(listed));
    const ids = (each: TrafficSplit) => each.all().map(({ id }) => id);
    if (ids(split).join(' ') === ids(this.split).join(' ')) return;
    this.split = split;
    this.options.log(`live: ${ids(split).join(' | canary: ')}`);
    this.listeners.forEach((listener) => listener());
  }

  /** The remotes that the owner of the site has named by now. */
  private remotes(): RemoteName[] {
    return remotesOf(this.owners.current);
  }

  private async followOwners(): Promise<void> {
    await this.owners.look().catch((error) => this.logOnce('owners', 'the owners of paths stay as they are', error));
  }

  /** Reads a record and its releases; concurrent calls share one read. */
  private follow(remote: RemoteName): Promise<void> {
    const running = this.loading.get(remote);
    if (running) return running;
    const loading = this.take(remote).finally(() => this.loading.delete(remote));
    this.loading.set(remote, loading);
    return loading;
  }

  /** Switches to the releases in a remote's record; with any fault, the previous ones stay. */
  private async take(remote: RemoteName): Promise<void> {
    try {
      const { record, refusal } = await this.records.read(remote);
      record.history.forEach(({ version }) => this.published.add(`${remote}/${version}`));
      this.lives.set(remote, await this.liveOf(remote, record));
      if (refusal) throw refusal;
      this.logged.delete(remote);
    } catch (error) {
      this.logOnce(remote, `${remote} stays as it is`, error);
    }
  }

  private async liveOf(remote: RemoteName, record: ReleaseRecord): Promise<LiveReleases> {
    const before = this.lives.get(remote) ?? nothing;
    // A missing record is a fault of the store, not a decision to have no release.
    if (record.current === null) return before;
    const known = [before.current, before.canary?.manifest ?? null];
    const current = await this.currentOf(remote, record, known);
    return { current, canary: await this.canaryOf(remote, record, known) };
  }

  /**
   * At the start, an incompatible or damaged live release is replaced by the last usable one; otherwise all pages of the remote
   * would be missing. An error of the store is not a fault of the release.
   */
  private async currentOf(
    remote: RemoteName,
    record: ReleaseRecord,
    known: (ReleaseManifest | null)[],
  ): Promise<ReleaseManifest> {
    const [current = '', ...earlier] = liveVersions(record);
    try {
      const manifest = await this.ready(remote, current, known);
      if (manifest.integrity === record.integrity) return manifest;
      throw new Tampered(`${remote} ${current} was not promoted so`);
    } catch (error) {
      const starts = known.every((each) => each === null);
      if (!isFaulty(error) || !starts) throw error;
      for (const version of earlier) {
        const fitting = await this.ready(remote, version, known).catch(() => null);
        if (!fitting) continue;
        this.logOnce(`${remote} start`, `${remote} begins with ${version}`, error);
        return fitting;
      }
      throw error;
    }
  }

  /** A broken canary is left out, because every visitor can get the stable release. */
  private async canaryOf(
    remote: RemoteName,
    { canary }: ReleaseRecord,
    known: (ReleaseManifest | null)[],
  ): Promise<LiveReleases['canary']> {
    if (!canary) return null;
    try {
      return { manifest: await this.ready(remote, canary.version, known), percent: canary.percent };
    } catch (error) {
      this.logOnce(`${remote} canary`, `the canary of ${remote} is left out`, error);
      return null;
    }
  }

  /** Logs a problem once, not with every poll. */
  private logOnce(topic: string, effect: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    if (this.logged.get(topic) !== reason) this.options.log(`${effect}: ${reason}`);
    this.logged.set(topic, reason);
  }

  /** The manifest of a compatible release, after all of its files are loaded and verified. */
  private async ready(
    remote: RemoteName,
    version: string,
    known: (ReleaseManifest | null)[],
  ): Promise<ReleaseManifest> {
    const same = known.find((each) => each?.version === version);
    if (same) return same;
    const manifest = await this.options.releases.manifest(remote, version);
    if (!manifest) throw new Missing(`${remote} ${version} is not published`);
    this.refuseMisfit(manifest);
    await this.files.warm(manifest);
    // In the meantime another remote may have been released with the same page.
    this.refuseMisfit(manifest);
    return manifest;
  }

  /** @throws Misfit */
  private refuseMisfit(manifest: ReleaseManifest): void {
    const { name, version } = manifest;
    const known = this.remotes();
    const live = [...this.lives].filter(([remote]) => remote !== name && known.includes(remote));
    const others = live.flatMap(([, { current, canary }]) => [current, canary?.manifest ?? null]);
    const { shell } = this.options;
    const target = { shell, others: others.filter((each) => each !== null), owners: this.owners.current };
    const misfits = misfitsOf(manifest, target);
    if (misfits.length > 0) throw new Misfit(`${name} ${version} does not fit this shell: ${misfits.join('; ')}`);
  }
}
