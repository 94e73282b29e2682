import type { Schemas } from '@afshoreh/api-client';
import { formatKilograms, formatMoney, formatNumber, MONTHS, toPersianDigits } from '@afshoreh/persian';
import { color, font, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { copy } from './copy';

type Month = Schemas['MonthFigures'];

interface PurchaseFiguresProps {
  id: string;
  figures: Schemas['Figures'];
}

const words = copy.purchases;

/**
 * Tons and value of orders by month of the Persian calendar. Months without orders are left out. Without any quote the
 * value is left out too, and the table then fits a phone.
 */
export function PurchaseFigures({ id, figures: { months, orders, kilograms } }: PurchaseFiguresProps) {
  const shownMonths = months.filter((month) => month.orders > 0).toReversed();
  const isQuoted = shownMonths.some(({ quotedRials, quotedCents }) => quotedRials > 0 || quotedCents > 0);
  const { quoted, accepted, ...columns } = words.columns;
  return (
    <section aria-labelledby={id}>
      <Title id={id}>
        {words.title} <small>{words.total(formatNumber(orders), formatKilograms(kilograms))}</small>
      </Title>
      {shownMonths.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <Scroller tabIndex={0} role="group" aria-labelledby={id}>
          <Table>
            <thead>
              <tr>
                {[...Object.values(columns), ...(isQuoted ? [quoted, accepted] : [])].map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shownMonths.map((month) => (
                <tr key={month.month}>
                  <th scope="row">{monthName(month)}</th>
                  <td>{formatNumber(month.orders)}</td>
                  <td>{formatKilograms(month.kilograms)}</td>
                  {isQuoted && (
                    <>
                      <td>{value(month.quotedRials, month.quotedCents)}</td>
                      <td>{value(month.acceptedRials, month.acceptedCents)}</td>
                    </>
                  )}
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroller>
      )}
    </section>
  );
}

function monthName({ month }: Month): string {
  const [year = '', number = ''] = month.split('-');
  return `${MONTHS[Number(number) - 1]} ${toPersianDigits(year)}`;
}

function value(rials: number, cents: number) {
  if (rials === 0 && cents === 0) return '—';
  return (
    <>
      {rials > 0 && <div>{formatMoney('rial', rials)}</div>}
      {cents > 0 && <div>{formatMoney('cent', cents)}</div>}
    </>
  );
}

const Title = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space(2)};
  margin-block-end: ${space(3)};
  font-size: ${font.lg};

  small {
    color: ${color('muted')};
    font-size: ${font.sm};
    font-weight: 400;
  }
`;

const Scroller = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${font.sm};

  th,
  td {
    padding: ${space(2)};
    border-block-end: 1px solid ${color('line')};
    text-align: start;
    white-space: nowrap;
  }
  th:first-child {
    padding-inline-start: 0;
  }
  thead th {
    color: ${color('muted')};
    font-weight: 400;
  }
`;
