import { Badge } from '@afshoreh/ui';
import { color, media, radius, space, type Tone } from '@afshoreh/ui/theme';
import styled from 'styled-components';

export interface CheckLine {
  name: string;
  tone: Tone;
  result: string;
  /** The result is known only with JavaScript. */
  needsScript?: true;
}

/** The checks and their results. */
export function CheckList({ lines }: { lines: readonly CheckLine[] }) {
  return (
    <List>
      {lines.map(({ name, tone, result, needsScript }) => (
        <div key={name} data-needs-script={needsScript}>
          <dt>{name}</dt>
          <dd>
            <Badge tone={tone}>{result}</Badge>
          </dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  background: ${color('surface')};

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)} ${space(4)};
    padding: ${space(3)} ${space(4)};
  }

  > div + div {
    border-block-start: 1px solid ${color('line')};
  }

  ${media.noScript} {
    > [data-needs-script] {
      display: none;
    }
  }
`;
