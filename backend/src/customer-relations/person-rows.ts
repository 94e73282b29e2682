import { In, type EntityManager } from 'typeorm';
import { CustomerAccount } from '../auth/index.js';
import { Company, Person, PersonTag } from '../people/index.js';
import { findOrThrow, rowLock } from '../database/index.js';
import { lastContactOf, type LastContact } from './last-contact.js';
import { PersonNotFound } from './people.errors.js';

/** A person who is not merged into another one, with everybody who was merged into this person. */
export interface ListedPerson {
  person: Person;
  /** The person first. */
  members: Person[];
  tags: string[];
  company: Company | null;
  hasAccount: boolean;
}

export interface PersonDetails extends ListedPerson {
  accounts: CustomerAccount[];
  lastContact: LastContact | null;
}

/** Reads the data that the list shows besides the rows of people. Four queries. */
export async function listedPeople(manager: EntityManager, people: readonly Person[]): Promise<ListedPerson[]> {
  if (people.length === 0) return [];
  const ids = people.map(({ id }) => id);
  const merged = await manager.find(Person, { where: { rootId: In(ids) }, order: { id: 'ASC' } });
  const phoneNumber = In([...people, ...merged].map(({ phone }) => phone));
  const companyIds = people.flatMap(({ companyId }) => companyId ?? []);
  const [tags, companies, accounts] = await Promise.all([
    manager.find(PersonTag, { where: { personId: In(ids) }, order: { tag: 'ASC' } }),
    manager.find(Company, { where: { id: In(companyIds) } }),
    manager.find(CustomerAccount, { select: { id: true, phoneNumber: true }, where: { phoneNumber } }),
  ]);
  const withAccount = new Set(accounts.map((account) => account.phoneNumber));
  return people.map((person) => {
    const members = [person, ...merged.filter(({ rootId }) => rootId === person.id)];
    return {
      person,
      members,
      tags: tags.filter(({ personId }) => personId === person.id).map(({ tag }) => tag),
      company: companies.find(({ id }) => id === person.companyId) ?? null,
      hasAccount: members.some(({ phone }) => withAccount.has(phone)),
    };
  });
}

/** The person with this id or, for a merged person, the one in whose entry that person is shown. @throws PersonNotFound */
export async function personOf(manager: EntityManager, id: number): Promise<ListedPerson> {
  const person = await manager.findOneBy(Person, { id });
  const root = person?.rootId ? await manager.findOneBy(Person, { id: person.rootId }) : person;
  const [listed] = root ? await listedPeople(manager, [root]) : [];
  if (!listed) throw new PersonNotFound(id);
  return listed;
}

/** @throws PersonNotFound */
export async function personDetails(manager: EntityManager, id: number): Promise<PersonDetails> {
  const listed = await personOf(manager, id);
  const phones = listed.members.map(({ phone }) => phone);
  const [accounts, lastContact] = await Promise.all([
    manager.find(CustomerAccount, { where: { phoneNumber: In(phones) }, order: { id: 'ASC' } }),
    lastContactOf(manager, phones),
  ]);
  return { ...listed, accounts, lastContact };
}

/**
 * Like {@link personOf}, and locks the row of the person until the transaction ends.
 * @throws PersonNotFound
 */
export async function lockedPerson(tx: EntityManager, id: number): Promise<ListedPerson> {
  const { person } = await personOf(tx, id);
  await findOrThrow(tx, Person, person.id, PersonNotFound, rowLock(tx));
  return personOf(tx, person.id);
}

/** All phones of a person. @throws PersonNotFound */
export async function phonesOf(manager: EntityManager, id: number): Promise<string[]> {
  return (await personOf(manager, id)).members.map(({ phone }) => phone);
}
