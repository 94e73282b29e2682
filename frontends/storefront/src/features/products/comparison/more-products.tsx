import styled from 'styled-components';
import { MOST_COMPARED, compared } from '@afshoreh/contracts';
import { useQuery } from '@afshoreh/contracts/query';
import { LinkButton } from '@afshoreh/ui';
import { font, space } from '@afshoreh/ui/theme';
import type { ProductDetails } from '../get-product';
import { relatedProductsQuery } from '../get-related-products';
import { comparePath } from './compared-products';
import { copy } from './copy';

interface MoreProductsProps {
  first: ProductDetails;
  ids: readonly number[];
}

/** Products like the first one, as links that add them: they also work without script. */
export function MoreProducts({ first, ids }: MoreProductsProps) {
  const { data = [] } = useQuery(relatedProductsQuery(first));
  const others = data.filter(({ id }) => !ids.includes(id));
  if (ids.length >= MOST_COMPARED) return null;
  return (
    <More aria-labelledby="more-to-compare">
      <h2 id="more-to-compare">{copy.more}</h2>
      <div>
        {others.map(({ id, name }) => (
          <LinkButton
            key={id}
            size="small"
            variant="secondary"
            to={comparePath([...ids, id])}
            aria-label={copy.moreOf(name)}
            onClick={() => compared.update((chosen) => [...chosen, id])}
          >
            {name}
          </LinkButton>
        ))}
        <LinkButton size="small" variant="ghost" to="/products">
          {copy.toProducts}
        </LinkButton>
      </div>
    </More>
  );
}

const More = styled.section`
  margin-block-start: ${space(8)};

  h2 {
    margin-block-end: ${space(3)};
    font-size: ${font.lg};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
  }
  @media print {
    display: none;
  }
`;
