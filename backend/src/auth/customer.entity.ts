import { Column, Entity, Index } from 'typeorm';
import { sortKeyColumn, searchTermsOf, termsOfCode, termsOfPhone, termsOfText } from '../common/search/index.js';
import { instantColumn } from '../database/index.js';
import { EntityWithId } from '../database/entity.js';

@Entity('customer')
export class CustomerAccount extends EntityWithId {
  @Column({ type: 'varchar', length: 100 })
  fullName: string;

  /**
   * Lower case, because unique indexes ignore case on only one of the two databases. Null for a customer whom staff or a
   * program wrote down without an e-mail, or who logs in by phone only.
   */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 254, nullable: true })
  email: string | null;

  /** In the stored form, `+98…`. */
  @Index('customer_phone')
  @Column({ type: 'varchar', length: 20 })
  phoneNumber: string;

  /**
   * The phone, after a code that was sent to it proved that the customer holds it; the customer can then log in with
   * it. Null before that, because anybody can type any number.
   */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 20, nullable: true })
  provenPhone: string | null;

  /** Null until a link that was sent to the e-mail sets the first password; no password matches it. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  passwordHash: string | null;

  /** The id of the customer in the system of a partner, in capitals. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 64, nullable: true })
  externalId: string | null;

  /** The company of the last order, or the one that the customer entered in the account. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  companyName: string | null;

  @Column({ type: 'varchar', length: 20, nullable: true })
  nationalId: string | null;

  @Column({ type: 'varchar', length: 20, nullable: true })
  economicCode: string | null;

  @Column({ type: 'varchar', length: 200, nullable: true })
  deliveryPlace: string | null;

  /**
   * Rises with every change of the limits in the customer's specification, so that browsers know when to read it again.
   */
  @Column({ type: 'integer', default: 0 })
  specificationVersion: number;

  @Column(instantColumn)
  createdAt: Date;

  @Index()
  @Column(sortKeyColumn)
  sortKey: string;

  get hasPassword(): boolean {
    return this.passwordHash !== null;
  }

  get phoneProven(): boolean {
    return this.provenPhone !== null;
  }
}

type PublicField = 'id' | 'fullName' | 'email' | 'phoneNumber' | 'hasPassword' | 'phoneProven' | 'specificationVersion';

/** The customer who sent the request. */
export interface Customer extends Pick<CustomerAccount, PublicField> {
  /** When a code proved in this session that the customer holds the phone; null if none did. */
  provenAt: Date | null;
  /** The hash of the session id, as the database stores it. */
  sessionId: string;
}

export const CustomerSearchTerm = searchTermsOf('customer_search_term', 'customerId', () => CustomerAccount);

type Searched = Pick<CustomerAccount, 'fullName' | 'email' | 'phoneNumber' | 'externalId'>;

/** @param phoneNumber in the stored form of phones */
export function customerTermsOf({ fullName, email, phoneNumber, externalId }: Searched): string[] {
  return [
    ...new Set([...termsOfText(fullName, email), ...termsOfPhone(phoneNumber), ...termsOfCode(externalId ?? '')]),
  ];
}
