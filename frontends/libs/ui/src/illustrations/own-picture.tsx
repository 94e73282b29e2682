import { isPictureAddress } from '@afshoreh/contracts';
import { useEffect, useRef, useState, type ComponentProps } from 'react';

export interface OwnPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'onError'> {
  /** The address that an admin typed, if any. */
  src: string | null | undefined;
  /** Address of the drawing that stands in for it; without one nothing does. */
  drawing?: string | undefined;
}

/** A picture from the media library; our drawing where there is none, or it is on another host (D26), or does not come. */
export function OwnPicture({ src, drawing, alt = '', ...rest }: OwnPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const own = src && src !== broken && isPictureAddress(src) ? src : null;

  useEffect(() => {
    // In a page from the server it may have failed before anybody listened.
    if (own && image.current?.complete && image.current.naturalWidth === 0) setBroken(own);
  }, [own]);

  const shown = own ?? drawing;
  return shown ? <img {...rest} ref={image} src={shown} alt={alt} onError={() => own && setBroken(own)} /> : null;
}
