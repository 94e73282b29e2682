import { toLatinDigits } from '@afshoreh/persian';
import type { EntityManager } from 'typeorm';
import { sortKeyOf } from '../common/search/index.js';
import { rowLock } from '../database/index.js';
import { forget } from '../operations/forgetting/index.js';
import { latestHolderOf } from './phone-holders.js';
import { indexPerson, membersOf } from './person-terms.js';
import { Person, PersonNote, PersonTag } from './person.entity.js';

/** The data that a person typed in a form together with a phone. Only forms that ask for a company have one. */
export interface TypedPerson {
  phone: string;
  name: string;
  companyName?: string | null;
  nationalId?: string | null;
  economicCode?: string | null;
}

/**
 * Creates the person of a phone, or updates the person with the data that was typed last. All code that stores the
 * phone of a customer calls this in its transaction. A name that staff wrote stays.
 */
export async function upsertPerson(tx: EntityManager, typed: TypedPerson): Promise<void> {
  // Records of customers whose data was removed have no phone.
  if (typed.phone === '') return;
  const now = new Date();
  const person = (await lockPerson(tx, typed.phone)) ?? (await insertPerson(tx, typed, now));
  const { id, rootId } = person;
  const next = { ...nameOf(person, typed), ...companyOf(person, typed) };
  await tx.update(Person, { id }, { ...next, lastSeenAt: now, activeAt: now });
  if (rootId !== null) await tx.update(Person, { id: rootId }, { activeAt: now });
  const isSame = (Object.keys(next) as (keyof typeof next)[]).every((field) => next[field] === person[field]);
  if (!isSame || person.lastSeenAt.getTime() === person.createdAt.getTime()) await indexPerson(tx, rootId ?? id);
}

/**
 * Call it after a record with this phone was removed: the person keeps only the data that other records still have. If
 * no record has the phone any more, the person and the notes of staff are removed.
 * @param isForgotten removes the notes of staff in any case
 */
export async function releasePhone(tx: EntityManager, phone: string, isForgotten = false): Promise<void> {
  const person = await lockPerson(tx, phone);
  if (!person) return;
  const holder = await latestHolderOf(tx, phone);
  if (holder === null) return removePerson(tx, person);
  const { id, version } = person;
  if (isForgotten) {
    await tx.delete(PersonNote, { personId: id });
    await tx.delete(PersonTag, { personId: id });
    const nothing = { nextStep: null, nextStepOn: null, companyId: null, isNamed: false };
    await tx.update(Person, { id }, { ...nothing, version: version + 1 });
    await separate(tx, person);
    await forget(tx, { subject: 'person', id }, [person.name]);
  }
  const isNamed = person.isNamed && !isForgotten;
  const name = isNamed ? person.name : holder.name;
  const company = companyOf(null, { phone, ...holder });
  await tx.update(Person, { id }, { name, sortKey: sortKeyOf(name), ...company });
  await indexPerson(tx, (isForgotten ? null : person.rootId) ?? id);
}

/**
 * Call it after an account got another phone: moves the notes of staff to the person of the new phone. If other records
 * have the old phone, the notes stay there, because that phone may belong to somebody else.
 */
export async function movePerson(tx: EntityManager, from: string, to: TypedPerson): Promise<void> {
  const former = from === to.phone ? null : await lockPerson(tx, from);
  if (!former || (await latestHolderOf(tx, from)) !== null) return upsertPerson(tx, to);
  const person = await lockPerson(tx, to.phone);
  if (person) await takeWords(tx, former, person);
  else await tx.update(Person, { id: former.id }, { phone: to.phone });
  if (person) await removePerson(tx, former);
  await upsertPerson(tx, to);
  if (!person) await indexPerson(tx, former.rootId ?? former.id);
}

/** Removes a person. Those who were merged into them stand alone again, each with those merged into themselves. */
async function removePerson(tx: EntityManager, person: Person): Promise<void> {
  const { id, name, phone } = person;
  await separate(tx, person);
  await tx.delete(Person, { id });
  await forget(tx, { subject: 'person', id }, [name, phone]);
}

export const notMerged = { parentId: null, mergedAt: null, mergedBy: null, transferred: null } as const;

/** Undoes all merges of a person. */
async function separate(tx: EntityManager, { id, parentId, rootId }: Person): Promise<void> {
  const children = await tx.find(Person, { select: { id: true }, where: { parentId: id }, order: { id: 'ASC' } });
  if (parentId === null && children.length === 0) return;
  await tx.update(Person, { parentId: id }, notMerged);
  await tx.update(Person, { id }, notMerged);
  for (const alone of [id, ...children.map((child) => child.id)]) await setRoot(tx, alone);
  if (rootId !== null) await refreshRoot(tx, rootId);
}

/** Stores `top` as the root of everybody who was merged into `top`, directly or not. `top` itself must not be merged. */
export async function setRoot(tx: EntityManager, top: number): Promise<void> {
  await tx.update(Person, { id: top }, { rootId: null });
  for (let level = [top]; level.length > 0;) {
    const below = await tx
      .createQueryBuilder(Person, 'person')
      .select('person.id', 'id')
      .where('person.parentId IN (:...level)', { level })
      .orderBy('person.id')
      .getRawMany<{ id: number }>();
    level = below.map(({ id }) => id);
    for (const id of level) {
      await tx.update(Person, { id }, { rootId: top });
      await tx.query('DELETE FROM person_search_term WHERE personId = ?', [id]);
    }
  }
  await refreshRoot(tx, top);
}

/** Updates the search terms and the time of the last activity of a root after others were merged into it or separated. */
async function refreshRoot(tx: EntityManager, rootId: number): Promise<void> {
  const members = await membersOf(tx, rootId);
  const latest = Math.max(...members.map(({ lastSeenAt }) => lastSeenAt.getTime()));
  if (members.length > 0) await tx.update(Person, { id: rootId }, { activeAt: new Date(latest) });
  await indexPerson(tx, rootId);
}

async function lockPerson(tx: EntityManager, phone: string): Promise<Person | null> {
  return tx.findOne(Person, { where: { phone }, ...rowLock(tx) });
}

/** Two requests may have the same new phone at once; the second one then finds the row of the first. */
async function insertPerson(tx: EntityManager, { phone, name }: TypedPerson, now: Date): Promise<Person> {
  await tx
    .createQueryBuilder()
    .insert()
    .into(Person)
    .values({ phone, name, sortKey: sortKeyOf(name), createdAt: now, lastSeenAt: now, activeAt: now, version: 1 })
    .orUpdate(['activeAt'], ['phone'])
    .updateEntity(false)
    .execute();
  return tx.findOneByOrFail(Person, { phone });
}

function nameOf({ isNamed, name, sortKey }: Person, typed: TypedPerson): Pick<Person, 'name' | 'sortKey'> {
  return isNamed ? { name, sortKey } : { name: typed.name, sortKey: sortKeyOf(typed.name) };
}

type TypedCompany = Pick<Person, 'companyName' | 'nationalId' | 'economicCode'>;

/** The company that was typed or, if none was typed, the stored one. */
function companyOf(stored: TypedCompany | null, { companyName, nationalId, economicCode }: TypedPerson): TypedCompany {
  if (stored !== null && !(companyName || nationalId || economicCode))
    return { companyName: stored.companyName, nationalId: stored.nationalId, economicCode: stored.economicCode };
  return { companyName: companyName || null, nationalId: codeOf(nationalId), economicCode: codeOf(economicCode) };
}

/** An identity number as it is compared: in Latin digits, without what people type between them. */
export function codeOf(typed: string | null | undefined): string | null {
  return toLatinDigits(typed ?? '').replace(/[^\dA-Za-z]/g, '') || null;
}

async function takeWords(tx: EntityManager, from: Person, to: Person): Promise<void> {
  await tx.update(PersonNote, { personId: from.id }, { personId: to.id });
  const has = new Set((await tx.findBy(PersonTag, { personId: to.id })).map(({ tag }) => tag));
  for (const { tag } of await tx.findBy(PersonTag, { personId: from.id }))
    if (!has.has(tag)) await tx.insert(PersonTag, { personId: to.id, tag });
  const { nextStep, nextStepOn } = to.nextStep === null ? from : to;
  const companyId = to.companyId ?? from.companyId;
  await tx.update(Person, { id: to.id }, { nextStep, nextStepOn, companyId, version: to.version + 1 });
}
