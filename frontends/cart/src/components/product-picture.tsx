import { OwnPicture } from '@afshoreh/ui';
import { illustrationOf } from '@afshoreh/ui/illustrations';
import { fruitSoft, radius, type Fruit } from '@afshoreh/ui/theme';
import styled from 'styled-components';

interface ProductPictureProps {
  name: string;
  /** The product's own picture; empty: our illustration for a product of this name. */
  image: string;
  /** Width and height in pixels. */
  size: number;
}

/** A product's picture on the tint of its fruit. Decorative: the name always stands beside it. */
export function ProductPicture({ name, image, size }: ProductPictureProps) {
  const illustration = illustrationOf(name);
  return (
    <Tint $fruit={illustration.fruit} $size={size}>
      <OwnPicture src={image} drawing={illustration.src} width={size} height={size} />
    </Tint>
  );
}

const Tint = styled.span<{ $fruit: Fruit; $size: number }>`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${({ $fruit }) => fruitSoft($fruit)};

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`;
