import { illustrationOf } from '@afshoreh/ui/illustrations';
import { color, radius } from '@afshoreh/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import type { AdminProduct } from '../get-products';
import { isOnThisSite } from '../product-form';

/** The product's own picture, or the illustration that visitors see instead. Decoration: the name stands beside it. */
export function ProductThumbnail({ product: { name, image } }: { product: Pick<AdminProduct, 'name' | 'image'> }) {
  const [broken, setBroken] = useState<string | null>(null);
  const own = image && isOnThisSite(image) && image !== broken ? image : null;
  return (
    <Picture
      src={own ?? illustrationOf(name).src}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      onError={() => own && setBroken(own)}
    />
  );
}

const Picture = styled.img`
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: ${radius.small};
  background: ${color('sunken')};
  object-fit: cover;
`;
