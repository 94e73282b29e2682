import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { ChangedWords } from '../../../form/changed-words';
import { copy } from '../copy';
import type { AuditEntry } from '../get-audit';
import { Muted } from '../../../layout/muted';

const words = copy.dialog;

/**
 * The changed fields with their old and new values; words that the other value lacks are marked. A created or deleted
 * record has one value per field.
 */
export function EntryChanges({ entry: { before, after, changes } }: { entry: AuditEntry }) {
  const sides = (['before', 'after'] as const).filter((side) => (side === 'before' ? before : after) !== null);
  return (
    // The table has no focusable content, so it takes the focus itself, and the arrow keys can scroll it.
    <Table $sides={sides.length} tabIndex={0}>
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          {sides.map((side) => (
            <th key={side} scope="col">
              {words[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={`${change.field} ${change.label}`}>
            <th scope="row">{change.label}</th>
            {sides.map((side) => (
              <td key={side} data-side={words[side]}>
                <Value before={change.before} after={change.after} shown={side} marked={sides.length > 1} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface ValueProps {
  before: string | null;
  after: string | null;
  shown: 'before' | 'after';
  marked: boolean;
}

function Value({ before, after, shown, marked }: ValueProps) {
  const value = shown === 'before' ? before : after;
  if (value === null) return <Muted as="span">{copy.nothing}</Muted>;
  if (!marked) return <Text>{value}</Text>;
  return <ChangedWords before={before ?? ''} after={after ?? ''} shown={shown} />;
}

const Text = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** On phones the values stand below their field, each with the label of its side. */
const Table = styled.table<{ $sides: number }>`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${font.sm};

  thead {
    display: none;
  }
  th {
    text-align: start;
    font-weight: 600;
  }
  tbody tr {
    display: grid;
    gap: ${space(2)};
    padding-block: ${space(3)};
    border-block-end: 1px solid ${color('line')};
  }
  td {
    padding: ${space(2)} ${space(3)};
    border-radius: ${radius.small};
    background: ${color('sunken')};
  }
  td::before {
    content: ${({ $sides }) => ($sides > 1 ? 'attr(data-side)' : 'none')};
    display: block;
    color: ${color('muted')};
    font-size: ${font.xs};
  }

  ${media.md} {
    table-layout: fixed;

    thead {
      display: table-header-group;
    }
    thead th {
      color: ${color('muted')};
      font-weight: 500;
    }
    tbody tr {
      display: table-row;
    }
    th,
    td {
      padding: ${space(2)} ${space(3)};
      border-block-end: 1px solid ${color('line')};
      border-radius: 0;
      background: none;
      vertical-align: top;
    }
    th:first-child {
      inline-size: 28%;
    }
    td::before {
      content: none;
    }
  }
`;
