import type { Schemas } from '@afshoreh/api-client';
import { useQuery } from '@afshoreh/contracts/query';
import { Button, CopyButton, FormFailure, Stack, TextField } from '@afshoreh/ui';
import { ConfirmDialog, Dialog } from '@afshoreh/ui/dialog';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { writeFailureOf } from '../../../form/failed-write';
import { PanelHead } from '../../../layout/panel-head';
import { QueryLoader } from '../../../layout/query-loader';
import { RowsSkeleton } from '../../../list/list-results';
import { useOpened } from '../../../list/use-opened';
import { apiKeysQuery, useRevokeKey, type ApiKey } from '../api-keys';
import { copy } from '../copy';
import { ApiKeysTable } from './api-keys-table';
import { CreateKeyDialog } from './create-key-dialog';
import { RotateKeyDialog } from './rotate-key-dialog';

/** The keys of programs. Only owners see this panel. */
export function ApiKeysPanel() {
  const opened = useOpened('apiKey');
  const query = useQuery(apiKeysQuery);
  const [made, setMade] = useState<Schemas['MadeApiKeyDto'] | null>(null);
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
            <ApiKeysTable keys={keys} onRotate={setToRotate} onRevoke={setToRevoke} />
          )
        }
      </QueryLoader>
      {opened.value === 'new' && <CreateKeyDialog onClose={opened.close} onMade={setMade} />}
      {toRotate && <RotateKeyDialog apiKey={toRotate} onClose={() => setToRotate(null)} onMade={setMade} />}
      {made && <SecretDialog made={made} onClose={() => setMade(null)} />}
      {toRevoke && <RevokeDialog apiKey={toRevoke} onClose={() => setToRevoke(null)} />}
    </Stack>
  );
}

/** Shows a secret once. The server stores only its hash, so it cannot be shown again. */
function SecretDialog({ made: { apiKey, secret }, onClose }: { made: Schemas['MadeApiKeyDto']; onClose: () => void }) {
  const words = copy.secret;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      keepOnOutsidePress
      title={words.title(apiKey.name)}
      description={secret === null ? words.lost : words.text}
      footer={<Button onClick={onClose}>{words.done}</Button>}
    >
      {secret !== null && (
        <Stack $gap={3}>
          <TextField
            label={words.field}
            hint={words.hint}
            readOnly
            ltr
            value={secret}
            onFocus={({ target }) => target.select()}
          />
          <CopyButton text={secret} label={words.copy} copied={words.copied} failed={words.copyFailed} />
        </Stack>
      )}
    </Dialog>
  );
}

function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const words = copy.revocation;
  const { mutate, isPending, error } = useRevokeKey();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
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
