import { formatDateTime, formatFileSize, formatNumber } from '@afshoreh/persian';
import { AnchorButton, Button, Cluster, CopyButton, ImageWithFallback, Ltr, Stack } from '@afshoreh/ui';
import { color, radius } from '@afshoreh/ui/theme';
import { ExternalLink, FileText, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { DescriptionList } from '../../../list/description-list';
import { isImage, type MediaItem } from '../../../media/get-media';
import { copy } from '../copy';
import { fullAddressOf } from '../copy-address';
import { ReplaceButton } from './replace-button';

const words = copy.details;

interface MediaFactsProps {
  item: MediaItem;
  onDelete: () => void;
  onReplaced: (item: MediaItem) => void;
}

/** The properties of a file and its actions. */
export function MediaFacts({ item, onDelete, onReplaced }: MediaFactsProps) {
  const { filename, type, size, createdAt, url, width, height, originalFilename } = item;
  const { fields } = words;
  const dimensions = width && height ? words.dimensions(formatNumber(width), formatNumber(height)) : null;
  return (
    <Stack $gap={4}>
      <Preview style={item.color ? { backgroundColor: item.color } : undefined}>
        {isImage(item) ? (
          <ImageWithFallback
            src={url}
            variants={item.variants}
            sizes="(min-width: 48rem) 25rem, 90vw"
            alt={words.preview(originalFilename)}
            width={width ?? undefined}
            height={height ?? undefined}
          />
        ) : (
          <FileText />
        )}
      </Preview>
      <DescriptionList
        items={[
          [fields.filename, <Ltr key="filename">{filename}</Ltr>],
          [fields.type, <Ltr key="type">{type}</Ltr>],
          [fields.size, formatFileSize(size)],
          [fields.dimensions, dimensions],
          [fields.uploaded, formatDateTime(createdAt)],
          [fields.url, <Ltr key="url">{fullAddressOf(item)}</Ltr>],
        ]}
      />
      <CopyButton text={fullAddressOf(item)} label={words.copyUrl} copied={words.copied} failed={words.copyFailed} />
      <Cluster $gap={2}>
        <AnchorButton variant="ghost" size="small" href={url} target="_blank" rel="noreferrer">
          <ExternalLink /> {words.open}
        </AnchorButton>
        <ReplaceButton item={item} onReplaced={onReplaced} />
        <DeleteButton variant="ghost" size="small" onClick={onDelete}>
          <Trash2 /> {words.delete}
        </DeleteButton>
      </Cluster>
    </Stack>
  );
}

const Preview = styled.div`
  display: grid;
  place-items: center;
  overflow: hidden;
  min-block-size: 8rem;
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  background: ${color('sunken')};
  color: ${color('muted')};

  picture {
    display: contents;
  }
  img {
    inline-size: 100%;
    max-block-size: 20rem;
    object-fit: contain;
  }
  svg {
    inline-size: 3rem;
    block-size: 3rem;
  }
`;

const DeleteButton = styled(Button)`
  color: ${color('dangerText')};

  &:hover {
    background: ${color('dangerSoft')};
  }
`;
