import styled from 'styled-components';
import type { Schemas } from '@afshoreh/api-client';
import { featureIcon } from '@afshoreh/ui/feature-icons';
import { color, font, fruitSoft, fruit, media, radius, shadow, space, type Fruit } from '@afshoreh/ui/theme';

type FeaturesTexts = Omit<Schemas['FeaturesSection'], 'id' | 'version'>;

const FAMILIES = ['apple', 'mango', 'grape'] as const satisfies Fruit[];

export function Benefits({ texts }: { texts: FeaturesTexts }) {
  return (
    <Cards>
      {([1, 2, 3] as const).map((number, index) => {
        const Icon = featureIcon(texts[`feature${number}_icon`]);
        return (
          <li key={number}>
            <Medallion $fruit={FAMILIES[index] ?? 'other'}>
              <Icon size={28} strokeWidth={1.75} />
            </Medallion>
            <h3>{texts[`feature${number}_title`]}</h3>
            <p>{texts[`feature${number}_description`]}</p>
          </li>
        );
      })}
    </Cards>
  );
}

const Cards = styled.ul`
  display: grid;
  gap: ${space(5)};

  li {
    padding: ${space(6)};
    border: 1px solid ${color('line')};
    border-radius: ${radius.large};
    background: ${color('surface')};
    box-shadow: ${shadow.card};
  }
  h3 {
    margin-block: ${space(5)} 0;
    font-size: ${font.lg};
  }
  p {
    margin-block: ${space(2)} 0;
    color: ${color('muted')};
  }

  ${media.md} {
    grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));

    li {
      padding: ${space(8)};
    }
  }
`;

const Medallion = styled.span<{ $fruit: Fruit }>`
  display: grid;
  place-items: center;
  inline-size: 3.5rem;
  block-size: 3.5rem;
  border-radius: ${radius.medium};
  background: ${({ $fruit }) => fruitSoft($fruit)};
  color: ${({ $fruit }) => fruit($fruit)};
`;
