/**
 * Writes assets/illustrations/*.svg and, where the shell serves them, pictures of single products, the icons of the site, and
 * the covers of the blog with their PNG for messengers, which take no SVG; and for the server the grounds of Open Graph
 * pictures. Run with `npm run illustrations -w frontends/libs/ui` after a change here.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { CARD, cards } from './illustrations/cards.mjs';
import { covers } from './illustrations/covers.mjs';
import { icon } from './illustrations/icon.mjs';
import { products } from './illustrations/products.mjs';
import { productPictures, scenes } from './illustrations/scenes.mjs';
import { wordmarks } from './illustrations/wordmarks.mjs';

const PUBLIC = join(import.meta.dirname, '../../../shell/public');
const SERVED = join(PUBLIC, 'assets');
const COVERS = join(SERVED, 'blog');
const ILLUSTRATIONS = join(import.meta.dirname, '../assets/illustrations');

/** Where the server finds what it writes names of products and articles on. */
const CARDS = join(import.meta.dirname, '../../../../backend/assets/open-graph');
const PNG = { palette: true, effort: 10 };

/** Figures with at most two decimals, without what SVG does not need. */
const tidy = (svg) =>
  svg
    .replace(/-?\d+\.\d+/g, (figure) => String(Math.round(Number(figure) * 100) / 100))
    .replace(/([ ,(A-Za-z"-])0\.(\d)/g, '$1.$2');
const drawn = (drawings) => Object.fromEntries(Object.entries(drawings).map(([name, draw]) => [name, draw()]));

async function write(folder, name, bytes) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), bytes);
  process.stdout.write(`${name} ${bytes.length} bytes\n`);
}

for (const [name, svg] of Object.entries({ ...drawn(scenes), ...wordmarks() })) {
  await write(ILLUSTRATIONS, `${name}.svg`, tidy(svg));
}
for (const [name, svg] of Object.entries(drawn(productPictures(products)))) {
  await write(join(SERVED, 'products'), `${name}.svg`, tidy(svg));
}
for (const [name, svg] of Object.entries(drawn(covers))) {
  await write(COVERS, `${name}.svg`, tidy(svg));
  const png = sharp(Buffer.from(tidy(svg)), { density: 144 })
    .resize(CARD)
    .png(PNG);
  await write(COVERS, `${name}.png`, await png.toBuffer());
}
for (const [name, svg] of Object.entries(drawn(cards))) {
  await write(
    CARDS,
    `${name}.png`,
    await sharp(Buffer.from(tidy(svg)))
      .png(PNG)
      .toBuffer(),
  );
}

/** Icons of the manifest; the ones with a ground fill whatever shape the system cuts them to. */
const icons = {
  'assets/icons/icon-192.png': { size: 192 },
  'assets/icons/icon-512.png': { size: 512 },
  'assets/icons/maskable-512.png': { size: 512, ground: true },
  'apple-touch-icon.png': { size: 180, ground: true },
};
await write(PUBLIC, 'favicon.svg', tidy(scenes.logo()));
for (const [name, { size, ...options }] of Object.entries(icons)) {
  const png = sharp(Buffer.from(icon(options)), { density: (72 * size) / 48 })
    .resize(size, size)
    .png(PNG);
  await write(join(PUBLIC, dirname(name)), basename(name), await png.toBuffer());
}
