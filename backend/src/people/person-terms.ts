import type { EntityManager } from 'typeorm';
import { storeTerms, termsOfCode, termsOfPhone, termsOfText } from '../common/search/index.js';
import { Company, companyTermsOf } from './company.entity.js';
import { Person, PersonSearchTerm } from './person.entity.js';

/** The person and everybody who was merged into them, the person first. */
export async function membersOf(manager: EntityManager, rootId: number): Promise<Person[]> {
  const members = await manager.find(Person, { where: [{ id: rootId }, { rootId }], order: { id: 'ASC' } });
  return members.sort((one, other) => Number(other.id === rootId) - Number(one.id === rootId));
}

/**
 * Stores the search terms of a root: those of its company, and of the names and phones of everybody who was merged into
 * it. A merged person has no search terms. Call it while the row of the root is locked.
 */
export async function indexPerson(tx: EntityManager, rootId: number): Promise<void> {
  const members = await membersOf(tx, rootId);
  const companyId = members[0]?.companyId ?? null;
  const company = companyId === null ? null : await tx.findOneBy(Company, { id: companyId });
  const terms = new Set([...members.flatMap(termsOfMember), ...(company ? companyTermsOf(company) : [])]);
  await storeTerms(tx, PersonSearchTerm, rootId, [...terms]);
}

type Searched = Pick<Person, 'name' | 'phone' | 'companyName' | 'nationalId' | 'economicCode'>;

function termsOfMember({ name, phone, companyName, nationalId, economicCode }: Searched): string[] {
  const codes = [nationalId, economicCode].flatMap((code) => termsOfCode(code ?? ''));
  return [...termsOfText(name, companyName), ...termsOfPhone(phone), ...codes];
}
