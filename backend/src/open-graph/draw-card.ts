import sharp, { type OverlayOptions } from 'sharp';
import type { Card } from './card.js';
import { backgroundBytes, plainBackground } from './backgrounds.js';
import { fitting, paragraph, type Paragraph } from './paragraph.js';

/** The position of the text: right of the drawing, above the logo. */
const column = { right: 1140, width: 540, top: 56, bottom: 496 };
const panel = { width: 540, height: 620 };
const gap = 26;
const colours = { ink: '#2b1e19', soft: '#67574c', wine: '#8e1b45' };

/**
 * The PNG of a card, 1200×630.
 * @param photo bytes of the card's picture, null when they could not be loaded
 */
export async function drawCard({ background, kicker, title, facts }: Card, photo: Buffer | null): Promise<Buffer> {
  const shown = photo && (await covering(photo));
  const base = await backgroundBytes(shown ? plainBackground : background);
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

/** Places the paragraphs below each other, in the middle of the column and aligned to its right edge. */
function stacked(paragraphs: Paragraph[]): OverlayOptions[] {
  const height = paragraphs.reduce((sum, { height: own }) => sum + own + gap, -gap);
  let top = Math.max(column.top, Math.round((column.top + column.bottom - height) / 2));
  return paragraphs.map(({ png, width, height: own }) => {
    const placed = { input: png, left: column.right - width, top };
    top += own + gap;
    return placed;
  });
}

/** Null for bytes that cannot be decoded; the drawing is shown then. */
function covering(photo: Buffer): Promise<Buffer | null> {
  return sharp(photo)
    .resize({ ...panel, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
    .catch(() => null);
}
