import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { MediaDamaged, MediaTooManyPixels } from './media.errors.js';

/** 8-bit pixels, not encoded. */
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

interface PreparedPicture {
  master: EncodedPicture & { type: 'image/webp' };
  /** Rising widths, AVIF before WebP; none wider than the master. */
  variants: EncodedPicture[];
  /** `#rrggbb`, the average on white. */
  color: string;
}

const mostPixels = 50_000_000;
const longestSide = 2560;
const variantWidths = [320, 640, 1024, 1600];
const secondsToDecode = 30;

// A decoder that is not needed cannot be attacked: no SVG, TIFF, PDF or ImageMagick, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
// One core at most, and no copies kept: requests come first.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Decodes a picture and encodes it anew: turned the way its EXIF says, in sRGB, without metadata, at most 2560 pixels a
 * side, and smaller copies as AVIF and WebP. Of an animation the first frame.
 * @throws MediaDamaged, MediaTooManyPixels
 */
export async function preparePicture(bytes: Buffer): Promise<PreparedPicture> {
  const pixels = await decoded(bytes);
  const { width, height } = pixels.info;
  const master = await encoded(pixels, width, 'image/webp');
  const variants: EncodedPicture[] = [];
  for (const variantWidth of variantWidths.filter((each) => each <= width)) {
    variants.push(await encoded(pixels, variantWidth, 'image/avif'), await encoded(pixels, variantWidth, 'image/webp'));
  }
  return { master: { ...master, type: 'image/webp', width, height }, variants, color: await colorOf(pixels) };
}

/** The picture alone, without smaller copies: what a stranger sent, for the eyes of staff. Throws what `preparePicture` throws. */
export async function reencodedPicture(bytes: Buffer): Promise<EncodedPicture> {
  const pixels = await decoded(bytes);
  return encoded(pixels, pixels.info.width, 'image/webp');
}

async function decoded(bytes: Buffer): Promise<Pixels> {
  try {
    return await sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, pages: 1 })
      .timeout({ seconds: secondsToDecode })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    const reason = (error as Error).message;
    throw /pixel limit/i.test(reason) ? new MediaTooManyPixels() : new MediaDamaged(reason.split('\n', 1)[0]);
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
