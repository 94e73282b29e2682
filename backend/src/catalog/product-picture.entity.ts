import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { EntityWithId } from '../database/entity.js';
import { MediaItem } from '../media/index.js';
import { Product } from './product.entity.js';

/** A picture of the media library in the gallery of a product, after the product's own picture. */
@Entity('product_picture')
@Index('product_picture_position', ['productId', 'position'], { unique: true })
export class ProductPicture extends EntityWithId {
  @Column({ type: 'integer' })
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'productId' })
  product: Relation<Product>;

  @Index('product_picture_media')
  @Column({ type: 'integer' })
  mediaId: number;

  @ManyToOne(() => MediaItem, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'mediaId' })
  media: Relation<MediaItem>;

  /** Position in the admin's order, from 0. */
  @Column({ type: 'integer' })
  position: number;

  /** What the picture shows, for those who do not see it. */
  @Column({ type: 'varchar', length: 300 })
  alt: string;
}
