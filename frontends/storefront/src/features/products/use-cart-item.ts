import { useQueryClient } from '@afshoreh/contracts/query';
import { cartItemOf } from './cart-item';
import { productQuery } from './get-product';

/** Returns a function that reads a product as a cart item of today, or null when it is no longer sold. */
export function useCartItemOf() {
  const queryClient = useQueryClient();
  return async (productId: number) => {
    const product = await queryClient.fetchQuery({ ...productQuery(productId), staleTime: 0 });
    return product && cartItemOf(product);
  };
}
