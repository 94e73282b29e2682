import sharp, { type OverlayOptions } from 'sharp';
import type { Card } from './card.js';
import { groundBytes, plainGround } from './grounds.js';
import { fitting, paragraph, type Paragraph } from './paragraph.js';

/** Where the words stand: right of the drawing, above the mark of the house. */
const column = { right: 1140, width: 540, top: 56, bottom: 496 };
const panel = { width: 540, height: 620 };
const gap = 26;
const colours = { ink: '#2b1e19', soft: '#67574c', wine: '#8e1b45' };

/**
 * The PNG of a card, 1200×630.
 * @param photo bytes of the picture that the card names, null when they could not be had
 */
export async function drawCard({ ground, kicker, title, facts }: Card, photo: Buffer | null): Promise<Buffer> {
  const shown = photo && (await covering(photo));
  const base = await groundBytes(shown ? plainGround : ground);
  const lines = await Promise.all([
    kicker ? paragraph(kicker, { size: 30, bold: true, colour: colours.wine, width: column.width }) : null,
    fitting(title, { bold: true, colour: colours.ink, width: column.width, height: 260 }),
    facts ? paragraph(facts, { size: 30, colour: colours.soft, width: column.width }) : null,
  ]);
  const words = stacked(lines.filter((line) => line !== null));
  return sharp(base)
    .composite(shown ? [{ input: shown, left: 0, top: 0 }, ...words] : words)
    .png({ palette: true, effort: 3, dither: 0 })
    .toBuffer();
}

/** One below the other, in the middle of the column, each from its right edge. */
function stacked(paragraphs: Paragraph[]): OverlayOptions[] {
  const height = paragraphs.reduce((sum, { height: own }) => sum + own + gap, -gap);
  let top = Math.max(column.top, Math.round((column.top + column.bottom - height) / 2));
  return paragraphs.map(({ png, width, height: own }) => {
    const placed = { input: png, left: column.right - width, top };
    top += own + gap;
    return placed;
  });
}

/** Null for bytes that cannot be decoded: then the drawing is shown. */
function covering(photo: Buffer): Promise<Buffer | null> {
  return sharp(photo)
    .resize({ ...panel, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
    .catch(() => null);
}
