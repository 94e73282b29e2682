/**
 * Forty releases under load on two copies: storefront and cart are promoted and rolled back by turns, while visitors read pages
 * from one copy and the files of each page from the other, as behind a balancer. No request may fail, and no page may be made of
 * two versions. The number of releases is the argument.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import { writeManifest } from '../../frontends/libs/build/src/manifest.mjs';
import { Started } from './lib/started.mjs';

const root = join(import.meta.dirname, '../..');
const execute = promisify(execFile);
const VISITORS = 8;
const PAUSE_MS = 50;
const PATHS = ['/', '/products', '/product/1', '/cart', '/about'];
/**
 * A text of each remote, and the text of its other version. The text of the storefront is in the home page that the
 * server sends.
 */
const TEXTS = {
  storefront: ['سفارش در سه گام', 'سفارش در سه قدم آسان'],
  cart: ['سبد خرید شما خالی است', 'هنوز چیزی در سبد شما نیست'],
};
const LONGEST_MS = 30_000;

const seconds = (ms) => (ms / 1_000).toFixed(1);

/** The version of each remote in a page. */
const versionsOf = (html) =>
  Object.fromEntries([...html.matchAll(/"entry":"\/cdn\/(\w+)\/(\w+)\//g)].map(([, name, version]) => [name, version]));

/** A person who runs `npm run release` on the machine of the copies. */
class Team {
  constructor(dataDir, site) {
    this.env = { ...process.env, DATA_DIR: dataDir, API_PORT: new URL(site.api).port };
  }

  async release(...args) {
    return (await execute(process.execPath, [join(root, 'infra/release/cli.mjs'), ...args], { env: this.env })).stdout;
  }

  /** Publishes the build of a remote with another text; returns the version. */
  async publishOther(remote) {
    const dist = await mkdtemp(join(tmpdir(), 'afshoreh-release-'));
    try {
      await cp(join(root, 'frontends', remote, 'dist'), dist, { recursive: true });
      const [text, other] = TEXTS[remote];
      for (const file of (await readdir(dist, { recursive: true })).filter((each) => /\.c?js$/.test(each))) {
        const code = await readFile(join(dist, file), 'utf8');
        await writeFile(join(dist, file), code.replaceAll(text, other));
      }
      const { version } = await writeManifest(dist, JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')));
      await this.release('publish', remote, '--from', dist);
      return version;
    } finally {
      await rm(dist, { recursive: true, force: true });
    }
  }
}

/** Visitors who read pages all the time, and check the versions in each page. */
class Visitors {
  failed = [];
  mixed = [];
  requests = 0;
  pages = 0;
  longestMs = 0;
  stopped = false;

  /** @param isWhole whether the text of a home page belongs to its version */
  constructor(copies, isWhole) {
    this.copies = copies;
    this.isWhole = isWhole;
    this.running = Promise.all(Array.from({ length: VISITORS }, (_, at) => this.visit(at)));
  }

  async visit(at) {
    for (let turn = at; !this.stopped; turn += 1) {
      const [first, second] = turn % 2 === 0 ? this.copies : this.copies.toReversed();
      const path = PATHS[turn % PATHS.length];
      const html = await this.ask(first.url, path);
      if (html === undefined) continue;
      this.pages += 1;
      const versions = versionsOf(html);
      const files = [...html.matchAll(/"(\/cdn\/(\w+)\/(\w+)\/[^"]+\.js)"/g)];
      const strange = files.filter(([, , name, version]) => name in versions && versions[name] !== version);
      if (strange.length > 0 || !('cart' in versions) || (path === '/' && !this.isWhole(versions.storefront, html)))
        this.mixed.push(`${path}: ${JSON.stringify(versions)} ${strange.map(([, file]) => file).join()}`);
      for (const file of new Set(files.map(([, each]) => each))) await this.ask(second.url, file);
    }
  }

  /** The text of a response with status 200. */
  async ask(origin, path) {
    await sleep(PAUSE_MS);
    this.requests += 1;
    const began = performance.now();
    try {
      const response = await fetch(origin + path, { signal: AbortSignal.timeout(LONGEST_MS) });
      const text = await response.text();
      this.longestMs = Math.max(this.longestMs, performance.now() - began);
      if (response.status === 200) return text;
      this.failed.push(`${path}: ${response.status}`);
    } catch (error) {
      this.failed.push(`${path}: ${error.message}`);
    }
  }

  stop() {
    this.stopped = true;
    return this.running;
  }
}

/** Waits until both copies show a version; returns the milliseconds. */
async function shown(copies, remote, version) {
  const began = performance.now();
  for (const { url } of copies) {
    while (versionsOf(await (await fetch(`${url}/cart`)).text())[remote] !== version) {
      assert.ok(performance.now() - began < LONGEST_MS, `${url} shows ${remote} ${version}`);
      await sleep(50);
    }
  }
  return performance.now() - began;
}

export default async function drill([count = '40']) {
  const folder = await mkdtemp(join(tmpdir(), 'afshoreh-releases-'));
  const shared = { DATA_DIR: folder, RENDERER_SECRET: randomBytes(32).toString('hex') };
  const site = new Started(shared);
  let copy;
  try {
    await site.start();
    copy = new Started({ ...shared, ROLE: 'shell', API_URL: site.api });
    await copy.start();
    const copies = [site, copy];
    const team = new Team(folder, site);
    const before = versionsOf(await (await fetch(`${site.url}/`)).text());
    const others = { storefront: await team.publishOther('storefront'), cart: await team.publishOther('cart') };
    const isWhole = (version, html) => {
      const [text, other] = TEXTS.storefront;
      return version === others.storefront ? html.includes(other) : html.includes(text) && !html.includes(other);
    };
    const visitors = new Visitors(copies, isWhole);
    const took = [];
    const began = performance.now();
    // Each remote is promoted, then the other one, then both are rolled back.
    for (let at = 0; at < Number(count); at += 1) {
      const remote = at % 2 === 0 ? 'storefront' : 'cart';
      const isPromoted = at % 4 < 2;
      if (isPromoted) await team.release('promote', remote, others[remote]);
      else await team.release('rollback', remote);
      took.push(await shown(copies, remote, isPromoted ? others[remote] : before[remote]));
    }
    const lasted = performance.now() - began;
    await visitors.stop();
    const slowest = Math.max(...took);
    console.log(
      `${took.length} releases in ${seconds(lasted)} s, the slowest at both copies ${seconds(slowest)} s after its command`,
    );
    console.log(
      `${visitors.requests} requests, ${visitors.pages} of them pages; the longest took ${seconds(visitors.longestMs)} s`,
    );
    console.log(`failed: ${visitors.failed.length}, pages of two versions: ${visitors.mixed.length}`);
    for (const line of new Set([...visitors.failed, ...visitors.mixed])) console.log(`    ${line}`);
    assert.deepEqual([visitors.failed.length, visitors.mixed.length], [0, 0]);
    assert.ok(slowest < 5_000, 'each release is at both copies within five seconds');
  } finally {
    await copy?.stop();
    await site.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  }
}
