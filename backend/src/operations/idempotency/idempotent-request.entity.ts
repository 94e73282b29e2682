import { Column, Entity, Index } from 'typeorm';
import { instantColumn } from '../../database/columns.js';
import { EntityWithId } from '../../database/entity.js';

/** The record that a request with an `Idempotency-Key` changed; stored for a day. */
@Entity('creation')
@Index(['caller', 'operation', 'requestKey'], { unique: true })
@Index(['createdAt'])
export class IdempotentRequest extends EntityWithId {
  /** `admin:1`, `key:3` or `visitor`. Nobody gets the answer to another's request; that to a visitor says nothing but thanks. */
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
