/**
 * The site's typeface and the measure of its stand-in: `swap` shows the system's font first, sized so that nothing moves
 * when ours arrives.
 */
export function fontFaceCss(url: string): string {
  return [
    `@font-face{font-family:Vazirmatn;src:url("${url}") format("woff2");font-weight:400 700;font-style:normal;font-display:swap}`,
    `@font-face{font-family:"Vazirmatn fallback";src:local("Tahoma"),local("Arial"),local("DejaVu Sans");size-adjust:98%;ascent-override:104%;descent-override:52%;line-gap-override:0%}`,
  ].join('');
}
