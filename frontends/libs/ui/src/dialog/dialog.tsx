import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button';
import * as copy from '../copy';
import { useRestoreFocus } from './use-restore-focus';
import { Body, Corner, Footer, Header, Overlay, Sheet, Title, type DialogSize } from './dialog-style';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Stays in sight below the scrolling body: the buttons. */
  footer?: ReactNode;
  size?: DialogSize;
  /** Above the title, for a dialog that is an answer. */
  illustration?: string;
  /** Keeps the dialog when it is pressed beside, for a form with something typed in it. */
  keepOnOutsidePress?: boolean;
  /** Something is on its way whose outcome is shown here: nothing closes the dialog meanwhile. */
  busy?: boolean;
  children?: ReactNode;
}

/** In the middle of a wide screen, a sheet at the bottom of a phone. Escape, the cross and a press beside it close it. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    footer,
    size = 'medium',
    illustration,
    keepOnOutsidePress,
    busy = false,
    children,
  } = props;
  const restoreFocus = useRestoreFocus();
  return (
    <Radix.Root open={open} onOpenChange={(wanted) => busy || onOpenChange(wanted)}>
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
          {footer && <Footer $stretched={size === 'small'}>{footer}</Footer>}
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

/** A toast lies above the dialog; pressing its button is no press beside the dialog. */
function isInToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null;
}

const Description = styled(Radix.Description)``;
