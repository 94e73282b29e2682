import { recordKindOf } from '../records.js';
import type { WebhookDelivery } from './webhook-delivery.entity.js';

/**
 * The body of a delivery; each attempt sends the same. The receiver reads the record with its key, so that no personal data
 * goes to another system unasked.
 */
export function bodyOf({ event, at, subject, subjectId }: WebhookDelivery): string {
  const kind = recordKindOf(subject)?.feed?.kind ?? subject;
  return JSON.stringify({ type: event, timestamp: at.toISOString(), data: { kind, id: subjectId } });
}

/** The same for each attempt, so that receivers recognise a repetition; with the time, because ids return after a restored backup. */
export function messageIdOf({ id, at }: WebhookDelivery): string {
  return `msg_${id}_${at.getTime()}`;
}
