import { Column, Entity } from 'typeorm';
import { VersionedEntity } from '../../database/entity.js';
import type { ParameterGroup, ParameterKind } from './parameter-kinds.js';

/** Something that a laboratory measures or states of a product, for example Brix. */
@Entity('parameter')
export class Parameter extends VersionedEntity {
  /** Latin name for programs, unique: `brix`. It never changes. */
  @Column({ type: 'varchar', length: 64, unique: true })
  code: string;

  @Column({ type: 'varchar', length: 100 })
  name: string;

  @Column({ type: 'varchar', length: 100 })
  englishName: string;

  @Column({ type: 'varchar', length: 16 })
  testGroup: ParameterGroup;

  @Column({ type: 'varchar', length: 16 })
  kind: ParameterKind;

  /** As laboratories write it: `mg/kg`. */
  @Column({ type: 'varchar', length: 32, nullable: true })
  unit: string | null;

  /** As it stands behind a value on a page: «میلی‌گرم بر کیلوگرم». Values of a parameter without it show no unit. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  unitName: string | null;

  /** Most decimals of a value. */
  @Column({ type: 'integer' })
  decimals: number;

  /** The usual method of measuring. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  method: string | null;

  /** The possible values of the kind `choice`. */
  @Column({ type: 'simple-json', nullable: true })
  choices: string[] | null;

  /** Whether visitors can look for products by limits of it. */
  @Column({ type: 'boolean' })
  filterable: boolean;

  @Column({ type: 'integer' })
  position: number;
}
