import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { findExecutable } from './lib/shell.mjs';
import { Checkout } from './testing/checkout.mjs';

let checkout;
beforeEach(() => {
  checkout = new Checkout();
});
afterEach(() => checkout.remove());

describe('an installation', () => {
  it('has what the site is built with, also with NODE_ENV=production', async () => {
    expect(await checkout.install({ NODE_ENV: 'production' })).toMatchObject({ code: 0 });
    expect(existsSync(checkout.path('node_modules/nx/package.json'))).toBe(true);
    expect(checkout.made).toBe(1);
    expect(await checkout.install()).toEqual({ code: 0, output: '' });
  });

  it.each(['node_modules/nx', 'node_modules'])('is completed when %s is gone', async (gone) => {
    await checkout.install();
    rmSync(checkout.path(gone), { recursive: true });
    expect(await checkout.install({ NODE_ENV: 'production' })).toMatchObject({ code: 0 });
    expect(existsSync(checkout.path('node_modules/nx/package.json'))).toBe(true);
  });

  it('is made once by three starts at once, and the others say what they wait for', async () => {
    const starts = await Promise.all([checkout.install(), checkout.install(), checkout.install()]);
    expect(starts.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(starts.filter(({ output }) => output.includes('installing the dependencies'))).toHaveLength(1);
    expect(starts.filter(({ output }) => /^waiting for process \d+/m.test(output)).length).toBeGreaterThanOrEqual(2);
    expect(checkout.made).toBe(1);
  });

  it.each([
    ['of a process that ended', '999999999 1'],
    ['whose process id has another process now', `${process.pid} 1`],
  ])('takes over a lock %s', async (_of, entry) => {
    checkout.write('.nx/install-and-build.lock', `${entry}\n`);
    expect(await checkout.install()).toMatchObject({ code: 0 });
    expect(existsSync(checkout.path('.nx/install-and-build.lock'))).toBe(false);
  });

  it('says what to install when SQLite can be neither downloaded nor compiled, and goes on when it can', async () => {
    const bin = checkout.path('bin');
    mkdirSync(bin);
    for (const name of ['node', 'npm', 'sh', 'env']) symlinkSync(findExecutable(name), join(bin, name));
    const failed = await checkout.install({ MAKE_FAILS: '1', PATH: bin });
    expect(failed.code).toBe(1);
    expect(failed.output.trim().split('\n').at(-1)).toMatch(
      /^SQLite .* lacks Python 3 and make and a C\+\+ compiler: install them \(Debian: apt-get install python3 make g\+\+/,
    );
    expect(await checkout.install()).toMatchObject({ code: 0 });
    expect(checkout.made).toBe(2);
  });

  it('says in one line that the checkout cannot be written', async () => {
    checkout.write('.nx', 'a file, where the lock has its folder');
    const { code, output } = await checkout.install();
    expect([code, output]).toEqual([
      1,
      `cannot install and build in ${checkout.folder}: the folder cannot be written (EEXIST)\n`,
    ]);
  });
});

describe('a start says in one line', () => {
  it.each(['start', 'dev', 'test', 'migrate'])('which Node it needs (%s)', async (script) => {
    const old =
      'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"18.20.8"}})';
    const { code, output } = await checkout.run([`--import=${old}`, `infra/scripts/${script}.mjs`]);
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^Node\.js [\d.]+ or newer is needed, and this is 18\.20\.8[^\n]*\n$/),
    ]);
  });

  it.each([
    ['a file', 'package.json', 'it is a file, or is below one'],
    ['below a file', 'package.json/data', 'it is a file, or is below one'],
    ['a link to nothing', 'nowhere', 'a link there leads nowhere'],
  ])('that DATA_DIR is %s', async (_what, name, reason) => {
    symlinkSync('/nowhere/at/all', checkout.path('nowhere'));
    const DATA_DIR = checkout.path(name);
    const { code, output } = await checkout.run(['infra/scripts/start.mjs'], { DATA_DIR });
    expect([code, output]).toEqual([1, `DATA_DIR cannot be written: ${DATA_DIR} (${reason})\n`]);
  });

  const onLinux = existsSync('/proc/self') ? it : it.skip;
  onLinux('that no DATA_DIR can be made below /proc', async () => {
    const { code, output } = await checkout.run(['infra/scripts/start.mjs'], { DATA_DIR: '/proc/x' });
    expect([code, output]).toEqual([1, 'DATA_DIR cannot be written: /proc/x (no folder can be made there)\n']);
  });
});
