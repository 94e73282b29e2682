import { Link, type LinkProps } from '@afshoreh/contracts/router';
import { formatDate, formatFileSize, formatNumber } from '@afshoreh/persian';
import { Badge, IconButton } from '@afshoreh/ui';
import { DropdownMenu } from '@afshoreh/ui/menu';
import { color, focusRing, font, radius, space } from '@afshoreh/ui/theme';
import { Copy, EllipsisVertical, Info, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { tagsOf } from '../../../form/tags';
import type { MediaItem } from '../../../media/get-media';
import { MediaThumbnail } from '../../../media/media-thumbnail';
import { FileName } from '../../../media/file-name';
import { copy } from '../copy';
import { copyAddress } from '../copy-address';

/** The number of tags that a card shows before «+N». */
const SHOWN_TAGS = 2;

interface MediaCardProps {
  item: MediaItem;
  details: Pick<LinkProps, 'to' | 'state'>;
  onDetails: () => void;
  onDelete: () => void;
  isSelected: boolean;
  onSelect: (range: boolean) => void;
}

/** A card with one file of the library and its actions. */
export function MediaCard({ item, details, onDetails, onDelete, isSelected, onSelect }: MediaCardProps) {
  const { originalFilename: name, size, createdAt } = item;
  const tags = tagsOf(item.tags);
  return (
    <Card data-selected={isSelected || undefined}>
      <Open {...details} title={name} aria-label={`${copy.menu.details}: ${name}`}>
        <MediaThumbnail item={item} sizes="14rem" />
      </Open>
      <Select>
        <input
          type="checkbox"
          aria-label={copy.select(name)}
          checked={isSelected}
          // A click event knows whether Shift is pressed; a change event does not.
          onClick={({ shiftKey }) => onSelect(shiftKey)}
          onChange={() => undefined}
        />
      </Select>
      <Words>
        <Name>
          <span title={name}>
            <FileName>{name}</FileName>
          </span>
        </Name>
        <DropdownMenu
          trigger={<IconButton size="small" label={copy.menuOf(name)} icon={<EllipsisVertical />} />}
          items={[
            { label: copy.menu.details, icon: <Info />, onSelect: onDetails },
            { label: copy.menu.copyUrl, icon: <Copy />, onSelect: () => void copyAddress(item) },
            { label: copy.menu.delete, icon: <Trash2 />, tone: 'danger', onSelect: onDelete },
          ]}
        />
        <Facts>
          {formatFileSize(size)} · {formatDate(createdAt)}
        </Facts>
        <Tags>
          {tags.slice(0, SHOWN_TAGS).map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
          {tags.length > SHOWN_TAGS && (
            <Badge>
              <bdi dir="ltr">{copy.moreTags(formatNumber(tags.length - SHOWN_TAGS))}</bdi>
            </Badge>
          )}
        </Tags>
      </Words>
    </Card>
  );
}

const Card = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  background: ${color('surface')};

  &[data-selected] {
    border-color: ${color('brandText')};
    box-shadow: 0 0 0 1px ${color('brandText')};
  }
`;

const Open = styled(Link)`
  display: block;
  text-decoration: none;
  ${focusRing}

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Select = styled.label`
  position: absolute;
  inset-block-start: ${space(2)};
  inset-inline-start: ${space(2)};
  display: grid;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border-radius: ${radius.small};
  background: ${color('surface')};
  cursor: pointer;

  input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: ${color('brand')};
    cursor: pointer;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  padding: ${space(1)} ${space(3)} ${space(3)};

  & > button {
    margin-inline-end: -${space(2)};
  }
`;

const Name = styled.span`
  overflow: hidden;
  font-size: ${font.sm};
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Facts = styled.p`
  grid-column: 1 / -1;
  color: ${color('muted')};
  font-size: ${font.xs};
`;

/** The row keeps its height without tags, so that all cards of a row have the same height. */
const Tags = styled.div`
  display: flex;
  grid-column: 1 / -1;
  gap: ${space(1)};
  margin-block-start: ${space(1)};
  overflow: hidden;

  &:empty {
    display: none;
  }

  & > span:not(:last-child) {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
