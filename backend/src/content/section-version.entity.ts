import { Column, Entity, Index } from 'typeorm';
import { instantColumn } from '../database/columns.js';
import type { SectionFields, SectionId } from './sections.js';
import { EntityWithId } from '../database/entity.js';

/**
 * One saved version of a section; the site shows the newest. Rows are only added. The only change to old rows is the
 * address of a file that was replaced.
 */
@Entity('section_version')
@Index('section_version_number', ['section', 'version'], { unique: true })
export class SectionVersion extends EntityWithId {
  @Column({ type: 'varchar', length: 32 })
  section: SectionId;

  /** Counts from 1 within the section. */
  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'simple-json' })
  fields: SectionFields;

  @Column(instantColumn)
  savedAt: Date;

  /** The admin's display name at that time. */
  @Column({ type: 'varchar', length: 100 })
  savedBy: string;
}
