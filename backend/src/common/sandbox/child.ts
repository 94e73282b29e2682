/** The main module of the process that parses untrusted files; see `sandbox-process.ts`. */
import { constants, setPriority } from 'node:os';
import type { Message, Call } from './messages.js';

/** Both are well below the limits that kill the process, so that a call never fails because of the calls before it. */
const wornKilobytes = 400 * 1024;
const wornCpuMicroseconds = 60_000_000;

const reply = (message: Message): void => void process.send?.(message);

async function run({ module, name, input }: Call): Promise<{ result: unknown } | { failure: string }> {
  try {
    const functions = (await import(module)) as Record<string, (...input: readonly unknown[]) => unknown>;
    return { result: await functions[name]?.(...input) };
  } catch (error) {
    // Memory or stack is exhausted. The process exits, as it does when the kernel's limits stop it.
    if (error instanceof RangeError) process.exit(1);
    return { failure: String((error as Error).stack) };
  }
}

function isWorn(): boolean {
  const { maxRSS, userCPUTime } = process.resourceUsage();
  return maxRSS > wornKilobytes || userCPUTime > wornCpuMicroseconds;
}

// A lower priority than the process that serves requests.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on('message', (call: Call) => {
  void run(call).then((outcome) => reply({ ...outcome, isWorn: isWorn() }));
});
process.on('disconnect', () => process.exit());
reply({ isReady: true });
