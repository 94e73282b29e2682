import { formatNumber } from '@afshoreh/persian';
import { color, font, media, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { formatTons } from '../comparison';
import { copy } from '../copy';
import { formatShortDay } from '../period';
import type { Report } from '../get-dashboard';
import { PlainTable } from './panel';

const words = copy.daily;
const HEIGHT = 100;
/** The share of a day's space that its bar takes. The rest is the gap to the next bar. */
const BAR = 0.72;

/**
 * A bar chart of the orders per day. The first day is at the right, because the page is read from right to left. A
 * table has the same data.
 */
export function DayChart({ days }: { days: Report['days'] }) {
  const most = Math.max(1, ...days.map(({ orders }) => orders));
  const peak = days.find(({ orders }) => orders === most) ?? days[0];
  if (!peak) return null;
  const marks = [days[0], days[Math.floor(days.length / 2)], days.at(-1)];
  return (
    <figure>
      <Most aria-hidden="true">{formatNumber(most)}</Most>
      <Chart
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.summary(formatNumber(peak.orders), formatShortDay(peak.day))}
      >
        {days.map(({ day, orders, kilograms }, index) => {
          const height = (orders / most) * HEIGHT;
          return (
            <rect
              key={day}
              x={days.length - index - 1 + (1 - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              fill={color('brand')}
            >
              <title>{words.bar(formatShortDay(day), formatNumber(orders), formatTons(kilograms))}</title>
            </rect>
          );
        })}
      </Chart>
      <Axis aria-hidden="true">
        {marks.map((mark, index) => (
          <span key={index}>{mark && formatShortDay(mark.day)}</span>
        ))}
      </Axis>
      <Details>
        <summary>{words.table}</summary>
        <PlainTable>
          <thead>
            <tr>
              <th scope="col">{words.columns.day}</th>
              <th scope="col">{words.columns.orders}</th>
              <th scope="col">{words.columns.tons}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, orders, kilograms }) => (
              <tr key={day}>
                <th scope="row">{formatShortDay(day)}</th>
                <td>{formatNumber(orders)}</td>
                <td>{formatTons(kilograms)}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </Details>
    </figure>
  );
}

const Most = styled.span`
  display: block;
  color: ${color('muted')};
  font-size: ${font.xs};
  line-height: 1.4;
`;

const Chart = styled.svg`
  inline-size: 100%;
  block-size: 9rem;
  border-block: 1px solid ${color('line')};
  border-block-start-style: dashed;
  print-color-adjust: exact;

  ${media.forcedColors} {
    rect {
      fill: CanvasText;
    }
  }
  rect:hover {
    fill: ${color('brandText')};
  }
`;

const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  padding-block: ${space(1)};
  color: ${color('muted')};
  font-size: ${font.xs};
`;

const Details = styled.details`
  margin-block-start: ${space(2)};

  summary {
    inline-size: fit-content;
    min-block-size: 2rem;
    color: ${color('brandText')};
    font-size: ${font.sm};
    cursor: pointer;
  }
  > table {
    max-block-size: 20rem;
  }
  @media print {
    display: none;
  }
`;
