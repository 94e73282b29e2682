import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { anyFreePort } from './ports.mjs';
import { findExecutable, installDebianPackages } from './shell.mjs';

const LONGEST_MS = 30_000;

/** A Valkey or Redis of its own, in memory on a free port; installed from Debian's packages if there is none. */
export class OwnRedis {
  /** Resolves when the server responds; after `kill()` it starts on the same port. Throws when there is no such program. */
  async start() {
    this.program ??= await ensureRedis();
    this.port ??= await anyFreePort();
    const options = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.process = spawn(this.program, options, { stdio: 'ignore' });
    const deadline = performance.now() + LONGEST_MS;
    while (!(await this.answers())) {
      if (performance.now() > deadline) throw new Error('Redis does not answer');
      await sleep(20);
    }
  }

  get url() {
    return `redis://127.0.0.1:${this.port}/0`;
  }

  async kill() {
    const ended = once(this.process, 'close');
    this.process.kill('SIGKILL');
    await ended;
  }

  answers() {
    return new Promise((resolve) => {
      const socket = connect(this.port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
      socket.unref().end();
    });
  }
}

async function ensureRedis() {
  const present = () => findExecutable('valkey-server', 'redis-server');
  const found = present() ?? ((await installDebianPackages('redis-server')) ? present() : undefined);
  if (!found) throw new Error('Redis or Valkey is needed, and could not be installed');
  return found;
}
