import { useState } from 'react';
import { useQuery } from '@afshoreh/contracts/query';
import type { PageModule } from '@afshoreh/contracts';
import { useSearchParams } from '@afshoreh/contracts/router';
import { AnchorButton, EmptyState, LinkButton, Loading, Skeleton } from '@afshoreh/ui';
import { notFound } from '@afshoreh/ui/illustrations';
import { SheetPage } from '../components/sheet-page';
import { productIdOf, productQuery } from '../features/products/get-product';
import { SampleForm, type PlacedSample } from '../features/samples/components/sample-form';
import { SamplePlaced } from '../features/samples/components/sample-placed';
import { copy } from '../features/samples/copy';

const askedId = (search: URLSearchParams) => productIdOf(search.get('product') ?? undefined);

/** There is a form for every product and lot, and search engines need not visit them. */
export const head: PageModule['head'] = ({ search, data }) => {
  const id = askedId(search);
  const product = id === null ? null : data.getQueryData(productQuery(id).queryKey);
  const title = product ? copy.titleOf(product.name) : copy.title;
  return { title, description: copy.description, robots: 'noindex' };
};

export const prefetch: PageModule['prefetch'] = ({ search, data }) => {
  const id = askedId(search);
  return id === null ? [] : [data.prefetchQuery(productQuery(id))];
};

/** `/sample?product=&lot=`. */
export default function SamplePage() {
  const [search] = useSearchParams();
  const id = askedId(search);
  const { data: product, isError } = useQuery({ ...productQuery(id ?? 0), enabled: id !== null });
  const [placed, setPlaced] = useState<PlacedSample | null>(null);
  if (id === null || product === null || isError) {
    return (
      <EmptyState
        level={1}
        illustration={notFound}
        title={copy.noProduct}
        text={copy.noProductText}
        action={<LinkButton to="/products">{copy.toProducts}</LinkButton>}
      />
    );
  }
  return (
    <SheetPage title={copy.title} lead={copy.lead} noScript={<PlainForm id={id} lot={search.get('lot')} />}>
      {placed ? (
        <SamplePlaced sample={placed} />
      ) : product ? (
        <SampleForm key={id} product={product} lot={search.get('lot')} onPlaced={setPlaced} />
      ) : (
        <Loading label={copy.title}>
          <Skeleton height="24rem" />
        </Loading>
      )}
    </SheetPage>
  );
}

/** A link to the form that the shell's server offers to browsers without JavaScript. */
function PlainForm({ id, lot }: { id: number; lot: string | null }) {
  return (
    <noscript>
      <AnchorButton href={`/product/${id}/sample${lot ? `?${new URLSearchParams({ lot })}` : ''}`}>
        {copy.plainForm}
      </AnchorButton>
    </noscript>
  );
}
