import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { anyFreePort } from '../../scripts/lib/ports.mjs';

const root = join(import.meta.dirname, '../../..');
const MOST_LINES = 20_000;

export const ADMIN = { ADMIN_USERNAME: 'drill', ADMIN_PASSWORD: 'pomegranates in november' };

/** One `npm start`: a whole site or, by `ROLE`, one of its parts. It keeps its ports when it is started again. */
export class Started {
  /** The printed lines, each with its time of `performance.now()`. */
  lines = [];

  /** @param tree the checkout, or the assembled release, that is started */
  constructor(variables, tree = root) {
    this.variables = { ...process.env, ...ADMIN, TEST_BUILT: '1', ...variables };
    this.tree = tree;
  }

  /** Resolves when the site prints that it is ready. */
  async start() {
    this.ports ??= (await Promise.all([anyFreePort(), anyFreePort(), anyFreePort()])).map(String);
    const [PORT, API_PORT, METRICS_PORT] = this.ports;
    const env = { PORT, API_PORT, METRICS_PORT, ...this.variables };
    const command = ['infra/scripts/start.mjs'];
    const child = spawn(process.execPath, command, { cwd: this.tree, env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.process = child;
    this.ended = new Promise((resolve) => child.once('close', resolve));
    this.url = `http://127.0.0.1:${PORT}`;
    this.api = `http://127.0.0.1:${API_PORT}`;
    this.target = `127.0.0.1:${METRICS_PORT}`;
    await new Promise((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => this.note(text) && resolve());
      void this.ended.then((code) => reject(new Error(`it ended with ${code}: ${this.text().slice(-2_000)}`)));
    });
  }

  async stop() {
    this.process?.kill('SIGTERM');
    await this.ended;
  }

  /** The printed lines since a time. */
  text(since = 0) {
    return this.lines
      .filter(({ at }) => at >= since)
      .map(({ line }) => line)
      .join('\n');
  }

  /** Sends a signal to those of its processes that run this file. */
  signal(file, name) {
    for (const pid of this.pidsOf(file)) process.kill(pid, name);
  }

  pidsOf(file) {
    return pidsBelow(this.process.pid).filter((pid) => commandOf(pid).includes(file));
  }

  /** The memory of all its processes, in MB. */
  megabytes() {
    const pages = [this.process.pid, ...pidsBelow(this.process.pid)].map((pid) => {
      const [, kilobytes = 0] = /^VmRSS:\s+(\d+)/m.exec(contentOf(`/proc/${pid}/status`)) ?? [];
      return Number(kilobytes);
    });
    return pages.reduce((sum, kilobytes) => sum + kilobytes, 0) / 1024;
  }

  /** Stores the lines, and returns whether one of them says that the site is ready. */
  note(text) {
    const at = performance.now();
    const lines = text.split('\n').filter(Boolean);
    for (const line of lines) this.lines.push({ at, line });
    this.lines.splice(0, this.lines.length - MOST_LINES);
    return lines.some((line) => line.startsWith('ready:'));
  }
}

function pidsBelow(pid) {
  const children = contentOf(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...pidsBelow(child)]);
}

const commandOf = (pid) => contentOf(`/proc/${pid}/cmdline`);

/** Empty when the process has ended in the meantime. */
function contentOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
