import styled from 'styled-components';
import { media, space } from '@afshoreh/ui/theme';

/**
 * Cards: one column on a phone, two on a tablet, three on a desktop, four on a large screen. `$stale` while new cards load;
 * `$three` when there are exactly three, which a tablet shows in one row.
 */
export const ProductGrid = styled.ul<{ $stale?: boolean; $three?: boolean }>`
  display: grid;
  gap: ${space(4)};
  opacity: ${({ $stale }) => ($stale ? 0.55 : 1)};
  transition: opacity 160ms ease;

  > li {
    display: grid;
  }
  ${media.md} {
    grid-template-columns: repeat(${({ $three }) => ($three ? 3 : 2)}, minmax(0, 1fr));
    gap: ${space(5)};
  }
  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(7)};
  }
  ${media.xxl} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
