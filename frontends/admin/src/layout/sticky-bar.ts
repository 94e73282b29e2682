import { color, layer, radius, shadow, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';

/** A bar with the actions of a long screen. It stays visible while the screen scrolls. */
export const StickyBar = styled.div`
  position: sticky;
  inset-block-end: ${space(3)};
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  margin-block-start: ${space(3)};
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${color('control')};
  border-radius: ${radius.medium};
  background: ${color('raised')};
  box-shadow: ${shadow.overlay};
`;
