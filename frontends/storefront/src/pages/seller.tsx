import { useQuery } from '@afshoreh/contracts/query';
import type { PageModule } from '@afshoreh/contracts';
import { useParams } from '@afshoreh/contracts/router';
import { Button, EmptyState, LinkButton, Loading, Page, Skeleton } from '@afshoreh/ui';
import { notFound } from '@afshoreh/ui/illustrations';
import { copy as siteCopy } from '../copy';
import { productIdOf } from '../features/products/get-product';
import { SellerProfile } from '../features/sellers/components/seller-profile';
import { copy } from '../features/sellers/copy';
import { sellerQuery } from '../features/sellers/get-sellers';

const text = copy.seller;

export const head: PageModule['head'] = ({ params, data }) => {
  const id = productIdOf(params.id);
  const seller = id === null ? null : data.getQueryData(sellerQuery(id).queryKey);
  if (seller === null) return { ...siteCopy.notFound.head, status: 404 };
  if (!seller) return copy.head;
  return { title: seller.companyName, description: seller.productCategories, canonical: `/sellers/${id}` };
};

export const prefetch: PageModule['prefetch'] = ({ params, data }) => {
  const id = productIdOf(params.id);
  return id === null ? [] : [data.prefetchQuery(sellerQuery(id))];
};

export default function SellerPage() {
  const id = productIdOf(useParams().id);
  return id === null ? <SellerNotFound /> : <KnownSeller key={id} id={id} />;
}

function KnownSeller({ id }: { id: number }) {
  const { data: seller, isError, isFetching, refetch } = useQuery(sellerQuery(id));
  if (isError) {
    return (
      <EmptyState
        level={1}
        title={text.failed}
        action={
          <Button pending={isFetching} onClick={() => void refetch()}>
            {siteCopy.tryAgain}
          </Button>
        }
      />
    );
  }
  if (seller === null) return <SellerNotFound />;
  if (seller) return <SellerProfile seller={seller} />;
  return (
    <Page hideTitle title={copy.page}>
      <Loading>
        <Skeleton height="20rem" />
      </Loading>
    </Page>
  );
}

function SellerNotFound() {
  return (
    <EmptyState
      level={1}
      illustration={notFound}
      title={text.notFound}
      text={text.notFoundText}
      action={<LinkButton to="/sellers">{text.all}</LinkButton>}
    />
  );
}
