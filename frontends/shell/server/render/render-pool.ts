import type { PinnedVersions } from '../releases/release-source';
import type { RenderedPage, WorkerStart } from './messages';
import { RenderFailed, RenderWorker, type Limits } from './render-worker';

interface Options {
  /** The worker's program. */
  file: string;
  /** What a worker for these versions is started with; null when nothing of them renders on the server. */
  startOf: (versions: PinnedVersions) => Promise<WorkerStart | null>;
  /** Says what went wrong, in a line. */
  report: (message: string) => void;
  limits?: Limits;
  /** Milliseconds before a worker is started again, doubled with every failure in a row. */
  backoffMs?: number;
}

const LIMITS: Limits = { startMs: 10_000, renderMs: 6_000 };
const LONGEST_BACKOFF_MS = 30_000;
/** More pages at once than this would only wait for one another. */
const MOST_AT_ONCE = 64;
/** So often a worker may fail to start before its versions count as such that do not render. */
const PATIENCE = 2;

/** The worker of one set of versions, through all its lives. */
interface Seat {
  versions: PinnedVersions;
  worker: RenderWorker | null;
  /** There was a worker that rendered, or none is needed: pages may be of these versions. */
  settled: boolean;
  failures: number;
  timer: NodeJS.Timeout | undefined;
  closed: boolean;
}

/**
 * One render worker for every set of versions that visitors may get: a new one is started and tried before pages change
 * over to its versions, the old one ends after its answers. Versions that do not render never replace ones that do. A worker
 * that dies or hangs is replaced.
 */
export class RenderPool {
  private readonly seats = new Map<string, Seat>();
  private readonly backoffMs: number;
  private readonly limits: Limits;
  private live: readonly PinnedVersions[] = [];

  constructor(private readonly options: Options) {
    this.backoffMs = options.backoffMs ?? 250;
    this.limits = options.limits ?? LIMITS;
  }

  /** Says which sets are live, the stable one first. */
  follow(live: readonly PinnedVersions[]): void {
    this.live = live;
    for (const versions of live) {
      if (this.seats.has(versions.id)) continue;
      const seat: Seat = { versions, worker: null, settled: false, failures: 0, timer: undefined, closed: false };
      this.seats.set(versions.id, seat);
      void this.fill(seat);
    }
    this.retire();
  }

  /** The versions a page is made of now: those that are wanted, or while no worker renders them, the last ones. */
  chosen(wanted: PinnedVersions): PinnedVersions {
    if (this.seats.get(wanted.id)?.settled !== false) return wanted;
    const canaries = this.live.slice(1).map(({ id }) => id);
    const last = [...this.seats.values()].find((seat) => seat.settled && !canaries.includes(seat.versions.id));
    return last?.versions ?? wanted;
  }

  /** Renders a page with these versions; rejects with {@link RenderFailed}, also when they have no worker now. */
  async render(versions: PinnedVersions, address: string): Promise<RenderedPage> {
    const seat = this.seats.get(versions.id);
    if (!seat?.worker) throw new RenderFailed('no render worker');
    if (seat.worker.load >= MOST_AT_ONCE) throw new RenderFailed('too many pages at once');
    return seat.worker.render(address);
  }

  /** Resolves when every live set has a worker that renders, or has failed to get one. */
  async ready(): Promise<void> {
    while ([...this.seats.values()].some(({ settled, failures }) => !settled && failures < PATIENCE)) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** Process ids, for whoever measures them. */
  pids(): number[] {
    return [...this.seats.values()].flatMap(({ worker }) => worker?.pid ?? []);
  }

  /** Ends all workers at once. */
  close(): void {
    for (const seat of this.seats.values()) this.vacate(seat)?.kill('the server ends');
    this.seats.clear();
  }

  private async fill(seat: Seat): Promise<void> {
    try {
      const start = await this.options.startOf(seat.versions);
      if (start && !seat.closed) await this.employ(seat, start);
      seat.settled = true;
    } catch (error) {
      this.again(seat, `cannot start: ${error instanceof Error ? error.message : String(error)}`);
    }
    this.retire();
  }

  private async employ(seat: Seat, start: WorkerStart): Promise<void> {
    const worker = new RenderWorker(this.options.file, start, this.limits);
    await worker.started.catch((error: unknown) => {
      worker.kill('it did not start');
      throw error;
    });
    if (seat.closed) return worker.end();
    seat.worker = worker;
    const began = performance.now();
    void worker.ended.then(() => {
      if (seat.closed) return;
      seat.worker = null;
      if (performance.now() - began > LONGEST_BACKOFF_MS) seat.failures = 0;
      this.again(seat, 'died');
    });
  }

  /** Starts a worker anew, later with every failure in a row. */
  private again(seat: Seat, what: string): void {
    if (seat.closed) return;
    seat.failures += 1;
    const wait = Math.min(LONGEST_BACKOFF_MS, this.backoffMs * 2 ** (seat.failures - 1));
    this.options.report(`render worker of ${seat.versions.id} ${what}; the next one in ${wait} ms`);
    seat.timer = setTimeout(() => void this.fill(seat), wait);
    seat.timer.unref();
  }

  private vacate(seat: Seat): RenderWorker | null {
    seat.closed = true;
    clearTimeout(seat.timer);
    const { worker } = seat;
    seat.worker = null;
    return worker;
  }

  /** Ends what is no longer live, as soon as what replaces it is there. */
  private retire(): void {
    const ids = new Set(this.live.map(({ id }) => id));
    if (![...ids].every((id) => this.seats.get(id)?.settled)) return;
    for (const [id, seat] of this.seats) {
      if (ids.has(id)) continue;
      this.seats.delete(id);
      void this.vacate(seat)?.end();
    }
  }
}
