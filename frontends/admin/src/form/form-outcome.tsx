import { Button, Cluster, CopyButton, FormFailure, Notice } from '@afshoreh/ui';
import { ConflictChooser, type ConflictWords } from './conflict-chooser';
import { copy } from './copy';
import type { RecordForm } from './use-record-form';

const words = copy.gone;

interface FormOutcomeProps extends Partial<ConflictWords> {
  form: RecordForm;
  /** Whether a record that was deleted meanwhile can be saved as a new one. */
  canAdd?: boolean;
}

/**
 * The result of a save, shown beside its button: the failure, a conflict with a colleague's change or deletion, and
 * the question about a big change.
 */
export function FormOutcome({ form, canAdd = false, labels = {}, formatValue }: FormOutcomeProps) {
  const typed = () =>
    Object.entries(form.currentValues())
      .filter(([field, value]) => typeof value === 'string' && value !== '' && labels[field])
      .map(([field, value]) => `${labels[field]}: ${String(value)}`)
      .join('\n');
  return (
    <>
      {form.failure && <FormFailure {...form.failure} />}
      {form.isDeleted && (
        <Notice tone="warning" urgent>
          <strong>{words.title}</strong>
          <p>{canAdd ? words.addText : words.text}</p>
          <Cluster $gap={2}>
            {canAdd && (
              <Button size="small" pending={form.isSubmitting} onClick={form.saveAsNew}>
                {words.add}
              </Button>
            )}
            <CopyButton text={typed()} label={words.copy} copied={words.copied} failed={words.copyFailed} />
          </Cluster>
        </Notice>
      )}
      <ConflictChooser conflict={form.conflict} labels={labels} formatValue={formatValue} />
      {form.bigChangeDialog}
    </>
  );
}
