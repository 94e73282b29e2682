import styled from 'styled-components';
import { Container, ImageWithFallback } from '@afshoreh/ui';
import { partners } from '@afshoreh/ui/illustrations';
import { color, font, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';

/** The strip of five brands that produce with the company. */
export function Partners() {
  return (
    <Band aria-labelledby="partners">
      <Container>
        <h2 id="partners">{copy.partners.title}</h2>
        <ul>
          {partners.map(({ name, src }) => (
            <li key={name}>
              <ImageWithFallback src={null} fallback={src} alt={name} width={150} height={48} loading="lazy" />
            </li>
          ))}
        </ul>
      </Container>
    </Band>
  );
}

const Band = styled.section`
  padding-block: ${space(10)};
  border-block: 1px solid ${color('line')};

  h2 {
    color: ${color('muted')};
    font-size: ${font.md};
    font-weight: 500;
    text-align: center;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${space(5)} ${space(10)};
    margin: ${space(6)} 0 0;
  }
  img {
    inline-size: auto;
    block-size: 2.75rem;
  }
`;
