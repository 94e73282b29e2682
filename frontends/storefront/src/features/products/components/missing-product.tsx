import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';

/** Below the list: whoever did not find a product asks for it. */
export function MissingProduct({ action }: { action: ReactNode }) {
  return (
    <Block>
      <div>
        <h2>{copy.list.missing}</h2>
        <p>{copy.list.missingText}</p>
      </div>
      {action}
    </Block>
  );
}

const Block = styled.aside`
  display: grid;
  gap: ${space(5)};
  justify-items: start;
  margin-block-start: ${space(14)};
  padding: ${space(6)};
  border-radius: ${radius.large};
  background: ${color('sunken')};

  h2 {
    margin: 0;
    font-size: ${font.lg};
    font-weight: 700;
  }
  p {
    margin: ${space(1)} 0 0;
    color: ${color('muted')};
  }
  ${media.md} {
    grid-template-columns: 1fr auto;
    align-items: center;
    padding: ${space(8)};
  }
`;
