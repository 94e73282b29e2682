import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AdminSessionsService, type Admin } from '../auth/index.js';
import { TooManyRequests, Unavailable } from '../common/errors/index.js';
import type { EventStream } from '../common/http/index.js';
import { Database } from '../database/index.js';

const pollMs = 1_000;
/** Often enough for every proxy on the way: the shell gives an answer up after 30 silent seconds. */
const heartbeatMs = 10_000;
/** A browser needs one for all of its tabs. */
export const streamLimits = { perAdmin: 8, inAll: 200 };

/** How many orders there are, and the id of the newest; 0 when there is none. */
interface OrderNews {
  total: number;
  latest: number;
}

interface Listener {
  admin: Admin;
  stream: EventStream;
}

/**
 * Tells listening admins of new orders. An order may come in by any copy of the API, so each copy that has listeners looks
 * at the newest id once a second, which reads one entry of an index. The state is sent anew every ten seconds: that is the
 * heartbeat as well.
 */
@Injectable()
export class OrderStream implements OnModuleDestroy {
  private readonly listeners = new Set<Listener>();
  private news: OrderNews = { total: 0, latest: 0 };
  private mustCount = true;
  private sentAt = 0;
  private timer: NodeJS.Timeout | undefined;
  private closing = false;

  constructor(
    private readonly database: Database,
    private readonly sessions: AdminSessionsService,
  ) {}

  /**
   * Throws `TooManyRequests` when the admin has, or all have, as many streams as can be served, `Unavailable` when closing.
   * To be asked before the answer begins.
   */
  refuseTooMany({ id }: Admin): void {
    if (this.closing) throw new Unavailable();
    const own = [...this.listeners].filter(({ admin }) => admin.id === id).length;
    if (own >= streamLimits.perAdmin || this.listeners.size >= streamLimits.inAll) throw new TooManyRequests();
  }

  /** Sends the state at once and whenever it changes, until the connection or the admin's session ends. */
  async listen(admin: Admin, stream: EventStream): Promise<void> {
    const listener = { admin, stream };
    this.listeners.add(listener);
    stream.onClose(() => this.listeners.delete(listener));
    this.watch();
    try {
      stream.send('orders', await this.count());
    } catch {
      // The headers are gone. Whoever asks anew is told why.
      stream.end();
    }
  }

  /** Streams end before the server waits for running answers; listeners ask anew, another copy if there is one. */
  onModuleDestroy(): void {
    this.closing = true;
    clearTimeout(this.timer);
    for (const { stream } of this.listeners) stream.end();
  }

  /** One look after the other, as long as somebody listens. */
  private watch(): void {
    if (this.timer || this.closing) return;
    this.timer = setTimeout(() => {
      // While the database is away nothing is sent, not even a heartbeat: listeners ask anew, and are told.
      this.look()
        .catch(() => undefined)
        .finally(() => {
          this.timer = undefined;
          if (this.listeners.size > 0) this.watch();
        });
    }, pollMs);
    this.timer.unref();
  }

  private async look(): Promise<void> {
    const latest = await this.latest();
    const isNew = latest !== this.news.latest;
    const before = this.news.total;
    if (isNew || this.mustCount) this.news = await this.count();
    // An order with a lower id may be stored a moment after one with a higher.
    this.mustCount = isNew;
    if (this.news.total !== before || Date.now() - this.sentAt >= heartbeatMs) await this.tell();
  }

  private async tell(): Promise<void> {
    const listeners = [...this.listeners];
    const running = await this.sessions.running(listeners.map(({ admin }) => admin.sessionId));
    for (const { admin, stream } of listeners) {
      if (running.has(admin.sessionId)) stream.send('orders', this.news);
      else stream.end();
    }
    this.sentAt = Date.now();
  }

  private async latest(): Promise<number> {
    const [row] = await this.database.read.query<{ latest: number | null }[]>('SELECT MAX(id) AS latest FROM orders');
    return Number(row?.latest ?? 0);
  }

  private async count(): Promise<OrderNews> {
    const sql = 'SELECT COUNT(*) AS total, MAX(id) AS latest FROM orders';
    const [row] = await this.database.read.query<Record<keyof OrderNews, number | null>[]>(sql);
    return { total: Number(row?.total ?? 0), latest: Number(row?.latest ?? 0) };
  }
}
