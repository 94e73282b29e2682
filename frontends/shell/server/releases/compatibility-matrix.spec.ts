import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { CONTRACT_VERSION } from '@afshoreh/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import type { SmokeTest } from '../smoke-test/smoke-test';
import { aFolder, aReleaseStore, aShellBuild } from '../testing/builds';
import { FIRST_REMOTES } from './first-remotes';
import { misfitsOf } from './compatibility';
import { compatibilityMatrix } from './compatibility-matrix';
import { manifestOf, shellManifestOf } from './manifest';
import { DEFAULT_OWNERS } from './path-owners';
import type { ShellManifest } from './release-source';
import { Tampered } from './published-files';
import { matrixTable } from './status-table';
import { trialsOf } from './trials';
import { tryLastVersions } from './try-versions';

let folder: string;
let store: Awaited<ReturnType<typeof aReleaseStore>>;

beforeEach(async () => {
  folder = await aFolder();
  store = await aReleaseStore(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts another shell, which puts its manifest into the store as every start does. */
async function startShell(name: string, changes: object): Promise<ShellManifest> {
  const dist = join(folder, name, 'dist');
  await aShellBuild(dist, changes, name);
  const file = await readFile(join(dist, 'release.json'));
  const manifest = shellManifestOf(file);
  await store.releases.add(manifest, store.releases.signedManifest('shell', file), () =>
    Promise.resolve(Buffer.from('')),
  );
  await store.releases.noteRun(manifest.version, store.clock.now);
  store.clock.now = new Date(store.clock.now.getTime() + 3_600_000);
  await store.releases.registry.announceShell(manifest);
  return manifest;
}

describe('the matrix of compatibility', () => {
  it('has the last three published versions of each remote with the shell of now and the one before', async () => {
    const versions = [];
    for (const text of ['a', 'b', 'c', 'd']) versions.push(await store.release('cart', text, { live: text !== 'd' }));
    const admin = await store.release('admin');
    const before = await startShell('before', {});
    const now = await startShell('now', { provides: { react: '19.4.0' } });
    expect(await compatibilityMatrix(store.releases)).toEqual({
      shells: [now.version, before.version],
      rows: [
        ...versions
          .reverse()
          .slice(0, 3)
          .map((version) => ({ remote: 'cart', version, misfits: [[], []], trials: [null, null] })),
        { remote: 'admin', version: admin, misfits: [[], []], trials: [null, null] },
      ],
    });
  });

  it('says what each shell lacks: a name, a library, a stored shape, the contract', async () => {
    const module = '@afshoreh/contracts/router';
    await startShell('before', {});
    await startShell('now', {
      provides: { react: '19.4.0' },
      exports: { [module]: ['Link', 'useBlocker'] },
      stores: { 'afshoreh.cart': 2 },
    });
    await store.release('cart', 'library', { live: false, changes: { shared: { react: '^19.4.0' } } });
    await store.release('cart', 'name', { live: false, changes: { imports: { [module]: ['useBlocker'] } } });
    await store.release('cart', 'store', { live: false, changes: { stores: { 'afshoreh.cart': 2 } } });
    const later = { contract: { name: 'shell', version: CONTRACT_VERSION + 1 }, stores: { 'afshoreh.cart': 1 } };
    await startShell('later', later);
    const { rows } = await compatibilityMatrix(store.releases);
    const [stored, named, library] = rows.map(({ misfits }) => misfits);
    expect([stored?.[1], named?.[1], library?.[1]]).toEqual([[], [], []]);
    const contract = `it speaks version ${CONTRACT_VERSION} of the contract, the shell version ${CONTRACT_VERSION + 1}`;
    expect(stored?.[0]).toEqual([contract, 'it keeps version 2 of afshoreh.cart in the browser, the shell version 1']);
    expect(named?.[0]).toEqual([contract]);
    expect(library?.[0]).toEqual([contract, 'it expects react ^19.4.0, the shell provides 19.3.1']);
  });

  it('is printed with a line for each version and its reasons below', async () => {
    const version = await store.release('cart', 'a');
    await startShell('before', {});
    const now = await startShell('now', { provides: { react: '18.0.0' } });
    const lines = matrixTable(await compatibilityMatrix(store.releases)).split('\n');
    expect(lines[0]).toMatch(new RegExp(`^remote +version +${now.version} +\\w+$`));
    expect(lines[1]).toMatch(new RegExp(`^cart +${version} +does not fit +fits, not tried$`));
    expect(lines.at(-1)).toBe(`cart ${version} in ${now.version}: it expects react ^19.3.1, the shell provides 18.0.0`);
  });
});

describe('the last versions, run in a shell', () => {
  const now = () => new Date('2026-11-21T10:00:00Z');

  it('stand in the matrix of that shell with when, and what was broken', async () => {
    const broken = await store.release('cart', 'a');
    const works = await store.release('cart', 'b');
    const before = await startShell('before', {});
    const shell = await startShell('now', {});
    const smokeTest: Pick<SmokeTest, 'run'> = {
      run: ({ version }) => Promise.resolve({ problems: version === broken ? ['/cart fails'] : [], notes: ['no API'] }),
    };
    const log: string[] = [];
    const { releases } = store;
    await tryLastVersions({ releases, smokeTest, shell, log: (line) => log.push(line), now });
    expect(log).toEqual([
      `cart ${works} works in ${shell.version}`,
      '  note: no API',
      `cart ${broken} is broken in ${shell.version}: /cart fails`,
    ]);
    const matrix = await compatibilityMatrix(releases);
    const at = now().toISOString();
    expect(matrix.rows.map(({ trials }) => trials)).toEqual([
      [{ at, problems: [] }, null],
      [{ at, problems: ['/cart fails'] }, null],
    ]);
    const [, first, second, reason] = matrixTable(matrix).split('\n');
    expect(first).toMatch(/works, tried 2026-11-21 10:00 +fits, not tried$/);
    expect(second).toMatch(/broken, tried 2026-11-21 10:00 +fits, not tried$/);
    expect(reason).toBe(`cart ${broken} in ${shell.version}: /cart fails`);
    await tryLastVersions({ releases, smokeTest, shell: before, log: () => undefined, now });
    expect((await compatibilityMatrix(releases)).rows[0]?.trials[1]).toEqual({ at, problems: [] });
  });

  it('are run all the same when files of one are lost, which is broken', async () => {
    const [lost, works] = [await store.release('cart', 'a'), await store.release('cart', 'b')];
    const shell = await startShell('now', {});
    const run = ({ version }: { version: string }) =>
      version === lost
        ? Promise.reject(new Tampered('a file is not sound'))
        : Promise.resolve({ problems: [], notes: [] });
    const log: string[] = [];
    const { releases } = store;
    await tryLastVersions({ releases, smokeTest: { run }, shell, log: (line) => log.push(line), now });
    expect(log).toEqual([
      `cart ${works} works in ${shell.version}`,
      `cart ${lost} is broken in ${shell.version}: a file is not sound`,
    ]);
  });

  it('are not run where they do not fit, and leave nothing of a shell that has never run here', async () => {
    const version = await store.release('cart', 'a');
    const smokeTest = { run: () => Promise.reject(new Error('it ran')) };
    const dist = join(folder, 'later/dist');
    await aShellBuild(dist, { provides: { react: '18.0.0' } }, 'later');
    const shell = shellManifestOf(await readFile(join(dist, 'release.json')));
    const log: string[] = [];
    await tryLastVersions({ releases: store.releases, smokeTest, shell, log: (line) => log.push(line) });
    expect(log).toEqual([
      `cart ${version} does not fit ${shell.version}: it expects react ^19.3.1, the shell provides 18.0.0`,
      `the shell ${shell.version} has never run here, so this is not kept`,
    ]);
    expect(await store.releases.versions('shell')).not.toContain(shell.version);
  });

  it('have no results in a file that cannot be understood', () => {
    const sound = { at: now().toISOString(), problems: [] };
    const file = {
      'cart a': sound,
      'cart b': null,
      'cart c': { at: 'now', problems: [] },
      'cart d': { ...sound, problems: [1] },
    };
    expect(trialsOf(Buffer.from(JSON.stringify(file)))).toEqual({ 'cart a': sound });
    expect([null, '{', '"text"', 'null'].map((text) => trialsOf((text && Buffer.from(text)) || null))).toEqual([
      {},
      {},
      {},
      {},
    ]);
  });
});

it('what is built here fits together: each remote with the shell, in the contract that both name', async () => {
  const frontends = resolve(import.meta.dirname, '../../..');
  const read = (name: string) => readFile(join(frontends, name, 'dist/release.json'));
  const shell = shellManifestOf(await read('shell'));
  for (const remote of FIRST_REMOTES) {
    const manifest = manifestOf(await read(remote));
    expect([remote, misfitsOf(manifest, { shell, others: [], owners: DEFAULT_OWNERS })]).toEqual([remote, []]);
  }
});
