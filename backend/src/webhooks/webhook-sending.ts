import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, LessThanOrEqual, type EntityManager } from 'typeorm';
import { AdminAccount } from '../auth/index.js';
import { hourMs } from '../common/tehran-day.js';
import { logger } from '../common/http/index.js';
import { Env } from '../config/index.js';
import { SettingsService } from '../content/index.js';
import { Database, insertRows } from '../database/index.js';
import { storedInstant } from '../database/columns.js';
import { recordChange, theSite } from '../operations/audit/index.js';
import { ChangeFeed } from '../operations/events/index.js';
import { addMail } from '../operations/outbox/index.js';
import { pausedMail } from './copy.js';
import { bodyOf, messageIdOf } from './delivery-body.js';
import { anyTargets, noTargets, post, publicTargets, type Outcome, type Targets } from './post.js';
import { signedHeaders } from './signature.js';
import { testEvent, WebhookDelivery } from './webhook-delivery.entity.js';
import { recordedStateOf, Webhook } from './webhook.entity.js';

const eventsAtOnce = 200;
const deliveriesAtOnce = 50;
/** The number of parallel attempts for one webhook. */
const lanes = 4;
/** A lease is longer than an attempt takes. When a copy dies, other copies send its deliveries after this time. */
export const leaseMs = 30_000;
/** Pauses before the second, third, … attempt; the last one repeats. */
const waitsMs = [5, 30, 2 * 60, 10 * 60, 30 * 60, 3600, 2 * 3600, 4 * 3600, 8 * 3600, 12 * 3600].map((s) => s * 1000);
export const retryMs = 3 * 24 * hourMs;
const keptMs = 30 * 24 * hourMs;
const gone = 410;

/** Makes deliveries of events and sends them. Several copies share the work. */
@Injectable()
export class WebhookSending {
  private readonly closing = new AbortController();
  private readonly targets: Targets;

  constructor(
    private readonly database: Database,
    private readonly feed: ChangeFeed,
    private readonly settings: SettingsService,
    private readonly env: Env,
  ) {
    this.targets = { any: anyTargets, none: noTargets, public: () => publicTargets() }[env.webhookTargets]();
  }

  active(): Promise<Webhook[]> {
    return this.database.read.findBy(Webhook, { pausedAt: IsNull() });
  }

  /**
   * Sends the due deliveries of a webhook, and those that become due when these have been sent, until none is left or `stop`
   * is aborted. A delivery waits for earlier deliveries of the same record, so that they arrive in order.
   */
  async send(id: number, stop?: AbortSignal): Promise<void> {
    for (;;) {
      const webhook = await this.database.read.findOneBy(Webhook, { id, pausedAt: IsNull() });
      if (!webhook || stop?.aborted) return;
      const hasMore = await this.store(webhook);
      const due = await this.due(id);
      if (due.length === 0 && !hasMore) return;
      await this.sendAll(webhook, due, stop);
    }
  }

  /**
   * Makes one attempt and stores its result. The caller must have the lease of the delivery, so that no other copy makes an
   * attempt at the same time.
   */
  async attempt(webhook: Webhook, delivery: WebhookDelivery): Promise<void> {
    const body = bodyOf(delivery);
    const now = new Date();
    const message = { id: messageIdOf(delivery), timestamp: Math.floor(now.getTime() / 1000), body };
    const headers = signedHeaders(message, webhook.secrets(now));
    const outcome = await post(webhook.url, { headers, body, targets: this.targets, stop: this.closing.signal });
    await this.record(webhook, delivery, outcome);
  }

  /** Deletes finished deliveries whose last attempt was more than thirty days ago. */
  async forgetOld(): Promise<void> {
    const old = { attemptedAt: LessThan(new Date(Date.now() - keptMs)), dueAt: IsNull() };
    await this.database.write((tx) => tx.delete(WebhookDelivery, old));
  }

  /** Ends the attempts that still run. */
  close(): void {
    this.closing.abort();
  }

  /**
   * Stores deliveries for the next events. If several copies do this at once, only the first one stores them. Returns true
   * when there are more events.
   */
  private async store({ id, events: wanted, position }: Webhook): Promise<boolean> {
    const { events, last, hasMore } = await this.feed.next(position, eventsAtOnce);
    if (last === position) return false;
    const retryUntil = new Date(Date.now() + retryMs);
    const rows = events.flatMap(({ event, subject, subjectId, changedFields, details, at }) => {
      if (!event || !wanted.includes(event)) return [];
      const about = { event, subject, subjectId, changedFields, details, at };
      return [{ webhookId: id, ...about, dueAt: new Date(), retryUntil, attempts: 0 }];
    });
    await this.database.write(async (tx) => {
      const { affected } = await tx.update(Webhook, { id, position, pausedAt: IsNull() }, { position: last });
      if (affected === 1 && rows.length > 0) await insertRows(tx, WebhookDelivery, rows);
    });
    return hasMore;
  }

  private async due(webhookId: number): Promise<WebhookDelivery[]> {
    const { read } = this.database;
    const rows = await read.query<Pick<WebhookDelivery, 'id'>[]>(
      `SELECT id FROM webhook_delivery WHERE webhookId = ? AND dueAt <= ? AND NOT EXISTS (
         SELECT 1 FROM webhook_delivery earlier
         WHERE earlier.webhookId = webhook_delivery.webhookId AND earlier.subject = webhook_delivery.subject
           AND earlier.subjectId = webhook_delivery.subjectId AND earlier.dueAt IS NOT NULL
           AND earlier.id < webhook_delivery.id
       ) ORDER BY id LIMIT ${deliveriesAtOnce}`,
      [webhookId, storedInstant(new Date())],
    );
    if (rows.length === 0) return [];
    return read.find(WebhookDelivery, { where: { id: In(rows.map(({ id }) => id)) }, order: { id: 'ASC' } });
  }

  private async sendAll(webhook: Webhook, due: WebhookDelivery[], stop?: AbortSignal): Promise<void> {
    const waiting = [...due];
    const lane = async (): Promise<void> => {
      for (let next = waiting.shift(); next && !stop?.aborted; next = waiting.shift())
        if (await this.claim(next)) await this.attempt(webhook, next);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  /** Takes the lease of a delivery. Returns true for the copy that raises the number of attempts first. */
  private async claim(delivery: WebhookDelivery): Promise<boolean> {
    const { id, attempts } = delivery;
    const now = new Date();
    const { affected } = await this.database.write((tx) =>
      tx.update(
        WebhookDelivery,
        { id, attempts, dueAt: LessThanOrEqual(now) },
        { attempts: attempts + 1, dueAt: new Date(now.getTime() + leaseMs) },
      ),
    );
    delivery.attempts = attempts + 1;
    return affected === 1;
  }

  private async record(webhook: Webhook, delivery: WebhookDelivery, outcome: Outcome): Promise<void> {
    const { id, attempts, retryUntil, event } = delivery;
    const now = new Date();
    const status = outcome.responseStatus ?? 0;
    const isDelivered = status >= 200 && status < 300;
    const isTest = event === testEvent;
    const dueAt = isDelivered || isTest ? null : nextAttempt(now, attempts, retryUntil);
    const deliveredAt = isDelivered ? now : null;
    const changes = { ...outcome, attemptedAt: now, deliveredAt, dueAt };
    Object.assign(delivery, changes);
    const isOver = retryUntil !== null && now >= retryUntil;
    const reason = isDelivered || isTest ? null : status === gone ? 'gone' : isOver ? 'failing' : null;
    const { contactEmail } = await this.settings.get();
    await this.database.write(async (tx) => {
      const { affected } = await tx.update(WebhookDelivery, { id, attempts }, changes);
      if (affected === 1 && reason) await this.pause(tx, webhook, { reason, pausedAt: now, contactEmail });
    });
  }

  /** Pauses the webhook, records it in the audit, and notifies the owners by mail. Waiting deliveries stay stored. */
  private async pause(
    tx: EntityManager,
    webhook: Webhook,
    { reason, pausedAt, contactEmail }: { reason: 'gone' | 'failing'; pausedAt: Date; contactEmail: string },
  ): Promise<void> {
    const { id, url } = webhook;
    const { affected } = await tx.update(Webhook, { id, pausedAt: IsNull() }, { pausedAt, pauseReason: reason });
    if (affected !== 1) return;
    logger.warn({ id, reason }, 'webhook paused');
    const before = recordedStateOf(webhook);
    const after = { ...before, isActive: false };
    await recordChange(tx, theSite, { action: 'pauseWebhook', subjectId: id, name: url, before, after });
    const owners = await tx.findBy(AdminAccount, { role: 'owner' });
    const addresses = owners.flatMap(({ state, email }) => (state === 'active' && email ? [email] : []));
    const mail = pausedMail(reason, new URL(url).host, `${this.env.siteUrl}/admin/settings`);
    for (const to of addresses.length > 0 ? new Set(addresses) : [contactEmail])
      await addMail(tx, { about: { subject: 'webhook', id }, to, ...mail });
  }
}

/** When to make the next attempt; at the latest when the three days end, for the last one. */
function nextAttempt(now: Date, attempts: number, retryUntil: Date | null): Date {
  const wait = waitsMs[Math.min(attempts, waitsMs.length) - 1] as number;
  const next = now.getTime() + wait;
  return new Date(retryUntil && now < retryUntil ? Math.min(next, retryUntil.getTime()) : next);
}
