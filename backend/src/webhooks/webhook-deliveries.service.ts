import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { rangeOf, type Page } from '../common/http/index.js';
import { Database, findOrThrow, rowLock } from '../database/index.js';
import { testEvent, WebhookDelivery } from './webhook-delivery.entity.js';
import { leaseMs, retryMs, WebhookSending } from './webhook-sending.js';
import { Webhook } from './webhook.entity.js';
import type { WebhookDeliveriesQuery } from './webhooks.dto.js';
import { WebhookNotFound } from './webhooks.errors.js';

/** The deliveries of webhooks, sent and waiting, for owners and their programs. */
@Injectable()
export class WebhookDeliveriesService {
  constructor(
    private readonly database: Database,
    private readonly sending: WebhookSending,
  ) {}

  /** The newest first. Throws {@link WebhookNotFound}. */
  async list(webhookId: number, query: WebhookDeliveriesQuery): Promise<Page<WebhookDelivery>> {
    const { read } = this.database;
    await findOrThrow(read, Webhook, webhookId, WebhookNotFound);
    const [rows, total] = await read.findAndCount(WebhookDelivery, {
      where: {
        webhookId,
        ...(query.delivered !== undefined && { deliveredAt: query.delivered ? Not(IsNull()) : IsNull() }),
      },
      order: { id: 'DESC' },
      ...rangeOf(query),
    });
    return { rows, total };
  }

  /**
   * Sends a test event at once, with a single attempt, also while the webhook is paused. Returns the delivery with its
   * result. Throws {@link WebhookNotFound}.
   */
  async test(webhookId: number): Promise<WebhookDelivery> {
    const webhook = await findOrThrow(this.database.read, Webhook, webhookId, WebhookNotFound);
    const at = new Date();
    const about = { subject: 'webhook', subjectId: webhookId, changedFields: null, details: null } as const;
    const event = { event: testEvent, ...about, at } as const;
    const due = { dueAt: new Date(at.getTime() + leaseMs), retryUntil: null, attempts: 1 };
    const nothing = { attemptedAt: null, deliveredAt: null, responseStatus: null, responseBody: null };
    const delivery = await this.database.write((tx) =>
      tx.save(tx.create(WebhookDelivery, { webhookId, ...event, ...due, ...nothing, error: null, durationMs: null })),
    );
    await this.sending.attempt(webhook, delivery);
    return delivery;
  }

  /**
   * Queues a delivery again under the same `webhook-id`, whether it succeeded before or not. If the webhook is paused, the
   * delivery is sent after the webhook was resumed. Throws {@link WebhookNotFound}.
   */
  async redeliver(webhookId: number, id: number): Promise<WebhookDelivery> {
    return this.database.write(async (tx) => {
      const where = { where: { webhookId }, ...rowLock(tx) };
      const delivery = await findOrThrow(tx, WebhookDelivery, id, WebhookNotFound, where);
      const now = new Date();
      const isTest = delivery.event === testEvent;
      const again = { dueAt: now, deliveredAt: null, retryUntil: isTest ? null : new Date(now.getTime() + retryMs) };
      await tx.update(WebhookDelivery, { id }, again);
      return Object.assign(delivery, again);
    });
  }
}
