import { media, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';

/** The work at the start, its summary at the end; on phones the summary comes below. */
export const TwoColumns = styled.div`
  display: grid;
  gap: ${space(6)};
  align-items: start;

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${space(8)};
  }
`;

/** Stays in sight while the longer column scrolls. */
export const StickyAside = styled.aside`
  display: contents;

  ${media.lg} {
    display: block;
    position: sticky;
    inset-block-start: ${space(24)};
  }
`;
