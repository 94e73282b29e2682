import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';

/** The block below the list for visitors who did not find their product. */
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
    font-size: ${font.lg};
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
