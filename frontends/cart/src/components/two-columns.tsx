import { media, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';

/** The main content and its summary; on phones the summary is below. */
export const TwoColumns = styled.div`
  display: grid;
  gap: ${space(6)};
  align-items: start;

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${space(8)};
  }
`;

/** Sticks in view while the longer column scrolls. */
export const StickyAside = styled.aside`
  display: contents;

  ${media.lg} {
    display: block;
    position: sticky;
    inset-block-start: ${space(24)};
  }
`;
