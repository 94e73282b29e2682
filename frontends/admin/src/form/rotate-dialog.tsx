import { SelectField } from '@afshoreh/ui';
import * as z from 'zod/mini';
import { RecordDialog } from './record-dialog';

/** How long the old secret stays valid, in hours. */
const OVERLAPS = ['0', '1', '24', '168'] as const;
const schema = z.object({ overlap: z.enum(OVERLAPS) });

interface RotateDialogProps {
  title: string;
  words: Record<'text' | 'overlap' | 'save' | 'saving' | 'cancel', string> & {
    overlaps: Record<(typeof OVERLAPS)[number], string>;
  };
  failed: string;
  /** The name of the kind of record in the audit. */
  subject: string;
  rotate: (overlapHours: number) => Promise<void>;
  onClose: () => void;
}

/** Replaces a secret, and asks for how long the current one stays valid. */
export function RotateDialog({ title, words, failed, subject, rotate, onClose }: RotateDialogProps) {
  return (
    <RecordDialog
      title={title}
      description={words.text}
      words={words}
      failed={failed}
      subject={subject}
      schema={schema}
      valuesOf={() => ({ overlap: '24' as const })}
      save={async ({ values }) => {
        await rotate(Number(values.overlap));
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
