import { fontFaceCss } from './font-face';
import { palette } from './palette';
import { color, font, lineHeight, space } from './tokens';

const declarations = (colours: Record<string, string>) =>
  Object.entries(colours)
    .map(([role, value]) => `--c-${role}: ${value};`)
    .join('');

const light = `
  color-scheme: light;
  ${declarations(palette.light)}
  --s-card: 0 1px 2px rgb(74 48 30 / 6%), 0 4px 14px rgb(74 48 30 / 5%);
  --s-raised: 0 2px 4px rgb(74 48 30 / 8%), 0 12px 28px rgb(74 48 30 / 11%);
  --s-overlay: 0 8px 16px rgb(43 30 25 / 12%), 0 28px 64px rgb(43 30 25 / 26%);
`;
const dark = `
  color-scheme: dark;
  ${declarations(palette.dark)}
  --s-card: 0 1px 2px rgb(0 0 0 / 40%);
  --s-raised: 0 2px 4px rgb(0 0 0 / 40%), 0 12px 28px rgb(0 0 0 / 45%);
  --s-overlay: 0 8px 16px rgb(0 0 0 / 50%), 0 28px 64px rgb(0 0 0 / 65%);
`;

/**
 * Tokens as custom properties (light, dark by the system's wish, `data-theme` over both), the bare elements, and the font at
 * `fontUrl`. Plain CSS for every document, because it never changes: as a component it would be taken out and put in again when
 * a page comes alive, and the whole page laid out anew each time. What has `tabindex="-1"` is focused by script, after navigation.
 */
export const globalCss = (fontUrl: string): string =>
  `
  ${fontFaceCss(fontUrl)}
  :root, [data-theme='light'] { ${light} }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) { ${dark} }
  }
  [data-theme='dark'] { ${dark} }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    font-family: Vazirmatn, 'Vazirmatn Fallback', Tahoma, 'Segoe UI', system-ui, sans-serif;
    line-height: ${lineHeight.body};
    background: ${color('page')};
    color: ${color('text')};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* What the keyboard reaches lies neither under the header nor under the order bar of a phone. */
    scroll-padding-block: ${space(24)} ${space(20)};
    overflow-wrap: break-word;
  }
  body { margin: 0; min-block-size: 100dvh; font-size: ${font.md}; background: ${color('page')}; }
  h1, h2, h3, h4 { margin: 0; line-height: ${lineHeight.heading}; font-weight: 700; text-wrap: balance; }
  h1 { font-size: ${font.xxxl}; }
  h2 { font-size: ${font.xxl}; }
  h3 { font-size: ${font.xl}; }
  h4 { font-size: ${font.lg}; }
  p, ul, ol, dl, dd, figure, fieldset { margin: 0; }
  ul, ol { padding: 0; list-style: none; }
  fieldset { padding: 0; border: 0; min-inline-size: 0; }
  img, svg { display: block; max-inline-size: 100%; }
  img { block-size: auto; }
  a { color: ${color('brandText')}; text-underline-offset: 0.3em; text-decoration-thickness: 1px; }
  button, input, select, textarea { font: inherit; color: inherit; }
  button { cursor: pointer; }
  button:disabled { cursor: not-allowed; }
  :focus-visible { outline: 3px solid ${color('focus')}; outline-offset: 2px; border-radius: 4px; }
  [tabindex='-1']:focus { outline: none; }
  bdi[dir='ltr'] { white-space: nowrap; }
  ::selection { background: ${color('honey')}; color: #2b1e19; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { scroll-behavior: auto !important; transition: none !important; }
  }
  @media (scripting: none) {
    /* Only a search is sent by the browser itself. */
    button:not([role='search'] button) { display: none !important; }
  }
  @media (forced-colors: active) {
    /* What is chosen is shown by its ground, of which the reader's colours leave nothing. */
    :is(a, button, li)[aria-current]:not([aria-current='false']),
    :is(button, a)[aria-pressed='true'],
    :is(button, li, div)[aria-selected='true'] {
      forced-color-adjust: none;
      background: Highlight !important;
      color: HighlightText !important;
    }
    /* What is wrong is red otherwise. The browser draws a checkbox itself, without a border. */
    [aria-invalid='true'] { border: 3px dashed !important; }
    [type='checkbox'][aria-invalid='true']:not(:focus-visible) { outline: 3px dashed; }
  }
  /* What lies below can be pressed while a picture goes over. */
  ::view-transition { pointer-events: none; }
  @media print {
    html, body { background: #fff; color: #000; }
    [data-sonner-toaster] { display: none; }
  }
`.replace(/\s*\n\s*/g, '\n');
