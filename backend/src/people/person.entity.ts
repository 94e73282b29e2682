import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { searchTermsOf, sortKeyColumn } from '../common/search/index.js';
import { Company } from './company.entity.js';
import { instantColumn } from '../database/columns.js';
import { EntityWithId, VersionedEntity } from '../database/entity.js';

/** The words of the staff that a merged person had and the other one had not; null for what the other one kept. */
export interface Brought {
  tags: string[];
  companyId: number | null;
  nextStep: { text: string; on: string | null } | null;
}

/**
 * Whoever ordered, wrote, asked for a sample or opened an account with this phone. Other records refer to a person by the
 * phone that was typed, so that nothing of theirs changes when persons are merged or separated.
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

  /** Staff wrote the name, so that forms do not change it any more. */
  @Column({ type: 'boolean', default: false })
  isNamed: boolean;

  @Index('person_sort_key')
  @Column(sortKeyColumn)
  sortKey: string;

  /** For whom the person ordered last, as it was typed. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  companyName: string | null;

  /** Of that company, in Latin digits. */
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

  /** The person into whom this one was merged directly; null for a person who stands alone. */
  @Column({ type: 'integer', nullable: true })
  parentId: number | null;

  /** The person in whose list entry this one is shown: the parent, or the parent's root. Null for that person itself. */
  @Column({ type: 'integer', nullable: true })
  rootId: number | null;

  /** When, and by whom, this person was merged into the parent. */
  @Column({ ...instantColumn, nullable: true })
  mergedAt: Date | null;

  @Column({ type: 'varchar', length: 100, nullable: true })
  mergedBy: string | null;

  /** What the root got from this person with the merge, so that it can be taken back. */
  @Column({ type: 'simple-json', nullable: true })
  brought: Brought | null;

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

/** A word by which staff sort persons. */
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

/** A note of the staff about a person. It is never changed. */
@Entity('person_note')
@Index(['personId', 'id'])
export class PersonNote extends EntityWithId {
  @Column({ type: 'integer' })
  personId: number;

  @ManyToOne(() => Person, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'personId' })
  person: Relation<Person>;

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
