import { Package, ShieldCheck, Truck, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import { tilesCopy } from '../tiles-copy';
import { TILES } from '../tiles-id';

const ICONS: Readonly<Record<string, LucideIcon>> = { delivery: Truck, quality: ShieldCheck, packaging: Package };

export default function InfoTiles() {
  return (
    <Tiles id={TILES}>
      {tilesCopy.map(({ icon, title, text }) => {
        const Icon = ICONS[icon] ?? ShieldCheck;
        return (
          <li key={title}>
            <Icon size={28} strokeWidth={1.75} />
            <div>
              <strong>{title}</strong>
              <p>{text}</p>
            </div>
          </li>
        );
      })}
    </Tiles>
  );
}

const Tiles = styled.ul`
  display: grid;
  gap: ${space(4)};

  li {
    display: flex;
    gap: ${space(4)};
    padding: ${space(5)};
    border-radius: ${radius.large};
    background: ${color('sunken')};
  }
  svg {
    flex: none;
    color: ${color('brandText')};
  }
  p {
    margin: ${space(1)} 0 0;
    color: ${color('muted')};
    font-size: ${font.sm};
  }

  ${media.md} {
    grid-template-columns: repeat(3, 1fr);
  }
  @media print {
    display: none;
  }
`;
