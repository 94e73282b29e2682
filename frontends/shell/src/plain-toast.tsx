import type { Toast } from '@afshoreh/contracts';
import { Button } from '@afshoreh/ui';
import { color, layer, media, radius, shadow, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';

import { copy } from './copy';

interface PlainToastProps {
  toast: Toast;
  onClose: () => void;
}

/** A toast that needs no extra code. It is in the same place as other toasts and stays until it is closed. */
export function PlainToast({ toast: { tone, title, description, action }, onClose }: PlainToastProps) {
  const handleAction = () => {
    action?.onClick();
    onClose();
  };
  return (
    <Box role={tone === 'error' ? 'alert' : 'status'}>
      <strong>{title}</strong>
      {description && <p>{description}</p>}
      {action && (
        <Button size="small" variant="secondary" onClick={handleAction}>
          {action.label}
        </Button>
      )}
      <Button size="small" variant="ghost" onClick={onClose}>
        {copy.close}
      </Button>
    </Box>
  );
}

const Box = styled.div`
  position: fixed;
  inset-block-start: 5.5rem;
  inset-inline: ${space(3)};
  z-index: ${layer.toast};
  max-inline-size: 26rem;
  margin-inline: auto;
  padding: ${space(4)};
  border: 1px solid ${color('control')};
  border-radius: ${radius.medium};
  background: ${color('raised')};
  box-shadow: ${shadow.overlay};

  ${media.md} {
    inset-block: auto 1.5rem;
    inset-inline: auto 1.5rem;
  }
  /* An open dialog disables pointer events on everything around it. */
  pointer-events: auto;
`;
