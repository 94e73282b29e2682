import type { Schemas } from '@afshoreh/api-client';
import { inUnit } from '@afshoreh/persian/analyses';
import type { BuyerLimit } from '@afshoreh/persian/specification';
import type { FamilyTerms } from './family-terms';

/** Returns the address of the product list with these filters. */
export type ProductsPath = (search: {
  family: string;
  limits: Readonly<Record<string, { from?: number; to?: number }>>;
}) => string;

/**
 * The list of the family's products, filtered by the limits. Limits in other terms than the family's are left out, and
 * so are limits for which the list has no filter.
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
