import { showToast } from '@afshoreh/contracts';
import { Button } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { Copy } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../copy';

interface TrackingCodeProps {
  code: string;
}

/** The code a customer keeps to ask for the order (D8), to read out or to copy. */
export function TrackingCode({ code }: TrackingCodeProps) {
  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(code);
      showToast({ tone: 'success', title: copy.copied });
    } catch {
      // Browsers refuse the clipboard on plain HTTP or without permission.
      showToast({ tone: 'info', title: copy.copyFailed });
    }
  }

  return (
    <Ticket>
      <div>
        <span>{copy.trackingCode}</span>
        <bdi dir="ltr">{code}</bdi>
      </div>
      <Button variant="secondary" onClick={() => void handleCopy()}>
        <Copy size={18} aria-hidden="true" />
        {copy.copyCode}
      </Button>
      <p>{copy.trackingHint}</p>
    </Ticket>
  );
}

const Ticket = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(5)};
  border: 2px dashed ${color('control')};
  border-radius: ${radius.medium};
  background: ${color('brandSoft')};

  span {
    display: block;
    color: ${color('muted')};
    font-size: ${font.sm};
  }

  bdi {
    display: block;
    font-size: ${font.xl};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    user-select: all;
  }

  p {
    flex-basis: 100%;
    color: ${color('muted')};
    font-size: ${font.sm};
  }
`;
