import { comparedLots } from '@afshoreh/contracts';
import { LinkButton } from '@afshoreh/ui';
import { compareLotsPath } from '../../../components/comparison/addresses';
import { buttonCopy } from '../../../components/comparison/button-copy';
import { CompareToggle } from '../../../components/comparison/compare-toggle';
import { copy } from '../copy';

/** Selects a lot on sale for the comparison. Without JavaScript it is a link to the comparison. */
export function CompareLot({ number }: { number: string }) {
  const name = copy.numbered(number);
  return (
    <>
      <CompareToggle size="small" chosen={comparedLots} item={number} name={name} />
      <noscript>
        <LinkButton
          variant="secondary"
          size="small"
          to={compareLotsPath([number])}
          aria-label={`${buttonCopy.compare}: ${name}`}
        >
          {buttonCopy.compare}
        </LinkButton>
      </noscript>
    </>
  );
}
