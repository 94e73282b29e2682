import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button';
import * as copy from '../copy';
import { useBackCloses } from './use-back-closes';
import { useRestoreFocus } from './use-restore-focus';
import { Body, Corner, Footer, Header, Overlay, Sheet, Title, type DialogSize } from './dialog-style';

export interface DialogProps {
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** The buttons; they stay visible below the scrolling body. */
  footer?: ReactNode;
  size?: DialogSize;
  /** Shown above the title, for a dialog that reports a result. */
  illustration?: string;
  /** Set it for a form with typed values: a press outside does not close the dialog then. */
  keepOnOutsidePress?: boolean;
  /** While true, nothing closes the dialog, because it will show the result of the running work. */
  busy?: boolean;
  /** False for a dialog that its address opened: Back leaves that address anyway. */
  historyEntry?: boolean;
  children?: ReactNode;
}

/**
 * A dialog in the middle of a wide screen, or a sheet at the bottom of a phone. Escape, the close button and a press
 * outside close it. Render it only while it is open.
 */
export function Dialog(props: DialogProps) {
  const {
    onClose,
    title,
    description,
    footer,
    size = 'medium',
    illustration,
    keepOnOutsidePress,
    busy = false,
    historyEntry = true,
    children,
  } = props;
  const restoreFocus = useRestoreFocus();
  useBackCloses(onClose, { open: historyEntry, busy });
  return (
    <Radix.Root open onOpenChange={() => busy || onClose()}>
      <Radix.Portal>
        <Overlay as={Radix.Overlay} />
        <Sheet
          as={Radix.Content}
          dir="rtl"
          $size={size}
          {...restoreFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={(event: Event) => {
            if (keepOnOutsidePress || isInToast(event.target)) event.preventDefault();
          }}
        >
          <Header $centred={Boolean(illustration)}>
            {illustration && <img src={illustration} alt="" width={160} height={128} />}
            <Title as={Radix.Title}>{title}</Title>
            {description && <Description>{description}</Description>}
          </Header>
          {children && <Body>{children}</Body>}
          {footer && (
            <Footer data-dialog-footer $stretched={size === 'small'}>
              {footer}
            </Footer>
          )}
          <Corner>
            <Radix.Close asChild>
              <IconButton label={copy.close} icon={<X />} size="small" disabled={busy} />
            </Radix.Close>
          </Corner>
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A toast is above the dialog, so pressing its button does not count as a press outside. */
function isInToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null;
}

const Description = styled(Radix.Description)``;
