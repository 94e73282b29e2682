import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { color, font, fruit, fruitSoft, radius, shadow, space, type Fruit } from '@afshoreh/ui/theme';
import { fourInARow } from './four-in-a-row';

interface TilesProps {
  tiles: readonly { icon: LucideIcon; fruit: Fruit; title: string; text: string }[];
}

/** A few short texts side by side, each with an icon. */
export function Tiles({ tiles }: TilesProps) {
  return (
    <List>
      {tiles.map(({ icon: Icon, fruit: family, title, text }) => (
        <Tile key={title} $fruit={family}>
          <span>
            <Icon size={26} strokeWidth={1.75} />
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </Tile>
      ))}
    </List>
  );
}

const List = styled.ul`
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
