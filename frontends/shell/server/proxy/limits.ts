import type { Rate } from '../body';
import type { BulkheadLimits } from './bulkhead';
import type { ShareLimits } from './fair-share';
import type { SmallBodyLimits } from './small-bodies';

const KB = 1024;
const MB = 1024 * KB;

export interface ResponseLimits {
  /** Longer responses, and those without a length, are streamed and not buffered. */
  wholeBytes: number;
  /** Bytes of buffered responses; when it is full, further responses are streamed. */
  memory: ShareLimits;
  rate: Rate;
}

export interface ProxyLimits {
  exchanges: BulkheadLimits;
  media: BulkheadLimits;
  smallBodies: SmallBodyLimits;
  uploads: BulkheadLimits;
  streams: BulkheadLimits;
  upload: { bytes: number; rate: Rate };
  answer: ResponseLimits;
}

/**
 * What one client network (an office) and all networks together may use at once; `fair-share.ts` divides it. The backend has its
 * own, lower limits for each path: 512 KB for an article, 20 MB for a file.
 */
export const LIMITS: ProxyLimits = {
  exchanges: {
    running: { perNetwork: 96, inAll: 256 },
    waiting: { perNetwork: 512, inAll: 2_048 },
    waitMs: 2_000,
  },
  // Separate from API calls, so that slow downloads of large files do not block them.
  media: {
    running: { perNetwork: 96, inAll: 512 },
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
  // Event streams stay open; the backend limits them per admin. A refused client polls instead.
  streams: {
    running: { perNetwork: 64, inAll: 256 },
    waiting: { perNetwork: 0, inAll: 0 },
    waitMs: 0,
  },
  // Half the speed of a slow mobile connection. 1 MB more than the backend's limit, so that its message names the limit.
  upload: { bytes: 21 * MB, rate: { graceMs: 15_000, bytesPerSecond: 4 * KB } },
  // A phone in a tunnel may be offline for half a minute.
  answer: {
    wholeBytes: 512 * KB,
    memory: { perNetwork: 16 * MB, inAll: 64 * MB },
    rate: { graceMs: 30_000, bytesPerSecond: 4 * KB },
  },
};
