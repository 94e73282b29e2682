import { queryOptions } from '@afshoreh/contracts/query';
import { api, dataOf, type Schemas } from '@afshoreh/api-client';

export type Product = Schemas['Product'];
/** A product with its documents. */
export type ProductDetails = Schemas['ProductDetails'];

/** One product, or null when it does not exist. */
export async function productOf(id: number, signal: AbortSignal): Promise<ProductDetails | null> {
  const answer = await api.GET('/products/{id}', { params: { path: { id } }, signal });
  return answer.response.status === 404 ? null : dataOf(answer);
}

/**
 * One product, or null when it does not exist. Null is data and not an error, so the server can render the not-found page with
 * it.
 */
export const productQuery = (id: number) =>
  queryOptions({ queryKey: ['products', id], queryFn: ({ signal }) => productOf(id, signal) });

/** The id in the path of a product page, or null when it is not a valid id: `/product/12a`, `/product/0`. */
export function productIdOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
