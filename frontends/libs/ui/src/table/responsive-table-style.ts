import styled from 'styled-components';
import { color, font, media, radius, shadow, space, visuallyHidden } from '../theme';

export const Frame = styled.div`
  position: relative;
  ${media.md} {
    overflow-x: auto;
    border: 1px solid ${color('line')};
    border-radius: ${radius.large};
    background: ${color('surface')};
    box-shadow: ${shadow.card};
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
  th {
    padding-block: ${space(3)};
    padding-inline: ${space(4)};
    color: ${color('muted')};
    font-weight: 600;
    text-align: start;
    white-space: nowrap;
    background: ${color('sunken')};
  }
  td {
    padding-block: ${space(3)};
    padding-inline: ${space(4)};
    border-block-start: 1px solid ${color('line')};
    vertical-align: middle;
  }
  td[data-nowrap] {
    white-space: nowrap;
  }
  ${media.phone} {
    &,
    tbody {
      display: grid;
      gap: ${space(3)};
    }
    thead {
      ${visuallyHidden}
    }
    tbody tr {
      display: flex;
      flex-direction: column;
    }
    td {
      display: grid;
      grid-template-columns: minmax(6rem, 2fr) 3fr;
      align-items: center;
      justify-items: start;
      gap: ${space(3)};
      padding-block: ${space(2)};
      padding-inline: 0;
      border: 0;
    }
    td[data-label]::before {
      content: attr(data-label);
      color: ${color('muted')};
    }
    td:not([data-label]) {
      grid-template-columns: 1fr;
      justify-items: stretch;
    }
    td[data-heading] {
      order: -1;
      font-size: ${font.lg};
      font-weight: 700;
    }
    td:empty {
      display: none;
    }
  }
`;

export const Row = styled.tr<{ $highlighted: boolean }>`
  background: ${({ $highlighted }) => ($highlighted ? color('warningSoft') : 'transparent')};
  ${media.phone} {
    display: block;
    padding: ${space(4)};
    border: 1px solid ${color('line')};
    border-radius: ${radius.large};
    background: ${({ $highlighted }) => color($highlighted ? 'warningSoft' : 'surface')};
    box-shadow: ${shadow.card};
  }
  ${media.md} {
    &:hover {
      background: ${({ $highlighted }) => color($highlighted ? 'warningSoft' : 'page')};
    }
  }
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
