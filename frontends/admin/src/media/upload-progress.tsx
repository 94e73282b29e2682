import { toPersianDigits } from '@afshoreh/persian';
import { Button } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { copy } from './copy';

interface UploadProgressProps {
  /** From 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** The progress of an upload, with a button that cancels it. */
export function UploadProgress({ share, onCancel }: UploadProgressProps) {
  const text = share < 1 ? copy.uploading : copy.preparing;
  return (
    <Row>
      <span role="status">{text}</span>
      <progress value={share} max={1} aria-label={text} />
      <Percent aria-hidden>{copy.percent(toPersianDigits(Math.round(share * 100)))}</Percent>
      <Button variant="ghost" size="small" onClick={onCancel}>
        {copy.cancelUpload}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  font-size: ${font.sm};

  progress {
    flex: 1 1 6rem;
    min-inline-size: 4rem;
    accent-color: ${color('brand')};
  }
`;

const Percent = styled.span`
  min-inline-size: 3em;
  color: ${color('muted')};
`;
