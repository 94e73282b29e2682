import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instantColumn } from '../database/columns.js';
import type { SectionFields, SectionId } from './sections.js';

/** One save of one section; the newest is what the site shows. Rows are only ever added; the address of a file that was replaced changes in all of them. */
@Entity('section_version')
@Index('section_version_number', ['section', 'version'], { unique: true })
export class SectionVersion {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 32 })
  section: SectionId;

  /** 1, 2, 3 … within its section. */
  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'simple-json' })
  fields: SectionFields;

  @Column(instantColumn)
  savedAt: Date;

  /** Display name of the admin at that time. */
  @Column({ type: 'varchar', length: 100 })
  savedBy: string;
}
