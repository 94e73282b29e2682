import { FlaskConical, Handshake, Leaf, Scale, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { color, font, fruit, fruitSoft, radius, shadow, space, type Fruit } from '@afshoreh/ui/theme';
import { fourInARow } from '../../../components/four-in-a-row';
import { copy } from '../copy';

const LOOKS: Readonly<Record<string, { Icon: LucideIcon; family: Fruit }>> = {
  quality: { Icon: FlaskConical, family: 'grape' },
  honesty: { Icon: Scale, family: 'mango' },
  nature: { Icon: Leaf, family: 'apple' },
  partnership: { Icon: Handshake, family: 'pomegranate' },
};

/** The four values (spec §2 /about). */
export function ValueTiles() {
  return (
    <Tiles>
      {copy.values.list.map(({ icon, title, text }) => {
        const { Icon, family } = LOOKS[icon] ?? { Icon: Leaf, family: 'other' };
        return (
          <Tile key={title} $fruit={family}>
            <span>
              <Icon aria-hidden size={26} strokeWidth={1.75} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </Tile>
        );
      })}
    </Tiles>
  );
}

const Tiles = styled.ul`
  ${fourInARow}
  gap: ${space(5)};
`;

const Tile = styled.li<{ $fruit: Fruit }>`
  padding: ${space(6)};
  border-radius: ${radius.large};
  background: ${color('surface')};
  box-shadow: ${shadow.card};

  span {
    display: grid;
    place-items: center;
    inline-size: 3.25rem;
    block-size: 3.25rem;
    border-radius: ${radius.medium};
    background: ${({ $fruit }) => fruitSoft($fruit)};
    color: ${({ $fruit }) => fruit($fruit)};
  }
  h3 {
    margin-block-start: ${space(5)};
    font-size: ${font.lg};
  }
  p {
    margin-block-start: ${space(2)};
    color: ${color('muted')};
    font-size: ${font.sm};
  }
`;
