import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { aFolder, aReleaseStore, aRemoteBuild } from '../testing/builds';
import { explained } from './explain';
import { PublishedFiles } from './published-files';

let folder: string;
beforeEach(async () => {
  folder = await aFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Says that everything from line 1, column 11 of the built file on is line 3, column 5 of the source. */
const map = JSON.stringify({
  version: 3,
  sources: ['webpack://afshoreh-cart/../libs/ui/src/button.tsx'],
  names: [],
  mappings: 'UAEI',
});

async function published(more: Record<string, string>) {
  const { releaser, releases } = await aReleaseStore(folder);
  const dist = join(folder, 'built');
  await aRemoteBuild(dist, 'cart', 'a', {}, more);
  const { version } = await releaser.publish('cart', dist);
  return { releases, version };
}

const traceOf = (version: string) => `TypeError: x is not a function
    at a (https://shop.example/cdn/cart/${version}/app.abc.js:1:20)
    at b (https://shop.example/cdn/cart/${version}/app.abc.js?attempt=1:1:11)
    at c (https://shop.example/cdn/cart/${version}/app.abc.js:1:2)
    at https://other.example/app.js:1:1`;

describe('an error that a browser reported', () => {
  it('has the files and lines of the sources of its release', async () => {
    const { releases, version } = await published({ 'maps/app.abc.js.map': map });
    expect(await explained(traceOf(version), (...of) => releases.sourceMap(...of))).toBe(`TypeError: x is not a function
    at a (frontends/libs/ui/src/button.tsx:3:5)
    at b (frontends/libs/ui/src/button.tsx:3:5)
    at c (https://shop.example/cdn/cart/${version}/app.abc.js:1:2)
    at https://other.example/app.js:1:1`);
  });

  it('stays as it is where no source maps are kept, and says so', async () => {
    const { releases, version } = await published({});
    expect(await explained(traceOf(version), (...of) => releases.sourceMap(...of))).toBe(
      `${traceOf(version)}\nno source maps are kept of cart ${version}`,
    );
  });
});

describe('the source maps of a release', () => {
  it('are served to nobody, and are removed with it', async () => {
    const { releases, version } = await published({ 'maps/app.abc.js.map': map });
    const files = new PublishedFiles(releases);
    for (const path of ['app.abc.js.map', '../maps/app.abc.js.map', 'maps/app.abc.js.map']) {
      expect(await files.get('cart', version, path)).toBeNull();
    }
    expect(await files.get('cart', version, 'app.abc.js')).not.toBeNull();
    await releases.remove('cart', version);
    expect(await releases.sourceMap('cart', version, 'app.abc.js')).toBeNull();
  });
});
