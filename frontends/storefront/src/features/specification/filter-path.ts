import type { Schemas } from '@afshoreh/api-client';
import { inUnit } from '@afshoreh/persian/analyses';
import type { BuyerLimit } from '@afshoreh/persian/specification';
import type { FamilyTerms } from './family-terms';

/** The address of the product list with these filters. */
export type ProductsPath = (search: {
  family: string;
  limits: Readonly<Record<string, { from?: number; to?: number }>>;
}) => string;

/**
 * The list of the family's products with the filters that the limits have. Limits in other terms than the family's, and those
 * that the list cannot be filtered by, are left out.
 */
export function filterPath(
  limits: readonly BuyerLimit[],
  { family, usual }: FamilyTerms,
  parameters: readonly Schemas['Parameter'][],
  productsPath: ProductsPath,
): string {
  const filters = limits.flatMap((limit) => {
    const parameter = parameters.find(({ code }) => code === limit.parameter);
    const { acid, basisBrix, endPoint } = usual(limit.parameter);
    const isUsual = limit.acid === acid && limit.basisBrix === basisBrix && limit.endPoint === endPoint;
    if (!parameter?.filterable || limit.absent || !isUsual) return [];
    const [from, to] = [limit.min, limit.max].map((end) => end && inUnit(end, limit.unit, parameter.unit));
    const range = { ...(from != null && { from }), ...(to != null && { to }) };
    return Object.keys(range).length > 0 ? [[limit.parameter, range] as const] : [];
  });
  return productsPath({ family, limits: Object.fromEntries(filters) });
}
