import { In, type EntityManager } from 'typeorm';
import { FamilyParameter, type Terms } from '../parameters/family.entity.js';
import type { ParameterKind } from '../parameters/parameter-kinds.js';
import { Parameter } from '../parameters/parameter.entity.js';
import { Product } from '../product.entity.js';
import { areComparable, limitsOf, type Limits } from './limits.js';
import { ProductSpecification } from './product-specification.entity.js';

export interface LimitValue extends Terms {
  limits: Limits;
  /** Whether the value is in the terms of the product's family. */
  isUsual: boolean;
}

/** The values of one parameter: an array in which the index of a value is the index of its product in the catalogue. */
export interface LimitColumn {
  name: string;
  kind: ParameterKind;
  unit: string | null;
  filterable: boolean;
  values: readonly (LimitValue | undefined)[];
}

/** An item that has an index in the arrays of the catalogue. */
interface Placed {
  id: number;
  place: number;
}

/**
 * The values of the parameters that were asked for, read once each. A column is an array, because a map by id would take most of
 * the time of a request with limits (`npm run bench catalogue`).
 */
export class LimitColumns {
  private readonly columns = new Map<string, Promise<LimitColumn | undefined>>();
  private readonly places: ReadonlyMap<number, number>;

  constructor(products: readonly Placed[]) {
    this.places = new Map(products.map(({ id, place }) => [id, place]));
  }

  /** One query for all codes that were not read before. Unknown codes are left out. */
  async of(manager: EntityManager, codes: readonly string[]): Promise<ReadonlyMap<string, LimitColumn>> {
    const missing = [...new Set(codes)].filter((code) => !this.columns.has(code));
    if (missing.length > 0) this.read(manager, missing);
    const found = await Promise.all(codes.map(async (code) => [code, await this.columns.get(code)] as const));
    return new Map(found.filter((each): each is [string, LimitColumn] => each[1] !== undefined));
  }

  private read(manager: EntityManager, codes: readonly string[]): void {
    const reading = columnsIn(manager, codes, this.places);
    for (const code of codes) {
      const column = reading.then((columns) => columns.get(code));
      this.columns.set(code, column);
      const forget = (): boolean => this.columns.delete(code);
      // An unknown code is not remembered, because anybody may ask for any number of them.
      column.then((known) => known ?? forget(), forget);
    }
  }
}

interface Row extends Terms {
  code: string;
  name: string;
  kind: ParameterKind;
  unit: string | null;
  filterable: 0 | 1;
  productId: number | null;
  minimum: number | null;
  maximum: number | null;
  target: number | null;
  usualBasis: number | null;
  usualAcid: Terms['acid'];
  usualEnd: number | null;
}

/** A parameter without values has one row without a product. */
async function columnsIn(
  manager: EntityManager,
  codes: readonly string[],
  places: ReadonlyMap<number, number>,
): Promise<Map<string, LimitColumn>> {
  const rows = await manager
    .createQueryBuilder(Parameter, 'parameter')
    .leftJoin(ProductSpecification, 'row', 'row.parameterId = parameter.id')
    .leftJoin(Product, 'product', 'product.id = row.productId')
    .leftJoin(FamilyParameter, 'usual', 'usual.familyId = product.familyId AND usual.parameterId = parameter.id')
    .select(['parameter.code AS code', 'parameter.name AS name', 'parameter.kind AS kind', 'parameter.unit AS unit'])
    .addSelect(['parameter.filterable AS filterable', 'row.productId AS productId', 'row.minimum AS minimum'])
    .addSelect(['row.maximum AS maximum', 'row.target AS target', 'row.basisBrix AS basisBrix', 'row.acid AS acid'])
    .addSelect(['row.endPoint AS endPoint', 'usual.basisBrix AS usualBasis', 'usual.acid AS usualAcid'])
    .addSelect('usual.endPoint', 'usualEnd')
    .where({ code: In([...codes]) })
    .getRawMany<Row>();
  const columns = new Map<string, LimitColumn & { values: (LimitValue | undefined)[] }>();
  const none = (): undefined[] => Array.from({ length: places.size });
  for (const row of rows) {
    const { code, name, kind, unit, filterable, productId } = row;
    const column = columns.get(code) ?? { name, kind, unit, filterable: filterable === 1, values: none() };
    columns.set(code, column);
    const limits = limitsOf(row);
    const place = productId === null ? undefined : places.get(productId);
    if (place !== undefined && limits) column.values[place] = valueOf(row, limits);
  }
  return columns;
}

function valueOf(row: Row, limits: Limits): LimitValue {
  const { basisBrix, acid, endPoint, usualBasis, usualAcid, usualEnd } = row;
  const usual = { basisBrix: usualBasis, acid: usualAcid, endPoint: usualEnd };
  return { limits, basisBrix, acid, endPoint, isUsual: areComparable({ basisBrix, acid, endPoint }, usual) };
}
