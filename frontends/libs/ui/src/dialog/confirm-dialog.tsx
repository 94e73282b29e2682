import { AlertDialog as Radix } from 'radix-ui';
import { type ReactNode } from 'react';
import { Button } from '../button/button';
import * as copy from '../copy';
import { useRestoreFocus } from './use-restore-focus';
import { Body, Footer, Header, Overlay, Sheet, Title } from './dialog-style';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen, and that it cannot be undone when so. */
  description: ReactNode;
  /** The verb, never «بله». */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  /** The dialog stays open: close it when the work is done. */
  onConfirm: () => void;
  pending?: boolean;
  pendingLabel?: ReactNode;
  /** Why it was not done, when it failed; the dialog stays open. */
  failure?: ReactNode;
}

/** Asks before a loss. The safe button has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel = copy.cancel } = props;
  const { tone = 'danger', onConfirm, pending, pendingLabel, failure } = props;
  const restoreFocus = useRestoreFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay as={Radix.Overlay} />
        <Sheet as={Radix.Content} dir="rtl" $size="small" {...restoreFocus}>
          <Header>
            <Title as={Radix.Title}>{title}</Title>
            <Radix.Description asChild>
              {typeof description === 'string' ? <p>{description}</p> : <div>{description}</div>}
            </Radix.Description>
          </Header>
          {failure && <Body>{failure}</Body>}
          <Footer $stretched>
            <Radix.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </Radix.Cancel>
            <Button variant={tone} pending={pending} pendingLabel={pendingLabel} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </Footer>
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}
