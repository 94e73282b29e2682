import { Link } from '@afshoreh/contracts/router';
import { formatNumber } from '@afshoreh/persian';
import { color, focusRing, font, media, radius, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import {
  compareNumbers,
  formatPercent,
  percentage,
  comparePercentages,
  formatTons,
  compareWaits,
  formatWait,
} from '../comparison';
import { copy } from '../copy';
import type { Report } from '../get-dashboard';

const words = copy.figures;

/**
 * The four figures of the period, each compared with the previous period. `ordersTo` is the address of the list of
 * these orders.
 */
export function Figures({ report: { figures, before }, ordersTo }: { report: Report; ordersTo: string | null }) {
  const share = percentage(figures.inTime, figures.promised);
  const shareBefore = percentage(before.inTime, before.promised);
  return (
    <List>
      <Figure label={words.orders} note={compareNumbers(figures.orders, before.orders)}>
        {ordersTo ? <Link to={ordersTo}>{formatNumber(figures.orders)}</Link> : formatNumber(figures.orders)}
      </Figure>
      <Figure label={words.tons} note={compareNumbers(figures.kilograms, before.kilograms)}>
        {formatTons(figures.kilograms)}
      </Figure>
      <Figure
        label={words.inTime}
        note={comparePercentages(share, shareBefore)}
        detail={share === null ? null : words.inTimeOf(formatNumber(figures.inTime), formatNumber(figures.promised))}
      >
        {share === null ? words.none : formatPercent(share)}
      </Figure>
      <Figure
        label={words.wait}
        note={compareWaits(figures.medianMinutes, before.medianMinutes)}
        detail={figures.medianMinutes === null ? null : words.waitNote}
      >
        {figures.medianMinutes === null ? words.none : formatWait(figures.medianMinutes)}
      </Figure>
    </List>
  );
}

interface FigureProps {
  label: string;
  note: string;
  detail?: string | null;
  children: React.ReactNode;
}

function Figure({ label, note, detail, children }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong>{children}</strong>
        <span>{note}</span>
        {detail && <small>{detail}</small>}
      </dd>
    </div>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};

  > div {
    padding: ${space(4)};
    border: 1px solid ${color('line')};
    border-radius: ${radius.medium};
    background: ${color('surface')};
  }
  dt {
    color: ${color('muted')};
    font-size: ${font.sm};
  }
  dd {
    display: grid;
  }
  strong {
    font-size: ${font.xl};
    line-height: 1.6;
  }
  strong a {
    ${focusRing}
  }
  span {
    font-size: ${font.sm};
  }
  small {
    color: ${color('muted')};
    font-size: ${font.xs};
  }

  ${media.phone} {
    > div {
      padding: ${space(3)};
    }
  }
  ${media.xl} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  @media print {
    grid-template-columns: repeat(4, 1fr);
    > div {
      padding: ${space(2)};
    }
  }
`;
