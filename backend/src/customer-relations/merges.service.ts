import { Injectable } from '@nestjs/common';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { CustomerAccount, type Caller } from '../auth/index.js';
import { ValidationFailed } from '../common/errors/index.js';
import { Contact } from '../contacts/index.js';
import { Database, findOrThrow, rowLock } from '../database/index.js';
import { recordChange } from '../operations/audit/index.js';
import { Order } from '../orders/index.js';
import { notMerged, Person, PersonNote, PersonTag, setRoot, type TransferredData } from '../people/index.js';
import { Quote } from '../quotes/index.js';
import { Sample } from '../samples/index.js';
import { copy } from './copy.js';
import { undoUntil } from './merge-undo.js';
import { ListedPersonDto, type MergePreviewDto } from './people.dto.js';
import {
  BothHaveAccounts,
  MergeTooOld,
  PersonMergedMeanwhile,
  PersonNotFound,
  PersonNotMerged,
} from './people.errors.js';
import { personDetails, personOf, type ListedPerson, type PersonDetails } from './person-rows.js';

/**
 * Merges two persons into one, and undoes a merge. A merge changes only in which entry a person is shown. Orders and
 * all other records are found by their phone, so no record moves and none can be lost.
 */
@Injectable()
export class MergesService {
  constructor(private readonly database: Database) {}

  /** Throws `PersonNotFound`. */
  async preview(id: number, intoId: number): Promise<MergePreviewDto> {
    const { read } = this.database;
    const [person, into] = [await personOf(read, id), await personOf(read, intoId)];
    const phone = In(phonesOf(person));
    const quoted = read
      .createQueryBuilder(Quote, 'quote')
      .innerJoin(Order, 'orders', 'orders.id = quote.orderId')
      .where('orders.phone IN (:...phones)', { phones: phonesOf(person) });
    const [orders, quotes, samples, messages, notes, bothHaveAccounts] = await Promise.all([
      read.countBy(Order, { phone }),
      quoted.getCount(),
      read.countBy(Sample, { phone }),
      read.countBy(Contact, { phone }),
      read.countBy(PersonNote, { personId: In(person.members.map((member) => member.id)) }),
      bothLogIn(read, person, into),
    ]);
    const { tags, companyId, nextStep } = transferredData(person, into);
    const counts = { orders, quotes, samples, messages, notes };
    const brings = { tags, bringsCompany: companyId !== null, bringsNextStep: nextStep !== null };
    const both = { person: ListedPersonDto.of(person), into: ListedPersonDto.of(into) };
    return { ...both, ...counts, ...brings, bothHaveAccounts };
  }

  /**
   * Merges a person into another one. Neither of the two may be merged already: if two merges run at the same moment,
   * the second one is refused and makes no cycle. Throws `PersonNotFound`, {@link PersonMergedMeanwhile} and {@link
   * BothHaveAccounts}.
   */
  merge(id: number, intoId: number, author: Caller): Promise<PersonDetails> {
    if (id === intoId) throw new ValidationFailed([{ field: 'personId', message: copy.samePerson }]);
    return this.database.write(async (tx) => {
      await lockAll(tx, [id, intoId]);
      const stored = await findOrThrow(tx, Person, id, PersonNotFound);
      if (stored.parentId === intoId) return personDetails(tx, id);
      const [person, into] = [await personOf(tx, id), await personOf(tx, intoId)];
      if (person.person.id !== id || into.person.id !== intoId) throw new PersonMergedMeanwhile();
      if (await bothLogIn(tx, person, into)) throw new BothHaveAccounts();
      const transferred = transferredData(person, into);
      const merged = { parentId: intoId, mergedAt: new Date(), mergedBy: author.displayName, transferred };
      await tx.update(Person, { id }, merged);
      await give(tx, transferred, into.person);
      await setRoot(tx, intoId);
      const states = { before: { mergedInto: null }, after: { mergedInto: intoId } };
      await recordChange(tx, author, { action: 'mergePerson', subjectId: id, ...states });
      return personDetails(tx, intoId);
    });
  }

  /**
   * Undoes the merge of a person. The persons who had been merged into this person stay with this person. All records
   * with their phones belong to them again, including those from after the merge. Throws `PersonNotFound`, {@link
   * PersonNotMerged}, {@link MergeTooOld} and {@link PersonMergedMeanwhile}.
   */
  separate(id: number, author: Caller): Promise<PersonDetails> {
    return this.database.write(async (tx) => {
      const { rootId } = await findOrThrow(tx, Person, id, PersonNotFound);
      await lockAll(tx, [id, ...(rootId === null ? [] : [rootId])]);
      const person = await findOrThrow(tx, Person, id, PersonNotFound);
      const { parentId, mergedAt, transferred } = person;
      if (parentId === null || mergedAt === null) throw new PersonNotMerged();
      if (person.rootId !== rootId || rootId === null) throw new PersonMergedMeanwhile();
      if (undoUntil(mergedAt) < new Date().toISOString()) throw new MergeTooOld();
      await tx.update(Person, { id }, notMerged);
      if (transferred) await takeBack(tx, transferred, parentId);
      await setRoot(tx, id);
      await setRoot(tx, rootId);
      const states = { before: { mergedInto: parentId }, after: { mergedInto: null } };
      await recordChange(tx, author, { action: 'separatePerson', subjectId: id, ...states });
      return personDetails(tx, id);
    });
  }
}

/** Locks in the order of the ids, so that two transactions cannot deadlock. */
async function lockAll(tx: EntityManager, ids: readonly number[]): Promise<void> {
  for (const id of ids.toSorted((one, other) => one - other))
    await findOrThrow(tx, Person, id, PersonNotFound, rowLock(tx));
}

const phonesOf = ({ members }: ListedPerson): string[] => members.map(({ phone }) => phone);

/** Whether both persons have an account to which they can log in: by password, by a link to its e-mail, or by phone. */
async function bothLogIn(manager: EntityManager, one: ListedPerson, other: ListedPerson): Promise<boolean> {
  for (const person of [one, other]) {
    const phoneNumber = In(phonesOf(person));
    const opens = [
      { phoneNumber, email: Not(IsNull()) },
      { phoneNumber, passwordHash: Not(IsNull()) },
      { phoneNumber, provenPhone: Not(IsNull()) },
    ];
    if (!(await manager.existsBy(CustomerAccount, opens))) return false;
  }
  return true;
}

/**
 * The data that the remaining person gets from the merged one: tags that are missing, and a company and a next step if
 * there is none.
 */
function transferredData({ person, tags }: ListedPerson, into: ListedPerson): TransferredData {
  const { companyId, nextStep, nextStepOn } = person;
  const step = nextStep === null ? null : { text: nextStep, on: nextStepOn };
  return {
    tags: tags.filter((tag) => !into.tags.includes(tag)),
    companyId: into.person.companyId === null ? companyId : null,
    nextStep: into.person.nextStep === null ? step : null,
  };
}

async function give(tx: EntityManager, { tags, companyId, nextStep }: TransferredData, to: Person): Promise<void> {
  if (tags.length > 0)
    await tx.insert(
      PersonTag,
      tags.map((tag) => ({ personId: to.id, tag })),
    );
  const step = nextStep && { nextStep: nextStep.text, nextStepOn: nextStep.on };
  const company = companyId !== null && { companyId };
  await tx.update(Person, { id: to.id }, { ...step, ...company, version: to.version + 1 });
}

/**
 * Removes from a person the data that a merge added, unless staff have changed it since. Persons who got this data by a
 * later merge lose it too.
 */
async function takeBack(
  tx: EntityManager,
  { tags, companyId, nextStep }: TransferredData,
  fromId: number,
): Promise<void> {
  await lockAll(tx, [fromId]);
  const from = await findOrThrow(tx, Person, fromId, PersonNotFound);
  for (const tag of tags) await tx.delete(PersonTag, { personId: fromId, tag });
  const isSame = (step: TransferredData['nextStep']): boolean => nextStep !== null && step?.text === nextStep.text;
  const { transferred, parentId, version } = from;
  await tx.update(
    Person,
    { id: fromId },
    {
      ...(companyId !== null && from.companyId === companyId && { companyId: null }),
      ...(from.nextStep !== null && isSame({ text: from.nextStep, on: null }) && { nextStep: null, nextStepOn: null }),
      version: version + 1,
    },
  );
  if (transferred === null || parentId === null) return;
  const passedOn: TransferredData = {
    tags: transferred.tags.filter((tag) => tags.includes(tag)),
    companyId: transferred.companyId === companyId ? companyId : null,
    nextStep: isSame(transferred.nextStep) ? nextStep : null,
  };
  const kept: TransferredData = {
    tags: transferred.tags.filter((tag) => !tags.includes(tag)),
    companyId: passedOn.companyId === null ? transferred.companyId : null,
    nextStep: passedOn.nextStep === null ? transferred.nextStep : null,
  };
  await tx.update(Person, { id: fromId }, { transferred: kept });
  await takeBack(tx, passedOn, parentId);
}
