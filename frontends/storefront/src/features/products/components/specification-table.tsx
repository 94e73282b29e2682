import styled from 'styled-components';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import type { SpecificationRow } from '../technical-rows';

interface SpecificationTableProps {
  /** Of the block's heading. */
  id: string;
  title: string;
  rows: SpecificationRow[];
}

/** A named block of specification rows; nothing when there are none. */
export function SpecificationTable({ id, title, rows }: SpecificationTableProps) {
  if (rows.length === 0) return null;
  return (
    <Block aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl>
        {rows.map(({ key, label, value }) => (
          <div key={key}>
            <dt>
              <bdi>{label}</bdi>
            </dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}

const Block = styled.section`
  h2 {
    margin: 0 0 ${space(4)};
    font-size: ${font.xl};
    font-weight: 700;
  }
  dl {
    display: grid;
    overflow: hidden;
    gap: 1px;
    margin: 0;
    border: 1px solid ${color('line')};
    border-radius: ${radius.lg};
    background: ${color('line')};
  }
  div {
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
    font-variant-numeric: tabular-nums;
  }

  ${media.lg} {
    dl {
      grid-template-columns: 1fr 1fr;
    }
    /* An odd last row fills its line: no hole in the grid. */
    div:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  @media print {
    break-inside: avoid;

    h2 {
      margin-block-end: 2mm;
      font-size: 11pt;
    }
    dl {
      grid-template-columns: 1fr 1fr;
      border-radius: 0;
    }
    div {
      flex-wrap: nowrap;
      padding: 1.2mm 3mm;
      font-size: 9pt;
      line-height: 1.5;
    }
  }
`;
