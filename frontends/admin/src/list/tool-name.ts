import { media, visuallyHidden } from '@afshoreh/ui/theme';
import styled from 'styled-components';

/** The name of a button of the toolbar; a phone has room for its icon only. */
export const ToolName = styled.span`
  ${media.phone} {
    ${visuallyHidden}
  }
`;
