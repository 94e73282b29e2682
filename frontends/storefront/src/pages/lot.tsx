import { useQuery } from '@afshoreh/contracts/query';
import type { PageModule } from '@afshoreh/contracts';
import { useParams } from '@afshoreh/contracts/router';
import { Button, EmptyState, LinkButton, Loading, Page, Skeleton } from '@afshoreh/ui';
import { notFound } from '@afshoreh/ui/illustrations';
import { copy as siteCopy } from '../copy';
import { LotDetails } from '../features/lots/components/lot-details';
import { copy } from '../features/lots/copy';
import { lotQuery } from '../features/lots/get-lots';
import { lotPath } from '../features/lots/lot-path';

/** Search engines leave out blocked and expired lots, whose links still open. */
export const head: PageModule['head'] = ({ params: { number = '' }, data }) => {
  const lot = data.getQueryData(lotQuery(number).queryKey);
  if (lot === null) return { ...siteCopy.notFound.head, status: 404 };
  if (!lot) return copy.head;
  return {
    title: copy.titleOf(lot.number, lot.productName),
    description: copy.description(lot.productName, lot.number),
    ...(lot.state === 'released' ? { canonical: lotPath(lot.number) } : { robots: 'noindex' }),
    ...(lot.number !== number && { redirect: { to: lotPath(lot.number), permanent: true } }),
  };
};

export const prefetch: PageModule['prefetch'] = ({ params: { number = '' }, data }) => [
  data.prefetchQuery(lotQuery(number)),
];

export default function LotPage() {
  const { number = '' } = useParams();
  const { data: lot, isError, isFetching, refetch } = useQuery(lotQuery(number));
  if (isError) {
    return (
      <EmptyState
        level={1}
        title={copy.failed}
        action={
          <Button pending={isFetching} onClick={() => void refetch()}>
            {copy.retry}
          </Button>
        }
      />
    );
  }
  if (lot === null) return <LotNotFound />;
  if (lot) return <LotDetails lot={lot} />;
  return (
    <Page hideTitle title={copy.head.title}>
      <Loading label={copy.loading}>
        <Skeleton height="24rem" />
      </Loading>
    </Page>
  );
}

function LotNotFound() {
  return (
    <EmptyState
      level={1}
      illustration={notFound}
      title={copy.notFound}
      text={copy.notFoundText}
      action={<LinkButton to="/products">{copy.products}</LinkButton>}
    />
  );
}
