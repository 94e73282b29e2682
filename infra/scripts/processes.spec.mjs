import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { afterEach, describe, expect, it } from '@jest/globals';

let supervisor;
afterEach(async () => {
  const ended = once(supervisor, 'close');
  supervisor.kill('SIGTERM');
  await ended;
});

/** The pauses before the first restarts of a server that ends at once. */
async function pausesOf(wellMs, count) {
  const script = `import { Processes } from ${JSON.stringify(join(import.meta.dirname, 'lib/processes.mjs'))};
    const processes = new Processes({ wellMs: ${wellMs} });
    processes.keepAlive();
    processes.startServer('server', '--eval=process.exit(3)', { heapMb: 64 });
    setInterval(() => {}, 1_000);`;
  supervisor = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const pauses = [];
  for await (const line of createInterface(supervisor.stderr)) {
    const [, pause] = /^server ended \(3\); it starts again in (\d+) ms$/.exec(line) ?? [];
    pauses.push(pause ? Number(pause) : line);
    if (pauses.length === count) break;
  }
  return pauses;
}

describe('a server that dies again and again', () => {
  it('is started again after longer and longer pauses, four seconds at most', async () => {
    expect(await pausesOf(Infinity, 6)).toEqual([250, 500, 1_000, 2_000, 4_000, 4_000]);
  });

  it('is started again at once whenever it has run well in between', async () => {
    expect(await pausesOf(0, 3)).toEqual([250, 250, 250]);
  });
});
