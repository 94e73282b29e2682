import { isPictureAddress } from '@afshoreh/persian';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useOnReconnect } from '../loading/use-on-reconnect';
import { color } from '../theme';

export interface ImageWithFallbackProps extends Omit<ComponentProps<'img'>, 'src' | 'onError'> {
  /** The address that an admin typed, if any. */
  src: string | null | undefined;
  /** Address of the drawing that is shown instead; without it, nothing is. */
  fallback?: string | undefined;
  /** Smaller copies of the picture; the browser takes the smallest that fills `sizes`. */
  variants?: readonly PictureVariant[] | undefined;
}

interface PictureVariant {
  width: number;
  type: 'image/avif' | 'image/webp';
  url: string;
}

/** The type with the smaller files first, because a browser takes the first type that it supports. */
const TYPES = ['image/avif', 'image/webp'] as const;

/** A drop, drawn inline so that it needs no connection. */
function PicturePlaceholder({ alt }: { alt: string }) {
  return (
    <svg
      viewBox="-40 -40 120 120"
      width="100%"
      height="100%"
      fill="none"
      stroke={color('muted')}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <path d="M20 5c6 9 11 13 11 20a11 11 0 0 1-22 0c0-7 5-11 11-20z" />
    </svg>
  );
}

/**
 * A picture from the media library. Without one, or when it is on another host or fails to load, the fallback drawing is
 * shown. When that fails too, a placeholder is shown until the connection returns.
 */
export function ImageWithFallback({ src, fallback, variants = [], alt = '', sizes, ...rest }: ImageWithFallbackProps) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<readonly string[]>([]);
  useOnReconnect(broken.length > 0 ? () => setBroken([]) : null);
  const own = src && !broken.includes(src) && isPictureAddress(src) ? src : null;
  const shown = own ?? fallback;

  useEffect(() => {
    // In a server-rendered page it may have failed before hydration.
    if (shown && image.current?.complete && image.current.naturalWidth === 0) setBroken((each) => [...each, shown]);
  }, [shown]);

  if (!shown) return null;
  if (broken.includes(shown)) return <PicturePlaceholder alt={alt} />;
  const picture = (
    <img {...rest} ref={image} src={shown} alt={alt} onError={() => setBroken((each) => [...each, shown])} />
  );
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
