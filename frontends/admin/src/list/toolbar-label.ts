import { media, visuallyHidden } from '@afshoreh/ui/theme';
import styled from 'styled-components';

/** The label of a button of the toolbar. On phones only the icon is visible, because there is no room. */
export const ToolbarLabel = styled.span`
  ${media.phone} {
    ${visuallyHidden}
  }
`;
