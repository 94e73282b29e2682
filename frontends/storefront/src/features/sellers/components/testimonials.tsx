import styled from 'styled-components';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';

export function Testimonials() {
  return (
    <List>
      {copy.testimonials.list.map(({ text, by }) => (
        <li key={by}>
          <figure>
            <blockquote>«{text}»</blockquote>
            <figcaption>{by}</figcaption>
          </figure>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(5)};

  ${media.lg} {
    grid-template-columns: repeat(3, 1fr);
  }
  figure {
    display: grid;
    align-content: space-between;
    gap: ${space(4)};
    block-size: 100%;
    padding: ${space(6)};
    border-radius: ${radius.large};
    background: ${color('surface')};
  }
  blockquote {
    margin: 0;
  }
  figcaption {
    color: ${color('muted')};
    font-size: ${font.sm};
  }
`;
