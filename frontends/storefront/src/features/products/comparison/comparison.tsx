import type { ReactNode } from 'react';
import { compared } from '@afshoreh/contracts';
import { toPersianDigits } from '@afshoreh/persian';
import { ProductPicture } from '@afshoreh/ui';
import { comparePath } from '../../../components/comparison/addresses';
import type { ComparedItems } from '../../../components/comparison/asked';
import type { ComparedColumn } from '../../../components/comparison/compare-table';
import { ComparisonBody } from '../../../components/comparison/comparison-body';
import { ComparisonSkeleton } from '../../../components/comparison/comparison-skeleton';
import { removalLinkOf } from '../../../components/comparison/without';
import { usePageQuery } from '../../../components/use-page-query';
import { PriceNote } from '../components/price-note';
import type { ProductDetails } from '../get-product';
import { comparedGroups } from './compare-rows';
import { comparedQuery } from './compared-products';
import { copy } from './copy';
import { MoreProducts } from './more-products';

interface ComparisonProps {
  asked: ComparedItems<number>;
  actionsOf: (product: ProductDetails) => ReactNode;
}

/** The products of the address side by side. Products that do not exist are named above the table. */
export function Comparison({ asked: { items: ids, tooMany }, actionsOf }: ComparisonProps) {
  const { data, failure, busy } = usePageQuery(comparedQuery(ids), copy.failed);
  if (failure) return failure;
  if (!data) return <ComparisonSkeleton />;
  const products = data.filter((product) => product !== null);
  // While other products load, the products of the previous address stay.
  const gone = busy ? [] : ids.filter((id) => !products.some((product) => product.id === id));
  const [first] = products;
  return (
    <>
      <ComparisonBody
        notices={gone.map((id) => ({
          text: copy.gone(toPersianDigits(id)),
          without: removalLinkOf(compared, ids, id, comparePath),
        }))}
        tooMany={tooMany}
        texts={copy}
        columns={products.map((product) => columnOf(product, ids, actionsOf(product)))}
        groups={comparedGroups(products)}
        note={<PriceNote prices={products.map(({ indicativePrice }) => indicativePrice)} />}
      />
      {first && <MoreProducts first={first} ids={ids} />}
    </>
  );
}

function columnOf(product: ProductDetails, ids: readonly number[], actions: ReactNode): ComparedColumn {
  const { id, name, image, pack, imageVariants } = product;
  return {
    key: id,
    name,
    to: `/product/${id}`,
    picture: (
      <ProductPicture
        name={name}
        image={image}
        pack={pack?.name}
        variants={imageVariants}
        sizes="8rem"
        width={160}
        height={120}
      />
    ),
    matched: { productId: id },
    actions,
    without: removalLinkOf(compared, ids, id, comparePath),
  };
}
