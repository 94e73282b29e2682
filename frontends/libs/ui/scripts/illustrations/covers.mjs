import { at, ellipse, fill, ground, line, picture, solid } from './brush.mjs';
import { apple, apricot, grape, leaf, pomegranate } from './fruits.mjs';
import { drum, pouch } from './packaging.mjs';

const WIDTH = 640;
const HEIGHT = 360;
const paper = { base: '#fff8ea', shade: '#e6d6bb' };
const steel = { base: '#cdd8da', shade: '#a3b3b8', light: '#eef4f5' };

const box = (x, y, width, height, colour, round = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"${round ? ` rx="${round}"` : ''}/>`;

/**
 * A scene of 16 to 9 on a ground of its own, so that it looks the same on a light and on a dark page. `below` is the colour of
 * its lower edge, for a place that is higher.
 */
const cover = (wall, floor, draw, below = floor) => ({
  wall,
  below,
  draw: () =>
    ellipse([470, 130, 190], '#fff', 0.28) +
    ellipse([110, 60, 90], '#fff', 0.2) +
    fill('M0 300C180 282 460 282 640 300V360H0Z', floor) +
    draw(),
});

/** A sheet of paper with its shaded edge. */
const sheet = (x, y, width, height) => solid(`M${x} ${y}h${width}v${height}h${-width}z`, paper, { shift: [-7, -5] });

/** A row of words, as a bar for each. */
const words = (x, y, lengths, colour = '#cfbfa4') => {
  let from = x;
  return lengths
    .map((length) => {
      const word = box(from, y, length, 7, colour, 3.5);
      from += length + 9;
      return word;
    })
    .join('');
};

const tick = (x, y, colour = '#3f8f4f') => line(`M${x - 8} ${y}l6 7l12-14`, colour, 5);

const analysisSheet = () =>
  ground(330, 322, 240, 13) +
  at(150, 322, drum(apple.tones), { scale: 1.12 }) +
  at(400, 176, sheet(-105, -140, 220, 286), { turn: 4 }) +
  at(
    400,
    176,
    box(-105, -140, 213, 40, apple.tones.shade) +
      words(-86, -124, [58, 34], '#f4fae2') +
      [-78, -46, -14, 18, 50, 82, 114]
        .map((y, row) => words(-86, y, [40 + ((row * 17) % 29), 26 + ((row * 11) % 19)]) + tick(76, y + 3))
        .join(''),
    { turn: 4 },
  ) +
  line('M536 262L588 326', '#77512f', 17) +
  ellipse([494, 210, 66], '#5d8390') +
  ellipse([494, 210, 53], '#e3f1ee') +
  at(494, 214, apple.half(), { scale: 0.52 }) +
  ellipse([472, 184, 8, 15, 42], '#fff', 0.85) +
  at(258, 288, apple.whole(), { scale: 0.6 });

const market = () =>
  [96, 152, 208, 264].map((y) => line(`M64 ${y}H576`, '#ecd5a4', 3)).join('') +
  ground(320, 318, 270, 12) +
  [
    [124, 86],
    [222, 138],
    [320, 112],
    [418, 66],
    [516, 98],
  ]
    .map(([x, height]) =>
      solid(`M${x - 31} ${312 - height}h62v${height}h-62z`, { base: '#a8cd52', shade: '#7fa632' }, { shift: [-12, 0] }),
    )
    .join('') +
  line('M124 196L222 134L320 164L418 216L516 160', '#8e1b45', 7) +
  [
    [124, 196],
    [222, 134],
    [320, 164],
    [418, 216],
    [516, 160],
  ]
    .map(([x, y]) => ellipse([x, y, 13], '#fff8ea') + ellipse([x, y, 8], '#b3224f'))
    .join('') +
  at(222, 84, apple.whole(), { scale: 0.42 }) +
  // The seasons of the year: blossom, fruit, a fallen leaf, frost.
  [0, 72, 144, 216, 288].map((turn) => at(124, 146, ellipse([0, -13, 8, 11], '#f6a9bd'), { turn })).join('') +
  ellipse([124, 146, 6], '#f3b13c') +
  at(396, 172, leaf(-24, 0.62, { base: '#e2852a', shade: '#b8601a', light: '#fdd48b' })) +
  [0, 60, 120]
    .map((turn) => at(516, 106, line('M0-20V20M-6-15L0-9L6-15M-6 15L0 9L6 15', '#5d9ab5', 4), { turn }))
    .join('');

const puree = () =>
  ground(330, 322, 262, 13) +
  at(128, 318, pouch(apricot.tones), { scale: 1.14 }) +
  // A bowl of purée with its spoon.
  line('M430 120L352 214', '#a3b3b8', 11) +
  ellipse([320, 222, 116, 30], '#8fb2bc') +
  ellipse([320, 222, 104, 24], '#e2852a') +
  ellipse([316, 219, 98, 20], '#f6a941') +
  line('M262 221C286 208 312 230 340 216C360 207 380 214 388 222', '#fdd48b', 6) +
  line('M444 102L352 214', '#cdd8da', 9) +
  solid(
    'M204 222C206 288 254 318 320 318C386 318 434 288 436 222C420 262 220 262 204 222Z',
    { base: '#7ba0ab', shade: '#5d8390' },
    { shift: [-20, -4] },
  ) +
  // A cup of yogurt.
  solid(
    'M462 196H574L560 316Q559 322 552 322H484Q477 322 476 316Z',
    { base: '#fff8ea', shade: '#dfd0b6' },
    { shift: [-13, -2] },
  ) +
  fill('M467 236H569L562 292H474Z', '#f6a941') +
  fill('M534 236H569L562 292H530Z', '#e2852a') +
  ellipse([518, 196, 60, 14], '#cfc0a6') +
  ellipse([518, 193, 60, 14], '#fffdf6') +
  ellipse([522, 193, 30, 7], '#f6a941') +
  at(508, 150, apricot.whole(), { scale: 0.56 }) +
  at(254, 296, apricot.half(), { scale: 0.44 });

const certificates = () =>
  ground(320, 322, 250, 13) +
  at(514, 320, drum(grape.tones), { scale: 1.04 }) +
  at(258, 176, sheet(-150, -116, 300, 232), { turn: -4 }) +
  at(
    258,
    176,
    `<rect x="-134" y="-100" width="266" height="196" fill="none" stroke="#c7a14a" stroke-width="5"/>` +
      words(-84, -72, [110, 48], '#66399b') +
      [-36, -12, 12, 36].map((y, row) => words(-100, y, [72 - row * 9, 46, 52 - row * 6])).join('') +
      words(-100, 68, [64], '#8e1b45'),
    { turn: -4 },
  ) +
  fill('M338 244L322 330L352 312L374 336L378 246Z', '#8e1b45') +
  fill('M360 244L374 336L352 312Z', '#74123a') +
  [0, 30, 60].map((turn) => at(356, 226, box(-35, -35, 70, 70, '#f3b13c', 8), { turn })).join('') +
  ellipse([356, 226, 34], '#fff5e4') +
  line('M341 227L352 238L373 213', '#3f8f4f', 8) +
  at(100, 236, grape.whole(), { scale: 0.5 });

const barrels = (x, y) =>
  [0, 30, 60]
    .map(
      (shift) =>
        solid(`M${x + shift} ${y}h24v34h-24z`, { base: '#cf3357', shade: '#a01c40' }, { shift: [-6, 0] }) +
        box(x + shift, y + 10, 24, 4, '#7d1230'),
    )
    .join('');
const container = (x, y, base, shade) =>
  solid(`M${x} ${y}h92v44h-92z`, { base, shade }, { shift: [-16, 0] }) +
  [14, 32, 50, 68].map((shift) => box(x + shift, y + 6, 4, 32, shade)).join('');

const exportRoute = () =>
  // The way over the sea: from our drum to the other shore.
  fill('M0 244C54 220 118 226 158 250C172 270 160 300 134 316H0Z', '#8cb563') +
  fill('M640 226C604 220 570 232 556 256C552 276 588 310 640 316Z', '#8cb563') +
  `<path d="M92 150C190 46 470 40 588 164" fill="none" stroke="#8e1b45" stroke-width="5" stroke-dasharray="3 15" stroke-linecap="round"/>` +
  at(
    592,
    240,
    fill('M0 10C-26-20-30-34-30-46A30 30 0 0 1 30-46C30-34 26-20 0 10Z', '#b3224f') + ellipse([0, -46, 12], '#fff5e4'),
  ) +
  at(82, 290, drum(pomegranate.tones), { scale: 0.62 }) +
  at(138, 262, pomegranate.whole(), { scale: 0.32 }) +
  at(
    -30,
    4,
    container(248, 196, '#f3b13c', '#c9851f') +
      container(344, 196, '#8cb563', '#6a9142') +
      container(296, 150, '#8354bd', '#5f3796') +
      barrels(442, 206) +
      box(544, 136, 14, 60, '#cfc0a6') +
      solid('M532 168h50v72h-50z', paper, { shift: [-11, 0] }) +
      [184, 208].map((y) => box(538, y, 11, 11, '#5d8390', 2) + box(556, y, 11, 11, '#5d8390', 2)).join('') +
      solid(
        'M216 240H604L576 300Q572 308 562 308H262Q252 308 248 300Z',
        { base: '#8e1b45', shade: '#66102f' },
        { shift: [-4, -17] },
      ),
  ) +
  fill(
    'M0 306C40 292 80 292 120 306C160 320 200 320 240 306C280 292 320 292 360 306C400 320 440 320 480 306C520 292 560 292 600 306C620 313 630 314 640 312V360H0Z',
    '#4f93b3',
  ) +
  line('M60 334C84 324 108 324 132 334M260 338C284 328 308 328 332 338M450 334C474 324 498 324 522 334', '#8cc4dc', 5);

const aseptic = () =>
  ground(320, 324, 250, 13) +
  // Heated and cooled in the pipe, then down into the sterile chamber.
  line(
    'M-20 96H128C150 96 150 132 172 132C194 132 194 96 216 96C238 96 238 132 260 132C282 132 282 96 304 96H340',
    '#7d969c',
    30,
  ) +
  line(
    'M-20 92H128C150 92 150 128 172 128C194 128 194 92 216 92C238 92 238 128 260 128C282 128 282 92 304 92H340',
    '#cdd8da',
    18,
  ) +
  [88, 330].map((x) => solid(`M${x} 70h18v52h-18z`, steel, { shift: [-5, 0] })).join('') +
  box(362, 60, 20, 200, '#eaf6f6', 10) +
  box(344, 62, 118, 250, '#ffffff', 18).replace('/>', ' opacity=".5"/>') +
  `<rect x="344" y="62" width="118" height="250" rx="18" fill="none" stroke="#7d969c" stroke-width="6"/>` +
  at(403, 308, pouch(apricot.tones), { scale: 0.72 }) +
  solid('M384 62h38v42l-9 22h-20l-9-22z', steel, { shift: [-9, 0] }) +
  fill('M397 126h12v34h-12z', '#f6a941') +
  at(552, 322, drum(apricot.tones), { scale: 0.86 }) +
  // A thermometer: hot for seconds only.
  solid('M116 168A18 18 0 0 1 152 168V252A34 34 0 1 1 116 252Z', paper, { shift: [-6, 0] }) +
  ellipse([134, 278, 22], '#cf3357') +
  line('M134 274V190', '#cf3357', 12) +
  [182, 204, 226].map((y) => line(`M158 ${y}h14`, '#7d969c', 4)).join('') +
  // And cold again.
  [0, 60, 120]
    .map((turn) => at(254, 240, line('M0-44V44M-13-34L0-21L13-34M-13 34L0 21L13 34', '#4f93b3', 7), { turn }))
    .join('');

/** By category of the blog. */
export const articleScenes = {
  'buying-guide': cover('#e3efcf', '#cfe0b2', analysisSheet),
  'market-analysis': cover('#fbeccb', '#f1dba8', market),
  'food-industries': cover('#fde6cd', '#f6d2ac', puree),
  standards: cover('#e9e0f4', '#d8c9ec', certificates),
  export: cover('#d6e9f2', '#8cc4dc', exportRoute, '#4f93b3'),
  technology: cover('#d9ebea', '#bcd9d7', aseptic),
};

/** The pictures above the demonstration articles, and above others of their category (D20). */
export const covers = Object.fromEntries(
  Object.entries(articleScenes).map(([category, { wall, draw }]) => [
    category,
    () => picture(WIDTH, HEIGHT, () => box(0, 0, WIDTH, HEIGHT, wall) + draw()),
  ]),
);
