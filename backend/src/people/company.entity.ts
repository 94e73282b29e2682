import { Column, Entity, Index } from 'typeorm';
import { searchTermsOf, sortKeyColumn, termsOfCode, termsOfPhone, termsOfText } from '../common/search/index.js';
import { instantColumn } from '../database/columns.js';
import { VersionedEntity } from '../database/entity.js';

/** A company for which customers buy. Staff create it and say which people belong to it. */
@Entity('company')
export class Company extends VersionedEntity {
  @Column({ type: 'varchar', length: 200 })
  name: string;

  @Index('company_sort_key')
  @Column(sortKeyColumn)
  sortKey: string;

  /** In Latin digits. It is unique, so that two admins cannot create the same company twice. */
  @Column({ type: 'varchar', length: 20, nullable: true, unique: true })
  nationalId: string | null;

  @Column({ type: 'varchar', length: 20, nullable: true })
  economicCode: string | null;

  /** In the stored form of phones. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  phone: string | null;

  @Column({ type: 'varchar', length: 100, nullable: true })
  city: string | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  address: string | null;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  @Column({ type: 'simple-json' })
  tags: string[];

  @Column(instantColumn)
  createdAt: Date;
}

export const CompanySearchTerm = searchTermsOf('company_search_term', 'companyId', () => Company);

type Searched = Pick<Company, 'name' | 'nationalId' | 'economicCode' | 'phone' | 'city' | 'tags'>;

export function companyTermsOf({ name, nationalId, economicCode, phone, city, tags }: Searched): string[] {
  const codes = [nationalId, economicCode].flatMap((code) => termsOfCode(code ?? ''));
  return [...new Set([...termsOfText(name, city, ...tags), ...termsOfPhone(phone ?? ''), ...codes])];
}
