import { color, font, layer, radius, space } from '@afshoreh/ui/theme';
import { Upload } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../copy';

/** Covers the screen while files are dragged over it. */
export function DropNotice() {
  return (
    <Over>
      <Upload />
      {copy.dropNow}
    </Over>
  );
}

const Over = styled.div`
  position: fixed;
  inset: ${space(4)};
  z-index: ${layer.overlay};
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(3)};
  border: 3px dashed ${color('brandText')};
  border-radius: ${radius.large};
  background: ${color('brandSoft')};
  color: ${color('brandText')};
  font-size: ${font.xl};
  font-weight: 700;
  opacity: 0.95;
  pointer-events: none;

  svg {
    inline-size: 3rem;
    block-size: 3rem;
  }
`;
