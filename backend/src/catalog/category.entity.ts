import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ProductGroup } from './product-group.js';

/** A category as admins keep them (D1). */
@Entity('category')
export class Category {
  @PrimaryGeneratedColumn()
  id: number;

  /** Latin name for programs, unique: `cherry`. */
  @Column({ type: 'varchar', length: 64, unique: true })
  slug: string;

  /** «کنسانتره آلبالو». */
  @Column({ type: 'varchar', length: 100 })
  name: string;

  /** The chip of the public filter that shows its products. */
  @Column({ type: 'varchar', length: 16 })
  publicGroup: ProductGroup;

  @Column({ type: 'integer' })
  position: number;

  /** Counts changes: two admins do not overwrite each other unseen. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
