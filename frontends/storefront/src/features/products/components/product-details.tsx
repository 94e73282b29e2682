import { ArrowRight, Phone, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AnchorButton, Badge, Breadcrumbs, Button, Container, OwnPicture, ScriptNeeded } from '@afshoreh/ui';
import { illustrationOf } from '@afshoreh/ui/illustrations';
import { Link } from '@afshoreh/contracts/router';
import { color, font, fruitSoft, media, radius, space, type Fruit } from '@afshoreh/ui/theme';
import { badgeText } from '../badge-text';
import { copy } from '../copy';
import type { Product } from '../get-product';
import { productImage } from '../product-image';
import { storageRows, technicalRows } from '../technical-rows';
import { Certificates } from './certificates';
import { InfoTiles } from './info-tiles';
import { PriceBlock } from './price-block';
import { SheetHead } from './sheet-head';
import { SpecificationTable } from './specification-table';

interface ProductDetailsProps {
  product: Product;
  /** In its stored form; undefined while the settings are on their way. */
  salesPhone: string | undefined;
  orderButton: ReactNode;
}

/** Everything about one product (spec §2 /product/{id}); on paper, a one-page specification sheet (D5). */
export function ProductDetails({ product, salesPhone, orderButton }: ProductDetailsProps) {
  const { alt, fruit } = productImage(product);
  return (
    <Sheet>
      <SheetHead salesPhone={salesPhone} />
      <OnScreen>
        <Breadcrumbs
          trail={[{ label: copy.home, to: '/' }, { label: copy.products, to: '/products' }, { label: product.name }]}
        />
        <Back to="/products">
          <ArrowRight aria-hidden size={18} /> {copy.details.back}
        </Back>
      </OnScreen>

      <Top>
        <Picture $fruit={fruit}>
          <OwnPicture
            src={product.image}
            drawing={illustrationOf(product.name).src}
            alt={alt}
            width={560}
            height={460}
            fetchPriority="high"
          />
        </Picture>
        <Words>
          <div>
            <Badge tone={product.isFeatured ? 'brand' : 'success'}>{badgeText(product)}</Badge>
            <h1>{product.name}</h1>
            <p>{product.description ?? copy.details.genericDescription(product.name)}</p>
          </div>
          <Offer>
            <PriceBlock price={product.indicativePrice} size="page" />
            <Buttons>
              {orderButton}
              {salesPhone && (
                <AnchorButton variant="secondary" size="large" href={`tel:${salesPhone}`}>
                  <Phone aria-hidden size={20} /> {copy.details.call}
                </AnchorButton>
              )}
            </Buttons>
            <ScriptNeeded />
            <small>{copy.details.howItWorks}</small>
          </Offer>
          <Certificates />
        </Words>
      </Top>

      <Blocks>
        <SpecificationTable
          id="technical"
          title={copy.details.technical}
          rows={technicalRows(product)}
          action={
            <OnScreen>
              <Button variant="ghost" size="small" onClick={() => window.print()}>
                <Printer aria-hidden size={18} /> {copy.details.print}
              </Button>
            </OnScreen>
          }
        />
        <SpecificationTable id="storage" title={copy.details.storage} rows={storageRows(product)} />
        <InfoTiles />
      </Blocks>
    </Sheet>
  );
}

const Sheet = styled(Container)`
  padding-block: ${space(6)} ${space(16)};

  @media print {
    max-inline-size: none;
    padding: 0;
  }
`;

const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 2.75rem;
  margin-block-end: ${space(3)};
  color: ${color('brandText')};
  font-size: ${font.sm};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

const Top = styled.div`
  display: grid;
  gap: ${space(8)};

  ${media.md} {
    grid-template-columns: 1fr 1.1fr;
    gap: ${space(12)};
    align-items: start;
  }
  @media print {
    grid-template-columns: 36mm 1fr;
    align-items: start;
    gap: 6mm;
  }
`;

const Picture = styled.div<{ $fruit: Fruit }>`
  display: grid;
  place-items: center;
  padding: ${space(8)};
  border-radius: ${radius.huge};
  background: ${({ $fruit }) => fruitSoft($fruit)};

  img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    max-block-size: 24rem;
    object-fit: contain;
  }
  ${media.md} {
    position: sticky;
    inset-block-start: 6rem;
  }
  @media print {
    position: static;
    padding: 2mm;
    background: none;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space(8)};

  h1 {
    margin: ${space(3)} 0 0;
    font-size: ${font.xxxl};
    font-weight: 700;
    line-height: 1.45;
    text-wrap: balance;
  }
  p {
    margin-block: ${space(3)} 0;
    color: ${color('muted')};
  }

  @media print {
    gap: 4mm;

    h1 {
      margin: 1mm 0 0;
      font-size: 20pt;
    }
    p {
      margin-block: 1mm 0;
      font-size: 10pt;
    }
  }
`;

const Offer = styled.div`
  display: grid;
  gap: ${space(5)};
  padding: ${space(6)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};

  small {
    color: ${color('muted')};
    font-size: ${font.sm};
  }
  p {
    margin: 0;
  }

  @media print {
    padding: 0;
    border: 0;

    small {
      display: none;
    }
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};

  > * {
    flex: 1 1 12rem;
  }
  @media print {
    display: none;
  }
`;

const Blocks = styled.div`
  display: grid;
  gap: ${space(10)};
  margin-block-start: ${space(12)};

  @media print {
    gap: 4mm;
    margin-block-start: 5mm;
  }
`;
