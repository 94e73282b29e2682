import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instantColumn } from '../database/index.js';

@Entity('customer')
export class CustomerAccount {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 100 })
  fullName: string;

  /** Lower case: unique keys ignore case on one database and not on the other. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 254 })
  email: string;

  /** One form, `+98…` (D17). */
  @Column({ type: 'varchar', length: 20 })
  phoneNumber: string;

  @Column({ type: 'varchar', length: 200 })
  passwordHash: string;

  @Column(instantColumn)
  createdAt: Date;

  /** Phone, e-mail and name folded, for the admin's search. */
  @Column({ type: 'varchar', length: 600, default: '' })
  searchKey: string;

  /** The name, so that it sorts as a Persian phone book does on every database. */
  @Index()
  @Column({ type: 'varchar', length: 600, default: '' })
  nameKey: string;
}

/** The customer whose cookie came with the request. */
export interface Customer extends Pick<CustomerAccount, 'id' | 'fullName' | 'email' | 'phoneNumber'> {
  /** The hash that the session has in the database. */
  sessionId: string;
}
