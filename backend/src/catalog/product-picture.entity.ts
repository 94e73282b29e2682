import { Column, Entity, Index } from 'typeorm';
import { ProductFile } from './product-file.js';

/** A picture in the gallery of a product, after the product's own picture. */
@Entity('product_picture')
@Index('product_picture_position', ['productId', 'position'], { unique: true })
@Index('product_picture_media', ['mediaId'])
export class ProductPicture extends ProductFile {
  /** What the picture shows, for those who do not see it. */
  @Column({ type: 'varchar', length: 300 })
  alt: string;
}
