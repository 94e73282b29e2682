import { Column, Entity, Index } from 'typeorm';
import { instantColumn } from '../../database/columns.js';
import { EntityWithId } from '../../database/entity.js';
import type { EventName } from './event-names.js';

export const changeTypes = ['created', 'changed', 'deleted'] as const;
export type ChangeType = (typeof changeTypes)[number];

/** The facts of an event, for example the versions of a release. */
export type EventDetails = Record<string, string | null>;

/** An event about a record: the columns of the feed and of webhook deliveries. */
export abstract class RecordedEvent extends EntityWithId {
  /** The kind of the record, as in `RecordRef`. */
  @Column({ type: 'varchar', length: 32 })
  subject: string;

  @Column({ type: 'integer' })
  subjectId: number;

  /** The names of the changed fields of an update, separated by commas; null when they are not known. */
  @Column({ type: 'text', nullable: true })
  changedFields: string | null;

  /** Only for events about something that cannot be read by its id. */
  @Column({ type: 'simple-json', nullable: true })
  details: EventDetails | null;

  /** When the event happened. */
  @Column(instantColumn)
  at: Date;
}

/**
 * One change of a record, for programs that follow the site. Besides the kind and the id of the record it contains nothing that
 * belongs to a person, so nothing has to be removed from it when the data of a person is removed.
 */
@Entity('change_event')
@Index(['position', 'id'])
@Index(['subject', 'position'])
export class ChangeEvent extends RecordedEvent {
  /**
   * The position in the order in which programs read. It is null until a reader numbers the event after its transaction was
   * committed. The id cannot be the position, because transactions are not committed in the order of their ids.
   */
  @Column({ type: 'integer', nullable: true })
  position: number | null;

  @Column({ type: 'varchar', length: 8 })
  type: ChangeType;

  /** The name of what happened; null for a change without a name. */
  @Column({ type: 'varchar', length: 32, nullable: true })
  event: EventName | null;
}
