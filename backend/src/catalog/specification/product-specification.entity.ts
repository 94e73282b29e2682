import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { EntityWithId } from '../../database/entity.js';
import type { Acid } from '../parameters/parameter-kinds.js';
import { Parameter } from '../parameters/parameter.entity.js';
import { Product } from '../product.entity.js';
import type { TypedValue } from './typed-value.js';

/** The value of one parameter of a product. */
@Entity('product_specification')
@Index('product_specification_once', ['productId', 'parameterId'], { unique: true })
@Index('product_specification_parameter', ['parameterId', 'productId'])
@Index('product_specification_unread', ['unread', 'productId'])
export class ProductSpecification extends EntityWithId implements TypedValue {
  @Column({ type: 'integer' })
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'productId' })
  product: Relation<Product>;

  @Column({ type: 'integer' })
  parameterId: number;

  @ManyToOne(() => Parameter, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'parameterId' })
  parameter: Relation<Parameter>;

  @Column({ type: 'double', nullable: true })
  minimum: number | null;

  @Column({ type: 'double', nullable: true })
  maximum: number | null;

  @Column({ type: 'double', nullable: true })
  target: number | null;

  /** A value in words; the numbers are null then. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  valueText: string | null;

  @Column({ type: 'double', nullable: true })
  basisBrix: number | null;

  @Column({ type: 'varchar', length: 16, nullable: true })
  acid: Acid | null;

  @Column({ type: 'double', nullable: true })
  endPoint: number | null;

  /** Whether `valueText` is a text of the product in which no number could be read. */
  @Column({ type: 'boolean', default: false })
  unread: boolean;
}

/** A product with its typed values. */
export interface Specification {
  product: Product;
  rows: ProductSpecification[];
}
