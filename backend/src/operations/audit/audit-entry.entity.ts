import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instantColumn } from '../../database/columns.js';

/** The values of the fields that a change touched; null where there was or is nothing. */
export type AuditState = Record<string, unknown> | null;

/**
 * One change by an admin: who, what, when, before and after (design §5 "Audit"). Never deleted, and changed only by
 * forgetting, which takes values out (D31).
 */
@Entity('audit_entry')
@Index(['subject', 'subjectId', 'id', 'action', 'adminId', 'at', 'searchKey'])
@Index(['at', 'action', 'adminId', 'subjectId', 'searchKey'])
export class AuditEntry {
  @PrimaryGeneratedColumn()
  id: number;

  @Column(instantColumn)
  at: Date;

  @Column({ type: 'integer' })
  adminId: number;

  /** The admin's display name at that time. */
  @Column({ type: 'varchar', length: 100 })
  by: string;

  /** The operation of the API: `updateProduct`. */
  @Column({ type: 'varchar', length: 64 })
  action: string;

  /** What kind of thing: `product`. */
  @Column({ type: 'varchar', length: 32 })
  subject: string;

  /** Which of them; text, because some are named, not numbered. */
  @Column({ type: 'varchar', length: 200 })
  subjectId: string;

  /** What it was called then; null for people and what they wrote (D31), and for what has no name. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  name: string | null;

  /** The name folded, for the search. Empty without one. */
  @Column({ type: 'varchar', length: 200, default: '' })
  searchKey: string;

  @Column({ type: 'simple-json', nullable: true })
  before: AuditState;

  @Column({ type: 'simple-json', nullable: true })
  after: AuditState;
}
