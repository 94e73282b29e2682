import { recordKindOf } from '../records.js';
import type { WebhookDelivery } from './webhook-delivery.entity.js';

/**
 * The body of a delivery, the same for each attempt. It contains the id of the record and not its data: the receiver reads
 * the record with its own API key, so that no personal data is sent to another system unasked.
 */
export function bodyOf({ event, at, subject, subjectId }: WebhookDelivery): string {
  const kind = recordKindOf(subject)?.feed?.kind ?? subject;
  return JSON.stringify({ type: event, timestamp: at.toISOString(), data: { kind, id: subjectId } });
}

/**
 * The id of the message, the same for each attempt, so that receivers recognise a repetition. It contains the time, because
 * after a restored backup a new delivery may get an id that was used before.
 */
export function messageIdOf({ id, at }: WebhookDelivery): string {
  return `msg_${id}_${at.getTime()}`;
}
