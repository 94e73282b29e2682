import type { Schemas } from '@afshoreh/api-client';
import { useQuery } from '@afshoreh/contracts/query';
import { Button, FormFailure, Stack } from '@afshoreh/ui';
import { ConfirmDialog } from '@afshoreh/ui/dialog';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { RotateDialog } from '../../../form/rotate-dialog';
import { SecretDialog } from '../../../form/secret-dialog';
import { writeFailureOf } from '../../../form/failed-write';
import { PanelHead } from '../../../layout/panel-head';
import { QueryLoader } from '../../../layout/query-loader';
import { RowsSkeleton } from '../../../list/list-results';
import { useOpened } from '../../../list/use-opened';
import { apiKeys, apiKeysQuery, useRevokeKey, useRotateKey, type ApiKey } from '../api-keys';
import { copy } from '../copy';
import { ApiKeysTable } from './api-keys-table';
import { CreateKeyDialog } from './create-key-dialog';
import { EditKeyDialog } from './edit-key-dialog';

/** The keys of programs. Only owners see this panel. */
export function ApiKeysPanel() {
  const opened = useOpened('apiKey');
  const query = useQuery(apiKeysQuery);
  const [made, setMade] = useState<Schemas['MadeApiKey'] | null>(null);
  const [toEdit, setToEdit] = useState<ApiKey | null>(null);
  const [toRotate, setToRotate] = useState<ApiKey | null>(null);
  const [toRevoke, setToRevoke] = useState<ApiKey | null>(null);
  return (
    <Stack $gap={4}>
      <PanelHead>
        <p>{copy.intro}</p>
        <Button size="small" onClick={() => opened.open('new')}>
          <KeyRound />
          {copy.add}
        </Button>
      </PanelHead>
      <QueryLoader queries={[query]} failed={copy.loadFailed} skeleton={<RowsSkeleton />}>
        {(keys) =>
          keys.length === 0 ? (
            <p>{copy.noneYet}</p>
          ) : (
            <ApiKeysTable keys={keys} onEdit={setToEdit} onRotate={setToRotate} onRevoke={setToRevoke} />
          )
        }
      </QueryLoader>
      {opened.value === 'new' && <CreateKeyDialog onClose={opened.close} onMade={setMade} />}
      {toEdit && <EditKeyDialog apiKey={toEdit} onClose={() => setToEdit(null)} />}
      {toRotate && <RotateKeyDialog apiKey={toRotate} onClose={() => setToRotate(null)} onMade={setMade} />}
      {made && (
        <SecretDialog
          title={copy.secret.title(made.apiKey.name)}
          words={copy.secret}
          secret={made.secret}
          onClose={() => setMade(null)}
        />
      )}
      {toRevoke && <RevokeDialog apiKey={toRevoke} onClose={() => setToRevoke(null)} />}
    </Stack>
  );
}

function RotateKeyDialog({ apiKey: { id, name }, onClose, onMade }: RotateKeyDialogProps) {
  const { mutateAsync } = useRotateKey();
  return (
    <RotateDialog
      title={copy.rotation.title(name)}
      words={copy.rotation}
      failed={copy.rotateFailed}
      subject={apiKeys.subject}
      rotate={async (overlapHours) => onMade(await mutateAsync({ id, overlapHours }))}
      onClose={onClose}
    />
  );
}

interface RotateKeyDialogProps {
  apiKey: ApiKey;
  onClose: () => void;
  onMade: (made: Schemas['MadeApiKey']) => void;
}

function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const words = copy.revocation;
  const { mutate, isPending, error } = useRevokeKey();
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.title}
      description={words.text(apiKey.name)}
      confirmLabel={words.confirm}
      pending={isPending}
      pendingLabel={words.pending}
      failure={error && <FormFailure title={copy.revokeFailed} text={writeFailureOf(error)} />}
      onConfirm={() => mutate(apiKey, { onSuccess: onClose })}
    />
  );
}
