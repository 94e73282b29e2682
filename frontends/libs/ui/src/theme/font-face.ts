/**
 * `@font-face` of our Vazirmatn subset at `url` (assets/vazirmatn.woff2), and of a stand-in with the same line box (hhea
 * ascent and descent over units per em), so that nothing moves when the font arrives.
 */
export function fontFaceCss(url: string): string {
  return [
    `@font-face{font-family:Vazirmatn;src:url("${url}") format("woff2");font-weight:400 700;font-style:normal;font-display:swap}`,
    `@font-face{font-family:"Vazirmatn Fallback";src:local("Tahoma"),local("Segoe UI"),local("Noto Sans Arabic"),local("DejaVu Sans");ascent-override:102.5%;descent-override:53.7%;line-gap-override:0%}`,
  ].join('');
}
