import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Bidi } from '@afshoreh/ui';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import type { SpecificationRow } from '../technical-rows';

interface SpecificationTableProps {
  /** The id of the block's heading. */
  id: string;
  title: string;
  rows: SpecificationRow[];
  /** Shown beside the heading. */
  action?: ReactNode;
}

/** A block of specification rows with a title; renders nothing when there are no rows. */
export function SpecificationTable({ id, title, rows, action }: SpecificationTableProps) {
  if (rows.length === 0) return null;
  return (
    <Block aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      <dl>
        {rows.map(({ key, label, value }) => (
          <div key={key}>
            <dt>
              <Bidi>{label}</Bidi>
            </dt>
            <dd>
              <Bidi>{value}</Bidi>
            </dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}

const Block = styled.section`
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    margin-block-end: ${space(4)};
  }
  h2 {
    margin: 0;
    font-size: ${font.xl};
    font-weight: 700;
  }
  dl {
    display: grid;
    overflow: hidden;
    gap: 1px;
    margin: 0;
    border: 1px solid ${color('line')};
    border-radius: ${radius.large};
    background: ${color('line')};
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space(1)} ${space(6)};
    padding: ${space(3)} ${space(5)};
    background: ${color('surface')};
  }
  dt {
    color: ${color('muted')};
  }
  dd {
    margin: 0;
    font-weight: 600;
  }

  ${media.lg} {
    dl {
      grid-template-columns: 1fr 1fr;
    }
    /* The last row fills its line when the number of rows is odd, so that the grid has no hole. */
    dl > div:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  @media print {
    break-inside: avoid;

    header {
      margin-block-end: 2mm;
    }
    h2 {
      font-size: 11pt;
    }
    dl {
      grid-template-columns: 1fr 1fr;
      gap: 0;
      border-block-end: 0;
      border-radius: 0;
    }
    dl > div:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    dl > div {
      flex-wrap: nowrap;
      padding: 1.2mm 3mm;
      /* Browsers do not print backgrounds, and the lines between the rows are a background. */
      border-block-end: 0.5pt solid #ccc;
      font-size: 9pt;
      line-height: 1.5;
    }
    dt {
      flex: none;
    }
  }
`;
