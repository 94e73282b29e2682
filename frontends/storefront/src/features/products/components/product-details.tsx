import { ArrowRight, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Breadcrumbs, Button, Container, ProductPicture } from '@afshoreh/ui';
import { Link } from '@afshoreh/contracts/router';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import { detailsCopy } from '../details-copy';
import type { ProductDetails as ProductDetailsData } from '../get-product';
import { PRODUCT_PICTURE, usePictureOfPage } from '../picture-transition';
import { answeredQuestions } from '../questions';
import { storageRows, technicalGroups } from '../technical-rows';
import { TILES } from '../tiles-id';
import { sectionWhenNear } from '../../../components/section-when-near';
import { detailsLayout } from './details-layout';
import { DocumentsWhenNear } from './documents-when-near';
import { Offer, type SalesContact } from './offer';
import { ProductBadges } from './product-badges';
import { Questions } from './questions';
import { SheetHead } from './sheet-head';
import { SpecificationTable } from './specification-table';
import { drawingOf, isPictureAddress } from '@afshoreh/persian';

const InfoTiles = sectionWhenNear(TILES, () => import('./info-tiles'));

/** What the picture shows: the product's own one, or our drawing when this site does not host it. */
function textOfPicture({ name, image, imageAlt, pack }: ProductDetailsData): string {
  if (imageAlt) return imageAlt;
  if (image && isPictureAddress(image)) return name;
  const drawing = drawingOf(name, pack?.name);
  const { text, fruits, packs } = detailsCopy.drawing;
  return text(fruits[drawing.fruit], packs[drawing.pack]);
}

interface ProductDetailsProps {
  product: ProductDetailsData;
  sales: SalesContact;
  orderButton: ReactNode;
  cartButton: ReactNode;
  gallery: ReactNode;
  lots: ReactNode;
  certificates: ReactNode;
  related: ReactNode;
}

/** Everything about one product; it prints as a one-page specification sheet. */
export function ProductDetails({
  product,
  sales,
  gallery,
  lots,
  certificates,
  related,
  ...buttons
}: ProductDetailsProps) {
  usePictureOfPage(`/product/${product.id}`);
  return (
    <Sheet>
      <SheetHead salesPhone={sales.phone} />
      <OnScreen>
        <Breadcrumbs
          trail={[{ label: copy.home, to: '/' }, { label: copy.products, to: '/products' }, { label: product.name }]}
        />
        <Back to="/products">
          <ArrowRight size={18} /> {detailsCopy.back}
        </Back>
      </OnScreen>

      <Columns>
        <Picture
          id={PRODUCT_PICTURE}
          name={product.name}
          image={product.image}
          pack={product.pack?.name}
          variants={product.imageVariants}
          sizes="(min-width: 48rem) 40vw, 90vw"
          alt={textOfPicture(product)}
          width={560}
          height={420}
          fetchPriority="high"
        />
        <Words>
          <ProductBadges product={product} />
          <h1>{product.name}</h1>
          <p>{product.description ?? detailsCopy.genericDescription(product.name)}</p>
        </Words>
        <Beside>
          <Offer product={product} sales={sales} {...buttons} />
        </Beside>
        <Blocks>
          {gallery}
          <SpecificationTable
            id="technical"
            title={detailsCopy.technical}
            groups={technicalGroups(product)}
            action={<PrintButton />}
          />
          <SpecificationTable
            id="storage"
            title={detailsCopy.storage}
            groups={[{ key: 'storage', rows: storageRows(product) }]}
          />
          {lots}
          <DocumentsWhenNear product={product} />
          {certificates}
          <Questions questions={answeredQuestions(product)} />
        </Blocks>
      </Columns>
      <Below>
        <InfoTiles />
        {related}
      </Below>
    </Sheet>
  );
}

function PrintButton() {
  return (
    <OnScreen>
      <Button variant="ghost" size="small" onClick={() => window.print()}>
        <Printer size={18} /> {detailsCopy.print}
      </Button>
    </OnScreen>
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

const Columns = styled.div`
  ${detailsLayout}

  @media print {
    grid-template: 'picture words' auto 'picture offer' 1fr 'data data' auto / 34mm minmax(0, 1fr);
    gap: 2mm 6mm;
  }
`;

const Picture = styled(ProductPicture)`
  grid-area: picture;
  padding: ${space(6)};
  border-radius: ${radius.huge};

  /* Every picture has the space of a drawing, so that nothing moves when it arrives. */
  img {
    block-size: auto;
    max-block-size: 14rem;
    aspect-ratio: 4 / 3;
  }
  ${media.md} {
    img {
      max-block-size: 20rem;
    }
  }
  @media print {
    padding: 2mm;
    background: none;
  }
`;

const Words = styled.div`
  grid-area: words;

  h1 {
    margin: ${space(3)} 0 0;
    line-height: 1.45;

    /* The offer takes a third of the page. */
    ${media.lg} {
      font-size: ${font.xxl};
    }
  }
  p {
    margin-block: ${space(3)} 0;
    color: ${color('muted')};
  }

  @media print {
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

/** Stays in view beside the data while the reader scrolls, below the sticky header. */
const Beside = styled.div`
  grid-area: offer;

  ${media.lg} {
    position: sticky;
    inset-block-start: ${space(24)};
  }
  @media print {
    position: static;
  }
`;

const Blocks = styled.div`
  grid-area: data;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};

  @media print {
    gap: 4mm;
  }
`;

const Below = styled.div`
  display: grid;
  gap: ${space(12)};
  margin-block-start: ${space(12)};

  @media print {
    display: none;
  }
`;
