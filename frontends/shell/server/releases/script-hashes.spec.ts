import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { writeManifest } from '@afshoreh/build/manifest';
import { integrityOf } from '@afshoreh/build/seal';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const NONE = `sha384-${'0'.repeat(64)}`;

describe('the hashes of a build', () => {
  let dist: string;
  const web = (file: string) => join(dist, 'web', file);
  const read = (file: string) => readFile(web(file), 'utf8');
  const seal = () =>
    writeManifest(dist, { name: 'cart', contract: { name: 'cart', version: 3 }, entry: 'entry.js', scripts: [] });

  beforeEach(async () => {
    dist = await mkdtemp(join(tmpdir(), 'afshoreh-hashes-'));
    await mkdir(web('.'));
    await writeFile(web('entry.js'), `load("hashes.js", "${NONE}")`);
    await writeFile(web('page-cart.1.js'), 'one');
    await writeFile(web('page-order.2.js'), 'two');
    await writeFile(web('font.woff2'), 'font');
  });
  afterEach(() => rm(dist, { recursive: true, force: true }));

  it('name every script but the first, which has the hash of the table', async () => {
    await seal();
    const table = await read('hashes.js');
    expect(JSON.parse(table.slice(table.indexOf('{')))).toEqual({
      'page-cart.1.js': integrityOf(Buffer.from('one')),
      'page-order.2.js': integrityOf(Buffer.from('two')),
    });
    expect(await read('entry.js')).toBe(`load("hashes.js", "${integrityOf(Buffer.from(table))}")`);
  });

  it('change the version with the table, so that no browser keeps a first script with an old hash', async () => {
    const before = await seal();
    await writeFile(web('page-order.2.js'), 'three');
    const after = await seal();
    expect(after.version).not.toBe(before.version);
    const table = await read('hashes.js');
    expect(table).toContain(integrityOf(Buffer.from('three')));
    expect(await read('entry.js')).toContain(integrityOf(Buffer.from(table)));
  });

  it('are the same when nothing changed', async () => {
    const before = await seal();
    expect(await seal()).toEqual(before);
  });

  it('are left out of a build whose first script does not ask for them', async () => {
    await writeFile(web('entry.js'), 'load()');
    await seal();
    await expect(read('hashes.js')).rejects.toThrow('ENOENT');
  });
});
