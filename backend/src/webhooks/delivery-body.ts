import { recordKindOf } from '../records.js';
import type { WebhookDelivery } from './webhook-delivery.entity.js';

/**
 * The body of a delivery, the same for each attempt. It contains the id of the record and the names of the fields that a
 * change touched, and not its data: the receiver reads the record with its own API key, so that no personal data is sent to
 * another system unasked. For an event without a record that can be read, such as a release, the body contains the details.
 */
export function bodyOf({ event, at, subject, subjectId, changedFields, details }: WebhookDelivery): string {
  if (details) return JSON.stringify({ type: event, timestamp: at.toISOString(), data: details });
  const kind = recordKindOf(subject)?.feed?.kind ?? subject;
  const changed = changedFields === null ? {} : { changedFields: changedFields.split(',') };
  return JSON.stringify({ type: event, timestamp: at.toISOString(), data: { kind, id: subjectId, ...changed } });
}

/**
 * The id of the message, the same for each attempt, so that receivers recognise a repetition. It contains the time, because
 * after a restored backup a new delivery may get an id that was used before.
 */
export function messageIdOf({ id, at }: WebhookDelivery): string {
  return `msg_${id}_${at.getTime()}`;
}
