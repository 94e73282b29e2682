import { verdictWords } from '@afshoreh/persian/analyses';
import styled from 'styled-components';
import { color, radius } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import type { ReadyResult } from '../ready-lots';

/** Shows a result on the range of its limit; screen readers read both as text. */
export function RangeBar({ name, result, limit, verdict, from, to, at }: ReadyResult) {
  return (
    <Track role="img" aria-label={copy.bar(name, result, limit, verdictWords[verdict])} $isOut={verdict === 'fail'}>
      <i style={{ insetInline: `${from}% ${100 - to}%` }} />
      <b style={{ insetInlineStart: `${at}%` }} />
    </Track>
  );
}

const Track = styled.span<{ $isOut: boolean }>`
  position: relative;
  display: block;
  block-size: 0.5rem;
  border-radius: ${radius.round};
  background: ${color('line')};
  print-color-adjust: exact;

  i {
    position: absolute;
    inset-block: 0;
    border-radius: inherit;
    background: ${color('success')};
    opacity: 0.45;
  }
  b {
    position: absolute;
    inset-block: -0.2rem;
    inline-size: 0.3rem;
    margin-inline-start: -0.15rem;
    border-radius: ${radius.round};
    background: ${({ $isOut }) => color($isOut ? 'danger' : 'text')};
  }
`;
