import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@afshoreh/contracts/router';
import { formatNumber } from '@afshoreh/persian';
import { Badge, Bidi, IconLink, Ltr } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { MatchPlace } from '../match/match-place';
import type { Matched } from '../match/matched';
import { CompareFrame } from './compare-table-style';
import { copy } from './copy';
import { groupsWith, type ComparedGroup, type ComparedRow } from './rows';

export interface ComparedColumn {
  key: string | number;
  name: string;
  /** The address of the product's or lot's page. */
  to: string;
  picture?: ReactNode;
  /** Content below the name. */
  about?: ReactNode;
  /** The product or lot that is compared with the buyer's limits; null when that is impossible. */
  matched: Matched | null;
  actions: ReactNode;
  /** The props of the link that removes the column. */
  without: Pick<ComponentProps<typeof Link>, 'to' | 'onClick'>;
}

interface CompareTableProps {
  columns: readonly ComparedColumn[];
  groups: readonly ComparedGroup[];
}

/** Products or lots as columns: first the rows with differences, then the equal rows, which can be folded. */
export function CompareTable({ columns, groups }: CompareTableProps) {
  const several = columns.length > 1;
  const different = several ? groupsWith(groups, ({ verdict }) => verdict !== 'equal') : groups;
  const equal = several ? groupsWith(groups, ({ verdict }) => verdict === 'equal') : [];
  const span = columns.length + 1;
  return (
    <CompareFrame role="region" aria-label={copy.table} tabIndex={0} $columns={columns.length}>
      <table>
        <thead>
          <tr>
            <th scope="col">{copy.parameter}</th>
            {columns.map((column) => (
              <th key={column.key} scope="col">
                <ColumnHead column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr data-mine>
            <th scope="row">{copy.mine}</th>
            {columns.map(({ key, matched }) => (
              <td key={key}>{matched && <MatchPlace say="reasons" {...matched} />}</td>
            ))}
          </tr>
        </tbody>
        {different.length > 0 && (
          <tbody>
            <tr data-part>
              <th colSpan={span} scope="colgroup">
                <h2>{several ? copy.differences : copy.values}</h2>
              </th>
            </tr>
            <Rows groups={different} span={span} />
          </tbody>
        )}
        {equal.length > 0 && (
          <>
            <tbody>
              <tr data-part>
                <th colSpan={span} scope="colgroup">
                  <details>
                    <summary>
                      <h2>{copy.equal(formatNumber(equal.flatMap(({ rows }) => rows).length))}</h2>
                    </summary>
                  </details>
                </th>
              </tr>
            </tbody>
            <tbody data-equal>
              <Rows groups={equal} span={span} />
            </tbody>
          </>
        )}
      </table>
    </CompareFrame>
  );
}

function ColumnHead({ column: { name, to, picture, about, matched, actions, without } }: { column: ComparedColumn }) {
  return (
    <Head>
      {picture}
      <Link to={to}>{name}</Link>
      {about}
      {matched && <MatchPlace say="verdict" {...matched} />}
      <div data-screen>
        {actions}
        <IconLink {...without} size="small" label={copy.remove(name)} icon={<X />} />
      </div>
    </Head>
  );
}

function Rows({ groups, span }: { groups: readonly ComparedGroup[]; span: number }) {
  return groups.map(({ key, title, rows }) => [
    <tr key={key} data-group>
      <th colSpan={span} scope="colgroup">
        <span>{title}</span>
      </th>
    </tr>,
    ...rows.map((row) => <Row key={row.key} row={row} />),
  ]);
}

function Row({ row: { label, unit, cells, verdict, reason } }: { row: ComparedRow }) {
  return (
    <tr data-verdict={verdict}>
      <th scope="row">
        <Bidi>{label}</Bidi>
        {unit && (
          <small>
            <Ltr>{unit}</Ltr>
          </small>
        )}
        {reason && (
          <small data-reason>
            <strong>{copy.incomparable}</strong> {reason}
          </small>
        )}
      </th>
      {cells.map((cell, at) => (
        // The index is the only identity of a column.
        <td key={at}>
          {cell ? <Bidi>{cell.text}</Bidi> : <span data-unknown>{copy.unknown}</span>}
          {cell?.badge && (
            <div>
              <Badge tone={cell.badge.tone}>{cell.badge.text}</Badge>
            </div>
          )}
          {cell?.notes.map((note) => (
            <small key={note}>
              <Bidi>{note}</Bidi>
            </small>
          ))}
        </td>
      ))}
    </tr>
  );
}

const Head = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: start;

  > div[data-screen] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)};
    align-items: center;
    white-space: nowrap;

    @media print {
      display: none;
    }
  }
`;
