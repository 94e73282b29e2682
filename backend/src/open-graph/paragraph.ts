import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isolateLeftToRight } from '@afshoreh/persian';
import sharp from 'sharp';
import { folder } from './backgrounds.js';

// Fontconfig reads this when the first text is drawn. Without it, it prints a warning on machines that have no configuration.
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
  /** Lines break at this width. */
  width: number;
}

/** Draws a text in the site's font with line breaks, on a transparent picture that is just large enough. */
export async function paragraph(text: string, { size, bold = false, colour, width }: Type): Promise<Paragraph> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${rightToLeft}${escaped(isolateLeftToRight(text))}</span>`,
      font: `Vazirmatn ${bold ? 'Bold ' : ''}${size}px`,
      fontfile: join(fonts, `Vazirmatn-${bold ? 'Bold' : 'Regular'}.ttf`),
      width,
      // `left` means the beginning of the text's direction, which is the right edge.
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
/** A longer text would not fit in the smallest size either. */
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

/** Escaped, because the layout engine reads markup. */
function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\p{Cc}/gu, ' ');
}
