import styled from 'styled-components';
import { color, font, radius, space } from '@afshoreh/ui/theme';

export const Sheet = styled.article`
  p,
  li {
    text-wrap: pretty;
  }
  p + p,
  ul {
    margin-block-start: ${space(4)};
  }
  section {
    margin-block-start: ${space(10)};
    padding-block-start: ${space(10)};
    border-block-start: 1px solid ${color('line')};
  }
  h2 {
    margin-block-end: ${space(4)};
    font-size: ${font.xl};
    scroll-margin-block-start: ${space(4)};
  }
  h2 > span {
    color: ${color('brandText')};
  }
  li {
    position: relative;
    padding-inline-start: ${space(6)};
  }
  li + li {
    margin-block-start: ${space(3)};
  }
  li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.75em;
    inset-inline-start: ${space(1)};
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    background: ${color('honey')};
  }
  section > a {
    margin-block-start: ${space(5)};
  }

  @media print {
    section {
      margin-block-start: 5mm;
      padding-block-start: 5mm;
      break-inside: avoid;
    }
  }
`;

export const Updated = styled.p`
  display: inline-block;
  margin-block-end: ${space(6)};
  padding: ${space(1)} ${space(4)};
  border-radius: ${radius.round};
  background: ${color('brandSoft')};
  color: ${color('brandText')};
  font-size: ${font.sm};
  font-weight: 600;

  & + p {
    font-size: ${font.lg};
  }
`;
