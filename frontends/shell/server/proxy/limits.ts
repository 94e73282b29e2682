import type { BulkheadLimits } from './bulkhead';
import type { SmallBodyLimits } from './small-bodies';

const KB = 1024;
const MB = 1024 * KB;

export interface ProxyLimits {
  exchanges: BulkheadLimits;
  smallBodies: SmallBodyLimits;
  uploads: BulkheadLimits;
  streams: BulkheadLimits;
  upload: { bytes: number; rate: SmallBodyLimits['rate'] };
}

/**
 * What one network of clients (an office) and all of them may use at once. The backend has limits of its own for each address,
 * all below these: an article's 512 KB, a file's 20 MB.
 */
export const LIMITS: ProxyLimits = {
  exchanges: {
    running: { perNetwork: 96, inAll: 256 },
    waiting: { perNetwork: 512, inAll: 2_048 },
    waitMs: 5_000,
  },
  smallBodies: {
    bytes: 512 * KB,
    readers: { perNetwork: 128, inAll: 1_024 },
    held: { perNetwork: 16 * MB, inAll: 64 * MB },
    rate: { graceMs: 10_000, bytesPerSecond: 8 * KB },
  },
  uploads: {
    running: { perNetwork: 8, inAll: 16 },
    waiting: { perNetwork: 16, inAll: 64 },
    waitMs: 15_000,
  },
  // They stay open; the backend has its own bounds for each admin. Who is refused asks now and then instead.
  streams: {
    running: { perNetwork: 64, inAll: 256 },
    waiting: { perNetwork: 0, inAll: 0 },
    waitMs: 0,
  },
  // Half of what a slow mobile line has; the slack lets the backend say of a file that is a little too large which limit it has.
  upload: { bytes: 21 * MB, rate: { graceMs: 15_000, bytesPerSecond: 4 * KB } },
};
