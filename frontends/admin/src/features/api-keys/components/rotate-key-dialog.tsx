import type { Schemas } from '@afshoreh/api-client';
import { SelectField } from '@afshoreh/ui';
import * as z from 'zod/mini';
import { RecordDialog } from '../../../form/record-dialog';
import { apiKeys, useRotateKey, type ApiKey } from '../api-keys';
import { copy } from '../copy';

const words = copy.rotation;
/** In hours. */
const OVERLAPS = ['0', '1', '24', '168'] as const satisfies (keyof typeof words.overlaps)[];
const schema = z.object({ overlap: z.enum(OVERLAPS) });

interface RotateKeyDialogProps {
  apiKey: ApiKey;
  onClose: () => void;
  onMade: (made: Schemas['MadeApiKeyDto']) => void;
}

export function RotateKeyDialog({ apiKey: { id, name }, onClose, onMade }: RotateKeyDialogProps) {
  const rotate = useRotateKey();
  return (
    <RecordDialog
      title={words.title(name)}
      description={words.text}
      words={words}
      failed={copy.rotateFailed}
      subject={apiKeys.subject}
      schema={schema}
      valuesOf={() => ({ overlap: '24' as const })}
      save={async ({ values }) => {
        onMade(await rotate.mutateAsync({ id, overlapHours: Number(values.overlap) }));
        return undefined;
      }}
      labels={{}}
      onClose={onClose}
    >
      {({ fieldProps }) => (
        <SelectField
          label={words.overlap}
          options={OVERLAPS.map((value) => ({ value, label: words.overlaps[value] }))}
          {...fieldProps('overlap')}
        />
      )}
    </RecordDialog>
  );
}
