import styled from 'styled-components';
import { Link } from '@afshoreh/contracts/router';
import { Badge, Bidi, EmptyState, Loading, PagedList, Skeleton } from '@afshoreh/ui';
import { color, font, media, radius, shadow, space } from '@afshoreh/ui/theme';
import { usePageQuery } from '../../../components/use-page-query';
import { copy } from '../copy';
import { partsOf, SELLERS_PER_PAGE, sellersQuery, type Seller } from '../get-sellers';

const text = copy.list;

/** Approved sellers, public fields only. */
export function SellerList({ page }: { page: number }) {
  const { data, failure, busy } = usePageQuery(sellersQuery(page), text.failed);
  if (failure) return failure;
  if (!data) {
    return (
      <Loading label={text.loading}>
        <Skeleton height="10rem" />
      </Loading>
    );
  }
  if (data.total === 0) return <EmptyState level={3} title={text.empty} text={text.emptyText} />;
  return (
    <PagedList
      label={text.label}
      page={page}
      pageCount={Math.ceil(data.total / SELLERS_PER_PAGE)}
      hrefOf={(other) => (other === 1 ? '/sellers' : `/sellers?page=${other}`)}
      busy={busy}
    >
      <Cards aria-busy={busy}>
        {data.items.map((seller) => (
          <li key={seller.id}>
            <SellerCard seller={seller} />
          </li>
        ))}
      </Cards>
    </PagedList>
  );
}

function SellerCard({ seller: { id, companyName, productCategories, certifications, ...seller } }: { seller: Seller }) {
  return (
    <Card>
      <h3>
        <Link to={`/sellers/${id}`}>{companyName}</Link>
      </h3>
      <p>{partsOf(productCategories).join('، ')}</p>
      {certifications && (
        <small>
          <Bidi>{partsOf(certifications).join('، ')}</Bidi>
        </small>
      )}
      <SellerBadges {...seller} />
    </Card>
  );
}

/** The badges of a seller. */
export function SellerBadges({ isFeaturedSeller, exportReady }: Pick<Seller, 'isFeaturedSeller' | 'exportReady'>) {
  if (!isFeaturedSeller && !exportReady) return null;
  return (
    <Badges>
      {isFeaturedSeller && <Badge tone="brand">{copy.seller.featured}</Badge>}
      {exportReady && <Badge tone="success">{copy.seller.exportReady}</Badge>}
    </Badges>
  );
}

const Cards = styled.ul`
  display: grid;
  gap: ${space(5)};

  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.lg} {
    grid-template-columns: repeat(3, 1fr);
  }
  li {
    display: grid;
  }
`;

const Card = styled.article`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space(2)};
  padding: ${space(6)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};

  &:hover {
    box-shadow: ${shadow.raised};
  }
  h3 {
    font-size: ${font.lg};
  }
  h3 a {
    color: ${color('text')};
    text-decoration: none;
  }
  /* The link of the name covers the whole card. */
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  p,
  small {
    color: ${color('muted')};
    font-size: ${font.sm};
  }
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
