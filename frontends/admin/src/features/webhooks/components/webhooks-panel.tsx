import type { Schemas } from '@afshoreh/api-client';
import { useQuery } from '@afshoreh/contracts/query';
import { Button, FormFailure, Stack } from '@afshoreh/ui';
import { ConfirmDialog } from '@afshoreh/ui/dialog';
import { Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { RotateDialog } from '../../../form/rotate-dialog';
import { SecretDialog } from '../../../form/secret-dialog';
import { writeFailureOf } from '../../../form/failed-write';
import { PanelHead } from '../../../layout/panel-head';
import { QueryLoader } from '../../../layout/query-loader';
import { RowsSkeleton } from '../../../list/list-results';
import { copy } from '../copy';
import {
  useDeleteWebhook,
  useRotateWebhook,
  useSwitchWebhook,
  useTestWebhook,
  webhooks,
  webhooksQuery,
  type Webhook,
} from '../webhooks';
import { DeliveriesDialog } from './deliveries-dialog';
import { WebhookDialog } from './webhook-dialog';
import { WebhooksTable, type WebhookAction } from './webhooks-table';

/** The addresses to which the server sends events. Only owners see this panel. */
export function WebhooksPanel() {
  const query = useQuery(webhooksQuery);
  const test = useTestWebhook();
  const toggle = useSwitchWebhook();
  const [made, setMade] = useState<Schemas['MadeWebhook'] | null>(null);
  const [opened, setOpened] = useState<{ action: WebhookAction; webhook?: Webhook } | null>(null);
  const close = () => setOpened(null);
  const handleAction = (action: WebhookAction, webhook: Webhook) => {
    if (action === 'test') test.mutate(webhook);
    else if (action === 'switch') toggle(webhook);
    else setOpened({ action, webhook });
  };
  const { action, webhook } = opened ?? {};
  return (
    <Stack $gap={4}>
      <PanelHead>
        <p>{copy.intro}</p>
        <Button size="small" onClick={() => setOpened({ action: 'edit' })}>
          <WebhookIcon />
          {copy.add}
        </Button>
      </PanelHead>
      <QueryLoader queries={[query]} failed={copy.loadFailed} skeleton={<RowsSkeleton />}>
        {(all) => (all.length === 0 ? <p>{copy.noneYet}</p> : <WebhooksTable webhooks={all} onAction={handleAction} />)}
      </QueryLoader>
      {action === 'edit' && <WebhookDialog webhook={webhook} onClose={close} onMade={setMade} />}
      {action === 'log' && webhook && <DeliveriesDialog webhook={webhook} onClose={close} />}
      {action === 'rotate' && webhook && <RotateWebhookDialog webhook={webhook} onClose={close} onMade={setMade} />}
      {action === 'delete' && webhook && <DeleteDialog webhook={webhook} onClose={close} />}
      {made && (
        <SecretDialog
          title={copy.secret.title}
          words={copy.secret}
          secret={made.secret}
          onClose={() => setMade(null)}
        />
      )}
    </Stack>
  );
}

interface DialogProps {
  webhook: Webhook;
  onClose: () => void;
}

interface RotateProps extends DialogProps {
  onMade: (made: Schemas['MadeWebhook']) => void;
}

function RotateWebhookDialog({ webhook: { id }, onClose, onMade }: RotateProps) {
  const { mutateAsync } = useRotateWebhook();
  return (
    <RotateDialog
      title={copy.rotation.title}
      words={copy.rotation}
      failed={copy.rotateFailed}
      subject={webhooks.subject}
      rotate={async (overlapHours) => onMade(await mutateAsync({ id, overlapHours }))}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ webhook, onClose }: DialogProps) {
  const words = copy.deletion;
  const { mutate, isPending, error } = useDeleteWebhook();
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.title}
      description={words.text}
      confirmLabel={words.confirm}
      pending={isPending}
      pendingLabel={words.pending}
      failure={error && <FormFailure title={copy.deleteFailed} text={writeFailureOf(error)} />}
      onConfirm={() => mutate(webhook, { onSuccess: onClose })}
    />
  );
}
