import styled from 'styled-components';
import { visuallyHidden } from '../theme';

/** For screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
