import { ApiError } from '@afshoreh/api-client';
import { toPersianDigits } from '@afshoreh/persian';
import { Badge, Button, EmptyState, ErrorBox, Loading, SkeletonLines } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { useQuery } from '@afshoreh/contracts/query';
import { useEffect, useRef, useState } from 'react';
import { leave } from '../../../form/leaving';
import { HistoryLink } from '../../../history/history-link';
import { copy } from '../copy';
import { orderQuery } from '../get-order';
import { useCallForm, type CallFormOptions } from '../use-call-form';
import { useLeaseHolder } from '../use-lease-holder';
import { useNow } from '../use-now';
import { useOrderLease } from '../use-order-lease';
import { CallFormFields } from './call-form';
import { OrderDetailsView } from './order-details-view';

const FORM_ID = 'call-form';
const NEXT_ID = 'save-and-next';
const SKIP_ID = 'skip-order';
const press = (id: string) => document.getElementById(id)?.click();

interface OrderDialogProps {
  id: number;
  onClose: () => void;
  /** Opens the next order of the queue instead. */
  onNext: () => Promise<unknown>;
  /** The same, without a word about this one, which stays in the queue. */
  onSkip: () => void;
  isTakingNext: boolean;
}

/** One order over the list (spec §2), with all that is needed to call the customer and to write the call down. */
export function OrderDialog({ id, onClose, onNext, onSkip, isTakingNext }: OrderDialogProps) {
  const held = useOrderLease(id);
  const { data: order } = useQuery(orderQuery(id));
  const colleague = useLeaseHolder()(held, useNow());
  const [isSaving, setIsSaving] = useState(false);
  const leadsOn = useRef(false);
  const leadOn = (leads: boolean) => (leadsOn.current = leads);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave(onClose)}
      size="large"
      keepOnOutsidePress
      title={copy.dialog.title(toPersianDigits(id))}
      description={colleague && <Badge tone="info">{copy.due.calling(colleague)}</Badge>}
      footer={
        order ? (
          <>
            <HistoryLink thing="order" id={id} />
            <Buttons isSaving={isSaving} isSkipping={isTakingNext && !isSaving} leadOn={leadOn} onSkip={onSkip} />
          </>
        ) : (
          <Button variant="secondary" onClick={onClose}>
            {copy.dialog.close}
          </Button>
        )
      }
    >
      {order ? (
        // Another order is another form.
        <CallView key={id} order={order} leadsOn={leadsOn} onNext={onNext} onSaving={setIsSaving} />
      ) : (
        <Missing id={id} />
      )}
    </Dialog>
  );
}

interface ButtonsProps {
  isSaving: boolean;
  isSkipping: boolean;
  leadOn: (leads: boolean) => void;
  onSkip: () => void;
}

function Buttons({ isSaving, isSkipping, leadOn, onSkip }: ButtonsProps) {
  const { save, saveAndNext, saving, skip, taking } = copy.call;
  const button = { type: 'submit', form: FORM_ID, pending: isSaving, pendingLabel: saving } as const;
  return (
    <>
      <Button
        id={SKIP_ID}
        variant="ghost"
        pending={isSkipping}
        pendingLabel={taking}
        onClick={() => !isSaving && leave(onSkip)}
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
  onSaving: (isSaving: boolean) => void;
}

function CallView({ onSaving, ...options }: CallViewProps) {
  const call = useCallForm(options);
  useEffect(() => {
    onSaving(call.isSubmitting);
    return () => onSaving(false);
  }, [call.isSubmitting, onSaving]);
  return (
    <OrderDetailsView order={options.order}>
      <h3>{copy.call.form}</h3>
      <CallFormFields
        id={FORM_ID}
        order={options.order}
        call={call}
        onSaveAndNext={() => press(NEXT_ID)}
        onSkip={() => press(SKIP_ID)}
      />
    </OrderDetailsView>
  );
}

/** Instead of an order that is not there: on the way, unknown, or out of reach. */
function Missing({ id }: { id: number }) {
  const { error, isFetching, refetch } = useQuery(orderQuery(id));
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState level={3} title={copy.dialog.notFound} text={copy.dialog.notFoundText} />;
  }
  if (error) {
    return (
      <ErrorBox title={copy.dialog.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorBox>
    );
  }
  return (
    <Loading>
      <SkeletonLines lines={8} />
    </Loading>
  );
}
