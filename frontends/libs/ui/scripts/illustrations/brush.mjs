/**
 * The visual language in a few strokes: flat shapes of three tones, light from above on the reader's left, no outlines,
 * a soft shadow on the ground. Mid tones, so that every picture reads on a light and on a dark page.
 */
let ids = 0;
const freshId = () => (ids++).toString(36).replace(/^(\d)/, 'i$1');

/** A closed shape `d` with its shaded side: the same shape shifted towards the light covers all but a crescent. */
export function solid(d, { base, shade, light }, { shift = [-11, -9], shine } = {}) {
  const path = freshId();
  const clip = freshId();
  return (
    `<clipPath id="${clip}"><path id="${path}" d="${d}"/></clipPath><g clip-path="url(#${clip})">` +
    `<use href="#${path}" fill="${shade}"/><use href="#${path}" fill="${base}" transform="translate(${shift})"/>` +
    `${shine ? ellipse(shine, light) : ''}</g>`
  );
}

/** `[cx, cy, rx, ry, degrees]` */
export function ellipse([cx, cy, rx, ry = rx, turn = 0], fill, opacity) {
  const rotate = turn ? ` transform="rotate(${turn} ${cx} ${cy})"` : '';
  const see = opacity ? ` opacity="${opacity}"` : '';
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${rotate}${see}/>`;
}

export const fill = (d, colour, extra = '') => `<path fill="${colour}" d="${d}"${extra}/>`;
export const line = (d, colour, width) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

/** Moves, scales and turns what was drawn around its own origin. */
export const at = (x, y, drawing, { scale = 1, turn = 0 } = {}) =>
  `<g transform="translate(${x} ${y})${turn ? `rotate(${turn})` : ''}${scale === 1 ? '' : `scale(${scale})`}">${drawing}</g>`;

export const ground = (cx, cy, rx, ry = rx / 9) => ellipse([cx, cy, rx, ry], '#3a2418', 0.16);

/** Finishes a file: ids are counted anew for each. */
export function picture(width, height, draw) {
  ids = 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${draw()}</svg>\n`;
}
