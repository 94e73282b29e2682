import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { searchTermsOf, sortKeyColumn } from '../common/search/index.js';
import { Company } from './company.entity.js';
import { instantColumn } from '../database/columns.js';
import { EntityWithId, VersionedEntity } from '../database/entity.js';

/** The data that a person got from another one by a merge. A field is null if the person kept its own value. */
export interface TransferredData {
  tags: string[];
  companyId: number | null;
  nextStep: { text: string; on: string | null } | null;
}

/**
 * A person who ordered, wrote, asked for a sample or opened an account with this phone. Other records refer to the
 * person by the phone, so they do not change when persons are merged or separated.
 */
@Entity('person')
@Index(['activeAt', 'id'])
@Index(['rootId'])
@Index(['parentId'])
@Index(['nextStepOn'])
@Index(['companyId'])
@Index(['nationalId'])
export class Person extends VersionedEntity {
  /** In the stored form of phones. */
  @Column({ type: 'varchar', length: 20, unique: true })
  phone: string;

  /** As it was typed last, or as staff wrote it. */
  @Column({ type: 'varchar', length: 100 })
  name: string;

  /** Whether staff wrote the name; then forms do not change it any more. */
  @Column({ type: 'boolean', default: false })
  isNamed: boolean;

  @Index('person_sort_key')
  @Column(sortKeyColumn)
  sortKey: string;

  /** The company of the last order, as it was typed. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  companyName: string | null;

  /** The national id of that company, in Latin digits. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  nationalId: string | null;

  @Column({ type: 'varchar', length: 20, nullable: true })
  economicCode: string | null;

  /** The company to which staff say that the person belongs. */
  @Column({ type: 'integer', nullable: true })
  companyId: number | null;

  @ManyToOne(() => Company, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'companyId' })
  company: Relation<Company> | null;

  /** What staff will do next for the person. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  nextStep: string | null;

  /** The day in Tehran on which it is due, `2026-12-20`. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  nextStepOn: string | null;

  /** The person into whom this one was merged directly; null if it was not merged. */
  @Column({ type: 'integer', nullable: true })
  parentId: number | null;

  /**
   * The root: the person in whose list entry this one is shown. It is the parent, or the parent's root. Null if this
   * person was not merged.
   */
  @Column({ type: 'integer', nullable: true })
  rootId: number | null;

  /** When, and by whom, this person was merged into the parent. */
  @Column({ ...instantColumn, nullable: true })
  mergedAt: Date | null;

  @Column({ type: 'varchar', length: 100, nullable: true })
  mergedBy: string | null;

  /** The data that the root got from this person by the merge, so that the merge can be undone. */
  @Column({ type: 'simple-json', nullable: true })
  transferred: TransferredData | null;

  @Column(instantColumn)
  createdAt: Date;

  /** When the person last ordered, wrote or asked for something with this phone. */
  @Column(instantColumn)
  lastSeenAt: Date;

  /** The latest `lastSeenAt` of this person and of those merged into them. */
  @Column(instantColumn)
  activeAt: Date;
}

export const PersonSearchTerm = searchTermsOf('person_search_term', 'personId', () => Person);

/** A tag that staff gave to a person. */
@Entity('person_tag')
@Index(['tag', 'personId'])
export class PersonTag {
  @PrimaryColumn({ type: 'integer' })
  personId: number;

  @PrimaryColumn({ type: 'varchar', length: 40 })
  tag: string;

  @ManyToOne(() => Person, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'personId' })
  person: Relation<Person>;
}

/** The columns of every kind of note of the staff. */
export abstract class StaffNote extends EntityWithId {
  @Column({ type: 'text' })
  text: string;

  @Column(instantColumn)
  at: Date;

  /** The name of the author at the time of the note. */
  @Column({ type: 'varchar', length: 100 })
  by: string;

  /** Null for the note of a program. */
  @Column({ type: 'integer', nullable: true })
  adminId: number | null;
}

/** A note of the staff about a person. It is never changed. */
@Entity('person_note')
@Index(['personId', 'id'])
export class PersonNote extends StaffNote {
  @Column({ type: 'integer' })
  personId: number;

  @ManyToOne(() => Person, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'personId' })
  person: Relation<Person>;
}
