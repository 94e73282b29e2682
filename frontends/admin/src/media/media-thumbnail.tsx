import { ImageWithFallback } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import { FileText } from 'lucide-react';
import styled from 'styled-components';
import { copy } from './copy';
import { isImage, type MediaItem } from './get-media';

interface MediaThumbnailProps {
  item: Pick<MediaItem, 'url' | 'type' | 'color' | 'variants'>;
  /** The displayed width, for the `sizes` attribute. */
  sizes: string;
}

/** A small square picture of a file, shown beside its name. */
export function MediaThumbnail({ item, sizes }: MediaThumbnailProps) {
  return (
    <Frame aria-hidden style={item.color ? { backgroundColor: item.color } : undefined}>
      {isImage(item) ? (
        <ImageWithFallback src={item.url} variants={item.variants} sizes={sizes} loading="lazy" />
      ) : (
        <>
          <FileText />
          {copy.document}
        </>
      )}
    </Frame>
  );
}

const Frame = styled.span`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(1)};
  overflow: hidden;
  aspect-ratio: 1;
  background: ${color('sunken')};
  color: ${color('muted')};
  font-size: ${font.xs};
  font-weight: 600;

  picture {
    display: contents;
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & > svg {
    inline-size: 2rem;
    block-size: 2rem;
  }
`;
