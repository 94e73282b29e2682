import type { EntityManager } from 'typeorm';
import { chunksOf, inSlices } from '../../common/in-slices.js';
import { insertRows } from '../../database/insert.js';
import type { RecordRef } from '../record-ref.js';
import { ChangeEvent, type ChangeType } from './change-event.entity.js';
import type { EventName } from './event-names.js';

const rowsAtOnce = 200;

export interface NewEvent extends RecordRef {
  type: ChangeType;
  event?: EventName | undefined;
}

/**
 * Stores that records changed, in the transaction of the change and after the record was written or locked; of two changes of
 * one record the later one then has the higher id. What staff change comes here from the audit (`recordChange`). Writes of
 * visitors, and those that change records indirectly, call it themselves.
 */
export async function noteEvents(tx: EntityManager, events: readonly NewEvent[]): Promise<void> {
  const at = new Date();
  await inSlices(chunksOf(events, rowsAtOnce), async (some) => {
    const rows = some.map(({ subject, id, type, event = null }) => ({
      subject,
      subjectId: Number(id),
      type,
      event,
      at,
    }));
    await insertRows(tx, ChangeEvent, rows);
  });
}
