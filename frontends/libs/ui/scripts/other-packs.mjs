/**
 * Draws fruits beside other packs than the drum of our illustrations. `-alone` has no pack: it is for containers
 * without a drawing. `drawingOf` of `@afshoreh/persian` chooses the file.
 */

/** The group of the drum in an illustration. */
const drum = /<g transform="translate\(276 268\)scale\([\d.]+\)">/;
/** The two shades of the drop on the drum's label. */
const drop =
  /<path fill="(#\w{6})" d="M0-26C12-8 20 0 20 12A20 20 0 0 1-20 12C-20 0-12-8 0-26Z"\/><path fill="(#\w{6})"/;

const dropOf = (main, shade, place) =>
  `<g transform="${place}"><path fill="${main}" d="M0-26C12-8 20 0 20 12A20 20 0 0 1-20 12C-20 0-12-8 0-26Z"/>` +
  `<path fill="${shade}" d="M0-26C12-8 20 0 20 12A20 20 0 0 1 0 32Z"/></g>`;

/** By pack: its drawing in the colours of the fruit, standing on the point (0, 0). */
const packs = {
  pail: (main, shade) =>
    '<path fill="none" stroke="#8f9899" stroke-width="5" stroke-linecap="round" d="M-70-128C-96-60 96-60 70-128"/>' +
    '<clipPath id="i1"><path id="i0" d="M-70-134L-58-12C-56 4 56 4 58-12L70-134Z"/></clipPath>' +
    '<g clip-path="url(#i1)"><use href="#i0" fill="#d3c5ac"/><use href="#i0" fill="#f4ecdd" transform="translate(-20,0)"/></g>' +
    `<path fill="${main}" d="M-64-94C-40-84 40-84 64-94L58-34C36-24-36-24-58-34Z"/>` +
    `<path fill="${shade}" d="M40-87C50-89 58-91 64-94L58-34C52-31 46-29 38-28Z"/>` +
    '<ellipse cx="0" cy="-60" rx="30" ry="25" fill="#fff5e4"/>' +
    dropOf(main, shade, 'translate(0 -63)scale(.62)') +
    `<path fill="${shade}" d="M-77-140C-77-120 77-120 77-140V-128C77-108-77-108-77-128Z"/>` +
    `<ellipse cx="0" cy="-141" rx="77" ry="15" fill="${main}"/>` +
    '<ellipse cx="0" cy="-142" rx="62" ry="10.5" fill="#fff5e4" opacity=".25"/>' +
    '<ellipse cx="-73" cy="-124" rx="6" ry="6" fill="#8f9899"/><ellipse cx="73" cy="-124" rx="6" ry="6" fill="#8f9899"/>',
  /** An intermediate bulk container: a white tank in a cage of tubes, on a pallet. */
  tank: (main, shade) =>
    '<path fill="#77512f" d="M-88-14H88V0H66V-6H14V0H-14V-6H-66V0H-88Z"/><path fill="#9a6d43" d="M-88-18H88V-10H-88Z"/>' +
    `<path fill="${shade}" d="M-22-190H22V-176H-22Z"/><path fill="${main}" d="M-26-194H26V-186H-26Z"/>` +
    '<rect x="-80" y="-178" width="160" height="160" rx="14" fill="#c9d3d4"/><rect x="-80" y="-178" width="128" height="160" rx="14" fill="#eef2f1"/>' +
    '<path fill="none" stroke="#5d8390" stroke-width="6" stroke-linejoin="round" d="M-84-172H84V-20H-84ZM-84-134H84M-84-58H84M-42-172V-20M0-172V-20M42-172V-20"/>' +
    '<rect x="-36" y="-132" width="72" height="72" rx="5" fill="#fff5e4"/>' +
    dropOf(main, shade, 'translate(0 -98)scale(.9)') +
    `<path fill="#3b5963" d="M-12-38H12V-22H-12Z"/><path fill="${main}" d="M-18-44H18V-36H-18Z"/>`,
  bag: (main, shade) =>
    '<clipPath id="i1"><path id="i0" d="M-78-8C-90-60-88-112-72-150C-40-164 40-164 72-150C88-112 90-60 78-8C40 4-40 4-78-8Z"/></clipPath>' +
    '<g clip-path="url(#i1)"><use href="#i0" fill="#b3bfbf"/><use href="#i0" fill="#dfe5e4" transform="translate(-18,-3)"/>' +
    '<ellipse cx="-58" cy="-96" rx="8" ry="34" fill="#fafdfc" transform="rotate(6 -58 -96)"/></g>' +
    '<path fill="none" stroke="#a9b6b7" stroke-width="3" stroke-linecap="round" d="M-48-154C-40-138-44-126-52-114M44-154C38-140 44-128 54-118M-60-12C-52-26-44-32-34-36M60-12C54-24 46-30 36-34"/>' +
    '<path fill="#a9b6b7" d="M-72-150C-40-164 40-164 72-150L74-140C40-154-40-154-74-140Z"/>' +
    `<path fill="${shade}" d="M-17-178H17V-158C8-154-8-154-17-158Z"/><ellipse cx="0" cy="-178" rx="22" ry="7" fill="${shade}"/><ellipse cx="0" cy="-183" rx="22" ry="7" fill="${main}"/>` +
    '<rect x="-40" y="-112" width="80" height="70" rx="8" fill="#fff5e4"/>' +
    dropOf(main, shade, 'translate(0 -80)scale(.9)'),
};

/** Where the group that begins at `start` ends. */
function endOfGroup(svg, start) {
  let depth = 0;
  for (const { 0: tag, index } of svg.slice(start).matchAll(/<g\b|<\/g>/g)) {
    depth += tag === '</g>' ? -1 : 1;
    if (depth === 0) return start + index + tag.length;
  }
  throw new Error('an illustration has a group without an end');
}

/** The illustration `svg` with each other pack, and alone: `[ending of the file's name, drawing]`. */
export function withOtherPacks(svg) {
  const start = svg.search(drum);
  const [, main, shade] = drop.exec(svg) ?? [];
  if (start < 0 || !main) throw new Error('an illustration has no drum');
  const [before, fruit] = [svg.slice(0, start), svg.slice(endOfGroup(svg, start))];
  return [
    ...Object.entries(packs).map(([name, draw]) => [
      name,
      `${before}<g transform="translate(276 268)scale(1.1)">${draw(main, shade)}</g>${fruit}`,
    ]),
    ['alone', `${before}<g transform="translate(62 0)">${fruit.replace('</svg>', '</g></svg>')}`],
  ];
}
