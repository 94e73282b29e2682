import styled, { css } from 'styled-components';
import { color, font, radius, shadow, space } from '../theme';

/** In a narrower container rows would be cut off, so they become cards. */
const WIDE = '@container (min-width: 58rem)';
const NARROW = '@container (max-width: 57.99rem)';
/** A phone with large text: only one value fits on a line. */
const NARROWEST = '@container (max-width: 14rem)';

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

/** The content of a cell. */
export const Value = styled.span``;

const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The ellipsis stands at the end of the text's own direction: an e-mail keeps its beginning. */
const cut = css`
  ${oneLine}
  bdi[dir='ltr'] {
    ${oneLine}
    display: inline-block;
    max-inline-size: 100%;
    vertical-align: bottom;
    text-decoration: inherit;
  }
`;

/** Several lines, because names often differ in their last words. */
const lines = (most: number) => css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${most};
  line-height: 1.4;
  white-space: normal;
  overflow-wrap: anywhere;
`;

/** Rows are at most 48 pixels high, with two lines for names and texts. The actions stay in view during scrolling. */
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
  /* Long texts share the remaining width by their lengths. They may break anywhere, so that no column lies under the actions. */
  td[title] {
    min-inline-size: 6rem;
    max-inline-size: 36rem;
  }
  td[title][data-heading] {
    min-inline-size: 9rem;
    max-inline-size: 16rem;
  }
  [data-role] {
    inline-size: 1px;
    max-inline-size: none;
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
  ${Value} {
    display: block;
    ${cut}
    &:empty::before {
      content: '–';
      color: ${color('muted')};
    }
  }
  td[title] > ${Value} {
    ${lines(2)}
  }
`;

/** A heading with the actions beside it, then the values: two per line where they fit. Empty values are hidden. */
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
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    align-items: center;
    gap: 0 ${space(3)};
    padding: ${space(1)} ${space(3)};
  }
  tbody tr:has([data-role='media']) {
    display: grid;
    grid-template-columns: auto repeat(2, minmax(0, 1fr));
  }
  td {
    flex: 1 0 auto;
    min-inline-size: calc(50% - ${space(1.5)});
    max-inline-size: 100%;
    padding: 0;
    font-size: ${font.sm};
    line-height: 1.75;
  }
  td[title] {
    flex: 1 1 calc(50% - ${space(1.5)});
    min-inline-size: 0;
  }
  ${Value} {
    display: block;
    min-inline-size: 0;
    ${cut}
  }
  td[data-label] {
    display: flex;
    align-items: baseline;
    gap: ${space(1)};
    &::before {
      flex: none;
      content: attr(data-label) ':';
      color: ${color('muted')};
      font-size: ${font.xs};
    }
  }
  /* A button that does not fit beside its label goes below it. */
  td[data-label]:has(button) {
    flex-wrap: wrap;
  }
  td[title] > ${Value} {
    ${lines(2)}
  }
  td[data-wide] {
    flex-basis: 100%;
    order: 1;
    grid-column: 1 / -1;
  }
  td[data-heading] {
    order: -2;
    flex: 1 1 45%;
    min-inline-size: 0;
    padding-block: ${space(1)};
    font-size: ${font.md};
    font-weight: 700;
    line-height: 1.4;
    & > ${Value} {
      ${lines(4)}
    }
  }
  td[data-heading],
  td[title]:not([data-wide]) {
    bdi[dir='ltr'] {
      display: inline;
      white-space: inherit;
    }
  }
  tr:has([data-role='media']) td[data-heading] {
    grid-column: span 2;
    /* The picture and the actions leave a narrow column, in which a usual name needs more lines. */
    & > ${Value} {
      ${lines(5)}
    }
  }
  tr:not(:has([data-role='actions'])) td[data-heading] {
    flex-basis: 100%;
  }
  td[data-role='actions'] {
    order: -1;
    flex: none;
    min-inline-size: 0;
    justify-self: end;
    margin-inline-start: auto;
  }
  td[data-role='media'] {
    grid-row: 2 / span 3;
    align-self: start;
    padding-block-start: ${space(1)};
    line-height: 0;
  }
  td[data-role='select'] {
    position: absolute;
    inset-block-start: ${space(0.5)};
    inset-inline-start: 0;
    min-inline-size: 0;
    padding: 0;
  }
  td[data-role='select'] ~ td[data-heading] {
    min-block-size: 2.75rem;
    padding-inline-start: 2rem;
    align-content: center;
  }
  td[data-left-out],
  td:has(> ${Value}:empty) {
    display: none;
  }
  /* On the narrowest phones no two values fit beside a picture, and no three buttons beside the heading. */
  @container (max-width: 19rem) {
    tr:has([data-role='media']) {
      td:not([data-role]) {
        grid-column: 2 / -1;
      }
      td:is([data-heading], [data-wide], [data-role='actions']) {
        grid-column: 1 / -1;
      }
      td[data-role='actions'] {
        order: 2;
      }
    }
  }
`;

const oneValueALine = css`
  tbody tr:has([data-role='media']) {
    display: flex;
  }
  td,
  td[data-heading] {
    flex: 1 1 100%;
  }
  td[data-role='actions'],
  td[data-role='actions'] > * {
    flex-wrap: wrap;
  }
  td[data-label] {
    flex-wrap: wrap;
  }
  ${Value},
  ${Value} * {
    white-space: normal;
    overflow-wrap: anywhere;
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
  ${NARROWEST} {
    ${oneValueALine}
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

/** The whole area is clickable, because the checkbox alone is too small for a thumb. */
export const SelectArea = styled.label`
  display: grid;
  place-items: center;
  cursor: pointer;
  ${NARROW} {
    inline-size: 2.75rem;
    block-size: 2.75rem;
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
  font-weight: inherit;
  &:hover {
    color: ${color('text')};
  }
  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
`;
