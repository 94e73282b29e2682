import { Column, Entity, Index } from 'typeorm';
import { instantColumn } from '../../database/columns.js';
import { EntityWithId } from '../../database/entity.js';

/** The values of the changed fields; null when the record did not exist before or no longer exists. */
export type AuditState = Record<string, unknown> | null;

const stateColumn = {
  type: 'text',
  nullable: true,
  transformer: { to: (state: AuditState) => state && JSON.stringify(state), from: stateIn },
} as const;

/** Text that is not valid JSON counts as an unknown state, so that one bad entry does not break the whole page. */
function stateIn(stored: string | null): AuditState {
  try {
    return JSON.parse(stored ?? 'null') as AuditState;
  } catch {
    return {};
  }
}

/** Entries are never deleted. They change only when personal data is removed, which clears their values. */
@Entity('audit_entry')
@Index(['subject', 'subjectId', 'id', 'action', 'adminId', 'apiKeyId', 'at', 'searchKey'])
@Index(['at', 'id', 'subject', 'action', 'adminId', 'apiKeyId', 'subjectId', 'searchKey'])
export class AuditEntry extends EntityWithId {
  @Column(instantColumn)
  at: Date;

  /** Null for a change by a program. */
  @Column({ type: 'integer', nullable: true })
  adminId: number | null;

  /** The key of the program; null for a change by an admin. */
  @Column({ type: 'integer', nullable: true })
  apiKeyId: number | null;

  /** The name of the admin or the key at the time of the change. */
  @Column({ type: 'varchar', length: 100 })
  by: string;

  @Column({ type: 'varchar', length: 64 })
  action: string;

  @Column({ type: 'varchar', length: 32 })
  subject: string;

  /** The id of the record; text, because some records have names instead of numbers. */
  @Column({ type: 'varchar', length: 200 })
  subjectId: string;

  /** The name of the record at that time; null for people, for what people wrote, and for records without a name. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  name: string | null;

  /** The folded name for the search; empty when there is no name. */
  @Column({ type: 'varchar', length: 200, default: '' })
  searchKey: string;

  @Column(stateColumn)
  before: AuditState;

  @Column(stateColumn)
  after: AuditState;
}
