import { Printer } from 'lucide-react';
import styled from 'styled-components';
import { Link } from '@afshoreh/contracts/router';
import { formatDate, formatNumber } from '@afshoreh/persian';
import { Button, LinkButton, Notice, Page } from '@afshoreh/ui';
import { color, space } from '@afshoreh/ui/theme';
import { CompareBarPlace } from '../../../components/comparison/compare-bar-place';
import { matchLinkCopy } from '../../../components/match/link-copy';
import { MatchPlace } from '../../../components/match/match-place';
import { MY_SPECIFICATION } from '../../../components/match/path';
import { CompareLot } from '../comparison/compare-lot';
import { copy } from '../copy';
import type { PublicLot } from '../get-lots';
import { Certificate } from './certificate';
import { Facts } from './facts';

/** A lot with its latest certificate in full and the earlier editions. It is printed as a certificate on A4. */
export function LotDetails({ lot }: { lot: PublicLot }) {
  const { number, productId, productName, state, analyses } = lot;
  const [latest, ...older] = analyses;
  return (
    <Page
      title={copy.numbered(number)}
      trail={[
        { label: copy.home, to: '/' },
        { label: copy.products, to: '/products' },
        ...(productId === null ? [] : [{ label: productName, to: `/product/${productId}` }]),
        { label: copy.numbered(number) },
      ]}
      actions={
        <Actions>
          <Button variant="ghost" size="small" onClick={() => window.print()}>
            <Printer size={18} /> {copy.print}
          </Button>
          {state === 'released' && <CompareLot number={number} />}
          {state === 'released' && productId !== null && (
            <LinkButton
              variant="secondary"
              size="small"
              to={`/sample?product=${productId}&lot=${encodeURIComponent(number)}`}
            >
              {copy.sample}
            </LinkButton>
          )}
          {productId !== null && (
            <LinkButton variant="ghost" size="small" to={MY_SPECIFICATION}>
              {matchLinkCopy.link}
            </LinkButton>
          )}
        </Actions>
      }
    >
      <Parts>
        {(state === 'blocked' || state === 'expired') && <Notice tone="warning">{copy.banners[state]}</Notice>}
        <LotFacts lot={lot} />
        {productId !== null && <MatchPlace say="full" productId={productId} lot={number} analysis={latest ?? null} />}
        {latest ? <Certificate number={number} analysis={latest} /> : <p>{copy.noCertificate}</p>}
        {older.length > 0 && (
          <OnScreen>
            <h2>{copy.olderEditions}</h2>
            {older.map((analysis) => (
              <Older key={analysis.id}>
                <summary>{copy.certificate(analysis.edition ?? 0)}</summary>
                <Certificate number={number} analysis={analysis} />
              </Older>
            ))}
          </OnScreen>
        )}
      </Parts>
      <CompareBarPlace />
    </Page>
  );
}

function LotFacts({ lot }: { lot: PublicLot }) {
  const { facts } = copy;
  const name =
    lot.productId === null ? lot.productName : <Link to={`/product/${lot.productId}`}>{lot.productName}</Link>;
  return (
    <Facts>
      <div>
        <dt>{facts.product}</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt>{facts.producedOn}</dt>
        <dd>{formatDate(lot.producedOn)}</dd>
      </div>
      <div>
        <dt>{facts.bestBefore}</dt>
        <dd>{formatDate(lot.bestBefore)}</dd>
      </div>
      <div>
        <dt>{facts.kilograms}</dt>
        <dd>{copy.kilograms(formatNumber(lot.kilograms))}</dd>
      </div>
      {lot.pack && (
        <div>
          <dt>{facts.pack}</dt>
          <dd>{lot.pack}</dd>
        </div>
      )}
    </Facts>
  );
}

const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

const Actions = styled(OnScreen)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
`;

const Older = styled.details`
  margin-block: ${space(3)};

  summary {
    min-block-size: 2.75rem;
    padding-block: ${space(2)};
    color: ${color('brandText')};
    font-weight: 600;
    cursor: pointer;
  }
`;
