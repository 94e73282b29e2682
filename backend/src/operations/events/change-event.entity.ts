import { Column, Entity, Index } from 'typeorm';
import { instantColumn } from '../../database/columns.js';
import { EntityWithId } from '../../database/entity.js';
import type { EventName } from './event-names.js';

export const changeTypes = ['created', 'changed', 'deleted'] as const;
export type ChangeType = (typeof changeTypes)[number];

/**
 * One change of a record, for programs that follow the site. It names the record and holds nothing of it, so that nothing has
 * to be removed from it when a person is forgotten.
 */
@Entity('change_event')
@Index(['position', 'id'])
@Index(['subject', 'position'])
export class ChangeEvent extends EntityWithId {
  /**
   * The place in the order in which programs read. It is null until the transaction has ended and somebody reads, because
   * transactions do not end in the order of their ids.
   */
  @Column({ type: 'integer', nullable: true })
  position: number | null;

  /** The kind of the record, as in `RecordRef`. */
  @Column({ type: 'varchar', length: 32 })
  subject: string;

  @Column({ type: 'integer' })
  subjectId: number;

  @Column({ type: 'varchar', length: 8 })
  type: ChangeType;

  /** What happened, when it has a name of its own. */
  @Column({ type: 'varchar', length: 32, nullable: true })
  event: EventName | null;

  @Column(instantColumn)
  at: Date;
}
