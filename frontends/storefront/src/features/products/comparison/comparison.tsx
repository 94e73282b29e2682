import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { MOST_COMPARED, compared } from '@afshoreh/contracts';
import { Link } from '@afshoreh/contracts/router';
import { formatNumber, toPersianDigits } from '@afshoreh/persian';
import { Button, EmptyState, LinkButton, Notice } from '@afshoreh/ui';
import { notFound } from '@afshoreh/ui/illustrations';
import { media, space } from '@afshoreh/ui/theme';
import { matchLinkCopy } from '../../../components/match/link-copy';
import { MY_SPECIFICATION } from '../../../components/match/path';
import { usePageQuery } from '../../../components/use-page-query';
import { PriceNote } from '../components/price-note';
import type { ProductDetails } from '../get-product';
import { CompareTable } from './compare-table';
import { ComparisonSkeleton } from './comparison-skeleton';
import { comparedQuery, comparePath } from './compared-products';
import { copy } from './copy';
import { MoreProducts } from './more-products';

interface ComparisonProps {
  ids: readonly number[];
  tooMany: boolean;
  actionsOf: (product: ProductDetails) => ReactNode;
}

/** The products of the address side by side; those that do not exist are named. */
export function Comparison({ ids, tooMany, actionsOf }: ComparisonProps) {
  const { data, failure, busy } = usePageQuery(comparedQuery(ids), copy.failed);
  if (failure) return failure;
  if (!data) return <ComparisonSkeleton />;
  const products = data.filter((product) => product !== null);
  // While other products load, those of the previous address are shown.
  const gone = busy ? [] : ids.filter((id) => !products.some((product) => product.id === id));
  const [first] = products;
  return (
    <>
      <Landscape />
      {gone.map((id) => (
        <Gone key={id} id={id} ids={ids} />
      ))}
      {tooMany && <Notice tone="info">{copy.tooMany(formatNumber(MOST_COMPARED))}</Notice>}
      {first ? (
        <>
          <CompareTable products={products} ids={ids} actionsOf={actionsOf} />
          <Below>
            <PriceNote prices={products.map(({ indicativePrice }) => indicativePrice)} />
            <LinkButton variant="ghost" size="small" to={MY_SPECIFICATION}>
              {matchLinkCopy.link}
            </LinkButton>
            <Print variant="ghost" size="small" onClick={() => window.print()}>
              <Printer aria-hidden size={18} /> {copy.print}
            </Print>
          </Below>
          <MoreProducts first={first} ids={ids} />
        </>
      ) : (
        <EmptyState
          illustration={notFound}
          title={copy.empty}
          text={copy.emptyText}
          action={<LinkButton to="/products">{copy.toProducts}</LinkButton>}
        />
      )}
    </>
  );
}

function Gone({ id, ids }: { id: number; ids: readonly number[] }) {
  return (
    <Notice tone="warning">
      {copy.gone(toPersianDigits(id))}{' '}
      <Link
        to={comparePath(ids.filter((each) => each !== id))}
        onClick={() => compared.update((chosen) => chosen.filter((each) => each !== id))}
      >
        {copy.removeGone}
      </Link>
    </Notice>
  );
}

const Landscape = createGlobalStyle`
  @media print {
    @page { size: A4 landscape; margin: 12mm; }
    [data-sonner-toaster] { display: none !important; }
    main h1 { font-size: 16pt; }
    main nav, main h1 + p { display: none; }
  }
`;

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(6)};
  align-items: center;
  justify-content: space-between;
  margin-block-start: ${space(3)};
`;

const Print = styled(Button)`
  ${media.noScript} {
    display: none;
  }
  @media print {
    display: none;
  }
`;
