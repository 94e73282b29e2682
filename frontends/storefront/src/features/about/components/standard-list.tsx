import { BadgeCheck } from 'lucide-react';
import styled from 'styled-components';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';

/** ISO 9001, HACCP and the national standard (spec §2 /about). */
export function StandardList() {
  return (
    <List>
      {copy.certificates.list.map(({ name, ltr, text }) => (
        <li key={name}>
          <BadgeCheck aria-hidden size={36} strokeWidth={1.5} />
          <div>
            <h3>{ltr ? <bdi dir="ltr">{name}</bdi> : name}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(4)};

  li {
    display: flex;
    gap: ${space(4)};
    padding: ${space(5)} ${space(6)};
    border: 1px solid ${color('line')};
    border-radius: ${radius.large};
    background: ${color('surface')};
  }
  svg {
    flex: none;
    color: ${color('success')};
  }
  h3 {
    font-size: ${font.lg};
  }
  p {
    margin-block-start: ${space(1)};
    color: ${color('muted')};
    font-size: ${font.sm};
  }

  ${media.lg} {
    grid-template-columns: repeat(3, 1fr);
  }
`;
