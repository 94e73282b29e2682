import { Container } from '@afshoreh/ui';
import { color, media, radius, shadow, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';

/** The room around a {@link Paper}. */
export const PaperRoom = styled(Container)`
  padding-block: ${space(6)} ${space(16)};
`;

/** A page that looks like a sheet of paper, for the confirmation of an order. */
export const Paper = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  max-inline-size: 44rem;
  margin-inline: auto;
  padding: ${space(5)} min(${space(5)}, 5vw);
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('raised')};
  box-shadow: ${shadow.card};

  ${media.md} {
    padding: ${space(10)};
  }
`;
