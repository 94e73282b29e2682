import { Column, Entity, Index } from 'typeorm';
import { sortKeyColumn, searchTermsOf, termsOfPhone, termsOfText } from '../common/search/index.js';
import { instantColumn } from '../database/index.js';
import { EntityWithId } from '../database/entity.js';

@Entity('customer')
export class CustomerAccount extends EntityWithId {
  @Column({ type: 'varchar', length: 100 })
  fullName: string;

  /** Lower case, because unique indexes ignore case on only one of the two databases. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 254 })
  email: string;

  /** In the stored form, `+98…`. */
  @Column({ type: 'varchar', length: 20 })
  phoneNumber: string;

  @Column({ type: 'varchar', length: 200 })
  passwordHash: string;

  @Column(instantColumn)
  createdAt: Date;

  @Index()
  @Column(sortKeyColumn)
  sortKey: string;
}

/** The customer who sent the request. */
export interface Customer extends Pick<CustomerAccount, 'id' | 'fullName' | 'email' | 'phoneNumber'> {
  /** The hash of the session id, as the database stores it. */
  sessionId: string;
}

export const CustomerSearchTerm = searchTermsOf('customer_search_term', 'customerId', () => CustomerAccount);

type Searched = Pick<CustomerAccount, 'fullName' | 'email' | 'phoneNumber'>;

/** @param phoneNumber in the stored form of phones */
export function customerTermsOf({ fullName, email, phoneNumber }: Searched): string[] {
  return [...new Set([...termsOfText(fullName, email), ...termsOfPhone(phoneNumber)])];
}
