import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 15_000;

/** Children that live and die together: when one ends by itself, or a signal comes, all are stopped and so is this process. */
export class Processes {
  #children = new Map();
  #stopping = false;

  constructor() {
    const stop = (code) => () => {
      // Asked twice: no more patience.
      if (this.#stopping) this.#signal('SIGKILL');
      else void this.stop(code);
    };
    process.on('SIGINT', stop(0));
    process.on('SIGTERM', stop(0));
    process.on('SIGHUP', stop(0));
    process.on('exit', () => this.#signal('SIGKILL'));
  }

  /**
   * Starts a command in a group of its own, so that Ctrl-C reaches it once, through us. With `mayEnd` its end is its own
   * affair (in development the next saved file starts it anew).
   */
  start(name, command, args, { env = {}, cwd, mayEnd = false } = {}) {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    this.#children.set(name, child);
    child.on('error', (error) => console.error(`${name}: ${error.message}`));
    child.on('close', (code) => {
      if (this.#children.get(name) === child) this.#children.delete(name);
      if (this.#stopping || mayEnd) return;
      // One that fails has said why, in a line of its own.
      if (!code) console.error(`${name} ended by itself; stopping`);
      void this.stop(code || 1);
    });
    return child;
  }

  /** Ends one child, which may end, and resolves when it is gone. */
  async end(name) {
    const child = this.#children.get(name);
    if (!child) return;
    const closed = new Promise((resolve) => child.once('close', resolve));
    process.kill(-child.pid, 'SIGTERM');
    await closed;
  }

  /** Resolves when an address answers 200; the child it belongs to ending ends everything anyway. */
  async answers(url, timeoutMs = 180_000) {
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline) {
      // After a failure this process is on its way out: nothing may follow.
      if (this.#stopping) await new Promise(() => {});
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
      if (response?.ok && !this.#stopping) return;
      await sleep(100);
    }
    console.error(`no answer from ${url} within ${timeoutMs / 1000} s; stopping`);
    await this.stop(1);
  }

  async stop(code) {
    this.#stopping = true;
    const ended = [...this.#children.values()].map((child) => new Promise((resolve) => child.once('close', resolve)));
    this.#signal('SIGTERM');
    await Promise.race([Promise.all(ended), sleep(PATIENCE_MS, undefined, { ref: false })]);
    process.exit(code);
  }

  #signal(signal) {
    for (const child of this.#children.values()) {
      try {
        process.kill(-child.pid, signal);
      } catch {
        // It ended in the meantime.
      }
    }
  }
}
