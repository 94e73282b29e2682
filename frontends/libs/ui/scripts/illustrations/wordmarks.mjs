import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as hb from 'harfbuzzjs';
import { ellipse, fill, line } from './brush.mjs';

const require = createRequire(import.meta.url);
/** Of the names: readable on the light and on the dark page. */
const ink = '#8a7b6d';

const petal = (turn) => ellipse([22, 14, 4.6, 7.5], '#fff5e4').replace('/>', ` transform="rotate(${turn} 22 24)"/>`);

/**
 * The five invented houses of the partner strip, each with a mark of its own in 44 by 48: a glass, Sabalan with its snow, a
 * flower in a honeycomb, the folds of Zagros under the sun, a spring twig. Mid tones, as everywhere.
 */
const houses = {
  nooshin: [
    'نوشین',
    ellipse([22, 24, 20], '#c04a6b') +
      fill('M13 16H31L28.500 37Q28.200 39 26 39H18Q15.800 39 15.500 37Z', '#fff5e4') +
      fill('M14.500 24H29.500L28 36.500Q27.900 37.500 27 37.500H17Q16.100 37.500 16 36.500Z', '#eeb04c') +
      line('M23 23L26 9L31 8', '#fff5e4', 2.6),
  ],
  sabalan: [
    'سبلان',
    fill('M1 41L16 12L25 28L30 20L43 41Z', '#4f86a8') +
      fill('M16 12L25 28L30 20L43 41H20Z', '#3d6d8c') +
      fill('M16 12L21.500 21.800L18 25L15.500 21L12 24.500L10.500 22.600Z', '#c3d9e4'),
  ],
  golshahd: [
    'گل‌شهد',
    fill('M22 3L40 13.500V34.500L22 45L4 34.500V13.500Z', '#dd9c2a') +
      [0, 60, 120, 180, 240, 300].map(petal).join('') +
      ellipse([22, 24, 5], '#b0691a'),
  ],
  zagros: [
    'زاگرس',
    ellipse([29, 17, 9], '#e0913f') +
      fill('M2 32C8 20 14 18 19 25C23 31 27 27 31 23C36 19 40 24 42 29V40H2Z', '#7d9a55') +
      fill('M2 40C10 28 16 30 21 35C26 39 32 36 42 31V43H2Z', '#5b7a3c'),
  ],
  baharestan: [
    'بهارستان',
    line('M22 44C21 34 23 24 22 14', '#6b4a2b', 3.2) +
      fill('M22 34C8 34 4 26 5 18C16 18 21 25 22 34Z', '#5d9a3a') +
      fill('M22 28C24 19 30 14 40 15C40 24 34 29 22 28Z', '#42752a') +
      [0, 72, 144, 216, 288]
        .map((turn) => ellipse([22, 7, 3.6, 4.6], '#e2839d').replace('/>', ` transform="rotate(${turn} 22 12)"/>`))
        .join('') +
      ellipse([22, 12, 2.6], '#f3c14c'),
  ],
};

const bytes = await readFile(require.resolve('vazirmatn/fonts/variable/Vazirmatn[wght].ttf'));
const font = new hb.Font(
  new hb.Face(new hb.Blob(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))),
);
font.setVariations([new hb.Variation('wght', 750)]);

/** Letters as shapes: a picture cannot use the page's font. */
export function wordmarks() {
  return Object.fromEntries(
    Object.entries(houses).map(([key, [name, sign]]) => {
      const { path, width } = lettering(name, 30);
      const whole = Math.ceil(width + 56);
      const letters = `<path fill="${ink}" transform="translate(0 34)" d="${path}"/>`;
      const mark = `<g transform="translate(${whole - 46})">${sign}</g>`;
      return [
        `partner-${key}`,
        `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}" height="48" viewBox="0 0 ${whole} 48">${letters}${mark}</svg>\n`,
      ];
    }),
  );
}

/** A shaped line of text as one path of `size` pixels, from the origin to the right, y downwards. */
export function lettering(text, size) {
  const scale = size / 2048;
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let pen = 0;
  const path = buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index];
    const moved = place(font.glyphToPath(codepoint), pen + xOffset, yOffset, scale);
    pen += xAdvance;
    return moved;
  });
  return { path: path.join(''), width: pen * scale };
}

/** Every coordinate pair of a glyph's path, moved, scaled and turned upside down. */
function place(path, dx, dy, scale) {
  let isX = false;
  return path.replace(/[A-Z]|-?\d+(\.\d+)?/g, (token) => {
    if (/[A-Z]/.test(token)) {
      isX = false;
      return token;
    }
    isX = !isX;
    return ((isX ? Number(token) + dx : -(Number(token) + dy)) * scale).toFixed(1);
  });
}
