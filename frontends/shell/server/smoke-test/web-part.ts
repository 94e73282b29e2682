import { Worker } from 'node:worker_threads';

import type { WebThreadResult, WebThreadData } from './web-thread';

/** The limit for all pages together, generous because the machine may be busy. */
const LIMIT_MS = 120_000;
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/**
 * Shows the pages of a release in its own thread, without environment variables and with limits on time and memory. Returns the
 * problems, a line each. `program` is the built `web-thread.ts`.
 */
export async function webProblems(program: string, data: WebThreadData, limitMs = LIMIT_MS): Promise<string[]> {
  const thread = new Worker(program, {
    workerData: data,
    env: {},
    execArgv: [],
    resourceLimits: MEMORY,
    // Capture the thread's output, so that it does not appear in ours.
    stdout: true,
    stderr: true,
  });
  const failed = (reason: string) => [`its code for browsers does not load: ${reason}`];
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<WebThreadResult>((resolve) => {
      timer = setTimeout(() => resolve(failed(`it was not done after ${limitMs / 1000} s`)), limitMs);
      thread.once('message', resolve);
      thread.once('error', (error) => resolve(failed(error.message)));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
