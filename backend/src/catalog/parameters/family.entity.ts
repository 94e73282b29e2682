import { Column, Entity, Index, JoinColumn, ManyToOne, OneToMany, type Relation } from 'typeorm';
import { EntityWithId, VersionedEntity } from '../../database/entity.js';
import type { Acid } from './parameter-kinds.js';
import { Parameter } from './parameter.entity.js';

/** Products of one fruit, whose parameters are stated in the same terms. */
@Entity('family')
export class Family extends VersionedEntity {
  /** Latin name for programs, unique: `sour-cherry`. */
  @Column({ type: 'varchar', length: 64, unique: true })
  code: string;

  /** «آلبالو». A product whose name has this word belongs to the family until staff choose another one. */
  @Column({ type: 'varchar', length: 100 })
  name: string;

  @Column({ type: 'varchar', length: 100 })
  englishName: string;

  @Column({ type: 'integer' })
  position: number;

  @OneToMany(() => FamilyParameter, ({ family }) => family)
  parameters: Relation<FamilyParameter>[];
}

/** The terms in which a value is measured. Values in different terms cannot be compared. */
export interface Terms {
  /** The Brix to which the sample is reconstituted; null: measured as it is. */
  basisBrix: number | null;
  /** What acidity is counted as. */
  acid: Acid | null;
  /** The pH at which the titration ends. */
  endPoint: number | null;
}

/** A parameter of a family: its terms, what is usual and what the law allows. */
@Entity('family_parameter')
@Index('family_parameter_once', ['familyId', 'parameterId'], { unique: true })
export class FamilyParameter extends EntityWithId implements Terms {
  @Column({ type: 'integer' })
  familyId: number;

  @ManyToOne(() => Family, ({ parameters }) => parameters, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'familyId' })
  family: Relation<Family>;

  @Index('family_parameter_parameter')
  @Column({ type: 'integer' })
  parameterId: number;

  @ManyToOne(() => Parameter, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'parameterId' })
  parameter: Relation<Parameter>;

  /** In the order of a data sheet, from 0. */
  @Column({ type: 'integer' })
  position: number;

  @Column({ type: 'boolean' })
  required: boolean;

  @Column({ type: 'double', nullable: true })
  usualMin: number | null;

  @Column({ type: 'double', nullable: true })
  usualMax: number | null;

  @Column({ type: 'double', nullable: true })
  legalMin: number | null;

  @Column({ type: 'double', nullable: true })
  legalMax: number | null;

  /** The standard that sets the limit: `INSO 761`. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  legalStandard: string | null;

  @Column({ type: 'double', nullable: true })
  basisBrix: number | null;

  @Column({ type: 'varchar', length: 16, nullable: true })
  acid: Acid | null;

  @Column({ type: 'double', nullable: true })
  endPoint: number | null;

  /** Where the numbers are from. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  source: string | null;

  /** The day on which the source was read, `2026-11-01`. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  sourceDate: string | null;

  /** Whether an expert confirmed the numbers. A limit that nobody confirmed is not shown as a limit. */
  @Column({ type: 'boolean' })
  confirmed: boolean;
}
