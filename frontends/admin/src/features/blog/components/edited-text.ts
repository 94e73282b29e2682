import { articleMarks, color, focusRing, font, radius, space } from '@afshoreh/ui/theme';
import styled, { css } from 'styled-components';
import { copy } from '../copy';

/** Styles that ProseMirror needs. It would otherwise inject them into the page itself. */
const working = css`
  .tiptap {
    position: relative;
    min-block-size: 24rem;
    padding: ${space(5)};
    outline: none;
    overflow-wrap: break-word;
    white-space: break-spaces;
    font-variant-ligatures: none;
  }
  .tiptap [contenteditable='false'] {
    white-space: normal;
  }
  .ProseMirror-gapcursor {
    display: none;
    position: absolute;
    pointer-events: none;
  }
  .ProseMirror-gapcursor::after {
    content: '';
    position: absolute;
    inset-block-start: -2px;
    display: block;
    inline-size: 20px;
    border-block-start: 1px solid currentColor;
  }
  .ProseMirror-focused .ProseMirror-gapcursor {
    display: block;
  }
  .ProseMirror-selectednode,
  .selectedCell {
    outline: 3px solid ${color('focus')};
    outline-offset: -1px;
  }
`;

const tables = css`
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${font.sm};
  }
  th,
  td {
    min-inline-size: 5rem;
    padding: ${space(2)} ${space(3)};
    border: 1px solid ${color('line')};
    text-align: start;
    vertical-align: top;
  }
  th {
    background: ${color('sunken')};
    font-weight: 600;
  }
`;

/** The text with the styles of the site, as far as an editable text can have them. */
export const EditorStyles = styled.div`
  overflow-x: auto;
  ${focusRing}
  ${working}
  .tiptap > * + * {
    margin-block-start: ${space(4)};
  }
  h2 {
    font-size: ${font.xl};
  }
  h3 {
    font-size: ${font.lg};
  }
  h4 {
    font-size: ${font.md};
  }
  ${articleMarks}
  a {
    color: ${color('brandText')};
    text-decoration: underline;
  }
  img {
    border-radius: ${radius.large};
  }
  figcaption,
  [data-caption] {
    margin-block: ${space(2)};
    color: ${color('muted')};
    font-size: ${font.sm};
  }
  [data-caption] {
    font-weight: 700;
  }
  figcaption:has(> br:only-child)::before,
  [data-caption]:has(> br:only-child)::before {
    content: '${copy.editor.caption}';
    float: inline-start;
    block-size: 0;
    opacity: 0.7;
    pointer-events: none;
  }
  [data-caption]:has(> br:only-child)::before {
    content: '${copy.editor.tableCaption}';
  }
  ${tables}
`;
