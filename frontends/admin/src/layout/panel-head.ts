import { color, font, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';

/** Above the list of a tab: what it is about, and the button that adds to it. */
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
