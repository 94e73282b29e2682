import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { Bidi, VisuallyHidden } from '@afshoreh/ui';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import { detailsCopy } from '../details-copy';
import type { SpecificationGroup } from '../technical-rows';

interface SpecificationTableProps {
  /** The id of the block's heading. */
  id: string;
  title: string;
  groups: SpecificationGroup[];
  /** Shown beside the heading. */
  action?: ReactNode;
}

/** A block of specification rows with a title; renders nothing when there are no rows. */
export function SpecificationTable({ id, title, groups, action }: SpecificationTableProps) {
  if (groups.every(({ rows }) => rows.length === 0)) return null;
  return (
    <Block aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {groups.map((group) => (
        <Fragment key={group.key}>
          {group.title && <h3>{group.title}</h3>}
          <dl>
            {group.rows.map(({ key, label, value, note }) => (
              <div key={key}>
                <dt>
                  <Bidi>{label}</Bidi>
                  {note && <small>{note}</small>}
                </dt>
                <dd>
                  <Value>{value}</Value>
                </dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
    </Block>
  );
}

function Value({ children }: { children: string }) {
  if (!children.includes('±')) return <Bidi>{children}</Bidi>;
  return (
    <>
      <span aria-hidden>
        <Bidi>{children}</Bidi>
      </span>
      <VisuallyHidden>{children.replace('±', detailsCopy.plusMinus)}</VisuallyHidden>
    </>
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
    font-size: ${font.xl};
  }
  h3 {
    margin-block: ${space(5)} ${space(2)};
    color: ${color('muted')};
    font-size: ${font.sm};
  }
  header + h3 {
    margin-block-start: 0;
  }
  small {
    display: block;
    font-size: ${font.xs};
  }
  dl {
    display: grid;
    overflow: hidden;
    gap: 1px;
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
    /* A group's name stands beside its rows, so that all groups fit on one page. */
    display: grid;
    grid-template-columns: 18mm 1fr;
    break-inside: avoid;

    header {
      margin-block-end: 2mm;
    }
    header,
    header + dl {
      grid-column: 1 / -1;
    }
    h3 {
      margin: 1.2mm 0;
      font-size: 8pt;
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
