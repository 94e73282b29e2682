import { color, font, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';

/** The head above the list of a tab: a description and the button that adds a record. */
export const PanelHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};

  p {
    flex: 1 1 20rem;
    color: ${color('muted')};
    font-size: ${font.sm};
  }
`;
