import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@afshoreh/contracts/router';
import { ProductPicture } from '@afshoreh/ui';
import { color, font, media, radius, shadow, space } from '@afshoreh/ui/theme';
import type { Product } from '../get-product';
import { usePictureOfCard } from '../picture-transition';
import { cardLayout } from './card-layout';
import { PriceBlock } from './price-block';
import { ProductBadges } from './product-badges';
import { ProductFacts } from './product-facts';

interface ProductCardProps {
  product: Product;
  /** The product's actions, chosen by the page; the first one is the card's only primary button. */
  actions: ReactNode;
  /** The level of the product's name: one below the heading above the cards. */
  headingLevel?: 'h2' | 'h3';
  /** The card is on the first screen of the page, so its picture loads at once. */
  first?: boolean;
  /** A control on the picture. */
  mark?: ReactNode;
}

/**
 * One product in a list. On a phone the picture is beside the text, so that two cards fit on a screen. The link of the name is
 * stretched over the whole card; the actions lie above it, so that no control is inside another.
 */
export function ProductCard({ product, actions, headingLevel: Heading = 'h3', first = false, mark }: ProductCardProps) {
  const address = `/product/${product.id}`;
  const { card, handleClick } = usePictureOfCard(address);
  return (
    <Card ref={card}>
      <Picture
        name={product.name}
        image={product.image}
        pack={product.pack?.name}
        variants={product.imageVariants}
        sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 50vw, 5.5rem"
        width={320}
        height={240}
        loading={first ? 'eager' : 'lazy'}
      />
      <Badges product={product} />
      <Body>
        <Heading>
          <Link to={address} onClick={handleClick}>
            {product.name}
          </Link>
        </Heading>
        <ProductFacts product={product} />
        <PriceBlock price={product.indicativePrice} />
      </Body>
      {mark && <Mark>{mark}</Mark>}
      <Actions>{actions}</Actions>
    </Card>
  );
}

/** A card that is narrower than this, as beside the filters, has smaller text on its buttons. */
const NARROW = '20rem';

const Card = styled.article`
  ${cardLayout}
  container-type: inline-size;
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
  ${media.reducedMotion} {
    transition: none;
    &:hover {
      transform: none;
    }
  }
`;

const Picture = styled(ProductPicture)`
  grid-area: picture;
  aspect-ratio: 1;
  border-radius: ${radius.medium};

  img {
    padding: ${space(1)};
  }
  ${media.md} {
    aspect-ratio: 3 / 2;
    border-radius: 0;

    img {
      padding: ${space(4)};
    }
  }
`;

const Badges = styled(ProductBadges)`
  grid-area: badges;
  align-content: start;
  justify-content: center;

  ${media.md} {
    position: absolute;
    inset-block-start: ${space(4)};
    inset-inline: ${space(4)};
    justify-content: start;

    > * {
      /* The badge's own soft background would not stand out on the fruit's colour. */
      background: ${color('surface')};
      box-shadow: ${shadow.card};
    }
  }
`;

const Mark = styled.div`
  position: relative;
  grid-area: picture;
  place-self: end;
  margin: ${space(1)};

  button {
    min-block-size: 2rem;
    padding: 0 ${space(3)};
    font-size: ${font.xs};
  }
  /* The area to press is larger than the button. */
  button::after {
    content: '';
    position: absolute;
    inset: -0.375rem;
  }
  ${media.md} {
    margin: ${space(4)};
  }
  ${media.noScript} {
    display: none;
  }
`;

const Body = styled.div`
  display: grid;
  grid-area: body;
  gap: ${space(2)};
  align-content: start;

  h2,
  h3 {
    font-size: ${font.lg};
    line-height: 1.5;
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
  ${media.md} {
    gap: ${space(4)};
    padding: ${space(5)};
  }
`;

const Actions = styled.div`
  position: relative;
  display: flex;
  grid-area: actions;
  flex-wrap: wrap;
  gap: ${space(1)};
  align-items: start;
  align-self: end;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
  button {
    min-block-size: 2.75rem;
    padding-inline: ${space(2)};
    font-size: ${font.sm};
  }
  /* The widths do not depend on the current text, so that no button moves when it changes. */
  > :not(a) {
    flex: 1 1 5rem;
    min-inline-size: 0;
  }
  > button {
    flex-basis: 6.5rem;
  }
  /* The icon is hidden to leave room for the text. */
  button > svg {
    display: none;
  }
  > a {
    inline-size: 2.75rem;
    block-size: 2.75rem;
  }
  ${media.md} {
    padding: 0 ${space(5)} ${space(5)};
  }
  ${media.md} {
    @container (max-width: ${NARROW}) {
      padding-inline: ${space(4)};

      > :first-child {
        flex-basis: 5.5rem;
      }
      > button {
        flex-basis: 6.25rem;
      }
      button {
        padding-inline: ${space(1)};
      }
    }
  }
  ${media.xl} {
    @container (min-width: ${NARROW}) {
      button {
        font-size: ${font.md};
      }
    }
  }
`;
