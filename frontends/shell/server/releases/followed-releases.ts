import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { REMOTES, type RemoteName } from '@afshoreh/contracts';

import type { ReadyFile } from '../files';
import { forEachOf, misfitsOf } from './gate';
import { integrityOf } from './manifest';
import { LiveSets, type LiveByRemote, type LiveReleases } from './pinned-versions';
import { PublishedFiles, Tampered } from './published-files';
import type { ReleaseRecord } from './registry';
import type { PinnedVersions, ReleaseManifest, ReleaseName, ReleaseSource, ShellManifest } from './release-source';
import type { ReleaseStore } from './release-store';
import { ShellVersions } from './shell-versions';

const POLL_MS = 2_000;
/** A version nobody told us of makes us look, but no more often than this. */
const LOOK_AGAIN_MS = 500;

/** Node builds that no record tells of stay this long: another copy may just have heard of their release, or be unpacking it. */
const STRAY_BUILD_MS = 24 * 3_600_000;

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
  private readonly shells: ShellVersions;
  /** `<remote>/<version>` of all that a record ever told of: whoever has a page of one gets its files. */
  private readonly published = new Set<string>();
  private readonly listeners: (() => void)[] = [];
  private readonly complaints = new Map<string, string>();
  private sets = new LiveSets({ storefront: nothing, cart: nothing, admin: nothing });
  private looking: Promise<void> | undefined;
  private lookedAt = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: Options) {
    this.files = new PublishedFiles(options.releases);
    this.shells = new ShellVersions(options.releases);
  }

  /** Looks once, then goes on looking until `stop`. */
  async start(): Promise<void> {
    await this.look();
    await this.forgetOldNodeBuilds();
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
    return this.sets.for(canaryKey);
  }

  live(): PinnedVersions[] {
    return this.sets.all();
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

  async nodeFolder(remote: RemoteName, version: string): Promise<string> {
    const folder = join(this.options.nodeBuilds, remote, version);
    if (await stat(folder).catch(() => null)) return folder;
    const manifest = await this.options.releases.manifest(remote, version);
    if (!manifest?.node) throw new Error(`${remote} ${version} has no node build`);
    await mkdir(dirname(folder), { recursive: true });
    const parts = await mkdtemp(`${folder}.`);
    try {
      await this.unpack(manifest, parts);
      await rename(parts, folder);
    } catch (error) {
      await rm(parts, { recursive: true, force: true });
      // Somebody else was faster: theirs is whole as well.
      if (!(await stat(folder).catch(() => null))) throw error;
    }
    return folder;
  }

  /** Removes builds of versions that are gone. What is young may be another copy's, half written or of a release we have yet to hear of. */
  private async forgetOldNodeBuilds(): Promise<void> {
    for (const remote of this.lives.keys()) {
      const folders = await readdir(join(this.options.nodeBuilds, remote)).catch(() => []);
      for (const name of folders.filter((each) => !this.knows(remote, each))) {
        const folder = join(this.options.nodeBuilds, remote, name);
        const changedAt = (await stat(folder).catch(() => null))?.mtimeMs ?? Infinity;
        if (changedAt < Date.now() - STRAY_BUILD_MS) await rm(folder, { recursive: true, force: true });
      }
    }
  }

  private async unpack({ name, version, files }: ReleaseManifest, folder: string): Promise<void> {
    const paths = Object.keys(files).filter((path) => path.startsWith('node/'));
    await forEachOf(paths, async (path) => {
      const bytes = await this.options.releases.file(name as RemoteName, version, path);
      if (!bytes || integrityOf(bytes) !== files[path]) throw new Tampered(`${name}/${version}/${path} is not sound`);
      const file = join(folder, path.slice('node/'.length));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
    });
  }

  private knows(remote: RemoteName, version: string): boolean {
    return this.published.has(`${remote}/${version}`);
  }

  private async readAll(): Promise<void> {
    await Promise.all(REMOTES.map((remote) => this.follow(remote)));
    const live = Object.fromEntries(REMOTES.map((name) => [name, this.lives.get(name) ?? nothing]));
    const sets = new LiveSets(live as LiveByRemote);
    const ids = (each: LiveSets) => each.all().map(({ id }) => id);
    if (ids(sets).join(' ') === ids(this.sets).join(' ')) return;
    this.sets = sets;
    this.options.log(`live: ${ids(sets).join(' | canary: ')}`);
    this.listeners.forEach((listener) => listener());
  }

  /** Takes what the record of a remote says now; whatever is wrong with it leaves what was there. */
  private async follow(remote: RemoteName): Promise<void> {
    try {
      const record = await this.options.releases.registry.read(remote);
      record.history.forEach(({ version }) => this.published.add(`${remote}/${version}`));
      this.lives.set(remote, await this.liveOf(remote, record));
      this.complaints.delete(remote);
    } catch (error) {
      this.complain(remote, `${remote} stays as it is`, error);
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

  /** A shell that starts with a release it is too old or too new for begins with the one before, if that fits. */
  private async currentOf(
    remote: RemoteName,
    { current, previous }: ReleaseRecord,
    known: (ReleaseManifest | null)[],
  ): Promise<ReleaseManifest> {
    try {
      return await this.ready(remote, current as string, known);
    } catch (error) {
      const starts = known.every((each) => each === null);
      if (!(error instanceof Misfit) || !starts || previous === null) throw error;
      this.complain(`${remote} start`, `${remote} begins with ${previous}`, error);
      return this.ready(remote, previous, known);
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
      this.complain(`${remote} canary`, `the canary of ${remote} is left out`, error);
      return null;
    }
  }

  /** Says what is wrong once, not every two seconds. */
  private complain(topic: string, effect: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    if (this.complaints.get(topic) !== reason) this.options.log(`${effect}: ${reason}`);
    this.complaints.set(topic, reason);
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
    const misfits = misfitsOf(manifest, this.options.shell);
    if (misfits.length > 0) throw new Misfit(`${remote} ${version} does not fit this shell: ${misfits.join('; ')}`);
    await this.files.warm(manifest);
    return manifest;
  }
}
