import { Column, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { EntityWithId } from '../database/entity.js';
import { MediaItem } from '../media/index.js';
import { Product } from './product.entity.js';

/**
 * A file of the media library that a product shows at a position of a list. The library refuses to delete it as long as
 * the product has it.
 */
export abstract class ProductFile extends EntityWithId {
  @Column({ type: 'integer' })
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'productId' })
  product: Relation<Product>;

  @Column({ type: 'integer' })
  mediaId: number;

  @ManyToOne(() => MediaItem, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'mediaId' })
  media: Relation<MediaItem>;

  /** Position in the admin's order, from 0. */
  @Column({ type: 'integer' })
  position: number;
}
