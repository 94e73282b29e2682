import { type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { fruitSoft, radius, type Fruit } from '../theme';
import { illustrationOf } from './index';
import { ImageWithFallback, type ImageWithFallbackProps } from './image-with-fallback';

interface ProductPictureProps extends Omit<ImageWithFallbackProps, 'src' | 'fallback'> {
  name: string;
  /** The product's own picture; without one, our illustration for a product of this name. */
  image: string | null | undefined;
  /** The name of the pack that the illustration shows. */
  pack: string | null | undefined;
  /** Side of a square in pixels. Without it, `className` sets the size. */
  size?: number;
  /** Shown over the picture, for example a badge. */
  children?: ReactNode;
}

/** A product's picture on the tint of its fruit. Decorative without an `alt`, because the name stands beside it. */
export function ProductPicture({ name, image, pack, size, className, children, ...picture }: ProductPictureProps) {
  const { src, fruit } = illustrationOf(name, pack);
  return (
    <Tint className={className} $fruit={fruit} $size={size}>
      <ImageWithFallback
        width={size}
        height={size}
        sizes={size ? `${size}px` : undefined}
        {...picture}
        src={image}
        fallback={src}
      />
      {children}
    </Tint>
  );
}

const Tint = styled.div<{ $fruit: Fruit; $size: number | undefined }>`
  display: grid;
  place-items: center;
  background: ${({ $fruit }) => fruitSoft($fruit)};
  ${({ $size }) =>
    $size &&
    css`
      flex: none;
      inline-size: ${$size}px;
      block-size: ${$size}px;
      overflow: hidden;
      border-radius: ${radius.medium};
    `}

  picture {
    display: contents;
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`;
