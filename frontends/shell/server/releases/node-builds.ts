import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { integrityOf } from '@afshoreh/build/seal';
import { isRemoteName, type RemoteName } from '@afshoreh/contracts';

import { eachLimit } from './each-limit';
import { Tampered } from './published-files';
import type { ReleaseManifest } from './release-source';
import type { ReleaseStore } from './release-store';

/** Unknown builds are kept this long, because another server may just be unpacking them or may know a newer record. */
const STRAY_MS = 24 * 3_600_000;

/** The Node builds of published releases, unpacked into a folder that several servers may share. */
export class NodeBuilds {
  constructor(
    private readonly releases: ReleaseStore,
    private readonly root: string,
  ) {}

  /** The local folder of a build; the build is verified when it is unpacked. */
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
      // Another process was faster; its folder is complete as well.
      if (!(await stat(folder).catch(() => null))) throw error;
    }
    return folder;
  }

  /**
   * Removes builds that belong to no release. Young ones stay: another server may be writing them, or their release may be too
   * new for us.
   */
  async removeStray(isLost: (remote: RemoteName, version: string) => boolean): Promise<void> {
    const remotes = (await readdir(this.root).catch(() => [])).filter(isRemoteName);
    for (const remote of remotes) {
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
      const bytes = await this.releases.file(name, version, path);
      if (!bytes || integrityOf(bytes) !== files[path]) throw new Tampered(`${name}/${version}/${path} is not sound`);
      const file = join(folder, path.slice('node/'.length));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
    });
  }
}
