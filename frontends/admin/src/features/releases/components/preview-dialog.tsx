import { formatNumber } from '@afshoreh/persian';
import { Button, FormFailure, SelectField, Stack } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { useId, useState, type SyntheticEvent } from 'react';
import { writeFailureOf } from '../../../form/failed-write';
import { FormDialog } from '../../../form/form-dialog';
import { copy } from '../copy';
import { shortened, useCreatePreview } from '../releases';
import { CopiedText } from './copied-text';

const words = copy.preview;
const HOURS = ['4', '24', '72', '168'];

interface PreviewDialogProps {
  remote: string;
  version: string;
  onClose: () => void;
}

/** Creates a preview link for a version, and shows it. */
export function PreviewDialog({ remote, version, onClose }: PreviewDialogProps) {
  const [hours, setHours] = useState('24');
  const { mutate, isPending, error, data } = useCreatePreview(remote);
  const formId = useId();
  const description = words.text(shortened(version));
  if (data) {
    return (
      <Dialog
        onClose={onClose}
        title={words.title}
        description={description}
        footer={<Button onClick={onClose}>{words.done}</Button>}
      >
        <CopiedText text={data.address} hint={words.linkHint} words={{ ...words, label: words.link }} />
      </Dialog>
    );
  }
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isPending) mutate({ releaseVersion: version, hours: Number(hours) });
  };
  return (
    <FormDialog
      title={words.title}
      description={description}
      formId={formId}
      words={words}
      isDirty={false}
      isSubmitting={isPending}
      onClose={onClose}
    >
      <Stack as="form" id={formId} onSubmit={handleSubmit} $gap={4}>
        <SelectField
          label={words.hours}
          options={HOURS.map((value) => ({ value, label: words.hoursOf(formatNumber(Number(value))) }))}
          value={hours}
          onChange={(event) => setHours(event.target.value)}
        />
        {error && <FormFailure title={words.failed} text={writeFailureOf(error)} />}
      </Stack>
    </FormDialog>
  );
}
