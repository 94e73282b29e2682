import { FormLayout } from '@afshoreh/ui/form';
import { useId, type ComponentProps } from 'react';
import type { ConflictWords } from './conflict-chooser';
import { FormDialog } from './form-dialog';
import { FormOutcome } from './form-outcome';
import { RestoredNotice } from './restored-notice';
import type { RecordForm } from './use-record-form';

interface RecordFormDialogProps
  extends
    Omit<ComponentProps<typeof FormDialog>, 'formId' | 'isDirty' | 'onGiveUp' | 'isSubmitting' | 'historyEntry'>,
    ConflictWords {
  form: RecordForm;
  /** Whether a record that was deleted meanwhile can be saved as a new one. */
  canAdd?: boolean;
}

export function RecordFormDialog({ form, canAdd, labels, formatValue, children, ...dialog }: RecordFormDialogProps) {
  const formId = useId();
  return (
    <FormDialog
      {...dialog}
      historyEntry={false}
      formId={formId}
      isDirty={form.isDirty}
      onGiveUp={form.draft.forget}
      isSubmitting={form.isSubmitting}
    >
      <FormLayout id={formId} {...form.formProps}>
        {form.draft.isRestored && <RestoredNotice onDiscard={form.discardDraft} />}
        {children}
        <FormOutcome form={form} canAdd={canAdd} labels={labels} formatValue={formatValue} />
      </FormLayout>
    </FormDialog>
  );
}
