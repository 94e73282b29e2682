import { color, font, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';

/** The heading of a section in a record's dialog. A number beside it is in a `small`. */
export const SectionTitle = styled.h3`
  margin-block-end: ${space(3)};
  font-size: ${font.lg};

  small {
    display: inline-block;
    color: ${color('muted')};
    font-size: ${font.sm};
    font-weight: 400;
  }
`;

/** The entries of a section, each a row that wraps. */
export const EntryList = styled.ul`
  display: grid;
  gap: ${space(2)};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(3)};
  }
`;
