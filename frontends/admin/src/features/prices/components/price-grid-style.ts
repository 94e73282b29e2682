import { color, font, media, radius, space, visuallyHidden } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { copy } from '../copy';

/** The help text is below the grid, so that the first prices are high on the screen. */
export const Help = styled.p`
  margin-block-start: ${space(3)};
  color: ${color('muted')};
  font-size: ${font.sm};

  ${media.phone} {
    display: none;
  }
`;

export const Frame = styled.div`
  container-type: inline-size;
  overflow: clip;
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  background: ${color('surface')};
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  th,
  td {
    padding: ${space(2)};
    border-block-end: 1px solid ${color('line')};
    text-align: start;
  }
  thead th {
    background: ${color('sunken')};
    color: ${color('muted')};
    font-size: ${font.sm};
    font-weight: 600;
  }
  tbody tr:last-child > * {
    border-block-end: 0;
  }
  /* On a phone the name has a line of its own, so that it is not broken into pieces. */
  @container (max-width: 36rem) {
    thead {
      ${visuallyHidden}
    }
    tbody tr {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      border-block-end: 1px solid ${color('line')};
    }
    tbody :is(th, td) {
      border: 0;
    }
    tbody th {
      flex: 1 0 100%;
      padding-block-end: 0;
    }
    tbody td:not([data-wide]) {
      flex: 1 1 auto;
      min-block-size: 2.75rem;
      align-content: center;
    }
    tbody tr > :last-child {
      flex-grow: 0;
    }
  }
  [data-wide] {
    display: none;
  }
  ${media.md} {
    th,
    td {
      padding-inline: ${space(3)};
    }
  }
  ${media.lg} {
    [data-wide] {
      display: table-cell;
    }
    thead th:last-child {
      inline-size: 9rem;
    }
    thead th:nth-child(1) {
      inline-size: 34%;
    }
  }
`;

export const NameCell = styled.th`
  font-weight: 600;

  /* Product names differ in their last words, so they wrap and are not cut off. */
  overflow-wrap: anywhere;
`;

const cell = `
  position: relative;
  cursor: cell;
  user-select: none;
`;

export const PriceCell = styled.td`
  ${cell}
  white-space: nowrap;

  @container (max-width: 36rem) {
    &:not(:has(input))::after {
      content: ' ${copy.grid.toman}';
      color: ${color('muted')};
      font-size: ${font.xs};
      font-weight: 400;
    }
  }
  @container (max-width: 14rem) {
    overflow-wrap: anywhere;
    white-space: normal;
  }
  &[aria-selected='true'] {
    background: ${color('infoSoft')};
  }
  [data-changed] > & {
    font-weight: 700;
  }
  &:focus-visible {
    outline: 3px solid ${color('focus')};
    outline-offset: -3px;
  }
  &[aria-invalid='true'] {
    color: ${color('dangerText')};
  }
  ${media.forcedColors} {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const VisibilityCell = styled.td`
  ${cell}
  cursor: pointer;
  font-size: ${font.sm};

  white-space: nowrap;

  svg {
    display: inline-block;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin-inline-end: ${space(1)};
    vertical-align: middle;
  }
  &:focus-visible {
    outline: 3px solid ${color('focus')};
    outline-offset: -3px;
  }
`;

/** The corner mark of an unsaved cell, as spreadsheets mark a note. */
export const UnsavedMarker = styled.i`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  border-block-start: 0.625rem solid ${color('warning')};
  border-inline-end: 0.625rem solid transparent;
`;

export const CellInput = styled.input`
  inline-size: 100%;
  padding: ${space(1)} ${space(2)};
  border: 2px solid ${color('focus')};
  border-radius: ${radius.small};
  background: ${color('page')};
`;

export const CellError = styled.span`
  display: block;
  font-size: ${font.xs};
  font-weight: 400;
  white-space: normal;
`;

export const StoredPrice = styled.span<{ $isReplaced: boolean }>`
  color: ${color('muted')};
  text-decoration: ${({ $isReplaced }) => ($isReplaced ? 'line-through' : 'none')};
`;

export const PercentChange = styled.span<{ $isUp: boolean }>`
  color: ${({ $isUp }) => color($isUp ? 'success' : 'dangerText')};
  font-size: ${font.sm};
  white-space: nowrap;
`;
