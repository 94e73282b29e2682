import { Column, Entity } from 'typeorm';
import type { ProductGroup } from './product-group.js';
import { VersionedEntity } from '../database/entity.js';

@Entity('category')
export class Category extends VersionedEntity {
  /** Latin name for programs, unique: `cherry`. */
  @Column({ type: 'varchar', length: 64, unique: true })
  slug: string;

  /** «کنسانترهٔ آلبالو». */
  @Column({ type: 'varchar', length: 100 })
  name: string;

  /** The group of the public filter that shows its products. */
  @Column({ type: 'varchar', length: 16 })
  publicGroup: ProductGroup;

  @Column({ type: 'integer' })
  position: number;

  /** The id of the category in the system of a partner, in capitals. */
  @Column({ type: 'varchar', length: 64, nullable: true, unique: true })
  externalId: string | null;
}
