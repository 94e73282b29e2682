import { isPictureAddress } from '@afshoreh/persian';
import { ImageWithFallback } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { FileText, ImageOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../media/copy';
import type { MediaItem } from '../media/get-media';
import type { MediaKind } from '../media/media-kind';
import { FileName } from '../media/file-name';

interface MediaFieldPreviewProps {
  label: string;
  value: string;
  /** The file, if it was chosen in this form. For a stored value only the address is known. */
  item: MediaItem | undefined;
  kind: MediaKind;
  isOver: boolean;
}

/** Shows the picture, or the name of the document, that the field holds. */
export function MediaFieldPreview({ label, value, item, kind, isOver }: MediaFieldPreviewProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const isDocument = value.endsWith('.pdf');
  const isPicture = !isDocument && isPictureAddress(value) && value !== broken;
  const state = !value ? copy.none : isDocument ? copy.chosenFile : value === broken ? copy.broken : copy.chosenImage;
  return (
    <Row>
      <Tile>
        {isPicture ? (
          // The `key` resets the fallback, so that a new picture is loaded after an old one has failed.
          <ImageWithFallback
            key={value}
            src={value}
            variants={item?.variants}
            sizes="5rem"
            alt={copy.preview(label)}
            onErrorCapture={() => setBroken(value)}
          />
        ) : isDocument || kind === 'document' ? (
          <FileText />
        ) : (
          <ImageOff />
        )}
      </Tile>
      <Words>
        <span>{item ? <FileName>{item.originalFilename}</FileName> : state}</span>
        <small>{isOver ? copy.dropNow : copy.dropHint}</small>
      </Words>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-inline-size: 0;
`;

const Tile = styled.div`
  display: grid;
  flex: none;
  place-content: center;
  overflow: hidden;
  inline-size: 5rem;
  block-size: 5rem;
  border: 1px solid ${color('line')};
  border-radius: ${radius.small};
  background: ${color('sunken')};
  color: ${color('muted')};

  picture {
    display: contents;
  }
  img {
    inline-size: 5rem;
    block-size: 5rem;
    object-fit: contain;
  }
`;

const Words = styled.div`
  display: grid;
  min-inline-size: 0;
  font-size: ${font.sm};

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > small {
    color: ${color('muted')};
    font-size: ${font.xs};
  }
`;
