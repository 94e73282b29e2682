import { Worker } from 'node:worker_threads';

import type { WebThreadAnswer, WebThreadData } from './web-thread';

/** A browser waits as long for a remote before it counts as down. */
const LIMIT_MS = 10_000;
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/**
 * Loads the browser's part of a release in a thread of its own, with no environment, bounded in time and memory. Answers why
 * it does not load, in a line, or null. `program` is the built `web-thread.ts`.
 */
export async function webProblem(program: string, data: WebThreadData, limitMs = LIMIT_MS): Promise<string | null> {
  const thread = new Worker(program, {
    ...{ workerData: data, env: {}, execArgv: [], resourceLimits: MEMORY },
    // What it prints is nobody's.
    ...{ stdout: true, stderr: true },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<WebThreadAnswer>((resolve) => {
      timer = setTimeout(() => resolve(`it was not done after ${limitMs / 1000} s`), limitMs);
      thread.once('message', resolve);
      thread.once('error', (error) => resolve(error.message));
      thread.once('exit', () => resolve('it waits for something that never comes'));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
