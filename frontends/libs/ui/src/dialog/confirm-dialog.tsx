import { AlertDialog as Radix } from 'radix-ui';
import { type ReactNode } from 'react';
import { Button } from '../button/button';
import * as copy from '../copy';
import { useBackCloses } from './use-back-closes';
import { useRestoreFocus } from './use-restore-focus';
import { Body, Footer, Header, Overlay, Sheet, Title } from './dialog-style';

interface ConfirmDialogProps {
  onClose: () => void;
  title: string;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** The verb of the action, not «بله». */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  /** Does the work. The dialog stays open until the caller closes it. */
  onConfirm: () => void;
  pending?: boolean;
  pendingLabel?: ReactNode;
  /** Why the work failed; the dialog stays open. */
  failure?: ReactNode;
  /** False when other code handles Back and closes the dialog. */
  historyEntry?: boolean;
}

/** Asks for confirmation before a loss. The safe button has the focus. Render it only while the question is open. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { onClose, title, description, confirmLabel, cancelLabel = copy.cancel } = props;
  const { tone = 'danger', onConfirm, pending, pendingLabel, failure, historyEntry = true } = props;
  const restoreFocus = useRestoreFocus();
  useBackCloses(onClose, { open: historyEntry });
  return (
    <Radix.Root open onOpenChange={() => onClose()}>
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
          <Footer data-dialog-footer $stretched>
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
