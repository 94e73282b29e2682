import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, LessThanOrEqual, MoreThan } from 'typeorm';
import { briefOf } from '../../common/http/logged-error.js';
import { logger } from '../../common/http/index.js';
import { Env } from '../../config/index.js';
import { SettingsService } from '../../content/index.js';
import { Database } from '../../database/index.js';
import { copy } from '../copy.js';
import { MessageFolder } from './message-folder.js';
import { OutboxMessage, type OutboxChannel } from './outbox-message.entity.js';
import { sendersFor, type MailFrom, type MessageSender } from './senders.js';

const batch = 20;
const idsAtOnce = 500;
/** A running copy renews its leases. When a copy dies, other copies send its messages after this time. */
const leaseMs = 2 * 60_000;
/** The time limit of one delivery, also for a server that responds byte by byte. */
const longestMs = 15 * 60_000;
/** Pauses before the second, third, … attempt: about two days in all. After the last attempt a message is given up. */
const waitsMs = [1, 5, 15, 60, 4 * 60, 12 * 60, 24 * 60].map((minutes) => minutes * 60_000);
/** Mails hold names, phones and links, so they are kept only as long as somebody may ask what was sent. */
const keepRowsMs = 30 * 24 * 60 * 60_000;
const keepFilesMs = 7 * 24 * 60 * 60_000;

/** The right to send a message. It ends when another copy claims the message; `attempts` is the fencing token. */
type Lease = Pick<OutboxMessage, 'id' | 'channel' | 'attempts'>;

/** Sends the messages that the domains queued, with retries. Several copies share the work (decision 16). */
@Injectable()
export class OutboxDelivery {
  private readonly folders: Record<OutboxChannel, MessageFolder>;
  private readonly senders: Record<OutboxChannel, MessageSender>;
  private readonly closing = new AbortController();
  /** The messages that this copy is sending now. */
  private readonly leases = new Map<number, Lease>();
  /** Messages that were sent but are not recorded as sent yet. When the database fails, they are recorded later and not sent again. */
  private readonly unrecorded = new Map<number, Lease>();

  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    env: Env,
  ) {
    this.folders = {
      mail: new MessageFolder(join(env.dataDir, 'mail'), '.eml'),
      sms: new MessageFolder(join(env.dataDir, 'sms'), '.txt'),
    };
    this.senders = sendersFor(env, this.folders);
  }

  /** Sends each message that is due in a channel once, until `stop` is aborted. Returns how many were sent. */
  async sendDue(channel: OutboxChannel, stop?: AbortSignal): Promise<number> {
    await this.recordLate(channel);
    let sent = 0;
    // Each round reads only higher ids. So the loop ends, even if a read does not see the last writes yet.
    for (let after = 0; ;) {
      const due = await this.database.read.find(OutboxMessage, {
        where: { channel, dueAt: LessThanOrEqual(new Date()), id: MoreThan(after) },
        order: { id: 'ASC' },
        take: batch,
      });
      after = due.at(-1)?.id ?? after;
      sent += await this.sendAll(due, this.senders[channel].lanes, stop);
      if (due.length < batch || stop?.aborted) return sent;
    }
  }

  /** Renews the leases of the messages that this copy is sending. Called more often than a lease lasts. */
  async renewLeases(): Promise<void> {
    const leases = [...this.leases.values(), ...this.unrecorded.values()];
    if (leases.length === 0) return;
    await this.database.write(async (tx) => {
      for (const { id, attempts } of leases) {
        await tx.update(OutboxMessage, { id, attempts, sentAt: IsNull() }, { dueAt: afterNow(leaseMs) });
      }
    });
  }

  /** Removes rows that are older than thirty days, sent or not, and files that are older than seven. */
  async forgetOld(): Promise<void> {
    await this.database.write((tx) => tx.delete(OutboxMessage, { createdAt: LessThan(afterNow(-keepRowsMs)) }));
    for (const folder of Object.values(this.folders)) await folder.removeOlderThan(afterNow(-keepFilesMs));
  }

  /** Removes messages whose link has expired, and files without a row. */
  async removeForgotten(): Promise<void> {
    const expired = { expiresAt: LessThan(new Date()) };
    if (await this.database.read.existsBy(OutboxMessage, expired))
      await this.database.write((tx) => tx.delete(OutboxMessage, expired));
    for (const folder of Object.values(this.folders)) {
      const ids = await folder.ids();
      while (ids.length > 0) {
        const some = ids.splice(0, idsAtOnce);
        const kept = await this.database.read.find(OutboxMessage, { select: { id: true }, where: { id: In(some) } });
        const known = new Set(kept.map(({ id }) => id));
        for (const id of some) if (!known.has(id)) await folder.remove(id);
      }
    }
  }

  /** Aborts the deliveries that still run, and closes the kept connections. */
  close(): void {
    this.closing.abort();
    for (const sender of Object.values(this.senders)) sender.close();
  }

  /**
   * Sends messages in parallel lanes. If one fails unexpectedly, it waits until all lanes have ended.
   * @throws the first error
   */
  private async sendAll(messages: readonly OutboxMessage[], lanes: number, stop?: AbortSignal): Promise<number> {
    const waiting = [...messages];
    let sent = 0;
    const lane = async (): Promise<void> => {
      while (!stop?.aborted) {
        const message = waiting.shift();
        if (!message) return;
        const lease = await this.claim(message);
        if (lease && (await this.deliver(message, lease))) sent += 1;
      }
    };
    const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
    const failure = ends.find((end) => end.status === 'rejected');
    if (failure) throw failure.reason;
    return sent;
  }

  /** Tries to take the lease of a message. The copy that raises the number of attempts first gets it; all others get null. */
  private async claim({ id, channel, attempts }: OutboxMessage): Promise<Lease | null> {
    const lease = { id, channel, attempts: attempts + 1 };
    const now = new Date();
    const { affected } = await this.database.write((tx) =>
      tx.update(
        OutboxMessage,
        { id, attempts, dueAt: LessThanOrEqual(now) },
        { attempts: lease.attempts, dueAt: new Date(now.getTime() + leaseMs) },
      ),
    );
    return affected === 1 ? lease : null;
  }

  private async deliver(message: OutboxMessage, lease: Lease): Promise<boolean> {
    try {
      await this.handOver(message, lease);
    } catch (error) {
      await this.postpone(lease, error);
      return false;
    }
    this.unrecorded.set(lease.id, lease);
    await this.record(lease);
    return true;
  }

  private async handOver(message: OutboxMessage, lease: Lease): Promise<void> {
    const from = await this.sender();
    const stop = AbortSignal.any([this.closing.signal, AbortSignal.timeout(longestMs)]);
    this.leases.set(lease.id, lease);
    try {
      await this.senders[lease.channel].send(message, from, stop);
    } finally {
      this.leases.delete(lease.id);
    }
  }

  private async record(lease: Lease): Promise<void> {
    await this.store(lease, { sentAt: new Date(), dueAt: null, lastError: null });
    this.unrecorded.delete(lease.id);
  }

  private async recordLate(channel: OutboxChannel): Promise<void> {
    for (const lease of this.unrecorded.values()) if (lease.channel === channel) await this.record(lease);
  }

  private async sender(): Promise<MailFrom> {
    return { name: copy.mailSender, address: (await this.settings.get()).contactEmail };
  }

  private async postpone(lease: Lease, error: unknown): Promise<void> {
    const { id, channel, attempts } = lease;
    const wait = waitsMs[attempts - 1];
    const dueAt = wait === undefined ? null : afterNow(wait);
    if (!(await this.store(lease, { dueAt, lastError: briefOf(error) }))) return;
    logger.warn({ id, channel, attempts, givenUp: dueAt === null, err: error }, 'message not sent');
  }

  /**
   * Stores the result of a delivery. Returns false when another copy has taken the lease meanwhile: then the result of that
   * copy counts, and this one is dropped.
   */
  private async store({ id, attempts }: Lease, outcome: Partial<OutboxMessage>): Promise<boolean> {
    const { affected } = await this.database.write((tx) =>
      tx.update(OutboxMessage, { id, attempts, sentAt: IsNull() }, outcome),
    );
    return affected === 1;
  }
}

function afterNow(ms: number): Date {
  return new Date(Date.now() + ms);
}
