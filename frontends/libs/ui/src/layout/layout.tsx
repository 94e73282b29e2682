import styled from 'styled-components';
import { color, media, pageWidth, radius, shadow, space } from '../theme';

/** The page's width with its margins. */
export const Container = styled.div<{ $narrow?: boolean }>`
  inline-size: 100%;
  max-inline-size: ${({ $narrow }) => ($narrow ? '46rem' : `calc(${pageWidth} + 1rem)`)};
  margin-inline: auto;
  padding-inline: ${space(4)};
  ${media.md} {
    padding-inline: ${space(6)};
  }
`;

/** A column. `$gap` in steps of 4 px. */
export const Stack = styled.div<{ $gap?: number; $align?: 'start' | 'center' | 'end' | 'stretch' }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = 'stretch' }) => $align};
  gap: ${({ $gap = 4 }) => space($gap)};
`;

/** A row that wraps. */
export const Cluster = styled.div<{
  $gap?: number;
  $justify?: 'start' | 'center' | 'end' | 'space-between';
  $align?: 'start' | 'center' | 'end' | 'baseline';
}>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ $gap = 3 }) => space($gap)};
`;

/** A raised sheet. */
export const Card = styled.div<{ $padding?: number }>`
  padding: ${({ $padding = 6 }) => space($padding)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};
  box-shadow: ${shadow.card};
`;

/** A full-width section of the page; `$tinted` gives it another background than its neighbours. */
export const Section = styled.section<{ $tinted?: boolean }>`
  padding-block: ${space(12)};
  background: ${({ $tinted }) => ($tinted ? color('sunken') : 'transparent')};
  ${media.md} {
    padding-block: ${space(20)};
  }
`;
