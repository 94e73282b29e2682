import { media, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';

/** Fields in two columns on wide screens. A field with `data-wide` takes both columns. */
export const FieldsGrid = styled.div`
  display: grid;
  gap: ${space(5)};

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;
