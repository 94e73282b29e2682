import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instantColumn } from '../../database/columns.js';

/** What an admin made under an `Idempotency-Key`; kept for a day. */
@Entity('creation')
@Index(['adminId', 'operation', 'requestKey'], { unique: true })
@Index(['createdAt'])
export class Creation {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  adminId: number;

  /** The handler that was called. */
  @Column({ type: 'varchar', length: 100 })
  operation: string;

  @Column({ type: 'varchar', length: 128 })
  requestKey: string;

  /** Of path and body. */
  @Column({ type: 'varchar', length: 64 })
  requestHash: string;

  /** What was made, or what it was made for. */
  @Column({ type: 'integer' })
  subjectId: number;

  @Column(instantColumn)
  createdAt: Date;
}
