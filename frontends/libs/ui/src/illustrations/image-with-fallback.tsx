import { isPictureAddress } from '@afshoreh/persian';
import { useEffect, useRef, useState, type ComponentProps } from 'react';

export interface ImageWithFallbackProps extends Omit<ComponentProps<'img'>, 'src' | 'onError'> {
  /** The address that an admin typed, if any. */
  src: string | null | undefined;
  /** Address of the drawing that is shown instead; without one nothing is. */
  fallback?: string | undefined;
  /** Smaller copies of the picture; the browser takes the smallest that fills `sizes`. */
  variants?: readonly PictureVariant[] | undefined;
}

interface PictureVariant {
  width: number;
  type: 'image/avif' | 'image/webp';
  url: string;
}

/** The smaller files first: a browser takes the first type that it knows. */
const TYPES = ['image/avif', 'image/webp'] as const;

/** A picture from the media library; our drawing where there is none, or it is on another host (D26), or does not come. */
export function ImageWithFallback({ src, fallback, variants = [], alt = '', sizes, ...rest }: ImageWithFallbackProps) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const own = src && src !== broken && isPictureAddress(src) ? src : null;

  useEffect(() => {
    // In a page from the server it may have failed before anybody listened.
    if (own && image.current?.complete && image.current.naturalWidth === 0) setBroken(own);
  }, [own]);

  const shown = own ?? fallback;
  if (!shown) return null;
  const picture = <img {...rest} ref={image} src={shown} alt={alt} onError={() => own && setBroken(own)} />;
  if (!own || variants.length === 0) return picture;
  return (
    <picture>
      {TYPES.map((type) => (
        <source key={type} type={type} sizes={sizes} srcSet={srcSetOf(variants.filter((each) => each.type === type))} />
      ))}
      {picture}
    </picture>
  );
}

const srcSetOf = (variants: readonly PictureVariant[]): string =>
  variants.map(({ url, width }) => `${url} ${width}w`).join(', ');
