import { Injectable } from '@nestjs/common';
import { IsNull, Not, type EntityManager, type FindOneOptions } from 'typeorm';
import { ValidationFailed } from '../common/errors/index.js';
import { hourMs } from '../common/tehran-day.js';
import { Env } from '../config/index.js';
import { Database, findOrThrow, rowLock } from '../database/index.js';
import { recordChange, saveChange, type Author } from '../operations/audit/index.js';
import { ChangeFeed } from '../operations/events/index.js';
import { copy } from './copy.js';
import { newSecret } from './signature.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { retryMs } from './webhook-sending.js';
import { recordedStateOf, Webhook, type MadeWebhook } from './webhook.entity.js';
import type { CreateWebhookDto, RotateWebhookDto, UpdateWebhookDto } from './webhooks.dto.js';
import { WebhookChangedMeanwhile, WebhookNotFound, WebhooksTooMany } from './webhooks.errors.js';

const most = 20;

@Injectable()
export class WebhooksService {
  constructor(
    private readonly database: Database,
    private readonly feed: ChangeFeed,
    private readonly env: Env,
  ) {}

  list(): Promise<Webhook[]> {
    return this.database.read.find(Webhook, { order: { id: 'DESC' } });
  }

  /** Throws {@link WebhookNotFound}. */
  get(id: number): Promise<Webhook> {
    return webhookOf(this.database.read, id);
  }

  /**
   * Creates a webhook, which gets the events from now on. Throws {@link WebhooksTooMany}, and {@link ValidationFailed} for
   * an address without https.
   */
  async create({ url, events }: CreateWebhookDto, by: Author): Promise<MadeWebhook> {
    this.requireHttps(url);
    const secret = newSecret();
    const { last: position } = await this.feed.next(null, 1);
    const webhook = await this.database.write(async (tx) => {
      if ((await tx.count(Webhook)) >= most) throw new WebhooksTooMany();
      const none = { previousSecrets: [], pausedAt: null, pauseReason: null };
      const made = { secret, position, createdAt: new Date(), version: 1 };
      const stored = await tx.save(tx.create(Webhook, { url, events, ...made, ...none }));
      await recordChange(tx, by, { action: 'createWebhook', subjectId: stored.id, after: recordedStateOf(stored) });
      return stored;
    });
    return { webhook, secret };
  }

  /** Throws {@link WebhookNotFound}, {@link WebhookChangedMeanwhile}, {@link ValidationFailed}. */
  update(id: number, form: UpdateWebhookDto, by: Author): Promise<Webhook> {
    this.requireHttps(form.url);
    const { url, events, isActive } = form;
    return this.change(id, { action: 'updateWebhook', form, by }, async (webhook, tx) => {
      if (isActive === undefined || isActive === webhook.isActive) return { url, events };
      if (!isActive) return { url, events, pausedAt: new Date(), pauseReason: 'person' };
      await retryAgain(tx, id);
      return { url, events, pausedAt: null, pauseReason: null };
    });
  }

  /**
   * Gives the webhook a new secret. For `overlapHours` more hours, deliveries are signed with the old secret as well, and with
   * those of earlier rotations until their own ends. Without an overlap only the new one signs. Throws
   * {@link WebhookNotFound}.
   */
  async rotate(id: number, { overlapHours }: RotateWebhookDto, by: Author): Promise<MadeWebhook> {
    const secret = newSecret();
    const webhook = await this.change(id, { action: 'rotateWebhook', form: {}, by }, (stored) => {
      const now = new Date();
      return stored.rotated(secret, now, new Date(now.getTime() + overlapHours * hourMs));
    });
    return { webhook, secret };
  }

  /** Deletes the webhook and its deliveries. Throws {@link WebhookNotFound}, {@link PreconditionFailed}. */
  async remove(id: number, by: Author, expectedVersion: number | null): Promise<void> {
    await this.database.write(async (tx) => {
      const stored = await webhookOf(tx, id, rowLock(tx));
      await tx.delete(Webhook, { id });
      const before = { id, ...recordedStateOf(stored) };
      await recordChange(tx, by, { action: 'deleteWebhook', before, expectedVersion });
    });
  }

  private change(
    id: number,
    { action, form, by }: { action: 'updateWebhook' | 'rotateWebhook'; form: object; by: Author },
    changed: (webhook: Webhook, tx: EntityManager) => Partial<Webhook> | Promise<Partial<Webhook>>,
  ): Promise<Webhook> {
    return this.database.write(async (tx) => {
      const stored = await webhookOf(tx, id, rowLock(tx));
      return saveChange(tx, by, {
        action,
        id,
        form,
        error: WebhookChangedMeanwhile,
        stored,
        stateOf: recordedStateOf,
        next: async () => tx.create(Webhook, { ...stored, ...(await changed(stored, tx)) }),
        store: (webhook, version) => tx.save(Object.assign(webhook, { version })),
      });
    });
  }

  private requireHttps(url: string): void {
    if (this.env.webhookTargets === 'any' || /^https:/i.test(url)) return;
    throw new ValidationFailed([{ field: 'url', message: copy.httpsNeeded }]);
  }
}

/** Makes waiting deliveries due at once, and gives them three days for further attempts again. */
async function retryAgain(tx: EntityManager, webhookId: number): Promise<void> {
  const now = new Date();
  const retryUntil = new Date(now.getTime() + retryMs);
  await tx.update(WebhookDelivery, { webhookId, dueAt: Not(IsNull()) }, { dueAt: now, retryUntil });
}

function webhookOf(manager: EntityManager, id: number, options: FindOneOptions<Webhook> = {}): Promise<Webhook> {
  return findOrThrow(manager, Webhook, id, WebhookNotFound, options);
}
