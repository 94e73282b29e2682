import { ApiError } from '@afshoreh/api-client';
import { formatNumber } from '@afshoreh/persian';
import { Button, FormFailure, SelectField, Stack, TextField } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { useId, useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { writeFailureOf } from '../../../form/failed-write';
import { FormDialog } from '../../../form/form-dialog';
import { remoteName } from '../../../layout/remote-name';
import { copy } from '../copy';
import { commandOf, shortened, useChangeRelease, type Change } from '../releases';
import { CopiedText } from './copied-text';

const words = copy.change;
const PERCENTS = ['1', '5', '10', '25', '50'];
const LONGEST_REASON = 200;

interface ChangeDialogProps {
  change: Change;
  onClose: () => void;
}

/** Changes what visitors get. When the server has no key to sign the change, it shows a command to run instead. */
export function ChangeDialog({ change, onClose }: ChangeDialogProps) {
  const { action, remote, version } = change;
  const [percent, setPercent] = useState('10');
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useChangeRelease(change);
  const formId = useId();
  const { title, text, save } = words[action];
  const description = text(remoteName(remote.remote), shortened(version));
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isPending) mutate({ percent: Number(percent), reason }, { onSuccess: onClose });
  };
  const fields = (
    <>
      {action === 'canary' && (
        <SelectField
          label={words.percent}
          options={PERCENTS.map((value) => ({ value, label: words.percents(formatNumber(Number(value))) }))}
          value={percent}
          onChange={(event) => setPercent(event.target.value)}
        />
      )}
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        maxLength={LONGEST_REASON}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </>
  );
  if (!remote.canSign) {
    return (
      <Dialog
        onClose={onClose}
        title={title}
        description={description}
        footer={<Button onClick={onClose}>{copy.command.done}</Button>}
      >
        <Stack $gap={4}>
          {fields}
          <CopiedText text={commandOf(change, Number(percent), reason)} hint={copy.command.text} words={copy.command} />
        </Stack>
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={title}
      description={description}
      formId={formId}
      words={{ save, saving: words.saving, cancel: words.cancel }}
      tone={action === 'rollback' ? 'danger' : 'primary'}
      isDirty={reason.trim() !== ''}
      isSubmitting={isPending}
      onClose={onClose}
    >
      <Stack as="form" id={formId} onSubmit={handleSubmit} $gap={4}>
        {fields}
        {error && <FormFailure title={words.failed} text={<Reasons error={error} />} />}
      </Stack>
    </FormDialog>
  );
}

/** A sentence for the owner, and below it the messages of the release program for the team. */
function Reasons({ error }: { error: Error }) {
  const reasons = error instanceof ApiError && error.code === 'releases.refused' ? error.errors : [];
  return (
    <>
      {writeFailureOf(error)}
      {reasons.length > 0 && (
        <>
          <p>{words.reasons}</p>
          <List dir="ltr">
            {reasons.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </List>
        </>
      )}
    </>
  );
}

const List = styled.ul`
  padding-inline-start: 1.25em;
`;
