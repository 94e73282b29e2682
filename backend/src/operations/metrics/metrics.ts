import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { operationOf } from '../../common/http/operation.js';
import type { PublicCache } from '../../common/http/public-cache.js';
import { Limits } from '../../common/limits/index.js';
import { NewestBackup } from '../../backup/index.js';
import { Env } from '../../config/index.js';
import { Database } from '../../database/index.js';
import { OrderFiguresService } from '../../orders/index.js';
import { OutboxMessage } from '../outbox/index.js';

const prefix = 'afshoreh_api_';
/**
 * How long a scrape waits for the store that has the time of the newest backup. The other metrics must not be late because
 * of this store.
 */
const backupMs = 1_000;

/** The metrics of this process for Prometheus: its requests, its errors, and the work that waits in the database. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();

  private readonly requests = new Histogram({
    name: `${prefix}request_duration_seconds`,
    help: 'Requests by operation and status; public reads that are sent from memory are not among them',
    labelNames: ['operation', 'status'] as const,
    buckets: [0.01, 0.05, 0.1, 0.3, 1, 3],
    registers: [this.registry],
  });
  private readonly problems = new Counter({
    name: `${prefix}problems_total`,
    help: 'Errors that were sent, by code',
    labelNames: ['code'] as const,
    registers: [this.registry],
  });
  private readonly databaseUp = this.gauge('database_up', '1 when the database could be read for this scrape, else 0');
  private readonly limitsShared = this.gauge(
    'limits_shared',
    '0 while the store of limits is away and this copy counts alone',
  );
  private readonly overdueCalls = this.gauge('overdue_calls', 'Orders whose call is overdue');
  private readonly waiting = this.gauge('outbox_messages', 'Mails and text messages that are still to be sent');
  private readonly oldest = this.gauge('outbox_oldest_seconds', 'Age of the oldest message that is still to be sent');

  private readonly newestBackup: Gauge;
  private readonly backup: NewestBackup;

  constructor(
    private readonly database: Database,
    private readonly orders: OrderFiguresService,
    env: Env,
    private readonly limits: Limits,
  ) {
    collectDefaultMetrics({ register: this.registry, prefix });
    this.backup = new NewestBackup(env);
    const help =
      'When the newest backup that was found whole was made; 0 without one, NaN as long as that is not known';
    this.newestBackup = this.gauge('backup_timestamp_seconds', help);
    this.newestBackup.set(NaN);
  }

  /** Reports the hits that the cache counts itself. */
  watch(cache: PublicCache): void {
    new Counter({
      name: `${prefix}public_cache_hits_total`,
      help: 'Public reads that were sent from memory',
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(cache.hits);
      },
    });
  }

  /**
   * Measures each request under its operation, the route that handled it. A request without a route counts as the operation
   * `none`.
   */
  measure(): RequestHandler {
    return (request, response, next) => {
      const stop = this.requests.startTimer();
      response.once('close', () => {
        stop({ operation: operationOf(request), status: response.statusCode });
      });
      next();
    };
  }

  countProblem(code: string): void {
    this.problems.inc({ code });
  }

  /**
   * Returns all metrics in the text format of Prometheus. Values from the database are NaN while the database cannot be
   * read.
   */
  async text(): Promise<string> {
    const [found] = await Promise.all([
      this.waitingInDatabase(new Date()).catch(() => null),
      Promise.race([this.readBackup(), sleep(backupMs, undefined, { ref: false })]),
    ]);
    this.limitsShared.set(this.limits.areShared ? 1 : 0);
    this.databaseUp.set(found ? 1 : 0);
    this.overdueCalls.set(found?.overdueCalls ?? NaN);
    this.waiting.set(found?.messages ?? NaN);
    this.oldest.set(found?.oldestSeconds ?? NaN);
    return this.registry.metrics();
  }

  private async waitingInDatabase(
    now: Date,
  ): Promise<{ overdueCalls: number; messages: number; oldestSeconds: number }> {
    const messages = this.database.read.createQueryBuilder(OutboxMessage, 'message').where('message.dueAt IS NOT NULL');
    const [{ overdue }, count, oldest] = await Promise.all([
      this.orders.due(now),
      messages.getCount(),
      messages.clone().orderBy('message.createdAt').limit(1).getOne(),
    ]);
    const oldestSeconds = oldest ? (now.getTime() - oldest.createdAt.getTime()) / 1_000 : 0;
    return { overdueCalls: overdue, messages: count, oldestSeconds };
  }

  /** Reads the time of the newest backup. While the store is unreachable, the metric keeps the last value. */
  private async readBackup(): Promise<void> {
    const createdAt = await this.backup.createdAt().catch(() => undefined);
    if (createdAt !== undefined) this.newestBackup.set((createdAt?.getTime() ?? 0) / 1_000);
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name: `${prefix}${name}`, help, registers: [this.registry] });
  }
}
