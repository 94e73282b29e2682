/**
 * Generates files from our SVG drawings: the drawings with other packs, and PNGs: covers of the blog for messengers,
 * which do not show SVG, the icons of the site, and backgrounds of Open Graph pictures, on which the server writes. Run
 * it with `npm run pictures -w frontends/libs/ui` after changing a drawing.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { withOtherPacks } from './other-packs.mjs';

const ILLUSTRATIONS = join(import.meta.dirname, '../assets/illustrations');
const PUBLIC = join(import.meta.dirname, '../../../shell/public');
const PRODUCTS = join(PUBLIC, 'assets/products');
const COVERS = join(PUBLIC, 'assets/blog');
const CARDS = join(import.meta.dirname, '../../../../backend/assets/open-graph');

/** The size of a preview in messengers. */
const CARD = { width: 1200, height: 630 };
const PAGE = '#fbf7f0';
const BRAND = '#8e1b45';
/** The soft tints of the light palette, by drawing. */
const tints = {
  apple: '#ecf4dc',
  'apple-puree': '#ecf4dc',
  'cloudy-apple': '#fff2d0',
  'white-grape': '#ecf4dc',
  tomato: '#fdeae3',
  'tomato-paste-drum': '#fdeae3',
  'tomato-paste-bag': '#fdeae3',
  'tomato-puree': '#fdeae3',
  grape: '#f0e9f8',
  mulberry: '#f0e9f8',
  pomegranate: '#fbe5ea',
  cherry: '#f9e4ea',
  date: '#f5e9db',
  apricot: '#feeedb',
  peach: '#feeedb',
  mango: '#fff2d0',
};
/** The background colours above and below a cover, so that its edges are not visible. */
const covers = {
  'buying-guide': ['#e3efcf', '#cfe0b2'],
  'market-analysis': ['#fbeccb', '#f1dba8'],
  'food-industries': ['#fde6cd', '#f6d2ac'],
  standards: ['#e9e0f4', '#d8c9ec'],
  export: ['#d6e9f2', '#4f93b3'],
  technology: ['#d9ebea', '#bcd9d7'],
};

const drawing = (file) => readFile(file, 'utf8').catch(() => null);

/**
 * Places a drawing inside another one. Its ids get a prefix, because the ids of all drawings are numbered from the
 * beginning.
 */
function placed(svg, x, y, scale = 1) {
  const content = svg.replace(/(\bid="|href="#|url\(#)/g, `$1at${x}-`).replace('<svg', '<svg overflow="visible"');
  return `<g transform="translate(${x} ${y})scale(${scale})">${content}</g>`;
}
const rect = (fill, attributes = 'width="100%" height="100%"') => `<rect fill="${fill}" ${attributes}/>`;
const svgOf = ({ width, height }, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;

const write = (svg, file, { density = 72, size } = {}) =>
  sharp(Buffer.from(svg), { density }).resize(size).png({ palette: true, effort: 10 }).toFile(file);

const brand = await drawing(join(ILLUSTRATIONS, 'brand.svg'));
/** A preview with `content` in a panel at its left side; our name is at the bottom of the other side. */
const writeCard = (name, content) =>
  write(
    svgOf(
      CARD,
      rect(PAGE) +
        svgOf({ width: 540, height: CARD.height }, content) +
        placed(brand, 958, CARD.height - 116) +
        rect(BRAND, `y="${CARD.height - 10}" width="100%" height="10"`),
    ),
    join(CARDS, `${name}.png`),
  );

const writeProductCard = (name, tint, product) => writeCard(name, rect(tint) + placed(product, 10, 118, 1.3));

for (const [name, tint] of Object.entries(tints)) {
  const file = `${name}.svg`;
  const illustration = await drawing(join(ILLUSTRATIONS, file));
  await writeProductCard(name, tint, illustration ?? (await drawing(join(PRODUCTS, file))));
  // The drawing of apple purée differs from the apple only in the drum.
  if (!illustration || name === 'apple-puree') continue;
  for (const [pack, product] of withOtherPacks(illustration)) {
    await writeFile(join(PRODUCTS, `${name}-${pack}.svg`), product);
    await writeProductCard(`${name}-${pack}`, tint, product);
  }
}
for (const [name, [wall, floor]] of Object.entries(covers)) {
  const cover = await drawing(join(COVERS, `${name}.svg`));
  await write(cover, join(COVERS, `${name}.png`), { density: 144, size: CARD });
  await writeCard(
    name,
    rect(wall) + rect(floor, 'y="445" width="100%" height="185"') + placed(cover, 0, 158, 540 / 640),
  );
}
/** For an article or a product with an uploaded picture, which covers the panel. */
await writeCard('plain', rect('#f2eadf'));

const mark = await drawing(join(PUBLIC, 'favicon.svg'));
/** A background leaves a margin around the mark, because systems cut such icons to their own shapes. */
const maskable = svgOf({ width: 48, height: 48 }, rect(PAGE) + placed(mark, 9, 8.6, 0.64));
const icons = {
  'assets/icons/icon-192.png': [mark, 192],
  'assets/icons/icon-512.png': [mark, 512],
  'assets/icons/maskable-512.png': [maskable, 512],
  'apple-touch-icon.png': [maskable, 180],
};
for (const [name, [svg, size]] of Object.entries(icons)) {
  await write(svg, join(PUBLIC, name), { density: (72 * size) / 48, size: { width: size, height: size } });
}
