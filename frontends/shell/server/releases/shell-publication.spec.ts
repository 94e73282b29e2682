import { mkdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { DiskStore, S3Store, type ObjectStore } from '@afshoreh/storage';
import { S3Server } from '@afshoreh/storage/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { settingsOf } from '../settings';
import { createSite } from '../site';
import { aFolder, aShellBuild, KEYS } from '../testing/builds';
import { RegistryReleaseSource } from './registry-release-source';
import { ownShell } from './own-shell';
import { ReleaseStore } from './release-store';
import { ShellPublication } from './shell-publication';

const DAY_MS = 24 * 3_600_000;

let folder: string;
let lines: string[];
let now: number;
const ends: (() => unknown)[] = [];

beforeEach(async () => {
  folder = await aFolder();
  lines = [];
  now = Date.parse('2026-11-21T08:00:00Z');
});
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
  await rm(folder, { recursive: true, force: true });
});

const onDisk = () => new DiskStore(join(folder, 'releases'));

/** A build of the shell in its own checkout, with its publication not yet started. */
async function aShell(name: string, store: ObjectStore = onDisk()) {
  const frontends = join(folder, `checkout-${name}`);
  await mkdir(join(frontends, 'shell/public'), { recursive: true });
  await aShellBuild(join(frontends, 'shell/dist'), {}, name);
  const shell = await ownShell(frontends);
  const releases = new ReleaseStore(store, KEYS);
  const options = { releases, shell, log: (line: string) => lines.push(line), now: () => new Date(now) };
  const publication = new ShellPublication(options);
  ends.push(() => publication.stop());
  const { version } = shell.manifest;
  return { frontends, shell, releases, publication, version, script: `/cdn/shell/${version}/shell.${name}.js` };
}

type Shell = Awaited<ReturnType<typeof aShell>>;

async function serve({ frontends, shell, releases }: Shell): Promise<string> {
  const source = new RegistryReleaseSource({
    releases,
    shell: shell.manifest,
    nodeBuilds: join(frontends, 'node-builds'),
    acceptedRecords: join(frontends, 'accepted-records'),
    log: () => {},
  });
  const server: Server = createServer(await createSite(settingsOf({}), { frontends, shell, source }));
  ends.push(() => {
    source.stop();
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function publish(name: string): Promise<Shell> {
  const shell = await aShell(name);
  await shell.publication.publish();
  return shell;
}

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await sleep(10);
}

describe('the files of a shell', () => {
  it('are served with a year of caching by the shell that is deployed after it', async () => {
    const first = await publish('first');
    const second = await publish('second');
    const site = await serve(second);
    for (const { script } of [first, second]) {
      const response = await fetch(site + script, { headers: { 'accept-encoding': 'br' } });
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('content-type')).toBe('text/javascript');
      expect(response.headers.get('content-encoding')).toBe('br');
      expect(await response.text()).toContain('console.log');
    }
  });

  it('are served by an older server that runs beside it, as soon as one of its pages was sent', async () => {
    const older = await publish('older');
    const site = await serve(older);
    expect((await fetch(`${site}/cdn/shell/0123456789abcdef/shell.js`)).status).toBe(404);
    const newer = await publish('newer');
    expect((await fetch(site + newer.script)).status).toBe(200);
  });

  it('are looked up at most twice a second, even if somebody requests many made-up versions', async () => {
    const store = onDisk();
    let looks = 0;
    store.list = (prefix) => {
      looks += 1;
      return onDisk().list(prefix);
    };
    const site = await serve(await aShell('first', store));
    const madeUp = Array.from({ length: 50 }, (_, number) => `/cdn/shell/${String(number).padStart(16, '0')}/shell.js`);
    const answers = await Promise.all(madeUp.map(async (path) => (await fetch(site + path)).status));
    expect(new Set(answers)).toEqual(new Set([404]));
    expect(looks).toBeLessThanOrEqual(2);
  });

  it('have addresses in its pages under which every server serves them', async () => {
    const shell = await publish('first');
    const page = await fetch(`${await serve(shell)}/cart`);
    expect(await page.text()).toMatch(new RegExp(`<script defer src="${shell.script}" integrity="sha384-[^"]{64}">`));
  });

  it('are not served when they differ from what was published', async () => {
    const first = await publish('first');
    const site = await serve(await publish('second'));
    await onDisk().put(
      first.script.replace('/cdn/', '').replace(first.version, `${first.version}/web`),
      Buffer.from(''),
    );
    expect((await fetch(site + first.script)).status).toBe(503);
  });

  it('are complete when two servers start at the same time', async () => {
    const { releases, shell, publication, script } = await aShell('same');
    const other = new ShellPublication({ releases, shell, log: () => {}, now: () => new Date(now) });
    await Promise.all([publication.publish(), other.publish()]);
    expect((await fetch((await serve(await publish('next'))) + script)).status).toBe(200);
  });

  it('are not published when a new build has replaced them in the meantime', async () => {
    const { shell, releases } = await aShell('first');
    const bytes = Buffer.from('of another build');
    const changed = { type: 'text/javascript', plain: bytes, br: bytes, gzip: bytes };
    const files = new Map([...shell.files.keys()].map((address) => [address, changed]));
    const mixed = new ShellPublication({ releases, shell: { ...shell, files }, log: () => {} });
    await expect(mixed.publish()).rejects.toThrow('went away');
    expect(await releases.shellManifest(shell.manifest.version)).toBeNull();
  });
});

describe('a shell that ran last', () => {
  const isKept = async ({ releases, version }: Shell) => (await releases.shellManifest(version)) !== null;

  it('30 days ago is completely removed by the next start', async () => {
    const first = await publish('first');
    now += 30 * DAY_MS;
    await publish('second');
    expect(await isKept(first)).toBe(true);
    now += 1;
    const third = await publish('third');
    expect(await isKept(first)).toBe(false);
    expect(await onDisk().list(`shell/${first.version}/`)).toEqual([]);
    expect((await fetch((await serve(third)) + first.script)).status).toBe(404);
  });

  it('just now is kept, however long ago it was started', async () => {
    const first = await publish('first');
    for (let month = 0; month < 3; month += 1) {
      now += 29 * DAY_MS;
      await first.publication.publish();
      now += 2 * DAY_MS;
      await publish(`month-${month}`);
    }
    expect(await isKept(first)).toBe(true);
  });

  it('long ago and was removed is published again, completely, when it starts again', async () => {
    const first = await publish('first');
    now += 31 * DAY_MS;
    const second = await publish('second');
    await first.publication.publish();
    expect((await fetch((await serve(second)) + first.script)).status).toBe(200);
  });
});

describe('a store that refuses the files', () => {
  it('does not prevent the start of a shell, and gets the files as soon as it accepts them', async () => {
    const s3 = new S3Server();
    const store = new S3Store(await s3.start(), 'releases');
    ends.push(() => s3.stop());
    const shell = await aShell('first', store);
    s3.down = true;
    await shell.publication.start(50);
    expect((await fetch((await serve(shell)) + shell.script)).status).toBe(200);
    await until(() => lines.length > 0);
    expect(lines).toEqual([expect.stringContaining('served by this copy alone')]);
    s3.down = false;
    await until(() => s3.objects.has(`releases/shell/${shell.version}/release.json`));
  });
});
