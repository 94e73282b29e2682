import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as hb from 'harfbuzzjs';

const require = createRequire(import.meta.url);
/** Readable on the light and on the dark page. */
const ink = '#8a7b6d';

/** The five invented houses of the partner strip: a sign in a few strokes and the name. */
const houses = {
  nooshin: [
    'نوشین',
    '<circle cx="22" cy="24" r="15" fill="none" stroke="INK" stroke-width="5"/><circle cx="22" cy="24" r="6" fill="INK"/>',
  ],
  sabalan: ['سبلان', '<path fill="INK" d="M4 38 18 10l7 13 5-8 12 23z"/>'],
  golshahd: [
    'گل‌شهد',
    '<path fill="INK" d="M22 7 36 15.500v17L22 41 8 32.500v-17zM22 16l-6 3.500v9l6 3.500 6-3.500v-9z" fill-rule="evenodd"/>',
  ],
  zagros: [
    'زاگرس',
    '<path fill="none" stroke="INK" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="M6 34 16 20l7 9L38 12M6 40h32"/>',
  ],
  baharestan: [
    'بهارستان',
    '<path fill="INK" d="M22 42C10 34 7 22 22 6c15 16 12 28 0 36zM20 20v18h4V20z" fill-rule="evenodd"/>',
  ],
};

/** Letters as shapes: a picture cannot use the page's font. */
export async function wordmarks() {
  const bytes = await readFile(require.resolve('vazirmatn/fonts/variable/Vazirmatn[wght].ttf'));
  const font = new hb.Font(
    new hb.Face(new hb.Blob(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))),
  );
  font.setVariations([new hb.Variation('wght', 750)]);
  return Object.fromEntries(
    Object.entries(houses).map(([key, [name, sign]]) => {
      const { path, width } = outline(font, name, 30 / 2048);
      const whole = Math.ceil(width + 56);
      const letters = `<path fill="${ink}" transform="translate(0 34)" d="${path}"/>`;
      const mark = `<g transform="translate(${whole - 46})">${sign.replaceAll('INK', ink)}</g>`;
      return [
        `partner-${key}`,
        `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}" height="48" viewBox="0 0 ${whole} 48">${letters}${mark}</svg>\n`,
      ];
    }),
  );
}

/** The shaped text as one path at `scale` pixels per font unit, y downwards. */
function outline(font, text, scale) {
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
