import styled from 'styled-components';
import { color, focusRing, font, media, radius, space, tone, toneSoft } from '@afshoreh/ui/theme';

/** The scroll area of the table. The names of the rows and the titles of the groups stay in view. */
export const CompareFrame = styled.div<{ $columns: number }>`
  position: relative;
  /* Not higher than the screen, so that names of products and of rows stay in view together. */
  max-block-size: 85svh;
  overflow: auto;
  /* A focused element must not be hidden behind the names. */
  scroll-padding: 9rem 7.5rem 0;
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};
  ${focusRing}

  table {
    inline-size: 100%;
    min-inline-size: ${({ $columns }) => 7 + $columns * 10.25}rem;
    border-collapse: separate;
    border-spacing: 0;
    table-layout: fixed;
    font-size: ${font.sm};
  }
  th,
  td {
    padding: ${space(3)};
    border-block-end: 1px solid ${color('line')};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: ${color('surface')};
    vertical-align: bottom;
    font-weight: 700;

    img {
      inline-size: 5rem;
      block-size: auto;
    }
    &:first-child {
      inline-size: 7rem;
    }
  }
  thead th:first-child,
  th[scope='row'] {
    position: sticky;
    inset-inline-start: 0;
    border-inline-end: 1px solid ${color('line')};
    background: ${color('surface')};
  }
  thead th:first-child {
    z-index: 2;
  }
  th[scope='row'] {
    color: ${color('muted')};
    font-weight: 500;
  }
  td {
    font-weight: 600;
  }
  small {
    display: block;
    color: ${color('muted')};
    font-size: ${font.xs};
    font-weight: 400;
  }
  [data-unknown] {
    color: ${color('muted')};
    font-weight: 400;
  }
  tr[data-verdict='incomparable'] > th[scope],
  [data-verdict='incomparable'] > td {
    background: ${toneSoft('warning')};
  }
  [data-reason] strong {
    display: block;
    color: ${tone('warning')};
  }
  [data-part] > th {
    padding-block: ${space(4)} ${space(2)};
    background: ${color('sunken')};
  }
  [data-part] h2 {
    display: inline;
    font-size: ${font.lg};
  }
  [data-group] > th {
    padding-block: ${space(2)};
    background: ${color('sunken')};
    color: ${color('muted')};
    font-size: ${font.xs};
  }
  [data-part] > th > *,
  [data-group] span {
    position: sticky;
    inset-inline-start: ${space(3)};
    inline-size: fit-content;
  }
  summary {
    min-block-size: 2.75rem;
    align-content: center;
    cursor: pointer;
    ${focusRing}
  }
  /* A details element cannot contain table rows, so CSS hides the rows after it by its state. */
  tbody:has(details:not([open])) + [data-equal] {
    display: none;
  }
  tbody:last-child tr:last-child > * {
    border-block-end: 0;
  }

  /*
   * A buyer without limits gets no verdicts, so the row is hidden. With limits, its space is reserved from the first
   * paint on.
   */
  [data-mine]:not(:has([data-match])) {
    display: none;
  }
  :root[data-specification] & thead th > div > div:not([data-screen]) {
    min-block-size: 1.75rem;
  }
  :root[data-specification] & [data-mine] {
    display: table-row;
  }
  :root[data-specification] & {
    scroll-padding-block-start: 12rem;
  }

  ${media.phone} {
    thead th > div > :has(img) {
      display: none;
    }
    thead button {
      padding-inline: ${space(2)};
    }
  }
  ${media.md} {
    scroll-padding: 13rem 12.5rem 0;

    thead th:first-child {
      inline-size: 12rem;
    }
    table {
      min-inline-size: ${({ $columns }) => 12 + $columns * 11}rem;
    }
  }

  @media print {
    && [data-mine] {
      display: none;
    }
    max-block-size: none;
    overflow: visible;
    border: 0;

    table {
      min-inline-size: 0;
      font-size: 8.5pt;
    }
    thead th:first-child {
      inline-size: 38mm;
    }
    th,
    td {
      padding: 1mm 2mm;
      border-color: #ccc;
    }
    [data-part] > th,
    [data-group] > th {
      padding-block: 0.5mm;
    }
    [data-part] h2 {
      font-size: 10pt;
    }
    tr {
      break-inside: avoid;
    }
    small {
      font-size: 7pt;
    }
    thead th > div > :has(img) {
      display: none;
    }
    tbody:has(details:not([open])) + [data-equal] {
      display: table-row-group;
    }
    summary {
      min-block-size: 0;
      list-style: none;
    }
  }
`;
