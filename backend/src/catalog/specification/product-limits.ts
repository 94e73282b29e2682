import { saysNothing } from '@afshoreh/persian/analyses';
import type { EntityManager } from 'typeorm';
import { FamilyParameter, type Terms } from '../parameters/family.entity.js';
import type { Parameter } from '../parameters/parameter.entity.js';
import { Product } from '../product.entity.js';
import { noTerms } from './families-read.js';
import { areComparable } from './limits.js';
import { ProductSpecification } from './product-specification.entity.js';

/** The limits of one parameter that a product promises, in these terms. A parameter may be stated without any limit. */
export interface ProductLimit extends Terms {
  parameter: Parameter;
  minimum: number | null;
  maximum: number | null;
  /** Whether the laboratory must not find any of it. */
  absent: boolean;
  text: string | null;
}

/**
 * The limits of a product, in the order of its family's data sheet and then of the parameters. The product's own values
 * come first; they are combined with a legal limit that an expert confirmed. Usual values of a family are not limits.
 * Three queries.
 */
export async function productLimits(manager: EntityManager, productId: number): Promise<ProductLimit[]> {
  const product = await manager.findOne(Product, { select: { id: true, familyId: true }, where: { id: productId } });
  if (!product) return [];
  const { familyId } = product;
  const parameter = { relations: { parameter: true }, relationLoadStrategy: 'join' } as const;
  const ofFamily =
    familyId === null
      ? []
      : await manager.find(FamilyParameter, { where: { familyId }, order: { position: 'ASC' }, ...parameter });
  const own = await manager.find(ProductSpecification, { where: { productId }, ...parameter });
  const known = new Set(ofFamily.map(({ parameterId }) => parameterId));
  const others = own.filter(({ parameterId }) => !known.has(parameterId));
  others.sort((a, b) => a.parameter.position - b.parameter.position || a.parameterId - b.parameterId);
  return [
    ...ofFamily.map((row) =>
      limitOf(
        row.parameter,
        row,
        own.find(({ parameterId }) => parameterId === row.parameterId),
      ),
    ),
    ...others.map((row) => limitOf(row.parameter, null, row)),
  ];
}

function limitOf(parameter: Parameter, family: FamilyParameter | null, own?: ProductSpecification): ProductLimit {
  const { basisBrix, acid, endPoint } = own ?? family ?? noTerms;
  const text = own?.unread === true ? null : (own?.valueText ?? null);
  const absent = parameter.kind === 'absent' || (text !== null && saysNothing(text));
  const byLaw = family?.confirmed && (!own || areComparable(own, family)) ? family : null;
  return {
    parameter,
    basisBrix,
    acid,
    endPoint,
    minimum: greatest(own?.minimum, byLaw?.legalMin),
    maximum: least(own?.maximum, byLaw?.legalMax),
    absent,
    text: absent ? null : text,
  };
}

const numbersOf = (each: readonly (number | null | undefined)[]): number[] =>
  each.filter((number) => typeof number === 'number');

function greatest(...each: (number | null | undefined)[]): number | null {
  const numbers = numbersOf(each);
  return numbers.length > 0 ? Math.max(...numbers) : null;
}

function least(...each: (number | null | undefined)[]): number | null {
  const numbers = numbersOf(each);
  return numbers.length > 0 ? Math.min(...numbers) : null;
}
