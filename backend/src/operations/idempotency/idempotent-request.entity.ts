import { Column, Entity, Index } from 'typeorm';
import { instantColumn } from '../../database/columns.js';
import { EntityWithId } from '../../database/entity.js';

/** The record that a request with an `Idempotency-Key` changed; stored for a day. */
@Entity('creation')
@Index(['caller', 'operation', 'requestKey'], { unique: true })
@Index(['createdAt'])
export class IdempotentRequest extends EntityWithId {
  /**
   * `admin:1`, `key:3` or `visitor`. A caller cannot get the response to the request of another caller. All visitors
   * share one value, because their responses contain no data.
   */
  @Column({ type: 'varchar', length: 24 })
  caller: string;

  @Column({ type: 'varchar', length: 100 })
  operation: string;

  @Column({ type: 'varchar', length: 128 })
  requestKey: string;

  /** A hash of path, body and file. */
  @Column({ type: 'varchar', length: 64 })
  requestHash: string;

  @Column({ type: 'integer' })
  subjectId: number;

  @Column(instantColumn)
  createdAt: Date;
}
