import { Injectable } from '@nestjs/common';
import { In, IsNull, type EntityManager } from 'typeorm';
import type { Admin, Caller } from '../auth/index.js';
import type { Page, PageQuery } from '../common/http/index.js';
import { allOf, onlyKnown, pageOf, sortKeyOf, storeTerms, type ListOrder } from '../common/search/index.js';
import type { RawNumber } from '../database/columns.js';
import { Database, findOrThrow, ifTaken, rowLock } from '../database/index.js';
import { recordChange, saveChange } from '../operations/audit/index.js';
import { codeOf, Company, CompanySearchTerm, companyTermsOf, indexPerson, Person } from '../people/index.js';
import { CompaniesQuery, CompanyDetailsDto, type CompaniesExportQuery, type SaveCompanyDto } from './companies.dto.js';
import type { UpdateCompanyDto } from './companies.dto.js';
import { CompanyChangedMeanwhile, CompanyNationalIdTaken, CompanyNotFound } from './companies.errors.js';
import { figuresOf } from './figures.js';
import type { FiguresDto, TimelineEntryDto } from './people.dto.js';
import { listedPeople, type ListedPerson } from './person-rows.js';
import { storedTags } from './tags.js';
import { timelineOf } from './timeline.js';

const orders: Record<CompaniesQuery['sort'], ListOrder> = {
  newest: { 'company.id': 'DESC' },
  name: { 'company.sortKey': 'ASC', 'company.id': 'ASC' },
};
const mostSuggested = 20;

/** A company with the number of people who belong to it. */
export interface CountedCompany {
  company: Company;
  people: number;
}

/** Every method about one company throws {@link CompanyNotFound}. */
@Injectable()
export class CompaniesService {
  constructor(private readonly database: Database) {}

  async list(query: CompaniesQuery): Promise<Page<CountedCompany>> {
    const { read } = this.database;
    const find = onlyKnown(read.createQueryBuilder(Company, 'company'), query);
    const { rows, ...page } = await pageOf(find, orders[query.sort], query, { terms: CompanySearchTerm });
    return { ...page, rows: await counted(read, rows) };
  }

  /** Records in the audit which admin exports how many companies. The request is a GET, because nothing else changes. */
  async recordExport(query: CompaniesExportQuery, admin: Admin): Promise<void> {
    const { total } = await this.list(Object.assign(new CompaniesQuery(), query));
    const change = { action: 'exportCompanies', subjectId: 0 } as const;
    await this.database.write((tx) => recordChange(tx, admin, { ...change, after: { companies: total } }));
  }

  async *batches({ q }: CompaniesExportQuery): AsyncGenerator<CountedCompany[]> {
    const { read } = this.database;
    for await (const companies of allOf(read.createQueryBuilder(Company, 'company'), q, { terms: CompanySearchTerm }))
      yield counted(read, companies);
  }

  get(id: number): Promise<CountedCompany> {
    return oneCounted(this.database.read, id);
  }

  async figures(id: number, now: Date): Promise<FiguresDto> {
    const { read } = this.database;
    return figuresOf(read, await phonesOf(read, id), now);
  }

  /** Orders, calls, quotes, samples and messages of its people. Notes about one person stay with that person. */
  async timeline(id: number, query: PageQuery, now: Date): Promise<Page<TimelineEntryDto>> {
    const { read } = this.database;
    return timelineOf(read, { phones: await phonesOf(read, id), personIds: [] }, query, now);
  }

  /**
   * People who belong to no company and whose orders contain the national id of this one. Staff decide whether they
   * belong to it.
   */
  async suggested(id: number): Promise<ListedPerson[]> {
    const { read } = this.database;
    const { nationalId } = await findOrThrow(read, Company, id, CompanyNotFound);
    if (nationalId === null) return [];
    const where = { nationalId, companyId: IsNull(), rootId: IsNull() };
    return listedPeople(read, await read.find(Person, { where, order: { id: 'DESC' }, take: mostSuggested }));
  }

  /** Throws {@link CompanyNationalIdTaken}. */
  create(form: SaveCompanyDto, author: Caller): Promise<CountedCompany> {
    const none = { nationalId: null, economicCode: null, phone: null, city: null, address: null, note: null };
    const stored = this.database.write(async (tx) => {
      const company = tx.create(Company, { ...none, ...fieldsOf(form), createdAt: new Date(), version: 1 });
      const saved = { company: await store(tx, company), people: 0 };
      await recordChange(tx, author, { action: 'createCompany', after: recorded(saved) });
      return saved;
    });
    return stored.catch(ifTaken(() => new CompanyNationalIdTaken()));
  }

  /** Throws {@link CompanyChangedMeanwhile} and {@link CompanyNationalIdTaken}. */
  update(id: number, form: UpdateCompanyDto, author: Caller): Promise<CountedCompany> {
    const stored = this.database.write(async (tx) => {
      await findOrThrow(tx, Company, id, CompanyNotFound, rowLock(tx));
      const before = await oneCounted(tx, id);
      return saveChange(tx, author, {
        action: 'updateCompany',
        id,
        form: { ...form, ...fieldsOf(form) },
        error: CompanyChangedMeanwhile,
        stored: before,
        stateOf: recorded,
        next: () => ({ ...before, company: tx.create(Company, { ...before.company, ...fieldsOf(form) }) }),
        store: async ({ company, people }, version) => {
          const saved = await store(tx, Object.assign(company, { version }));
          await indexPeople(tx, id);
          return { company: saved, people };
        },
      });
    });
    return stored.catch(ifTaken(() => new CompanyNationalIdTaken()));
  }

  /** The people of the company stay, without a company. */
  remove(id: number, author: Caller, expectedVersion: number | null): Promise<void> {
    return this.database.write(async (tx) => {
      await findOrThrow(tx, Company, id, CompanyNotFound, rowLock(tx));
      const before = recorded(await oneCounted(tx, id));
      const people = await tx.find(Person, { select: { id: true, rootId: true }, where: { companyId: id } });
      await tx.delete(Company, { id });
      for (const person of people) await indexPerson(tx, person.rootId ?? person.id);
      await recordChange(tx, author, { action: 'deleteCompany', before, expectedVersion });
    });
  }
}

/** The number of people is not recorded, because it changes without a change of the company. */
function recorded(counted: CountedCompany): Omit<CompanyDetailsDto, 'people'> {
  const { people: _people, ...company } = CompanyDetailsDto.of(counted);
  return company;
}

async function counted(manager: EntityManager, companies: readonly Company[]): Promise<CountedCompany[]> {
  if (companies.length === 0) return [];
  const rows = await manager
    .createQueryBuilder(Person, 'person')
    .select('person.companyId', 'id')
    .addSelect('COUNT(*)', 'people')
    .where({ companyId: In(companies.map(({ id }) => id)), rootId: IsNull() })
    .groupBy('person.companyId')
    .getRawMany<{ id: number; people: RawNumber }>();
  const people = new Map(rows.map((row) => [row.id, Number(row.people)]));
  return companies.map((company) => ({ company, people: people.get(company.id) ?? 0 }));
}

async function oneCounted(manager: EntityManager, id: number): Promise<CountedCompany> {
  const [one] = await counted(manager, [await findOrThrow(manager, Company, id, CompanyNotFound)]);
  return one as CountedCompany;
}

/** All phones of the people who belong to a company. */
async function phonesOf(manager: EntityManager, id: number): Promise<string[]> {
  await findOrThrow(manager, Company, id, CompanyNotFound);
  const people = await manager.find(Person, { where: { companyId: id, rootId: IsNull() }, order: { id: 'ASC' } });
  return (await listedPeople(manager, people)).flatMap(({ members }) => members.map(({ phone }) => phone));
}

/** The fields that the form has; a field that was left out keeps its value. */
function fieldsOf({ tags, ...form }: SaveCompanyDto): Partial<Company> {
  const { name, nationalId, economicCode, phone, city, address, note } = form;
  const typed = { name, phone, city, address, note, sortKey: sortKeyOf(name), tags: storedTags(tags) };
  const codes = {
    nationalId: nationalId === undefined ? undefined : codeOf(nationalId),
    economicCode: economicCode === undefined ? undefined : codeOf(economicCode),
  };
  return Object.fromEntries(Object.entries({ ...typed, ...codes }).filter(([, value]) => value !== undefined));
}

async function store(tx: EntityManager, company: Company): Promise<Company> {
  const saved = await tx.save(company);
  await storeTerms(tx, CompanySearchTerm, saved.id, companyTermsOf(saved));
  return saved;
}

/** People are found by the name of their company. */
async function indexPeople(tx: EntityManager, companyId: number): Promise<void> {
  const people = await tx.find(Person, { select: { id: true }, where: { companyId, rootId: IsNull() } });
  for (const { id } of people) await indexPerson(tx, id);
}
