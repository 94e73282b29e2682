import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ProductGroup } from './product-group.js';

@Entity('category')
export class Category {
  @PrimaryGeneratedColumn()
  id: number;

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

  /** Version for optimistic locking, so that one admin cannot overwrite another's change unseen. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
