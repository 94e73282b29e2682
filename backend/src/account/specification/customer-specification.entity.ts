import type { BuyerSpecification } from '@afshoreh/persian/specification';
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { CustomerAccount } from '../../auth/index.js';

/** What a customer wants of products. Its version is `specificationVersion` of the account, which every login says. */
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
