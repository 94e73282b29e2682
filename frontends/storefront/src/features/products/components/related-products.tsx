import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useQuery } from '@afshoreh/contracts/query';
import { font, space } from '@afshoreh/ui/theme';
import { detailsCopy } from '../details-copy';
import type { Product } from '../get-product';
import { relatedProductsQuery, relatedTo } from '../get-related-products';
import { ProductCard } from './product-card';
import { ProductGrid } from './product-grid';

interface RelatedProductsProps {
  product: Product;
  actionsOf: (product: Product) => ReactNode;
}

/** Others of the same group, below a product; nothing when there are none, or they cannot be had. */
export function RelatedProducts({ product, actionsOf }: RelatedProductsProps) {
  const { data } = useQuery(relatedProductsQuery(product));
  const related = relatedTo(product, data?.items ?? []);
  if (related.length === 0) return null;
  return (
    <Block aria-labelledby="related">
      <h2 id="related">{detailsCopy.related}</h2>
      <ProductGrid>
        {related.map((each) => (
          <li key={each.id}>
            <ProductCard product={each} actions={actionsOf(each)} />
          </li>
        ))}
      </ProductGrid>
    </Block>
  );
}

const Block = styled.section`
  h2 {
    margin: 0 0 ${space(5)};
    font-size: ${font.xl};
    font-weight: 700;
  }
  @media print {
    display: none;
  }
`;
