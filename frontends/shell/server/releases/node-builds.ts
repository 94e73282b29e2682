import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { REMOTES, type RemoteName } from '@afshoreh/contracts';

import { eachLimit } from './each-limit';
import { integrityOf } from './manifest';
import { Tampered } from './published-files';
import type { ReleaseManifest } from './release-source';
import type { ReleaseStore } from './release-store';

/** Builds that no record tells of stay this long: another copy may just have heard of their release, or be unpacking it. */
const STRAY_MS = 24 * 3_600_000;

/** The Node builds of published releases, unpacked into a folder that several copies may share. */
export class NodeBuilds {
  constructor(
    private readonly releases: ReleaseStore,
    private readonly root: string,
  ) {}

  /** The local folder of a build, which is checked when it is unpacked. */
  async folder(remote: RemoteName, version: string): Promise<string> {
    const folder = join(this.root, remote, version);
    if (await stat(folder).catch(() => null)) return folder;
    const manifest = await this.releases.manifest(remote, version);
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

  /** Removes what is of no release any more. What is young may be another copy's, half written or of a release we have yet to hear of. */
  async removeStray(isLost: (remote: RemoteName, version: string) => boolean): Promise<void> {
    for (const remote of REMOTES) {
      const folders = await readdir(join(this.root, remote)).catch(() => []);
      for (const name of folders.filter((each) => isLost(remote, each))) {
        const folder = join(this.root, remote, name);
        const changedAt = (await stat(folder).catch(() => null))?.mtimeMs ?? Infinity;
        if (changedAt < Date.now() - STRAY_MS) await rm(folder, { recursive: true, force: true });
      }
    }
  }

  private async unpack({ name, version, files }: ReleaseManifest, folder: string): Promise<void> {
    const paths = Object.keys(files).filter((path) => path.startsWith('node/'));
    await eachLimit(paths, async (path) => {
      const bytes = await this.releases.file(name as RemoteName, version, path);
      if (!bytes || integrityOf(bytes) !== files[path]) throw new Tampered(`${name}/${version}/${path} is not sound`);
      const file = join(folder, path.slice('node/'.length));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
    });
  }
}
