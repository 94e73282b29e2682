import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const TIMEOUT_MS = 15_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/** The status an address answers with; undefined without an answer. Not by fetch(), which stays in memory: 12 MB for this. */
function statusOf(url) {
  return new Promise((resolve) => {
    const request = get(url, { timeout: 5_000 }, (response) => {
      response.resume().on('close', () => resolve(response.statusCode));
    });
    request.on('timeout', () => request.destroy()).on('error', () => resolve(undefined));
  });
}

/**
 * Children that start and stop together: when one ends by itself, or a signal comes, all are stopped and so is this process.
 * Once the site was ready (`keepAlive`), a server that ends is started again: the others do without it meanwhile.
 */
export class Processes {
  #children = new Map();
  #stopping = false;
  #keeping = false;

  constructor() {
    const stop = (code) => () => {
      // Asked twice: it ends at once.
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
   * affair (in development the next saved file starts it anew); `onEnd` answers whether it took care of that.
   */
  start(name, command, args, { env = {}, cwd, mayEnd = false, onEnd = () => false } = {}) {
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
      if (this.#stopping || mayEnd || onEnd(code)) return;
      // One that fails has said why, in a line of its own.
      if (!code) console.error(`${name} ended by itself; stopping`);
      void this.stop(code || 1);
    });
    return child;
  }

  /**
   * Starts a program of ours with bounds to its memory. Without them V8 looks at the whole machine's, and cleans up late: the
   * backend grows to 330 MB under load instead of 200, at the same speed.
   * @param options as of {@link start}, and `heapMb`, the most that its objects may take
   */
  startServer(name, file, { heapMb, ...options }, failures = 0) {
    const limits = [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=4'];
    const began = performance.now();
    const onEnd = (code) => {
      if (!this.#keeping) return false;
      const inARow = performance.now() - began > LONGEST_PAUSE_MS ? 0 : failures;
      const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** inARow);
      console.error(`${name} ended (${code ?? 'killed'}); it starts again in ${pause} ms`);
      setTimeout(() => {
        if (!this.#stopping) this.startServer(name, file, { heapMb, ...options }, inARow + 1);
      }, pause);
      return true;
    };
    return this.start(name, process.execPath, [...limits, file], { ...options, onEnd });
  }

  /** From now on servers are started again when they end, later with every failure in a row. */
  keepAlive() {
    this.#keeping = true;
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
      if ((await statusOf(url)) === 200 && !this.#stopping) return;
      await sleep(100);
    }
    console.error(`no answer from ${url} within ${timeoutMs / 1000} s; stopping`);
    await this.stop(1);
  }

  async stop(code) {
    this.#stopping = true;
    const ended = [...this.#children.values()].map((child) => new Promise((resolve) => child.once('close', resolve)));
    this.#signal('SIGTERM');
    await Promise.race([Promise.all(ended), sleep(TIMEOUT_MS, undefined, { ref: false })]);
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
