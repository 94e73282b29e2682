import { Check, Container as Drum, FlaskConical, Ship, Tag, Warehouse, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { color, font, fruit, fruitSoft, media, radius, shadow, space, type Fruit } from '@afshoreh/ui/theme';
import { copy } from '../copy';

const LOOKS: Readonly<Record<string, { Icon: LucideIcon; family: Fruit }>> = {
  supply: { Icon: Drum, family: 'apple' },
  'private-label': { Icon: Tag, family: 'pomegranate' },
  laboratory: { Icon: FlaskConical, family: 'grape' },
  export: { Icon: Ship, family: 'apricot' },
  storage: { Icon: Warehouse, family: 'mango' },
};

/** The five services: two wide cards, three below them. */
export function ServiceCards() {
  return (
    <Cards>
      {copy.services.list.map(({ id, title, text, points }) => {
        const { Icon, family } = LOOKS[id] ?? { Icon: Drum, family: 'other' };
        return (
          <Card key={id} id={id} $fruit={family}>
            <Medallion $fruit={family}>
              <Icon size={30} strokeWidth={1.6} />
            </Medallion>
            <h3>{title}</h3>
            <p>{text}</p>
            <ul>
              {points.map((point) => (
                <li key={point}>
                  <Check size={18} /> {point}
                </li>
              ))}
            </ul>
          </Card>
        );
      })}
    </Cards>
  );
}

const Cards = styled.div`
  display: grid;
  gap: ${space(5)};

  ${media.md} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${media.lg} {
    grid-template-columns: repeat(6, 1fr);
    gap: ${space(6)};
  }
`;

const Card = styled.article<{ $fruit: Fruit }>`
  position: relative;
  padding: ${space(6)};
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};
  box-shadow: ${shadow.card};

  /* A glow of the fruit's colour in the far corner. */
  &::before {
    content: '';
    position: absolute;
    inset-block-start: -6rem;
    inset-inline-end: -6rem;
    inline-size: 14rem;
    block-size: 14rem;
    border-radius: 50%;
    background: ${({ $fruit }) => fruitSoft($fruit)};
  }
  > * {
    position: relative;
  }
  h3 {
    margin-block-start: ${space(5)};
  }
  p {
    margin-block-start: ${space(2)};
    color: ${color('muted')};
  }
  ul {
    display: grid;
    gap: ${space(2)};
    margin-block-start: ${space(5)};
    padding-block-start: ${space(5)};
    border-block-start: 1px dashed ${color('line')};
    font-size: ${font.sm};
  }
  li {
    display: flex;
    gap: ${space(2)};
  }
  li svg {
    flex: none;
    margin-block-start: 0.35em;
    color: ${({ $fruit }) => fruit($fruit)};
  }

  ${media.md} {
    &:first-child {
      grid-column: span 2;
    }
  }
  ${media.lg} {
    grid-column: span 2;
    padding: ${space(8)};

    &:nth-child(-n + 2) {
      grid-column: span 3;
    }
  }
`;

const Medallion = styled.span<{ $fruit: Fruit }>`
  display: grid;
  place-items: center;
  inline-size: 3.75rem;
  block-size: 3.75rem;
  border-radius: ${radius.medium};
  background: ${({ $fruit }) => fruitSoft($fruit)};
  color: ${({ $fruit }) => fruit($fruit)};
`;
