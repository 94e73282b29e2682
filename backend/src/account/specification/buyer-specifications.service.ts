import { emptySpecification, mergedSpecification, specificationOf } from '@afshoreh/persian/specification';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CustomerAccount, type Customer } from '../../auth/index.js';
import { ValidationFailed, type FieldError } from '../../common/errors/index.js';
import { Database, rowLock } from '../../database/index.js';
import { SpecificationChangedMeanwhile } from '../account.errors.js';
import { copy } from '../copy.js';
import type { SaveBuyerLimitDto, SaveBuyerSpecificationDto, StoredSpecification } from './buyer-specification.dto.js';
import { CustomerSpecification } from './customer-specification.entity.js';

const { specification: words } = copy;

/** Bytes of JSON. Those of two accounts that become one fit into the 64 KB of a MySQL text column. */
const mostBytes = 30_000;

/** The limits that customers set for products. They belong to the account, so they are the same in every browser. */
@Injectable()
export class BuyerSpecificationsService {
  constructor(private readonly database: Database) {}

  get({ id }: Pick<Customer, 'id'>): Promise<StoredSpecification> {
    return storedIn(this.database.read, id);
  }

  /**
   * Replaces the whole specification.
   * @throws ValidationFailed, SpecificationChangedMeanwhile when it was read in another version
   */
  save({ id }: Pick<Customer, 'id'>, form: SaveBuyerSpecificationDto): Promise<StoredSpecification> {
    const errors = [
      ...twice(form.families, 'family', 'families', words.familyTwice),
      ...form.families.flatMap(({ limits, others }, at) => [
        ...twice(limits, 'parameter', `families.${at}.limits`, words.parameterTwice),
        ...limits.flatMap((limit, row) => problemsOf(limit, `families.${at}.limits.${row}`)),
        ...others.flatMap((limit, row) => problemsOf(limit, `families.${at}.others.${row}`)),
      ]),
    ];
    if (errors.length > 0) throw new ValidationFailed(errors);
    const families = specificationOf(form.families);
    if (Buffer.byteLength(JSON.stringify(families)) > mostBytes)
      throw new ValidationFailed([{ field: 'families', message: words.tooLarge }]);
    return this.database.write(async (tx) => {
      // The account is locked, because there may be no specification yet.
      const { specificationVersion: version } = await tx.findOneOrFail(CustomerAccount, {
        where: { id },
        ...rowLock(tx),
      });
      if (form.version !== undefined && form.version !== version) throw new SpecificationChangedMeanwhile(id);
      return store(tx, id, { families, version: version + 1 });
    });
  }

  /**
   * Merges the specification of one account into that of another account of the same person, by the rule that also
   * merges the specifications of two browsers.
   */
  async move(from: number, into: number, tx: EntityManager): Promise<void> {
    const { families: mine } = await storedIn(tx, from);
    if (mine.length === 0) return;
    const { families: theirs, version } = await storedIn(tx, into);
    await store(tx, into, { families: mergedSpecification(emptySpecification, mine, theirs), version: version + 1 });
    await tx.delete(CustomerSpecification, { customerId: from });
  }
}

async function storedIn(manager: EntityManager, id: number): Promise<StoredSpecification> {
  const { specificationVersion: version } = await manager.findOneByOrFail(CustomerAccount, { id });
  const stored = version === 0 ? null : await manager.findOneBy(CustomerSpecification, { customerId: id });
  return { families: stored?.families ?? emptySpecification, version };
}

async function store(
  tx: EntityManager,
  customerId: number,
  { families, version }: StoredSpecification,
): Promise<StoredSpecification> {
  await tx.save(CustomerSpecification, { customerId, families });
  await tx.update(CustomerAccount, { id: customerId }, { specificationVersion: version });
  return { families, version };
}

function twice<Key extends string>(
  rows: readonly Record<Key, unknown>[],
  key: Key,
  list: string,
  message: string,
): FieldError[] {
  return rows.flatMap((row, at) =>
    rows.findIndex((each) => each[key] === row[key]) < at ? [{ field: `${list}.${at}.${key}`, message }] : [],
  );
}

function problemsOf({ min = null, max = null, absent }: SaveBuyerLimitDto, field: string): FieldError[] {
  if (absent) return [];
  if (min === null && max === null) return [{ field: `${field}.min`, message: words.noEnd }];
  return min !== null && max !== null && min > max ? [{ field: `${field}.max`, message: words.wrongOrder }] : [];
}
