import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { freePort, until } from './processes';

const root = resolve(import.meta.dirname, '../../..');
const execute = promisify(execFile);
const node = process.execPath;

type Lists = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;

/** What a package names as needed; its code must work where only that is installed. */
async function needsOf(folder: string, lists: readonly (keyof Lists)[] = ['dependencies']): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Lists;
  return lists.flatMap((list) => Object.keys(manifest[list] ?? {}));
}

/** The repository of another team, outside of this checkout. */
export class OwnRepository {
  private constructor(
    private readonly place: string,
    readonly folder: string,
    readonly remote: string,
  ) {}

  /**
   * Makes one with the packages and the initializer that `npm run packages` writes, and installs it: our packages from their
   * archives, those of others, which no registry is asked for, as links to the ones that are installed here.
   */
  static async create(remote: string): Promise<OwnRepository> {
    const place = await mkdtemp(join(tmpdir(), 'afshoreh-repository-'));
    const packages = join(place, 'packages');
    await execute(node, [join(root, 'infra/scripts/packages.mjs'), packages], {
      env: { ...process.env, TEST_BUILT: '1' },
    });
    const archives = await readdir(packages);
    const installed = join(place, 'initializer');
    await unpack(join(packages, archives.find((file) => file.includes('create-remote')) ?? ''), installed);
    await execute(node, [join(installed, 'create.mjs'), remote, '--packages', packages], { cwd: place });
    return new OwnRepository(place, join(place, remote), remote);
  }

  /** As `npm install` does, after the dependencies have changed too. */
  async install(): Promise<void> {
    const modules = join(this.folder, 'node_modules');
    await rm(modules, { recursive: true, force: true });
    const archives = await readdir(join(this.folder, 'packages'));
    const needed = await needsOf(this.folder, ['dependencies', 'devDependencies']);
    for (const file of archives) {
      const name = `@afshoreh/${file.replace(/^afshoreh-|-\d.*$/g, '')}`;
      if (!needed.includes(name)) continue;
      await unpack(join(this.folder, 'packages', file), join(modules, name));
      needed.push(...(await needsOf(join(modules, name))));
    }
    for (const name of new Set(needed.filter((each) => !each.startsWith('@afshoreh/')))) {
      await mkdir(dirname(join(modules, name)), { recursive: true });
      await symlink(join(root, 'node_modules', name), join(modules, name));
    }
  }

  async build(): Promise<void> {
    const env = { ...process.env, NODE_ENV: 'production' };
    await execute(node, ['node_modules/@rspack/cli/bin/rspack.js', 'build'], { cwd: this.folder, env });
  }

  /** Runs `npm run dev` there while `look` looks at `origin`: this remote in the site. */
  async develop(site: string, look: (origin: string) => Promise<void>): Promise<void> {
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const server = spawn(node, ['node_modules/@rspack/cli/bin/rspack.js', 'serve'], {
      cwd: this.folder,
      env: { ...process.env, NODE_ENV: 'development', PORT: String(port), SITE: site },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    try {
      const isThere = () =>
        fetch(`${origin}/remoteEntry.js`).then(
          ({ ok }) => ok,
          () => false,
        );
      await until(isThere, 60);
      await look(origin);
    } finally {
      server.kill();
    }
  }

  /** Runs `npm run release` there, on the store of the tested site. */
  async release(...args: string[]): Promise<string> {
    const { stdout } = await execute(node, ['node_modules/@afshoreh/release/bin.mjs', ...args], {
      cwd: this.folder,
      env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, API_PORT: process.env.E2E_API_PORT },
    });
    return stdout.trim();
  }

  remove(): Promise<void> {
    return rm(this.place, { recursive: true, force: true });
  }
}

async function unpack(archive: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await execute('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
}
