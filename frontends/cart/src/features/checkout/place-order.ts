import { api, ApiError, dataOf, newIdempotencyKey, type Schemas } from '@afshoreh/api-client';
import type { CartItem } from '@afshoreh/contracts';
import { givenCompany } from '@afshoreh/ui/company';
import type { CheckoutValues } from './checkout-values';
import type { CheckoutDraft } from './draft';

export type PlacedOrder = Schemas['PlacedOrder'];

/** The checkout body of `POST /api/orders`; texts are trimmed, and empty optional values are left out. */
export function orderOf(
  { customerName, phone, email, address, notes, ...company }: CheckoutValues,
  items: readonly CartItem[],
): Schemas['CheckoutOrder'] {
  return {
    customerName,
    phone,
    email,
    address,
    ...(notes && { notes }),
    ...givenCompany(company),
    items: items.map(({ id, name, quantity }) => ({ productId: id, productName: name, quantity })),
  };
}

/** Places the order once, even if it is sent several times; throws what `dataOf` throws. */
export async function placeOrder(
  values: CheckoutValues,
  items: readonly CartItem[],
  draft: CheckoutDraft,
): Promise<PlacedOrder> {
  const order = orderOf(values, items);
  const key = draft.keyFor(order, newIdempotencyKey);
  return dataOf(await api.POST('/orders', { params: { header: { 'Idempotency-Key': key } }, body: order }));
}

/** Errors of single lines of a refused order: product id → message. */
export type LineProblems = ReadonlyMap<number, string>;

/** Maps field errors such as `items.0.quantity` to the products at these indexes. */
export function lineProblemsOf(error: unknown, items: readonly CartItem[]): LineProblems {
  const problems = new Map<number, string>();
  if (!(error instanceof ApiError)) return problems;
  for (const { field, message } of error.errors) {
    const line = /^items\.(\d+)(\.|$)/.exec(field)?.[1];
    const item = line === undefined ? undefined : items[Number(line)];
    if (item) problems.set(item.id, message);
  }
  return problems;
}
