import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a child may take to end: longer than our servers take to finish what they have begun. */
const ENDING_MS = 15_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4_000;
/**
 * If a server ran at least this long before it ended, its failures before that no longer count, and it is restarted without
 * a long pause.
 */
const WELL_MS = 10_000;
/**
 * Our servers send their parent a message every second. A server that has sent messages before, and then none for this many
 * seconds, hangs. A request would be a worse test, because under overload a response may take as long.
 */
const HANGS_AFTER_S = 10;

/**
 * The status of the response from an address; undefined without a response. It does not use fetch(), which would need 12 MB of
 * memory.
 */
function statusOf(url) {
  return new Promise((resolve) => {
    const request = get(url, { timeout: 5_000 }, (response) => {
      response.resume().on('close', () => resolve(response.statusCode));
    });
    request.on('timeout', () => request.destroy()).on('error', () => resolve(undefined));
  });
}

/** Sends a signal to a child and everything that it has started. */
function signal(child, name) {
  try {
    process.kill(-child.pid, name);
  } catch {
    // It has ended in the meantime.
  }
}

/** Asks a child to end, and kills it when it does not. */
async function end(child) {
  const closed = new Promise((resolve) => child.once('close', () => resolve()));
  // Our servers end their own children themselves, after they no longer need them, so only the server gets the signal.
  if (child.channel) child.kill('SIGTERM');
  else signal(child, 'SIGTERM');
  if (await Promise.race([closed, sleep(ENDING_MS, 'late', { ref: false })])) signal(child, 'SIGKILL');
}

/**
 * Kills a child that hangs, because it does not end by itself. A child that has not sent a message yet is still starting,
 * and may take any time.
 */
function killWhenHung(name, child) {
  let silentS;
  child.on('message', () => (silentS = 0));
  // This counts seconds instead of comparing times, so that a sleep of the machine counts as one second at most.
  const timer = setInterval(() => {
    if (silentS === undefined || ++silentS < HANGS_AFTER_S) return;
    clearInterval(timer);
    console.error(`${name} hangs; it is killed`);
    signal(child, 'SIGKILL');
  }, 1_000).unref();
  child.once('close', () => clearInterval(timer));
}

/**
 * Children that start and stop together: when one ends, or a signal arrives, all are stopped and so is this process. After
 * `keepAlive`, a server that ends or hangs is restarted instead, and the others keep running.
 */
export class Processes {
  /** The children by name, in the order of their first start; undefined while a child is not running. */
  #children = new Map();
  #stopping = false;
  #keeping = false;
  #wellMs;

  /** @param wellMs tests set another time */
  constructor({ wellMs = WELL_MS } = {}) {
    this.#wellMs = wellMs;
    const stop = () => {
      // At the second signal the children are killed.
      if (this.#stopping) this.#kill();
      else void this.stop(0);
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    process.on('SIGHUP', stop);
    process.on('exit', () => this.#kill());
  }

  /**
   * Starts a command in its own process group, so that Ctrl-C reaches it once, through us. With `mayEnd` the others keep
   * running when it ends (in development the next saved file restarts it); `onEnd` returns whether it has handled the end. With
   * `channel`, one of our servers notices when this process is gone.
   */
  start(name, command, args, { env = {}, cwd, channel = false, mayEnd = false, onEnd = () => false } = {}) {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', ...(channel ? ['ipc'] : [])],
      detached: true,
    });
    this.#children.set(name, child);
    child.on('error', (error) => console.error(`${name}: ${error.message}`));
    child.on('close', (code) => {
      if (this.#children.get(name) === child) this.#children.set(name, undefined);
      if (this.#stopping || mayEnd || onEnd(code)) return;
      // A command that failed has printed the reason itself.
      if (!code) console.error(`${name} ended by itself; stopping`);
      void this.stop(code || 1);
    });
    return child;
  }

  /**
   * Starts one of our servers with a limit to its memory. Without a limit V8 goes by the machine's memory and collects garbage
   * late: the backend grows to 330 MB under load instead of 200, at the same speed.
   * @param options those of {@link start}, and `heapMb`, the limit of its heap
   */
  startServer(name, file, { heapMb, ...options }, failures = 0) {
    const limits = [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=4'];
    const began = performance.now();
    const onEnd = (code) => {
      if (!this.#keeping) return false;
      const inARow = performance.now() - began > this.#wellMs ? 0 : failures;
      const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** inARow);
      console.error(`${name} ended (${code ?? 'killed'}); it starts again in ${pause} ms`);
      setTimeout(() => {
        if (!this.#stopping) this.startServer(name, file, { heapMb, ...options }, inARow + 1);
      }, pause);
      return true;
    };
    const child = this.start(name, process.execPath, [...limits, file], { ...options, channel: true, onEnd });
    killWhenHung(name, child);
  }

  /** From now on a server that ends is restarted, with a longer delay after each failure in a row. */
  keepAlive() {
    this.#keeping = true;
  }

  /** Ends one child without ending the others, and resolves when it is gone. */
  async end(name) {
    const child = this.#children.get(name);
    if (child) await end(child);
  }

  /** Resolves when the address responds with 200. If its server ends, this process ends anyway. */
  async waitUntilReady(url, timeoutMs = 180_000) {
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline) {
      // After a failure this process is about to end. The promise never resolves, so that the start does not go on.
      if (this.#stopping) await new Promise(() => {});
      if ((await statusOf(url)) === 200 && !this.#stopping) return;
      await sleep(100);
    }
    console.error(`no answer from ${url} within ${timeoutMs / 1000} s; stopping`);
    await this.stop(1);
  }

  /**
   * Stops the children one by one, the last one first, so that the shell finishes its running requests while the backend
   * still responds.
   */
  async stop(code) {
    this.#stopping = true;
    for (const name of [...this.#children.keys()].reverse()) await this.end(name);
    process.exit(code);
  }

  #kill() {
    for (const child of this.#children.values()) if (child) signal(child, 'SIGKILL');
  }
}
