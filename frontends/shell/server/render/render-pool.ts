import type { PageEntry } from '@afshoreh/contracts';

import type { PinnedVersions } from '../releases/release-source';
import type { RenderedPage, WorkerStart } from './messages';
import { RenderFailed, RenderWorker, type Limits } from './render-worker';

interface Options {
  /** The file of the worker's program. */
  file: string;
  /** Returns the start message for these versions; null when none of their pages renders on the server. */
  startOf: (versions: PinnedVersions) => Promise<WorkerStart | null>;
  /** Logs a problem, in one line. */
  report: (message: string) => void;
  /** Called with each rendering that begins. */
  observe?: ((page: Promise<unknown>) => void) | undefined;
  limits?: Limits;
  /** Milliseconds before a failed worker is restarted; doubled with every failure in a row. */
  backoffMs?: number;
}

const LIMITS: Limits = { startMs: 10_000, renderMs: 6_000 };
const LONGEST_BACKOFF_MS = 30_000;
/** The limit of concurrent pages; more would only wait for one another. */
const MOST_AT_ONCE = 64;
/** After this number of failed starts, nobody waits for these versions any longer. */
const MOST_FAILED_STARTS = 2;

/** One set of versions in the pool: its worker, or after a crash the worker that replaces it. */
interface Slot {
  versions: PinnedVersions;
  worker: RenderWorker | null;
  /** A worker has been ready, or none is needed: pages may use these versions. */
  settled: boolean;
  failures: number;
  timer: NodeJS.Timeout | undefined;
  closed: boolean;
}

/**
 * One render worker for every live set of versions. A new worker renders a test page before pages switch to its versions, and
 * the old worker then finishes its requests and ends. Versions that do not render never replace versions that do. A worker that
 * crashes or hangs is replaced.
 */
export class RenderPool {
  private readonly slots = new Map<string, Slot>();
  private readonly backoffMs: number;
  private readonly limits: Limits;
  private live: readonly PinnedVersions[] = [];

  constructor(private readonly options: Options) {
    this.backoffMs = options.backoffMs ?? 250;
    this.limits = options.limits ?? LIMITS;
  }

  /** Sets the live sets of versions, the stable one first. */
  follow(live: readonly PinnedVersions[]): void {
    this.live = live;
    for (const versions of live) {
      if (this.slots.has(versions.id)) continue;
      const slot: Slot = { versions, worker: null, settled: false, failures: 0, timer: undefined, closed: false };
      this.slots.set(versions.id, slot);
      void this.startWorker(slot);
    }
    this.drainRetired();
  }

  /** The versions that a page uses now: the wanted ones, or the previous ones until a worker renders the wanted ones. */
  chosen(wanted: PinnedVersions): PinnedVersions {
    if (this.slots.get(wanted.id)?.settled !== false) return wanted;
    const canaries = this.live.slice(1).map(({ id }) => id);
    const last = [...this.slots.values()].find((slot) => slot.settled && !canaries.includes(slot.versions.id));
    return last?.versions ?? wanted;
  }

  /** Renders a page with these versions; rejects with {@link RenderFailed}, also when they have no worker now. */
  async render(versions: PinnedVersions, address: string): Promise<RenderedPage> {
    const slot = this.slots.get(versions.id);
    if (!slot?.worker) throw new RenderFailed('no render worker');
    if (slot.worker.load >= MOST_AT_ONCE) throw new RenderFailed('too many pages at once');
    const page = slot.worker.render(address);
    this.options.observe?.(page);
    return page;
  }

  /** The addresses of listed pages with parameters in these versions; rejects with {@link RenderFailed}. */
  async entries(versions: PinnedVersions): Promise<PageEntry[]> {
    const worker = this.slots.get(versions.id)?.worker;
    if (!worker) throw new RenderFailed('no render worker');
    return worker.entries();
  }

  /** Resolves when every live set has a ready worker, or has failed to start one. */
  async ready(): Promise<void> {
    while ([...this.slots.values()].some(({ settled, failures }) => !settled && failures < MOST_FAILED_STARTS)) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** The workers' process ids, for measurements. */
  pids(): number[] {
    return [...this.slots.values()].flatMap(({ worker }) => worker?.pid ?? []);
  }

  /** Kills all workers. */
  close(): void {
    for (const slot of this.slots.values()) this.closeSlot(slot)?.kill('the server ends');
    this.slots.clear();
  }

  private async startWorker(slot: Slot): Promise<void> {
    try {
      const start = await this.options.startOf(slot.versions);
      if (start && !slot.closed) await this.supervise(slot, start);
      slot.settled = true;
    } catch (error) {
      this.restartLater(slot, `cannot start: ${error instanceof Error ? error.message : String(error)}`);
    }
    this.drainRetired();
  }

  private async supervise(slot: Slot, start: WorkerStart): Promise<void> {
    const worker = new RenderWorker(this.options.file, start, this.limits);
    await worker.started.catch((error: unknown) => {
      worker.kill('it did not start');
      throw error;
    });
    if (slot.closed) return worker.end();
    slot.worker = worker;
    const began = performance.now();
    void worker.ended.then(() => {
      if (slot.closed) return;
      slot.worker = null;
      if (performance.now() - began > LONGEST_BACKOFF_MS) slot.failures = 0;
      this.restartLater(slot, 'died');
    });
  }

  /** Restarts a worker, with a longer delay after each failure in a row. */
  private restartLater(slot: Slot, what: string): void {
    if (slot.closed) return;
    slot.failures += 1;
    const wait = Math.min(LONGEST_BACKOFF_MS, this.backoffMs * 2 ** (slot.failures - 1));
    this.options.report(`render worker of ${slot.versions.id} ${what}; the next one in ${wait} ms`);
    slot.timer = setTimeout(() => void this.startWorker(slot), wait);
    slot.timer.unref();
  }

  private closeSlot(slot: Slot): RenderWorker | null {
    slot.closed = true;
    clearTimeout(slot.timer);
    const { worker } = slot;
    slot.worker = null;
    return worker;
  }

  /** Drains the workers of versions that are no longer live, once their replacement is ready. */
  private drainRetired(): void {
    const ids = new Set(this.live.map(({ id }) => id));
    if (![...ids].every((id) => this.slots.get(id)?.settled)) return;
    for (const [id, slot] of this.slots) {
      if (ids.has(id)) continue;
      this.slots.delete(id);
      void this.closeSlot(slot)?.end();
    }
  }
}
