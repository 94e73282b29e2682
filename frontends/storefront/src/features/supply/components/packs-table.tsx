/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Some browsers drop a table's implicit roles with `display: grid`, so they are explicit. */
import styled from 'styled-components';
import { formatKilograms, formatNumber, PACK_KINDS, toPersianDigits } from '@afshoreh/persian';
import { VisuallyHidden } from '@afshoreh/ui';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import type { SuppliedProduct } from '../supplied-product';
import { copy } from '../copy';

type Pack = SuppliedProduct['packs'][number];
type Column = keyof typeof copy.columns;

const words = copy.columns;

const cells: Record<Column, (pack: Pack) => string | null> = {
  kind: ({ kind }) => PACK_KINDS[kind].label,
  kilograms: ({ kilograms }) => formatKilograms(kilograms),
  grossKilograms: ({ grossKilograms }) => (grossKilograms === null ? null : formatKilograms(grossKilograms)),
  perPallet: ({ perPallet }) => (perPallet === null ? null : formatNumber(perPallet)),
  perContainer: ({ perContainer }) => (perContainer === null ? null : formatNumber(perContainer)),
  storage: ({ storage }) => storage && toPersianDigits(storage),
};

/** The packs of a product. A column that is empty for all packs is left out. On a phone each pack is a card. */
export function PacksTable({ packs }: { packs: readonly Pack[] }) {
  const columns = (Object.keys(words) as Column[]).filter((column) => packs.some((pack) => cells[column](pack)));
  return (
    <Table role="table">
      <caption>
        <VisuallyHidden>{copy.packs}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {words[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {packs.map((pack) => (
          <tr key={`${pack.kind} ${pack.kilograms}`} role="row">
            {columns.map((column) =>
              column === 'kind' ? (
                <th key={column} role="rowheader" scope="row">
                  {cells.kind(pack)}
                </th>
              ) : (
                <td key={column} role="cell" data-label={words[column]}>
                  {cells[column](pack)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${font.sm};

  th,
  td {
    padding: ${space(2)};
    text-align: start;
    vertical-align: top;
  }
  tbody tr {
    border-block-end: 1px solid ${color('line')};
  }
  thead th {
    color: ${color('muted')};
    font-size: ${font.xs};
  }

  @media screen {
    thead {
      display: none;
    }
    tbody {
      display: grid;
      gap: ${space(3)};
    }
    tbody tr {
      display: grid;
      padding: ${space(2)};
      border: 1px solid ${color('line')};
      border-radius: ${radius.medium};
      background: ${color('surface')};
    }
    th,
    td {
      padding: ${space(1)} ${space(2)};
    }
    td {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 ${space(4)};
    }
    td:empty {
      display: none;
    }
    td::before {
      color: ${color('muted')};
      content: attr(data-label);
    }
  }

  ${media.md} {
    thead {
      display: table-header-group;
    }
    tbody {
      display: table-row-group;
    }
    tbody tr {
      display: table-row;
      border-width: 0 0 1px;
    }
    th,
    td {
      padding: ${space(2)};
    }
    td,
    td:empty {
      display: table-cell;
    }
    td::before {
      content: none;
    }
  }
`;
