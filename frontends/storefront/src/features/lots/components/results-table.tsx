/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Some browsers drop a table's implicit roles with `display: grid`, so they are explicit. */
import styled from 'styled-components';
import { toPersianDigits } from '@afshoreh/persian';
import { formatLimit, formatResult, acidNames, reasonWords, verdictWords } from '@afshoreh/persian/analyses';
import { Badge, Bidi, VisuallyHidden } from '@afshoreh/ui';
import { color, font, media, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import type { Result } from '../get-lots';
import { verdictTones } from '../verdict-tones';

const words = copy.columns;

/** Every result of a certificate, with its limit, method and verdict. In print it stays a table. */
export function ResultsTable({ results }: { results: readonly Result[] }) {
  return (
    <Table role="table">
      <caption>
        <VisuallyHidden>{copy.resultsTitle}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {Object.entries(words).map(([key, word]) => (
            <th key={key} role="columnheader" scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {results.map((result) => (
          <ResultRow key={result.parameter} result={result} />
        ))}
      </tbody>
    </Table>
  );
}

function ResultRow({ result }: { result: Result }) {
  const { limit, method, value, unitName } = result;
  const stated = [formatResult(result), value === null ? null : unitName].filter(Boolean).join(' ');
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Name result={result} />
      </th>
      <td role="cell" data-label={words.result}>
        <Bidi>{stated}</Bidi>
      </td>
      <td role="cell" data-label={words.limit}>
        {limit ? <Bidi>{formatLimit(limit)}</Bidi> : copy.noLimit}
      </td>
      <td role="cell" data-label={words.method}>
        {method && <Bidi>{method}</Bidi>}
      </td>
      <td role="cell">
        <Judgement result={result} />
      </td>
    </tr>
  );
}

function Name({ result: { name, basisBrix, acid } }: { result: Result }) {
  const basis = basisBrix !== null && copy.basis(toPersianDigits(basisBrix).replace('.', '٫'));
  return (
    <>
      <Bidi>{name}</Bidi>
      <Terms>{[acid && acidNames[acid], basis].filter(Boolean).join('، ')}</Terms>
    </>
  );
}

function Judgement({ result: { verdict, reason } }: { result: Result }) {
  if (!verdict) return null;
  return (
    <>
      <Badge tone={verdictTones[verdict]}>{verdictWords[verdict]}</Badge>
      {reason && <Terms>{reasonWords[reason]}</Terms>}
    </>
  );
}

const Terms = styled.small`
  display: block;
  color: ${color('muted')};
  font-size: ${font.xs};
  font-weight: 400;

  &:empty {
    display: none;
  }
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${font.sm};

  tr {
    border-block-end: 1px solid ${color('line')};
  }
  th,
  td {
    padding: ${space(2)} ${space(1)};
    text-align: start;
    vertical-align: top;
  }
  thead th {
    color: ${color('muted')};
    font-size: ${font.xs};
  }

  @media screen {
    /* A table is never narrower than its longest word. */
    &,
    tbody {
      display: block;
    }
    th,
    td {
      overflow-wrap: anywhere;
    }
    thead {
      display: none;
    }
    tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      padding-block: ${space(2)};
    }
    tbody th {
      order: -2;
    }
    td {
      grid-column: 1 / -1;
      padding-block: 0;
    }
    td:last-child {
      grid-column: auto;
      order: -1;
    }
    td:empty {
      display: none;
    }
    td[data-label]::before {
      color: ${color('muted')};
      content: attr(data-label) ': ';
    }
  }

  ${media.md} {
    & {
      display: table;
    }
    tbody {
      display: table-row-group;
    }
    thead {
      display: table-header-group;
    }
    tbody tr {
      display: table-row;
    }
    td {
      padding: ${space(2)} ${space(1)};
    }
    td:empty {
      display: table-cell;
    }
    td[data-label]::before {
      content: none;
    }
  }

  @media print {
    font-size: 8.5pt;

    th,
    td {
      padding: 0.6mm 1mm;
    }
    tr {
      break-inside: avoid;
    }
  }
`;
