import type { Schemas } from '@afshoreh/api-client';
import { RecordDialog } from '../../../form/record-dialog';
import { apiKeys, useCreateKey } from '../api-keys';
import { copy } from '../copy';
import { EMPTY_KEY, keyBodyOf, KeyFields, keySchema } from './key-fields';

const words = copy.form;

interface CreateKeyDialogProps {
  onClose: () => void;
  /** Called with the secret, which cannot be requested again. The dialog closes afterwards. */
  onMade: (made: Schemas['MadeApiKey']) => void;
}

export function CreateKeyDialog({ onClose, onMade }: CreateKeyDialogProps) {
  const create = useCreateKey();
  return (
    <RecordDialog
      title={words.title}
      description={words.text}
      words={words}
      failed={copy.createFailed}
      subject={apiKeys.subject}
      schema={keySchema}
      valuesOf={() => EMPTY_KEY}
      save={async ({ values }) => {
        onMade(await create.mutateAsync(keyBodyOf(values)));
        return undefined;
      }}
      labels={{}}
      onClose={onClose}
    >
      {({ control, fieldProps }) => <KeyFields control={control} fieldProps={fieldProps} />}
    </RecordDialog>
  );
}
