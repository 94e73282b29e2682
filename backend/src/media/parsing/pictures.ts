import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { Refusal } from './refusal.js';

/** Decoded pixels with 8 bits per channel. */
interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

export interface EncodedPicture {
  type: 'image/webp' | 'image/avif';
  width: number;
  height: number;
  bytes: Buffer;
}

export interface PreparedPicture {
  master: EncodedPicture & { type: 'image/webp' };
  /** Sorted by rising width, AVIF before WebP; none is wider than the master. */
  variants: EncodedPicture[];
  /** `#rrggbb`, the average on white. */
  color: string;
}

const mostPixels = 50_000_000;
const longestSide = 2560;
const variantWidths = [320, 640, 1024, 1600];

// Decoders that are not needed are switched off, so that they cannot be attacked: SVG, TIFF, PDF, ImageMagick.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
// At most one core, and no cache.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Decodes a picture and encodes it again: rotated as its EXIF data says, in sRGB, without metadata, with at most 2560 pixels
 * per side, and with smaller copies as AVIF and WebP. Of an animation only the first frame is kept.
 */
export async function preparePicture(bytes: Uint8Array): Promise<PreparedPicture | Refusal> {
  const pixels = await decoded(bytes);
  if ('refused' in pixels) return pixels;
  const { width, height } = pixels.info;
  const master = await encoded(pixels, width, 'image/webp');
  const variants: EncodedPicture[] = [];
  for (const variantWidth of variantWidths.filter((each) => each <= width)) {
    variants.push(await encoded(pixels, variantWidth, 'image/avif'), await encoded(pixels, variantWidth, 'image/webp'));
  }
  return { master: { ...master, type: 'image/webp', width, height }, variants, color: await colorOf(pixels) };
}

/** The picture without smaller copies, for files of visitors that only staff see. */
export async function reencodedPicture(bytes: Uint8Array): Promise<EncodedPicture | Refusal> {
  const pixels = await decoded(bytes);
  if ('refused' in pixels) return pixels;
  return encoded(pixels, pixels.info.width, 'image/webp');
}

async function decoded(bytes: Uint8Array): Promise<Pixels | Refusal> {
  try {
    return await sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, pages: 1 })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    const reason = (error as Error).message;
    if (/memory|alloc/i.test(reason)) throw new RangeError(reason, { cause: error });
    return /pixel limit/i.test(reason)
      ? { refused: 'tooManyPixels' }
      : { refused: 'damaged', reason: reason.split('\n', 1)[0] ?? '' };
  }
}

async function encoded(pixels: Pixels, width: number, type: EncodedPicture['type']): Promise<EncodedPicture> {
  const resized = reopened(pixels).resize({ width });
  const format =
    type === 'image/avif'
      ? resized.avif({ quality: 55, effort: 2 })
      : resized.webp({ quality: 82, effort: 4, smartSubsample: true });
  const { data, info } = await format.toBuffer({ resolveWithObject: true });
  return { type, width: info.width, height: info.height, bytes: data };
}

async function colorOf(pixels: Pixels): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await reopened(pixels)
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function reopened({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}
