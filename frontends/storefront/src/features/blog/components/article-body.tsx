import styled, { css } from 'styled-components';
import { articleMarks, color, focusRing, font, media, radius, space } from '@afshoreh/ui/theme';

/** The text of an article. `html` comes from `partsOf`. */
export function ArticleBody({ html }: { html: string }) {
  return <Body dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A table wider than the phone scrolls in its own box, which the keyboard can focus. */
const tables = css`
  [role='group'] {
    ${focusRing}
    overflow-x: auto;
    border: 1px solid ${color('line')};
    border-radius: ${radius.medium};
    background: ${color('surface')};
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${font.sm};
  }
  caption {
    margin: 0;
    padding: ${space(3)};
    color: ${color('text')};
    font-weight: 700;
    text-align: start;
  }
  th,
  td {
    min-inline-size: 6.5rem;
    padding: ${space(3)};
    border-block-start: 1px solid ${color('line')};
    text-align: start;
    vertical-align: top;
  }
  thead th {
    background: ${color('sunken')};
    color: ${color('muted')};
    font-weight: 600;
  }
  ${media.md} {
    th,
    td {
      padding-inline: ${space(5)};
    }
  }
`;

const Body = styled.div`
  /* On the narrowest phones the table scrolls, not the page. */
  min-inline-size: 0;

  > * + * {
    margin-block-start: ${space(5)};
  }
  p,
  li,
  figcaption {
    text-wrap: pretty;
  }
  h2 {
    margin-block-start: ${space(12)};
    font-size: ${font.xl};
  }
  h3 {
    margin-block-start: ${space(8)};
    font-size: ${font.lg};
  }
  h2:first-child {
    margin-block-start: 0;
  }
  ${articleMarks}
  li + li {
    margin-block-start: ${space(2)};
  }
  li::marker {
    color: ${color('brandText')};
    font-weight: 700;
  }
  img {
    border-radius: ${radius.large};
  }
  figcaption,
  caption {
    margin-block-start: ${space(2)};
    color: ${color('muted')};
    font-size: ${font.sm};
  }
  ${tables}

  @media print {
    h2,
    h3 {
      break-after: avoid;
    }
    tr,
    figure {
      break-inside: avoid;
    }
  }
`;
