import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@afshoreh/contracts/router';
import { formatDate, formatNumber } from '@afshoreh/persian';
import { Bidi, Ltr } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { MatchPlace } from '../../../components/match/match-place';
import { CompareLot } from '../comparison/compare-lot';
import { copy } from '../copy';
import { analysisPdfPath, lotPath } from '../lot-path';
import type { ReadyLot } from '../ready-lots';
import { LOTS } from '../section-id';
import { RangeBar } from './range-bar';

interface LotsSectionProps {
  productId: number;
  lots: readonly ReadyLot[];
}

/** The lots on sale, each with a few results shown on the range of their limits. */
export default function LotsSection({ productId, lots }: LotsSectionProps) {
  return (
    <Block aria-labelledby={LOTS}>
      <h2 id={LOTS}>{copy.title}</h2>
      <ul>
        {lots.map((lot) => (
          <LotCard key={lot.number} lot={lot} match={<MatchPlace productId={productId} lot={lot.number} />} />
        ))}
      </ul>
    </Block>
  );
}

function LotCard({
  lot: { number, producedOn, kilograms, pack, edition, results },
  match,
}: {
  lot: ReadyLot;
  match: ReactNode;
}) {
  return (
    <li>
      <header>
        <h3>
          <Ltr>{number}</Ltr>
        </h3>
        <p>
          {copy.produced(formatDate(producedOn))}، {copy.kilograms(formatNumber(kilograms))}
          {pack && `، ${pack}`}
        </p>
      </header>
      {match}
      <Results>
        {results.map((each) => (
          <div key={each.name}>
            <dt>
              <Bidi>{each.name}</Bidi>
            </dt>
            <dd aria-hidden>{each.result}</dd>
            <dd>
              <RangeBar {...each} />
            </dd>
          </div>
        ))}
      </Results>
      <footer>
        <Link to={lotPath(number)} aria-label={copy.allResultsOf(number)}>
          {copy.allResults}
        </Link>
        {edition !== null && (
          <a href={analysisPdfPath(number, edition)} download aria-label={copy.pdfOf(copy.shortPdf, number, edition)}>
            {copy.shortPdf}
          </a>
        )}
        <CompareLot number={number} />
      </footer>
    </li>
  );
}

const Block = styled.section`
  h2 {
    margin: 0 0 ${space(4)};
    font-size: ${font.xl};
  }
  > ul {
    display: grid;
    gap: ${space(4)};
  }
  > ul > li {
    padding: ${space(4)};
    border: 1px solid ${color('line')};
    border-radius: ${radius.medium};
    background: ${color('surface')};
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space(1)} ${space(4)};
    margin-block-end: ${space(3)};
  }
  h3 {
    font-size: ${font.md};
  }
  header p {
    color: ${color('muted')};
    font-size: ${font.sm};
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space(6)};
    margin-block-start: ${space(3)};
  }
  footer a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    font-size: ${font.sm};
    font-weight: 600;
  }

  /* The printed data sheet is valid for every lot, so it leaves out this section. */
  @media print {
    display: none;
  }
`;

const Results = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: ${space(3)} ${space(6)};

  > div {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${space(1)} ${space(3)};
    font-size: ${font.sm};
  }
  dt {
    color: ${color('muted')};
  }
  dd {
    font-weight: 600;
  }
  dd:last-child {
    grid-column: 1 / -1;
  }
`;
