import { css } from 'styled-components';
import { color, radius, space } from './tokens';

/** Lists, quotations and code of an article's text: alike on the site and in the editor that it is written in. */
export const articleMarks = css`
  ul,
  ol {
    padding-inline-start: ${space(6)};
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: persian;
  }
  blockquote {
    margin-inline: 0;
    padding-inline-start: ${space(5)};
    border-inline-start: 4px solid ${color('honey')};
    color: ${color('muted')};
  }
  hr {
    border: 0;
    border-block-start: 1px solid ${color('line')};
  }
  code {
    direction: ltr;
    unicode-bidi: isolate;
    padding-inline: ${space(1.5)};
    border-radius: ${radius.small};
    background: ${color('sunken')};
    font-size: 0.9em;
  }
`;
