import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useQuery } from '@afshoreh/contracts/query';
import { font, media, space } from '@afshoreh/ui/theme';
import { detailsCopy } from '../details-copy';
import type { Product } from '../get-product';
import { relatedProductsQuery, relatedTo } from '../get-related-products';
import { ProductCard } from './product-card';
import { ProductGrid } from './product-grid';

interface RelatedProductsProps {
  product: Product;
  actionsOf: (product: Product) => ReactNode;
}

/** Other products of the same category, below a product; renders nothing when there are none or they cannot be loaded. */
export function RelatedProducts({ product, actionsOf }: RelatedProductsProps) {
  const { data } = useQuery(relatedProductsQuery(product));
  const related = relatedTo(product, data ?? []);
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
  /* The list is one row: smaller screens hide the products that would start a second one. */
  li:nth-child(4) {
    display: none;

    ${media.xxl} {
      display: grid;
    }
  }
  h2 {
    margin: 0 0 ${space(5)};
    font-size: ${font.xl};
  }
  @media print {
    display: none;
  }
`;
