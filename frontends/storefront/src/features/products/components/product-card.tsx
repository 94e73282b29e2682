import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@afshoreh/contracts/router';
import { Badge, OwnPicture } from '@afshoreh/ui';
import { illustrationOf } from '@afshoreh/ui/illustrations';
import { color, font, fruitSoft, radius, shadow, space, type Fruit } from '@afshoreh/ui/theme';
import { badgeText } from '../badge-text';
import type { Product } from '../get-product';
import { PriceBlock } from './price-block';
import { ProductFacts } from './product-facts';

interface ProductCardProps {
  product: Product;
  /** What can be done with the product, as the page decides: order it, add it to the cart, open it. */
  actions: ReactNode;
  /** Of the product's name, one below the heading over the cards. */
  headingLevel?: 'h2' | 'h3';
  /** On the first screen of the page: its picture is wanted at once. */
  first?: boolean;
}

/**
 * One product in a list. The whole card leads to the product by the link of its name, whose box is stretched over the
 * card; the actions lie above it, so that no control is inside another.
 */
export function ProductCard({ product, actions, headingLevel: Heading = 'h3', first = false }: ProductCardProps) {
  const drawn = illustrationOf(product.name);
  return (
    <Card>
      <Picture $fruit={drawn.fruit}>
        <OwnPicture
          src={product.image}
          drawing={drawn.src}
          width={320}
          height={240}
          loading={first ? 'eager' : 'lazy'}
        />
        <Badge tone={product.isFeatured ? 'brand' : 'success'}>{badgeText(product)}</Badge>
      </Picture>
      <Body>
        <Heading>
          <Link to={`/product/${product.id}`}>{product.name}</Link>
        </Heading>
        <ProductFacts product={product} />
        <PriceBlock price={product.indicativePrice} />
        <Actions>{actions}</Actions>
      </Body>
    </Card>
  );
}

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};
  box-shadow: ${shadow.card};
  transition:
    box-shadow 160ms ease,
    transform 160ms ease;

  &:hover {
    box-shadow: ${shadow.raised};
    transform: translateY(-2px);
  }
  &:has(h2 a:focus-visible, h3 a:focus-visible) {
    outline: 3px solid ${color('focus')};
    outline-offset: 2px;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
    &:hover {
      transform: none;
    }
  }
`;

const Picture = styled.div<{ $fruit: Fruit }>`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  background: ${({ $fruit }) => fruitSoft($fruit)};

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
    padding: ${space(4)};
  }
  > :last-child {
    position: absolute;
    inset-block-start: ${space(4)};
    inset-inline-start: ${space(4)};
    /* Its own soft ground would drown in the fruit's. */
    background: ${color('surface')};
    box-shadow: ${shadow.card};
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(4)};
  padding: ${space(5)};

  h2,
  h3 {
    margin: 0;
    font-size: ${font.lg};
    font-weight: 700;
    line-height: 1.6;
  }
  h2 a,
  h3 a {
    color: inherit;
    text-decoration: none;
    outline: none;

    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
`;

const Actions = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-start: auto;
  padding-block-start: ${space(2)};
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
  > button {
    flex: 1;
  }
  > :first-child {
    flex: 1 1 100%;
  }
`;
