import { palette } from './palette';
import { color, font, lineHeight, media, space } from './tokens';

/**
 * `@font-face` rules for our Vazirmatn subset at `url` (assets/vazirmatn.woff2), and for a fallback with the same line height
 * (hhea ascent and descent per em), so that nothing moves when the font loads.
 */
function fontFaceCss(url: string): string {
  return [
    `@font-face{font-family:Vazirmatn;src:url("${url}") format("woff2");font-weight:400 700;font-style:normal;font-display:swap}`,
    `@font-face{font-family:"Vazirmatn Fallback";src:local("Tahoma"),local("Segoe UI"),local("Noto Sans Arabic"),local("DejaVu Sans");ascent-override:102.5%;descent-override:53.7%;line-gap-override:0%}`,
  ].join('');
}

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
 * The tokens as custom properties (light, dark by the system's setting, `data-theme` over both; paper is always light), the styles of bare elements,
 * and the font at `fontUrl`. It is plain CSS in every document and not a component, which hydration would remove and insert
 * again, with a new layout of the whole page. Elements with `tabindex="-1"` get the focus by script, after navigation.
 */
export const globalCss = (fontUrl: string): string =>
  `
  ${fontFaceCss(fontUrl)}
  :root, [data-theme='light'] { ${light} }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) { ${dark} }
  }
  @media screen { [data-theme='dark'] { ${dark} } }

  :root { --page-width: 75rem; }
  ${media.xxl} { :root { --page-width: 92rem; } }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    font-family: Vazirmatn, 'Vazirmatn Fallback', Tahoma, 'Segoe UI', system-ui, sans-serif;
    line-height: ${lineHeight.body};
    background: ${color('page')};
    color: ${color('text')};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* A focused element is never hidden by the header or by a phone's order bar. */
    scroll-padding-block: ${space(24)} ${space(20)};
    /* A long word never makes a box wider than the screen. A table keeps its words whole and scrolls. */
    overflow-wrap: anywhere;
  }
  table { overflow-wrap: break-word; }
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
  /* A phone, a code or an e-mail stays on one line where it fits into one. */
  bdi[dir='ltr'] { display: inline-block; max-inline-size: 100%; text-decoration: inherit; }
  table bdi[dir='ltr'] { white-space: nowrap; }
  ::selection { background: ${color('honey')}; color: #2b1e19; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { scroll-behavior: auto !important; transition: none !important; }
  }
  @media (scripting: none) {
    /* Without script only the buttons of these forms work, because the browser submits them. */
    button:not(:is([role='search'], form[method='get']) button) { display: none !important; }
  }
  @media (forced-colors: active) {
    /* The current choice is shown by its background, which forced colours remove. */
    :is(a, button, li)[aria-current]:not([aria-current='false']),
    :is(button, a)[aria-pressed='true'],
    :is(button, li, div)[aria-selected='true'] {
      forced-color-adjust: none;
      background: Highlight !important;
      color: HighlightText !important;
    }
    /* Errors are otherwise shown by colour only. A checkbox has no border, so it gets an outline. */
    [aria-invalid='true'] { border: 3px dashed !important; }
    [type='checkbox'][aria-invalid='true']:not(:focus-visible) { outline: 3px dashed; }
  }
  /* The page can be clicked during a view transition. */
  ::view-transition { pointer-events: none; }
  @media print {
    html, body { background: #fff; color: #000; }
    [data-sonner-toaster] { display: none; }
  }
`.replace(/\s*\n\s*/g, '\n');
