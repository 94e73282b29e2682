import { OwnPicture } from '@afshoreh/ui';
import { illustrationOf } from '@afshoreh/ui/illustrations';
import { color, radius } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import type { AdminProduct } from '../get-products';

/** The product's own picture, or the illustration that visitors see instead. Decoration: the name stands beside it. */
export function ProductThumbnail({ product: { name, image } }: { product: Pick<AdminProduct, 'name' | 'image'> }) {
  return <Picture src={image} drawing={illustrationOf(name).src} width={48} height={48} loading="lazy" />;
}

const Picture = styled(OwnPicture)`
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: ${radius.small};
  background: ${color('sunken')};
  object-fit: cover;
`;
