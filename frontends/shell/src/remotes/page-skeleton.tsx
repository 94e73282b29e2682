import type { PageOutline } from '@afshoreh/contracts';
import { Loading, Skeleton } from '@afshoreh/ui';
import { media, pageWidth, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';

import { copy } from '../copy';

/** Heights in px of the first blocks of a page; an inner list is a row of equal cards. */
const OUTLINES: Readonly<Record<PageOutline, readonly (number | readonly number[])[]>> = {
  home: [360, [180, 180, 180], 32, [380, 380, 380]],
  cards: [48, 56, [380, 380, 380], [380, 380, 380]],
  product: [24, [420, 420], 240],
  list: [48, 120, 120, 160],
  form: [48, 56, 56, 56, 56],
  text: [48, 24, 24, 24],
  admin: [48, 56, 56, 56, 56, 56],
};

/**
 * The skeleton of a page while its code loads. Screen readers hear one message; the blocks are silent. A newer remote may use
 * an outline that this shell does not know.
 */
export function PageSkeleton({ outline }: { outline: PageOutline }) {
  const blocks = OUTLINES[outline] ?? OUTLINES.text;
  return (
    <Loading label={copy.loading}>
      <Outline>
        {blocks.map((block, at) => (
          <Row key={at}>
            {[block].flat().map((height, cell) => (
              <Skeleton key={cell} height={`${height}px`} />
            ))}
          </Row>
        ))}
      </Outline>
    </Loading>
  );
}

const Outline = styled.div`
  display: grid;
  gap: ${space(6)};
  max-inline-size: ${pageWidth};
  min-block-size: 80vh;
  align-content: start;
  margin-inline: auto;
  padding-block: ${space(6)};
  padding-inline: ${space(4)};
`;

const Row = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.md} {
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
  }
`;
