import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { folder } from './grounds.js';

// Read when the first text is drawn; without it a machine that has no fontconfig says so on the error stream.
process.env.FONTCONFIG_FILE ??= join(folder, 'fonts.conf');

const fonts = join(dirname(createRequire(import.meta.url).resolve('vazirmatn/package.json')), 'fonts/ttf');
/** Tells the layout that a text runs from right to left, whatever letter it begins with. */
const rightToLeft = '\u200f';

export interface Paragraph {
  png: Buffer;
  width: number;
  height: number;
}

export interface Type {
  /** In pixels. */
  size: number;
  bold?: boolean;
  colour: string;
  /** Lines are broken there. */
  width: number;
}

/** A text in the font of the site, shaped and broken into lines, on nothing; as large as its ink. */
export async function paragraph(text: string, { size, bold = false, colour, width }: Type): Promise<Paragraph> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${rightToLeft}${escaped(text)}</span>`,
      font: `Vazirmatn ${bold ? 'Bold ' : ''}${size}px`,
      fontfile: join(fonts, `Vazirmatn-${bold ? 'Bold' : 'Regular'}.ttf`),
      width,
      // Of the text's own direction: it begins at the right.
      align: 'left',
      wrap: 'word-char',
      spacing: -Math.round(size * 0.18),
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

const sizes = [80, 70, 60, 52, 44, 36];
/** What is longer fills its place in the smallest size as well. */
const mostLetters = 110;

/** The text in the largest size in which it is no higher than `height`. */
export async function fitting(
  text: string,
  { height, ...type }: Omit<Type, 'size'> & { height: number },
): Promise<Paragraph> {
  const shown = shortened(text);
  for (const size of sizes.slice(0, -1)) {
    const drawn = await paragraph(shown, { ...type, size });
    if (drawn.height <= height) return drawn;
  }
  return paragraph(shown, { ...type, size: sizes.at(-1) as number });
}

function shortened(text: string): string {
  const letters = [...text];
  if (letters.length <= mostLetters) return text;
  return `${letters
    .slice(0, mostLetters)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}

/** The layout reads markup. */
function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\p{Cc}/gu, ' ');
}
