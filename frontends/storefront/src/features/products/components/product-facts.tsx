import styled from 'styled-components';
import { Bidi } from '@afshoreh/ui';
import { color, font, media, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import type { Product } from '../get-product';
import { technicalValue } from '../technical-value';

const FACTS = ['brix', 'weight', 'origin'] as const;

/** The three values that buyers ask for first. */
export function ProductFacts({ product }: { product: Pick<Product, (typeof FACTS)[number]> }) {
  return (
    <Facts>
      {FACTS.map((key) => (
        <div key={key}>
          <dt>{copy.facts[key]}</dt>
          <dd>
            <Bidi>{technicalValue(product[key])}</Bidi>
          </dd>
        </div>
      ))}
    </Facts>
  );
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  font-size: ${font.xs};

  div {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(1)};
  }
  dt {
    flex: none;
    color: ${color('muted')};
  }
  dd {
    font-weight: 500;
  }

  ${media.md} {
    display: grid;
    gap: ${space(2)};
    font-size: ${font.sm};

    div {
      justify-content: space-between;
      gap: ${space(4)};
      padding-block-end: ${space(2)};
      border-block-end: 1px solid ${color('line')};
    }
    dd {
      text-align: end;
    }
  }
`;
