import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const repository = join(import.meta.dirname, '../../..');
const { engines } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));

/** The install script of the package that replaces SQLite; it writes a mark each time it is compiled. */
const INSTALL = `const fs = require('node:fs');
fs.appendFileSync(process.env.MADE, 'made\\n');
if (process.env.MAKE_FAILS) process.exit(1);
fs.mkdirSync('build/Release', { recursive: true });
fs.writeFileSync('build/Release/better_sqlite3.node', '');`;
const SQLITE = `const { existsSync } = require('node:fs');
module.exports = class {
  constructor() {
    if (!existsSync(__dirname + '/build/Release/better_sqlite3.node')) throw new Error('not made');
  }
  close() {}
};`;

/** A checkout with our scripts and two packages, one build tool and one to compile; npm installs them in a second. */
export class Checkout {
  #place = mkdtempSync(join(tmpdir(), 'afshoreh-checkout-'));
  folder = join(this.#place, 'a (b) c');

  constructor() {
    for (const source of ['infra/scripts', 'infra/config']) {
      cpSync(join(repository, source), join(this.folder, source), { recursive: true });
    }
    this.write('packages/nx/package.json', { name: 'nx', version: '1.0.0' });
    this.write('packages/better-sqlite3/package.json', {
      name: 'better-sqlite3',
      version: '1.0.0',
      scripts: { install: 'node install.js' },
    });
    this.write('packages/better-sqlite3/install.js', INSTALL);
    this.write('packages/better-sqlite3/index.js', SQLITE);
    const dependencies = { 'better-sqlite3': 'file:packages/better-sqlite3' };
    const own = { name: 'checkout', engines, dependencies, devDependencies: { nx: 'file:packages/nx' } };
    this.write('package.json', { ...own, type: 'module', allowScripts: { 'better-sqlite3': true } });
    this.write('package-lock.json', {
      name: 'checkout',
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': own,
        'node_modules/better-sqlite3': { resolved: 'packages/better-sqlite3', link: true },
        'node_modules/nx': { resolved: 'packages/nx', link: true },
        'packages/better-sqlite3': { version: '1.0.0', hasInstallScript: true },
        'packages/nx': { version: '1.0.0', dev: true },
      },
    });
  }

  path(name) {
    return join(this.folder, name);
  }

  write(name, content) {
    mkdirSync(dirname(this.path(name)), { recursive: true });
    writeFileSync(this.path(name), typeof content === 'string' ? content : JSON.stringify(content));
  }

  /** The number of times SQLite was compiled. */
  get made() {
    return readFileSync(this.path('made'), 'utf8').split('\n').length - 1;
  }

  /** Runs a script of `infra/scripts` (or Node options and a script) to its end; returns `{ code, output }`. */
  run(args, env = {}) {
    return new Promise((resolve) => {
      const child = spawn(process.execPath, args, {
        cwd: this.folder,
        env: { ...process.env, MADE: this.path('made'), ...env },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
      child.on('close', (code) => resolve({ code, output }));
    });
  }

  install(env) {
    const script = "import { ensureInstalled } from './infra/scripts/lib/install.mjs'; await ensureInstalled();";
    return this.run(['--input-type=module', '-e', script], env);
  }

  remove() {
    rmSync(this.#place, { recursive: true, force: true });
  }
}
