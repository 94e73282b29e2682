import { Column, Entity, Index } from 'typeorm';
import { instantColumn } from '../../database/columns.js';
import { EntityWithId } from '../../database/entity.js';

/** The record that an admin's request with an `Idempotency-Key` changed; stored for a day. */
@Entity('creation')
@Index(['adminId', 'operation', 'requestKey'], { unique: true })
@Index(['createdAt'])
export class IdempotentRequest extends EntityWithId {
  @Column({ type: 'integer' })
  adminId: number;

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
