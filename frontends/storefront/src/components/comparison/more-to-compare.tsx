import styled from 'styled-components';
import { LinkButton } from '@afshoreh/ui';
import { font, space } from '@afshoreh/ui/theme';
import { copy } from './copy';

interface MoreToCompareProps {
  others: readonly { key: string | number; name: string; to: string; onClick: () => void }[];
}

/** Links that add a column. They also work without JavaScript. */
export function MoreToCompare({ others }: MoreToCompareProps) {
  return (
    <More aria-labelledby="more-to-compare">
      <h2 id="more-to-compare">{copy.more}</h2>
      <div>
        {others.map(({ key, name, ...link }) => (
          <LinkButton key={key} {...link} size="small" variant="secondary" aria-label={copy.moreOf(name)}>
            {name}
          </LinkButton>
        ))}
        <LinkButton size="small" variant="ghost" to="/products">
          {copy.toProducts}
        </LinkButton>
      </div>
    </More>
  );
}

const More = styled.section`
  margin-block-start: ${space(8)};

  h2 {
    margin-block-end: ${space(3)};
    font-size: ${font.lg};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
  }
  @media print {
    display: none;
  }
`;
