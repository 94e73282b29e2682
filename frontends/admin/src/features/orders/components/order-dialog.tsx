import { ApiError } from '@afshoreh/api-client';
import { useQuery } from '@afshoreh/contracts/query';
import { toPersianDigits } from '@afshoreh/persian';
import { Badge, Button, EmptyState, SkeletonLines } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { useEffect, useRef, useState } from 'react';
import { FormDialogContext, confirmLeaving, useFormDialog } from '../../../form/leaving';
import { HistoryLink } from '../../../history/history-link';
import { AgreedPricesProvider, useAgreedPricesOf } from '../call-sheet/agreed-prices';
import type { CallsInBackground } from '../calls-in-background';
import { copy } from '../copy';
import { orderQuery } from '../get-order';
import { useCallForm, type CallFormOptions } from '../use-call-form';
import { useLeaseHolder, useOrderLease } from '../use-order-lease';
import { useNow } from '../use-now';
import { CallFormFields } from './call-form';
import { UnsavedCalls } from './unsaved-calls';
import { OrderDetailsView } from './order-details-view';
import { QueryLoader } from '../../../layout/query-loader';

const FORM_ID = 'call-form';
const NEXT_ID = 'save-and-next';
const SKIP_ID = 'skip-order';
const clickButton = (id: string) => document.getElementById(id)?.click();

interface OrderDialogProps {
  id: number;
  onClose: () => void;
  /** Opens the next order of the queue in place of this one. */
  onNext: () => Promise<unknown>;
  /** Opens the next order without recording a call. This order stays in the queue. */
  onSkip: () => void;
  isTakingNext: boolean;
  /** The order came from the queue. */
  isCalling: boolean;
  /** Whether the next order can be shown at once. */
  isNextReady: () => boolean;
  calls: CallsInBackground;
  /** Opens another order in place of this one. */
  onOpen: (id: number) => void;
}

/** One order over the list, with everything needed to call the customer and to record the call. */
export function OrderDialog({ id, onClose, onSkip, onOpen, ...queue }: OrderDialogProps) {
  const { isTakingNext, calls } = queue;
  const lease = useOrderLease(id, calls);
  const { data: order } = useQuery(orderQuery(id));
  const colleague = useLeaseHolder()(lease, useNow());
  const [isSaving, setIsSaving] = useState(false);
  const opensNext = useRef(false);
  const dialog = useFormDialog();
  const setOpensNext = (opens: boolean) => (opensNext.current = opens);
  return (
    <Dialog
      historyEntry={false}
      onClose={() => confirmLeaving(onClose, dialog)}
      size="large"
      keepOnOutsidePress
      title={copy.dialog.title(toPersianDigits(id))}
      description={colleague && <Badge tone="info">{copy.due.calling(colleague)}</Badge>}
      footer={
        order ? (
          <>
            <HistoryLink subject="order" id={id} />
            <Buttons
              isSaving={isSaving}
              isTakingNext={isTakingNext}
              leadOn={setOpensNext}
              onSkip={() => confirmLeaving(onSkip, dialog)}
            />
          </>
        ) : (
          <Button variant="secondary" onClick={onClose}>
            {copy.dialog.close}
          </Button>
        )
      }
    >
      <UnsavedCalls calls={calls} onOpen={(other) => confirmLeaving(() => onOpen(other), dialog)} />
      {order ? (
        // The `key` resets all forms when another order opens.
        <FormDialogContext key={id} value={dialog}>
          <CallView {...queue} order={order} opensNext={opensNext} dialog={dialog} onSaving={setIsSaving} />
        </FormDialogContext>
      ) : (
        <Missing id={id} />
      )}
    </Dialog>
  );
}

interface ButtonsProps {
  isSaving: boolean;
  isTakingNext: boolean;
  leadOn: (leads: boolean) => void;
  onSkip: () => void;
}

function Buttons({ isSaving, isTakingNext, leadOn, onSkip }: ButtonsProps) {
  const { save, saveAndNext, saving, skip, taking } = copy.call;
  const button = {
    type: 'submit',
    form: FORM_ID,
    pending: isSaving || isTakingNext,
    pendingLabel: isSaving ? saving : taking,
  } as const;
  return (
    <>
      <Button
        id={SKIP_ID}
        variant="ghost"
        pending={isTakingNext && !isSaving}
        pendingLabel={taking}
        onClick={() => !isSaving && onSkip()}
      >
        {skip}
      </Button>
      <Button {...button} variant="secondary" onClick={() => leadOn(false)}>
        {save}
      </Button>
      <Button {...button} id={NEXT_ID} onClick={() => leadOn(true)}>
        {saveAndNext}
      </Button>
    </>
  );
}

interface CallViewProps extends CallFormOptions {
  isTakingNext: boolean;
  isCalling: boolean;
  dialog: string;
  onSaving: (isSaving: boolean) => void;
}

function CallView({ isTakingNext, isCalling, dialog, onSaving, ...options }: CallViewProps) {
  const agreed = useAgreedPricesOf(dialog, options.order);
  const call = useCallForm(options);
  useEffect(() => {
    onSaving(call.isSubmitting);
    return () => onSaving(false);
  }, [call.isSubmitting, onSaving]);
  return (
    <AgreedPricesProvider value={agreed}>
      <OrderDetailsView order={options.order} isCalling={isCalling}>
        <section>
          <h3>{copy.call.form}</h3>
          <CallFormFields
            id={FORM_ID}
            order={options.order}
            call={call}
            isLeaving={isTakingNext || (call.isSubmitting && options.opensNext.current)}
            onSaveAndNext={() => clickButton(NEXT_ID)}
            onSkip={() => clickButton(SKIP_ID)}
          />
        </section>
      </OrderDetailsView>
    </AgreedPricesProvider>
  );
}

/** Shown in place of an order that is loading, unknown or unreachable. */
function Missing({ id }: { id: number }) {
  const query = useQuery(orderQuery(id));
  if (query.error instanceof ApiError && query.error.status === 404) {
    return <EmptyState level={3} title={copy.dialog.notFound} text={copy.dialog.notFoundText} />;
  }
  return (
    <QueryLoader queries={[query]} failed={copy.dialog.loadFailed} skeleton={<SkeletonLines lines={8} />}>
      {() => null}
    </QueryLoader>
  );
}
