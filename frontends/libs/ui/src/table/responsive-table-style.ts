import styled, { css } from 'styled-components';
import { color, font, radius, shadow, space } from '../theme';

/** Where there is less room than this, rows would be cut: they are cards there. */
const WIDE = '@container (min-width: 58rem)';
const NARROW = '@container (max-width: 57.99rem)';

export const Holder = styled.div`
  container-type: inline-size;
`;

export const Frame = styled.div`
  position: relative;
  ${WIDE} {
    overflow-x: auto;
    border: 1px solid ${color('line')};
    border-radius: ${radius.large};
    background: ${color('surface')};
    box-shadow: ${shadow.card};
  }
`;

const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** One line a row, 48 pixels at most; what acts on a row stays in sight while the rest is scrolled. */
const rows = css`
  th,
  td {
    ${oneLine}
    max-inline-size: 15rem;
    padding-block: ${space(2)};
    padding-inline: ${space(2)};
    text-align: start;
    &:first-child {
      padding-inline-start: ${space(4)};
    }
  }
  th {
    color: ${color('muted')};
    font-weight: 600;
    background: ${color('sunken')};
  }
  td {
    block-size: 2.9375rem;
    padding-block: 2px;
    border-block-start: 1px solid ${color('line')};
    vertical-align: middle;
  }
  /* Texts of any length share what the other columns leave: no column lies under the actions. */
  td[title] {
    inline-size: 20%;
    max-inline-size: 0;
  }
  [data-role] {
    inline-size: 1px;
    overflow: visible;
  }
  [data-role='actions'] {
    position: sticky;
    inset-inline-end: 0;
    background: inherit;
    & > * {
      flex-wrap: nowrap;
    }
  }
  th[data-role='actions'] {
    background: ${color('sunken')};
  }
`;

/** A heading with the actions beside it, then two columns of what is known; a line each. */
const cards = css`
  display: block;
  tbody {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
    gap: ${space(2)};
  }
  thead {
    display: none;
  }
  tbody tr {
    position: relative;
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: center;
    gap: 0 ${space(3)};
    padding: ${space(2)} ${space(3)};
  }
  tbody tr:has([data-role='media']) {
    grid-template-columns: auto repeat(2, minmax(0, 1fr));
  }
  td {
    ${oneLine}
    padding: 0;
    font-size: ${font.sm};
    line-height: 1.75;
  }
  td[data-label]::before {
    content: attr(data-label) ': ';
    color: ${color('muted')};
    font-size: ${font.xs};
  }
  td[data-wide] {
    order: 1;
    grid-column: 1 / -1;
  }
  td[data-heading] {
    order: -2;
    min-block-size: 2.75rem;
    font-size: ${font.md};
    font-weight: 700;
    line-height: 2.75rem;
  }
  tr:has([data-role='media']) td[data-heading] {
    grid-column: span 2;
  }
  td[data-role='actions'] {
    order: -1;
    justify-self: end;
    overflow: visible;
  }
  td[data-role='media'] {
    grid-row: 2 / span 3;
    align-self: start;
    padding-block-start: ${space(1)};
    line-height: 0;
  }
  td[data-role='select'] {
    position: absolute;
    inset-block-start: ${space(2)};
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
  }
  td[data-role='select'] ~ td[data-heading] {
    padding-inline-start: 2rem;
  }
  td:empty {
    display: none;
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${font.sm};
  transition: opacity 150ms;
  &[aria-busy='true'] {
    opacity: 0.55;
  }
  ${NARROW} {
    ${cards}
  }
  ${WIDE} {
    ${rows}
  }
`;

export const Row = styled.tr<{ $highlighted: boolean }>`
  background: ${({ $highlighted }) => color($highlighted ? 'warningSoft' : 'surface')};
  &[data-selected] {
    background: ${color('brandSoft')};
  }
  ${NARROW} {
    border: 1px solid ${color('line')};
    border-radius: ${radius.medium};
    box-shadow: ${shadow.card};
  }
  ${WIDE} {
    &:not([data-selected]):hover {
      background: ${({ $highlighted }) => color($highlighted ? 'warningSoft' : 'page')};
    }
  }
`;

export const SelectBox = styled.input`
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  margin: 0;
  vertical-align: middle;
  accent-color: ${color('brand')};
  cursor: pointer;
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  margin: -${space(2)};
  padding: ${space(2)};
  border: 0;
  background: transparent;
  color: inherit;
  font-weight: inherit;
  &:hover {
    color: ${color('text')};
  }
  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
`;
