import { Button } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { Download } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { type ListExport, useCsv } from '../../../list/use-csv';
import { copy } from '../copy';
import { copy as listCopy } from '../../../list/copy';

interface PanelProps {
  title: string;
  /** The level of the heading; 3 for a part of the report. */
  level?: 2 | 3;
  note?: string;
  /** Exports the same rows as CSV. */
  csv?: ListExport;
  children: ReactNode;
}

/** One part of the dashboard, in a box of its own. */
export function Panel({ title, level = 3, note, csv, children }: PanelProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <Sheet aria-labelledby={id}>
      <header>
        <Heading id={id}>{title}</Heading>
        {csv && <CsvButton csv={csv} label={copy.csvOf(title)} />}
        {note && <p>{note}</p>}
      </header>
      {children}
    </Sheet>
  );
}

function CsvButton({ csv, label }: { csv: ListExport; label: string }) {
  const { isPending, save } = useCsv();
  return (
    <Button
      variant="secondary"
      size="small"
      title={label}
      aria-label={label}
      pending={isPending}
      onClick={() => void save(csv)}
    >
      <Download />
      {listCopy.csv}
    </Button>
  );
}

const Sheet = styled.section`
  container-type: inline-size;
  min-inline-size: 0;
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  background: ${color('surface')};
  break-inside: avoid;

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(1)} ${space(3)};
    min-block-size: 2.5rem;
    margin-block-end: ${space(3)};
  }
  header p {
    inline-size: 100%;
    color: ${color('muted')};
    font-size: ${font.xs};
  }
  :is(h2, h3) {
    font-size: ${font.lg};
  }

  @media print {
    padding: ${space(2)};
    button {
      display: none;
    }
  }
`;

/** The headings of a table. */
export function Head({ headings }: { headings: readonly string[] }) {
  return (
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  );
}

export const PlainTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${font.sm};

  th {
    padding-block: ${space(1)};
    color: ${color('muted')};
    font-size: ${font.xs};
    font-weight: 600;
    text-align: start;
  }
  td,
  tbody th {
    padding-block: ${space(2)};
    border-block-start: 1px solid ${color('line')};
  }
  tbody th {
    color: ${color('text')};
    font-size: inherit;
    overflow-wrap: anywhere;
  }
  :is(th, td):not(:first-child) {
    padding-inline-start: ${space(3)};
    white-space: nowrap;
  }
  /* A phone with large text. */
  @container (max-width: 14rem) {
    :is(th, td):not(:first-child) {
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }

  @media print {
    td,
    tbody th {
      padding-block: 0;
    }
  }
`;
