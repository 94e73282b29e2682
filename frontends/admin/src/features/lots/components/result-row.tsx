import { toPersianDigits } from '@afshoreh/persian';
import { formatLimit, acidNames } from '@afshoreh/persian/analyses';
import { Bidi, IconButton, TextField } from '@afshoreh/ui';
import { color, media, space } from '@afshoreh/ui/theme';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { Muted } from '../../../layout/muted';
import { judgementOf, type AnalysisForm, type StatedParameter } from '../analysis-form';
import { copy } from '../copy';
import { VerdictBadge } from './verdict-badge';

const words = copy.analysis;

interface ResultRowProps {
  form: AnalysisForm;
  /** The index of the result in the certificate. */
  at: number;
  stated: StatedParameter;
}

/** One result in one field, with its limit, unit and method, and its verdict while it is typed. */
export function ResultRow({ form: { control, fieldProps }, at, stated }: ResultRowProps) {
  const { name, limit, unitName } = stated;
  const [isOpen, setIsOpen] = useState(false);
  const path = `results.${at}` as const;
  const row = useWatch({ control, name: path });
  const judgement = judgementOf(row, limit);
  const unit = row.unit === (stated.unit ?? '') ? (unitName ?? row.unit) : row.unit;
  return (
    <Root role="group" aria-label={name} data-verdict={judgement?.verdict}>
      <Place $area="name">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <Muted as="div" $size="xs">
          <Bidi>{limit ? words.limit(formatLimit(limit)) : words.noLimit}</Bidi>
          <Terms row={row} />
        </Muted>
      </Place>
      <Place $area="result">
        <TextField label={name} labelHidden ltr autoComplete="off" data-result {...fieldProps(`${path}.typed`)} />
      </Place>
      <Place $area="unit">
        <Muted as="div" $size="xs">
          <Bidi>{[unit, row.method].filter(Boolean).join('، ')}</Bidi>
        </Muted>
      </Place>
      <Place $area="verdict" role="status">
        {judgement && <VerdictBadge {...judgement} />}
      </Place>
      <Place $area="more">
        <IconButton
          label={words.more(name)}
          icon={<SlidersHorizontal />}
          size="small"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      </Place>
      {isOpen && (
        <More>
          <TextField label={words.unit} ltr {...fieldProps(`${path}.unit`)} />
          <TextField label={words.method} {...fieldProps(`${path}.method`)} />
        </More>
      )}
    </Root>
  );
}

/** The acid that acidity is calculated as, and the Brix to which the sample was reconstituted. */
function Terms({ row: { acid, basisBrix } }: { row: Pick<StatedParameter, 'acid' | 'basisBrix'> }) {
  const basis = basisBrix !== null && words.basis(toPersianDigits(basisBrix).replace('.', '٫'));
  const parts = [acid && acidNames[acid], basis].filter(Boolean);
  return parts.length > 0 ? <>؛ {parts.join('، ')}</> : null;
}

const Root = styled.div`
  display: grid;
  grid-template:
    'name name more' auto
    'result unit unit' auto
    'result verdict verdict' auto / 8rem minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  padding: ${space(2)} ${space(3)};
  border-block-end: 1px solid ${color('line')};
  border-inline-start: 3px solid transparent;

  &[data-verdict='fail'] {
    border-inline-start-color: ${color('dangerText')};
    background: ${color('dangerSoft')};
  }

  ${media.md} {
    grid-template:
      'name result unit verdict more' auto /
      minmax(0, 4fr) 8rem minmax(0, 2fr) minmax(0, 3fr) auto;
  }
`;

const Place = styled.div<{ $area: 'name' | 'result' | 'unit' | 'verdict' | 'more' }>`
  grid-area: ${({ $area }) => $area};
`;

const More = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: ${space(3)};
`;
