import type { EntityManager } from 'typeorm';
import { chunksOf, inSlices } from '../../common/in-slices.js';
import { insertRows } from '../../database/insert.js';
import type { RecordRef } from '../record-ref.js';
import { ChangeEvent, type ChangeType, type EventDetails } from './change-event.entity.js';
import type { EventName } from './event-names.js';

const rowsAtOnce = 200;

export interface NewEvent extends RecordRef {
  type: ChangeType;
  event?: EventName | undefined;
  /** The names of the fields that an update changed, as the API names them. */
  changedFields?: readonly string[];
  /** When it happened, if that was not now. */
  at?: Date;
  /** The facts of an event about something that cannot be read by its id. They must not be personal data. */
  details?: EventDetails;
}

/**
 * Adds events about changed records to the feed. Call it in the transaction of the change, after the record was written or
 * locked: the later one of two changes of a record then has the higher id. `recordChange` calls it for changes by staff.
 * Writes of visitors, and writes that change records indirectly, call it themselves.
 */
export async function noteEvents(tx: EntityManager, events: readonly NewEvent[]): Promise<void> {
  const now = new Date();
  await inSlices(chunksOf(events, rowsAtOnce), async (some) => {
    const rows = some.map(({ subject, id, type, event = null, changedFields, at = now, details = null }) => ({
      subject,
      subjectId: Number(id),
      type,
      event,
      changedFields: changedFields?.join() ?? null,
      at,
      details,
    }));
    await insertRows(tx, ChangeEvent, rows);
  });
}
