import { acidNames, digitsOf } from '@afshoreh/persian/analyses';
import type { BuyerLimit } from '@afshoreh/persian/specification';
import { Bidi, Ltr } from '@afshoreh/ui';
import { limitText } from '../../../components/match/match-sentence';
import { copy } from '../copy';

/** One limit, with its terms. */
export function LimitLine({ limit, name }: { limit: BuyerLimit; name: string }) {
  const { unit, acid, basisBrix } = limit;
  const terms = [
    acid === null ? null : (acidNames[acid as keyof typeof acidNames] ?? acid),
    basisBrix === null ? null : copy.limits.basis(digitsOf(basisBrix)),
  ].filter(Boolean);
  return (
    <span>
      <strong>
        <Bidi>{name}</Bidi>
      </strong>{' '}
      <Bidi>{limitText(limit)}</Bidi> {unit && !limit.absent && <Ltr>{unit}</Ltr>}
      {terms.length > 0 && <small> ({terms.join('، ')})</small>}
    </span>
  );
}
