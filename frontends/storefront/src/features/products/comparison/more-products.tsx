import { MOST_COMPARED, compared } from '@afshoreh/contracts';
import { useQuery } from '@afshoreh/contracts/query';
import { comparePath } from '../../../components/comparison/addresses';
import { MoreToCompare } from '../../../components/comparison/more-to-compare';
import type { ProductDetails } from '../get-product';
import { relatedProductsQuery } from '../get-related-products';

interface MoreProductsProps {
  first: ProductDetails;
  ids: readonly number[];
}

/** Products that are similar to the first one. */
export function MoreProducts({ first, ids }: MoreProductsProps) {
  const { data = [] } = useQuery(relatedProductsQuery(first));
  if (ids.length >= MOST_COMPARED) return null;
  const others = data.filter(({ id }) => !ids.includes(id));
  return (
    <MoreToCompare
      others={others.map(({ id, name }) => ({
        key: id,
        name,
        to: comparePath([...ids, id]),
        onClick: () => compared.update((chosen) => [...chosen, id]),
      }))}
    />
  );
}
