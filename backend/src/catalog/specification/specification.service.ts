import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { ValidationFailed } from '../../common/errors/index.js';
import type { Page, PageQuery } from '../../common/http/index.js';
import { pageOf } from '../../common/search/index.js';
import { Database, findOrThrow, insertRows } from '../../database/index.js';
import { saveChange, type Author } from '../../operations/audit/index.js';
import { ProductChangedMeanwhile, ProductNotFound } from '../catalog.errors.js';
import { copy } from '../copy.js';
import { Family } from '../parameters/family.entity.js';
import { parametersOf } from '../parameters/families.service.js';
import { Parameter } from '../parameters/parameter.entity.js';
import { searchKeyOf } from '../product-form.js';
import { Product } from '../product.entity.js';
import { familyTermsIn } from './families-read.js';
import { ProductSpecification, type Specification } from './product-specification.entity.js';
import { specificationRows } from './save-rows.js';
import { SpecificationDto, type SaveSpecificationDto } from './specification.dto.js';
import { writtenText } from './write-text.js';
import { textsAfter } from './write-product-texts.js';

export interface SpecifiedProducts {
  parameters: Parameter[];
  products: { id: number; family: string | null }[];
  rows: ProductSpecification[];
}

@Injectable()
export class SpecificationService {
  constructor(private readonly database: Database) {}

  /** The typed values of a product, for its page. One query. */
  rowsOf(productId: number): Promise<ProductSpecification[]> {
    return rowsIn(this.database.read, productId);
  }

  /** The values of these parameters of these products; unknown ids and codes are left out. Three queries. */
  async ofProducts(ids: readonly number[], codes: readonly string[]): Promise<SpecifiedProducts> {
    const { read } = this.database;
    const parameters = await read.find(Parameter, {
      where: { code: In([...codes]) },
      order: { position: 'ASC', id: 'ASC' },
    });
    const products = await read
      .createQueryBuilder(Product, 'product')
      .leftJoin(Family, 'family', 'family.id = product.familyId')
      .select(['product.id AS id', 'family.code AS family'])
      .where({ id: In([...ids]) })
      .orderBy('product.id', 'ASC')
      .getRawMany<{ id: number; family: string | null }>();
    const rows = await read.findBy(ProductSpecification, {
      productId: In([...ids]),
      parameterId: In(parameters.map(({ id }) => id)),
      unread: false,
    });
    return { parameters, products, rows };
  }

  /** Throws {@link ProductNotFound}. */
  get(productId: number, manager: EntityManager = this.database.read): Promise<Specification> {
    return read(manager, productId);
  }

  /** The texts in which no value could be read, by product. */
  unread(query: PageQuery): Promise<Page<ProductSpecification>> {
    const find = this.database.read
      .createQueryBuilder(ProductSpecification, 'row')
      .innerJoinAndSelect('row.product', 'product')
      .innerJoinAndSelect('row.parameter', 'parameter')
      .where('row.unread = :unread', { unread: true });
    return pageOf(find, { 'row.productId': 'ASC', 'row.id': 'ASC' }, query);
  }

  /** Replaces all values. The product's texts that said the same as the old values say the new ones. */
  save(productId: number, form: SaveSpecificationDto, author: Author): Promise<Specification> {
    return this.database.writePublic(async (tx) => {
      const stored = await read(tx, productId);
      return saveChange(tx, author, {
        action: 'updateProductSpecification',
        id: productId,
        form,
        error: ProductChangedMeanwhile,
        stored,
        stateOf: ({ product, rows }) => SpecificationDto.of(product, rows),
        recordedAs: ({ product, rows }) => recordedOf(product, rows),
        next: () => this.next(tx, stored, form),
        store: async ({ product, rows }, version) => {
          const changed = Object.assign(product, { version, updatedAt: new Date() });
          await tx.save(Object.assign(changed, { searchKey: searchKeyOf(changed) }));
          await tx.delete(ProductSpecification, { productId });
          const inserted = rows.map(({ id: _id, product: _product, parameter: _parameter, ...row }) => row);
          if (inserted.length > 0) await insertRows(tx, ProductSpecification, inserted);
          return read(tx, productId);
        },
      });
    });
  }

  private async next(tx: EntityManager, stored: Specification, form: SaveSpecificationDto): Promise<Specification> {
    const family = form.family === undefined ? stored.product.family : await familyOf(tx, form.family);
    const parameters = await parametersOf(
      tx,
      form.values.map(({ parameter }) => parameter),
      'values',
    );
    const product = tx.create(Product, { ...stored.product, family, familyId: family?.id ?? null });
    const rows = specificationRows(product, form.values, { parameters, terms: await familyTermsIn(tx), stored });
    const automatic = new Set(form.values.filter((row) => row.automatic).map(({ parameter }) => parameter));
    return { product: Object.assign(product, textsAfter(stored, rows, automatic)), rows };
  }
}

async function read(manager: EntityManager, productId: number): Promise<Specification> {
  const relations = { relations: { family: true, category: true } };
  const product = await findOrThrow(manager, Product, productId, ProductNotFound, relations);
  return { product, rows: await rowsIn(manager, productId) };
}

function rowsIn(manager: EntityManager, productId: number): Promise<ProductSpecification[]> {
  return manager.find(ProductSpecification, {
    where: { productId },
    relations: { parameter: true },
    relationLoadStrategy: 'join',
  });
}

async function familyOf(tx: EntityManager, code: string | null): Promise<Family | null> {
  if (code === null) return null;
  const family = await tx.findOneBy(Family, { code });
  if (family) return family;
  throw new ValidationFailed([{ field: 'family', message: copy.familyUnknown }]);
}

/** The state of a specification for the audit: names instead of codes, and each value as text. */
function recordedOf({ name, family, version }: Product, rows: readonly ProductSpecification[]) {
  const values = rows.map((row) => copy.named(row.parameter.name, writtenText(row, row.parameter.unitName)));
  return { name, family: family?.name ?? null, values, version };
}
