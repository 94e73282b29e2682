import { IsNull, Not, type EntityManager } from 'typeorm';
import { refKey, type RecordRef } from '../record-ref.js';
import { OutboxMessage } from './outbox-message.entity.js';

/**
 * Deletes every message about a record, sent or not. The worker deletes their files, because a transaction cannot. A
 * message that is being sent at this moment still arrives, and nothing of it stays stored.
 */
export async function forgetMessages(tx: EntityManager, record: RecordRef): Promise<void> {
  await tx.delete(OutboxMessage, { about: refKey(record) });
}

/** Deletes the messages about a record that contain a link or a code, because it is no longer valid. */
export async function forgetLinks(tx: EntityManager, record: RecordRef): Promise<void> {
  await tx.delete(OutboxMessage, { about: refKey(record), expiresAt: Not(IsNull()) });
}
