import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AdminSessionsService, type Admin } from '../auth/index.js';
import { TooManyRequests, Unavailable } from '../common/errors/index.js';
import type { EventStream } from '../common/http/index.js';
import { Messages } from '../common/messages/index.js';
import { RepeatedWork } from '../common/repeated-work.js';
import { Database } from '../database/index.js';

/** The stream polls twice a second, so that a listener gets no event later than a second after the end of its session. */
const pollMs = 500;
/** Short enough for every proxy on the way: the shell closes a response after 30 seconds of silence. */
const heartbeatMs = 10_000;
/** A browser opens one stream for all of its tabs. */
export const streamLimits = { perAdmin: 8, inAll: 200 };

/** The newest reply of a buyer to a quote. */
export interface ReplyNews {
  /** Rises with every reply. */
  id: number;
  orderId: number;
  kind: string;
  assigneeId: number | null;
}

/** The number of orders and the id of the newest one, 0 when there is none; and the newest reply of a buyer. */
interface OrderNews {
  total: number;
  latest: number;
  reply: ReplyNews | null;
}

interface Listener {
  admin: Admin;
  stream: EventStream;
}

/**
 * Notifies listening admins of new orders and of replies to quotes as soon as a message about one arrives. A message
 * may be lost, there may be no Redis, and any copy of the API may receive an order. So each copy that has listeners
 * also polls twice a second: it reads the newest ids (one entry of an index each) and checks that the listeners may
 * still listen. It sends the state again every ten seconds, which also serves as the heartbeat.
 */
@Injectable()
export class OrderStream implements OnModuleDestroy {
  private readonly listeners = new Set<Listener>();
  private news: OrderNews = { total: 0, latest: 0, reply: null };
  private readReply: () => Promise<ReplyNews | null> = () => Promise.resolve(null);
  private mustCount = true;
  private sentAt = 0;
  private readonly watching = new RepeatedWork(
    () => this.poll(),
    () => pollMs,
  );
  private closing = false;

  constructor(
    private readonly database: Database,
    private readonly sessions: AdminSessionsService,
    messages: Messages,
  ) {
    messages.on('orders', () => this.watching.wake());
  }

  /**
   * Throws `TooManyRequests` when this admin, or all admins together, have as many streams as allowed, and
   * `Unavailable` while the service closes. Call it before the response begins.
   */
  refuseTooMany({ id }: Admin): void {
    if (this.closing) throw new Unavailable();
    const own = [...this.listeners].filter(({ admin }) => admin.id === id).length;
    if (own >= streamLimits.perAdmin || this.listeners.size >= streamLimits.inAll) throw new TooManyRequests();
  }

  /**
   * Sets the function that reads the newest reply. The domain of quotes calls this, because the domain of orders does
   * not import it.
   */
  watchReplies(read: () => Promise<ReplyNews | null>): void {
    this.readReply = read;
  }

  /** Sends the state at once and after every change, until the connection or the session ends or the role loses access. */
  async listen(admin: Admin, stream: EventStream): Promise<void> {
    const listener = { admin, stream };
    this.listeners.add(listener);
    stream.onClose(() => this.listeners.delete(listener));
    this.watching.start();
    try {
      stream.send('orders', await this.state());
    } catch {
      // The headers are already sent, so the stream can only end. A reconnecting client gets the error.
      stream.end();
    }
  }

  /** Ends all streams before the server waits for running responses. Listeners reconnect, to another copy if there is one. */
  onModuleDestroy(): void {
    this.closing = true;
    this.watching.stop();
    for (const { stream } of this.listeners) stream.end();
  }

  /**
   * While the database is away the stream sends nothing, not even a heartbeat. Clients then reconnect and get the error.
   */
  private async poll(): Promise<void> {
    if (this.listeners.size === 0) return this.watching.stop();
    await this.endRefused();
    const [latest, reply] = await Promise.all([this.latest(), this.readReply()]);
    const isNew = latest !== this.news.latest;
    const before = this.news;
    this.news = { ...(isNew || this.mustCount ? await this.count() : before), reply };
    // An order with a lower id may be committed a moment after one with a higher id.
    this.mustCount = isNew;
    const isNews = this.news.total !== before.total || reply?.id !== before.reply?.id;
    if (isNews || Date.now() - this.sentAt >= heartbeatMs) this.send();
  }

  /**
   * Drops listeners whose session has ended or whose admin may no longer read orders, also when another copy made that
   * change.
   */
  private async endRefused(): Promise<void> {
    const listeners = [...this.listeners];
    const may = await this.sessions.runningWithAccess(
      'orders',
      listeners.map(({ admin }) => admin.sessionId),
    );
    for (const listener of listeners) if (!may.has(listener.admin.sessionId)) this.drop(listener);
  }

  /** Removes the listener at once instead of when the connection closes, so that it gets no further events. */
  private drop(listener: Listener): void {
    this.listeners.delete(listener);
    listener.stream.end();
  }

  private send(): void {
    for (const { stream } of this.listeners) stream.send('orders', this.news);
    this.sentAt = Date.now();
  }

  private async latest(): Promise<number> {
    const [row] = await this.database.read.query<{ latest: number | null }[]>('SELECT MAX(id) AS latest FROM orders');
    return Number(row?.latest ?? 0);
  }

  private async state(): Promise<OrderNews> {
    const [counts, reply] = await Promise.all([this.count(), this.readReply()]);
    return { ...counts, reply };
  }

  private async count(): Promise<Omit<OrderNews, 'reply'>> {
    const sql = 'SELECT COUNT(*) AS total, MAX(id) AS latest FROM orders';
    const [row] = await this.database.read.query<Record<'total' | 'latest', number | null>[]>(sql);
    return { total: Number(row?.total ?? 0), latest: Number(row?.latest ?? 0) };
  }
}
