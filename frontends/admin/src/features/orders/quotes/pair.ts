import { space } from '@afshoreh/ui/theme';
import styled from 'styled-components';

/** Two short fields beside each other, where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${space(4)};
`;
