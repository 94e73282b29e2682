import { formatFileSize, formatNumber, toPersianDigits } from '@afshoreh/persian';
import { IconButton } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import { CircleAlert, CircleCheck, RotateCw, X } from 'lucide-react';
import styled from 'styled-components';
import { copy as mediaCopy } from '../../../media/copy';
import { copy } from '../copy';
import type { QueuedUpload, UploadQueue } from '../use-upload-queue';
import { FileName } from '../../../media/file-name';
import { Muted } from '../../../layout/muted';

const words = copy.uploads;

/** The files of an upload, each with its progress or the reason of its failure. */
export function UploadList({ queue: { uploads, cancel, retry } }: { queue: UploadQueue }) {
  const done = uploads.filter(({ state }) => state === 'done').length;
  return (
    <div>
      <Muted $size="sm" role="status">
        {words.progress(formatNumber(done), formatNumber(uploads.length))}
      </Muted>
      <List aria-label={words.list}>
        {uploads.map((upload) => (
          <li key={upload.key} data-state={upload.state}>
            <Name>
              <span title={upload.file.name}>
                <FileName>{upload.file.name}</FileName>
              </span>
              <small>{formatFileSize(upload.file.size)}</small>
            </Name>
            <State upload={upload} />
            {(upload.state === 'waiting' || upload.state === 'sending') && (
              <IconButton
                size="small"
                label={words.cancel(upload.file.name)}
                icon={<X />}
                onClick={() => cancel(upload.key)}
              />
            )}
            {(upload.state === 'failed' || upload.state === 'cancelled') && (
              <IconButton
                size="small"
                label={words.retry(upload.file.name)}
                icon={<RotateCw />}
                onClick={() => retry(upload.key)}
              />
            )}
          </li>
        ))}
      </List>
    </div>
  );
}

function State({ upload: { state, share, reason, file } }: { upload: QueuedUpload }) {
  if (state === 'waiting') return <Word>{words.waiting}</Word>;
  if (state === 'cancelled') return <Word>{words.cancelled}</Word>;
  if (state === 'done') {
    return (
      <Word $tone="success">
        <CircleCheck /> {words.done}
      </Word>
    );
  }
  if (state === 'failed') {
    return (
      <Word $tone="dangerText" role="alert">
        <CircleAlert /> {reason}
      </Word>
    );
  }
  return (
    <Word>
      <progress value={share} max={1} aria-label={words.percentOf(file.name)} />
      {share < 1 ? mediaCopy.percent(toPersianDigits(Math.round(share * 100))) : mediaCopy.preparing}
    </Word>
  );
}

const List = styled.ul`
  display: grid;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(0.5)} ${space(3)};
    min-block-size: 3.5rem;
    padding-block: ${space(1)};
    border-block-end: 1px solid ${color('line')};
  }
  & > li > button {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`;

const Name = styled.span`
  display: flex;
  gap: ${space(2)};
  min-inline-size: 0;
  font-size: ${font.sm};

  bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    flex: none;
    color: ${color('muted')};
  }
`;

const Word = styled.span<{ $tone?: 'success' | 'dangerText' }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${({ $tone }) => color($tone ?? 'muted')};
  font-size: ${font.xs};

  svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
  progress {
    inline-size: 10rem;
    accent-color: ${color('brand')};
  }
`;
