import { setTimeout as sleep } from 'node:timers/promises';

import { REMOTES, type RemoteName } from '@afshoreh/contracts';

import type { ReadyFile } from '../files';
import { misfitsOf } from './fitness';
import { NodeBuilds } from './node-builds';
import { TrafficSplit, type LiveByRemote, type LiveReleases } from './traffic-split';
import { PublishedFiles, Tampered } from './published-files';
import { liveInTurn, type ReleaseRecord } from './registry';
import type { PinnedVersions, ReleaseManifest, ReleaseName, ReleaseSource, ShellManifest } from './release-source';
import type { ReleaseStore } from './release-store';
import { ShellVersions } from './shell-versions';

const POLL_MS = 2_000;
/** So long the release of one remote may hold up the others: its files are many, or its part of the store is slow. */
const SLOW_MS = 1_500;
/** A version nobody told us of makes us look, but no more often than this. */
const LOOK_AGAIN_MS = 500;

/** A release that is sound and cannot run in this shell. */
class Misfit extends Error {}

interface Options {
  releases: ReleaseStore;
  /** The shell that runs here: what does not fit into it is not taken. */
  shell: ShellManifest;
  /** Folder in which node builds are unpacked to be run; several copies may share it. */
  nodeBuilds: string;
  log: (line: string) => void;
}

const nothing: LiveReleases = { current: null, canary: null };

/**
 * The releases that the registry says are live. Looks every two seconds, and takes a release only when all of its files are
 * in memory and sound: until then, and while the store is away, visitors get what they got.
 */
export class FollowedReleases implements ReleaseSource {
  /** What could be read last of each remote; older than its record when something is wrong with that. */
  private readonly lives = new Map<RemoteName, LiveReleases>();
  private readonly files: PublishedFiles;
  private readonly nodeBuilds: NodeBuilds;
  private readonly shells: ShellVersions;
  /** `<remote>/<version>` of all that a record ever told of: whoever has a page of one gets its files. */
  private readonly published = new Set<string>();
  private readonly listeners: (() => void)[] = [];
  private readonly logged = new Map<string, string>();
  private split = new TrafficSplit({ storefront: nothing, cart: nothing, admin: nothing });
  private readonly following = new Map<RemoteName, Promise<void>>();
  private looking: Promise<void> | undefined;
  private lookedAt = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: Options) {
    this.files = new PublishedFiles(options.releases);
    this.nodeBuilds = new NodeBuilds(options.releases, options.nodeBuilds);
    this.shells = new ShellVersions(options.releases);
  }

  /** Looks once, then goes on looking until `stop`. */
  async start(): Promise<void> {
    await this.look();
    await this.nodeBuilds.removeStray((remote, version) => this.isLost(remote, version));
    const again = () => {
      this.timer = setTimeout(() => void this.look().finally(again), POLL_MS).unref();
    };
    again();
  }

  /** One look at all records; never two at a time. */
  look(): Promise<void> {
    this.looking ??= this.readAll().finally(() => {
      this.looking = undefined;
      this.lookedAt = Date.now();
    });
    return this.looking;
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

  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  async file(name: ReleaseName, version: string, path: string): Promise<ReadyFile | null> {
    const isPublished = name === 'shell' ? await this.shells.has(version) : await this.has(name, version);
    return isPublished ? this.files.get(name, version, path) : null;
  }

  private async has(remote: RemoteName, version: string): Promise<boolean> {
    if (!this.knows(remote, version)) {
      // Another copy of this server may have been told before us.
      if (Date.now() - this.lookedAt < LOOK_AGAIN_MS) return false;
      await this.look();
    }
    return this.knows(remote, version);
  }

  nodeFolder(remote: RemoteName, version: string): Promise<string> {
    return this.nodeBuilds.folder(remote, version);
  }

  /** A record says of this remote what there is, and nothing of this version. */
  private isLost(remote: RemoteName, version: string): boolean {
    return this.lives.has(remote) && !this.knows(remote, version);
  }

  private knows(remote: RemoteName, version: string): boolean {
    return this.published.has(`${remote}/${version}`);
  }

  /** Reads all records, and leaves behind what takes long: one look later it is there. Only the first one waits for all. */
  private async readAll(): Promise<void> {
    const reading = Promise.all(REMOTES.map((remote) => this.follow(remote)));
    const isFirst = this.lookedAt === 0;
    await (isFirst ? reading : Promise.race([reading, sleep(SLOW_MS, undefined, { ref: false })]));
    const live = Object.fromEntries(REMOTES.map((name) => [name, this.lives.get(name) ?? nothing]));
    const split = new TrafficSplit(live as LiveByRemote);
    const ids = (each: TrafficSplit) => each.all().map(({ id }) => id);
    if (ids(split).join(' ') === ids(this.split).join(' ')) return;
    this.split = split;
    this.options.log(`live: ${ids(split).join(' | canary: ')}`);
    this.listeners.forEach((listener) => listener());
  }

  /** One reading of a record and what it names; never two at a time. */
  private follow(remote: RemoteName): Promise<void> {
    const running = this.following.get(remote);
    if (running) return running;
    const following = this.take(remote).finally(() => this.following.delete(remote));
    this.following.set(remote, following);
    return following;
  }

  /** Takes what the record of a remote says now; whatever is wrong with it leaves what was there. */
  private async take(remote: RemoteName): Promise<void> {
    try {
      const record = await this.options.releases.registry.read(remote);
      record.history.forEach(({ version }) => this.published.add(`${remote}/${version}`));
      this.lives.set(remote, await this.liveOf(remote, record));
      this.logged.delete(remote);
    } catch (error) {
      this.logOnce(remote, `${remote} stays as it is`, error);
    }
  }

  private async liveOf(remote: RemoteName, record: ReleaseRecord): Promise<LiveReleases> {
    const before = this.lives.get(remote) ?? nothing;
    // A record that went away is an accident, not a wish.
    if (record.current === null) return before;
    const known = [before.current, before.canary?.manifest ?? null];
    const current = await this.currentOf(remote, record, known);
    if (current.version === record.current && record.integrity !== current.integrity)
      throw new Tampered(`${remote} ${current.version} was not promoted so`);
    return { current, canary: await this.canaryOf(remote, record, known) };
  }

  /**
   * A shell that starts with a release it is too old or too new for, or whose files are not what was published, begins with the
   * last one that it can take: with none, all pages of the remote would be gone. A store that fails says nothing of a release.
   */
  private async currentOf(
    remote: RemoteName,
    record: ReleaseRecord,
    known: (ReleaseManifest | null)[],
  ): Promise<ReleaseManifest> {
    const [current = '', ...earlier] = liveInTurn(record);
    try {
      return await this.ready(remote, current, known);
    } catch (error) {
      const starts = known.every((each) => each === null);
      if (!(error instanceof Misfit || error instanceof Tampered) || !starts) throw error;
      for (const version of earlier) {
        const fitting = await this.ready(remote, version, known).catch(() => null);
        if (!fitting) continue;
        this.logOnce(`${remote} start`, `${remote} begins with ${version}`, error);
        return fitting;
      }
      throw error;
    }
  }

  /** A canary that is broken costs nobody anything: it is left out. */
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

  /** The manifest of a release all of whose files are in memory and sound, and that this shell can run. */
  private async ready(
    remote: RemoteName,
    version: string,
    known: (ReleaseManifest | null)[],
  ): Promise<ReleaseManifest> {
    const same = known.find((each) => each?.version === version);
    if (same) return same;
    const manifest = await this.options.releases.manifest(remote, version);
    if (!manifest) throw new Error(`${remote} ${version} is not published`);
    this.refuseMisfit(manifest);
    await this.files.warm(manifest);
    // Meanwhile another remote may have come with the same page.
    this.refuseMisfit(manifest);
    return manifest;
  }

  /** @throws Misfit */
  private refuseMisfit(manifest: ReleaseManifest): void {
    const { name, version } = manifest;
    const live = [...this.lives].filter(([remote]) => remote !== name);
    const others = live.flatMap(([, { current, canary }]) => [current, canary?.manifest ?? null]);
    const target = { shell: this.options.shell, others: others.filter((each) => each !== null) };
    const misfits = misfitsOf(manifest, target);
    if (misfits.length > 0) throw new Misfit(`${name} ${version} does not fit this shell: ${misfits.join('; ')}`);
  }
}
