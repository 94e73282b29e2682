import { css } from 'styled-components';
import { color, radius, space } from './tokens';

/** The style of lists, quotations and code in articles, shared by the site and the editor. */
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
