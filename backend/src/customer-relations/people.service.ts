import { Injectable } from '@nestjs/common';
import { toLatinDigits } from '@afshoreh/persian';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Admin, Caller } from '../auth/index.js';
import { ValidationFailed } from '../common/errors/index.js';
import type { Page, PageQuery } from '../common/http/index.js';
import { allOf, inRange, onlyKnown, pageOf, sortKeyOf, type ListOrder } from '../common/search/index.js';
import { dayOf } from '../common/tehran-day.js';
import { largestId } from '../common/validation/index.js';
import { Database, rowLock } from '../database/index.js';
import { recordChange, saveChange } from '../operations/audit/index.js';
import { Order } from '../orders/index.js';
import { Company, indexPerson, Person, PersonNote, PersonSearchTerm, PersonTag } from '../people/index.js';
import { copy } from './copy.js';
import { figuresOf } from './figures.js';
import {
  PeopleQuery,
  type AddPersonNoteDto,
  type FiguresDto,
  type PeopleExportQuery,
  type SetPersonCompanyDto,
  type TimelineEntryDto,
  type UpdatePersonDto,
} from './people.dto.js';
import { PersonChangedMeanwhile } from './people.errors.js';
import { recordedPerson } from './person-change.js';
import {
  listedPeople,
  lockedPerson,
  personDetails,
  personOf,
  phonesOf,
  type ListedPerson,
  type PersonDetails,
} from './person-rows.js';
import { storedTags } from './tags.js';
import { timelineOf } from './timeline.js';

const orders: Record<PeopleQuery['sort'], ListOrder> = {
  recent: { 'person.activeAt': 'DESC', 'person.id': 'DESC' },
  name: { 'person.sortKey': 'ASC', 'person.id': 'ASC' },
  newest: { 'person.id': 'DESC' },
  'next-step': { 'person.nextStepOn IS NULL': 'ASC', 'person.nextStepOn': 'ASC', 'person.id': 'ASC' },
};

/** Whether there is an account with the phone of the person or of somebody who was merged into this person. */
const hasAccount = `(EXISTS (SELECT 1 FROM customer WHERE customer.phoneNumber = person.phone) OR EXISTS (
  SELECT 1 FROM person merged JOIN customer ON customer.phoneNumber = merged.phone WHERE merged.rootId = person.id))`;

/** Customers, with and without an account. */
@Injectable()
export class PeopleService {
  constructor(private readonly database: Database) {}

  async list(query: PeopleQuery): Promise<Page<ListedPerson>> {
    const { read } = this.database;
    const find = onlyKnown(this.filtered(query), query);
    const { rows, ...page } = await pageOf(find, orders[query.sort], query, await this.searchFor(query.q));
    return { ...page, rows: await listedPeople(read, rows) };
  }

  /** Records in the audit which admin exports how many people. The request is a GET, because nothing else changes. */
  async recordExport(query: PeopleExportQuery, admin: Admin): Promise<void> {
    const { total } = await this.list(Object.assign(new PeopleQuery(), query));
    const change = { action: 'exportPeople', subjectId: 0 } as const;
    await this.database.write((tx) => recordChange(tx, admin, { ...change, after: { people: total } }));
  }

  async *batches(query: PeopleExportQuery): AsyncGenerator<ListedPerson[]> {
    const { read } = this.database;
    for await (const people of allOf(this.filtered(query), query.q, await this.searchFor(query.q)))
      yield listedPeople(read, people);
  }

  /**
   * Throws `PersonNotFound`, like the methods below. For the id of a merged person it returns the person in whose entry
   * that one is shown.
   */
  get(id: number): Promise<PersonDetails> {
    return personDetails(this.database.read, id);
  }

  async figures(id: number, now: Date): Promise<FiguresDto> {
    const { read } = this.database;
    return figuresOf(read, await phonesOf(read, id), now);
  }

  async timeline(id: number, query: PageQuery, now: Date): Promise<Page<TimelineEntryDto>> {
    const { read } = this.database;
    const { members } = await personOf(read, id);
    const of = { phones: members.map(({ phone }) => phone), personIds: members.map((member) => member.id) };
    return timelineOf(read, of, query, now);
  }

  /** The tags that people and companies have, in their order. */
  async tags(): Promise<string[]> {
    const { read } = this.database;
    const [ofPeople, companies] = await Promise.all([
      read.createQueryBuilder(PersonTag, 'tag').select('DISTINCT tag.tag', 'tag').getRawMany<{ tag: string }>(),
      read.find(Company, { select: { id: true, tags: true } }),
    ]);
    return storedTags([...ofPeople.map(({ tag }) => tag), ...companies.flatMap(({ tags }) => tags)]);
  }

  /** Throws {@link PersonChangedMeanwhile}, and `ValidationFailed` for a next step without a day, or a day without one. */
  update(id: number, form: UpdatePersonDto, author: Caller): Promise<PersonDetails> {
    requireBoth(form);
    return this.database.write(async (tx) => {
      const { person, tags } = await lockedPerson(tx, id);
      const mine = { ...form, tags: storedTags(form.tags) };
      await saveChange(tx, author, {
        action: 'updatePerson',
        id: person.id,
        form: mine,
        error: PersonChangedMeanwhile,
        stored: { person, tags },
        stateOf: recordedPerson,
        next: () => ({ person: tx.create(Person, { ...person, ...fieldsOf(form, person) }), tags: mine.tags }),
        store: (next, version) => store(tx, next, version),
      });
      return personDetails(tx, person.id);
    });
  }

  /** Throws `ValidationFailed` for an unknown company. The version stays, because the form has no company. */
  setCompany(id: number, { companyId }: SetPersonCompanyDto, author: Caller): Promise<PersonDetails> {
    return this.database.write(async (tx) => {
      const { person } = await lockedPerson(tx, id);
      const known =
        companyId === null || (await tx.findOne(Company, { where: { id: companyId }, ...rowLock(tx, 'shared') }));
      if (!known) throw new ValidationFailed([{ field: 'companyId', message: copy.companyUnknown }]);
      await tx.update(Person, { id: person.id }, { companyId });
      await indexPerson(tx, person.id);
      const states = { before: { companyId: person.companyId }, after: { companyId } };
      await recordChange(tx, author, { action: 'setPersonCompany', subjectId: person.id, ...states });
      return personDetails(tx, person.id);
    });
  }

  /** The version stays, because a note conflicts with nobody's change. */
  addNote(id: number, { text }: AddPersonNoteDto, author: Caller): Promise<PersonDetails> {
    return this.database.write(async (tx) => {
      const { person } = await lockedPerson(tx, id);
      const personId = person.id;
      const before = await tx.countBy(PersonNote, { personId });
      const adminId = author.id ?? null;
      await tx.insert(PersonNote, { personId, text, at: new Date(), by: author.displayName, adminId });
      const counted = { before: { notes: before }, after: { notes: before + 1 } };
      await recordChange(tx, author, { action: 'addPersonNote', subjectId: personId, ...counted });
      return personDetails(tx, personId);
    });
  }

  private filtered({ account, nextStep, tag, companyId, ...range }: PeopleExportQuery): SelectQueryBuilder<Person> {
    const find = this.database.read.createQueryBuilder(Person, 'person').where('person.rootId IS NULL');
    if (account !== 'all') find.andWhere(account === 'account' ? hasAccount : `NOT ${hasAccount}`);
    if (nextStep === 'planned') find.andWhere('person.nextStepOn IS NOT NULL');
    if (nextStep === 'due') find.andWhere('person.nextStepOn <= :today', { today: dayOf(new Date()) });
    const tagged = 'EXISTS (SELECT 1 FROM person_tag WHERE person_tag.personId = person.id AND person_tag.tag = :tag)';
    if (tag) find.andWhere(tagged, { tag });
    if (companyId) find.andWhere('person.companyId = :companyId', { companyId });
    return inRange(find, 'person.activeAt', range);
  }

  /** A search for a single number also finds the person of the order with that number. */
  private async searchFor(q: string) {
    const id = Number(toLatinDigits(q.trim()));
    const order =
      Number.isInteger(id) && id > 0 && id <= largestId
        ? await this.database.read.findOne(Order, { select: { id: true, phone: true }, where: { id } })
        : null;
    const person = order?.phone ? await this.database.read.findOneBy(Person, { phone: order.phone }) : null;
    const ids = person ? [person.rootId ?? person.id] : [];
    return { terms: PersonSearchTerm, idsNamedBy: () => ids };
  }
}

function requireBoth({ nextStep, nextStepOn }: UpdatePersonDto): void {
  if (nextStep !== null && nextStepOn === null)
    throw new ValidationFailed([{ field: 'nextStepOn', message: copy.nextStepDay }]);
  if (nextStep === null && nextStepOn !== null)
    throw new ValidationFailed([{ field: 'nextStep', message: copy.nextStepText }]);
}

function fieldsOf({ name, nextStep, nextStepOn }: UpdatePersonDto, person: Person): Partial<Person> {
  return { name, sortKey: sortKeyOf(name), isNamed: person.isNamed || name !== person.name, nextStep, nextStepOn };
}

async function store(
  tx: EntityManager,
  { person, tags }: Pick<ListedPerson, 'person' | 'tags'>,
  version: number,
): Promise<Pick<ListedPerson, 'person' | 'tags'>> {
  const { id, name, sortKey, isNamed, nextStep, nextStepOn } = person;
  await tx.update(Person, { id }, { name, sortKey, isNamed, nextStep, nextStepOn, version });
  await tx.delete(PersonTag, { personId: id });
  if (tags.length > 0)
    await tx.insert(
      PersonTag,
      tags.map((tag) => ({ personId: id, tag })),
    );
  await indexPerson(tx, id);
  return { person: Object.assign(person, { version }), tags };
}
