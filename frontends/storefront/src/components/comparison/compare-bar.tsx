import styled from 'styled-components';
import { MOST_COMPARED, compared, comparedLots } from '@afshoreh/contracts';
import { formatNumber } from '@afshoreh/persian';
import { Button, LinkButton } from '@afshoreh/ui';
import { color, font, media, radius, shadow, space } from '@afshoreh/ui/theme';
import { compareLotsPath, comparePath } from './addresses';
import { copy } from './copy';

export interface CompareBarProps {
  /** The ids of the selected products. */
  ids: readonly number[];
  /** The numbers of the selected lots. */
  numbers: readonly string[];
  /** The height of another bar that a phone shows below this one. */
  above: string;
}

function clear(): void {
  compared.update(() => []);
  comparedLots.update(() => []);
}

/**
 * Shows how many products and lots are selected, with links to their comparisons. It sticks to the screen but ends with
 * the page's content, so it does not cover the footer.
 */
export default function CompareBar({ ids, numbers, above }: CompareBarProps) {
  const most = formatNumber(MOST_COMPARED);
  const isFull = [ids, numbers].some(({ length }) => length === MOST_COMPARED);
  return (
    <Bar aria-label={copy.bar} $above={above}>
      {ids.length > 0 && (
        <LinkButton size="small" to={comparePath(ids)}>
          {copy.count(formatNumber(ids.length), most)}
        </LinkButton>
      )}
      {numbers.length > 0 && (
        <LinkButton size="small" to={compareLotsPath(numbers)}>
          {copy.countOfLots(formatNumber(numbers.length), most)}
        </LinkButton>
      )}
      <Button size="small" variant="ghost" onClick={clear}>
        {copy.clear}
      </Button>
      <p role="status">{isFull && copy.full}</p>
    </Bar>
  );
}

const Bar = styled.aside<{ $above: string }>`
  position: sticky;
  inset-block-end: calc(${({ $above }) => $above} + ${space(3)} + env(safe-area-inset-bottom));
  z-index: 4;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  inline-size: fit-content;
  max-inline-size: calc(100% - ${space(8)});
  margin: ${space(4)} auto 0;
  padding: ${space(2)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};
  box-shadow: ${shadow.raised};

  p {
    padding-inline: ${space(2)};
    color: ${color('muted')};
    font-size: ${font.sm};

    &:empty {
      display: none;
    }
  }
  ${media.md} {
    inset-block-end: ${space(4)};
  }
  @media print {
    display: none;
  }
`;
