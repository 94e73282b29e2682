/** The attributes of a picture hold four digits. */
const LARGEST = 9999;

/** Width and height of a picture in pixels, so that the text does not jump when it comes; null where they are not known. */
export async function sizeOf(src: string): Promise<{ width: number | null; height: number | null }> {
  const image = new Image();
  image.src = src;
  await image.decode().catch(() => undefined);
  const { naturalWidth: width, naturalHeight: height } = image;
  const isKnown = width > 0 && height > 0 && width <= LARGEST && height <= LARGEST;
  return isKnown ? { width, height } : { width: null, height: null };
}
