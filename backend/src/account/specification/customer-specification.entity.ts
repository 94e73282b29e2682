import type { BuyerSpecification } from '@afshoreh/persian/specification';
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { CustomerAccount } from '../../auth/index.js';

/**
 * The limits that a customer sets for products. Their version is `specificationVersion` of the account, which the
 * response to a login contains.
 */
@Entity('customer_specification')
export class CustomerSpecification {
  @PrimaryColumn({ type: 'integer' })
  customerId: number;

  @OneToOne(() => CustomerAccount, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customerId' })
  customer: Relation<CustomerAccount>;

  @Column({ type: 'simple-json' })
  families: BuyerSpecification;
}
