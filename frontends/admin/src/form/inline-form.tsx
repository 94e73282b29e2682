import { Button } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import type { ComponentProps, ReactNode } from 'react';
import { FormOutcome } from './form-outcome';
import type { RecordForm } from './use-record-form';

type ButtonLook = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'disabled'>;

interface InlineFormProps extends ButtonLook, Pick<ComponentProps<typeof FormOutcome>, 'labels' | 'formatValue'> {
  form: RecordForm;
  /** The label of the button, and the one that replaces it during a save. */
  words: { save: string; saving: string };
  /** The fields. */
  children: ReactNode;
}

/** A form that is part of a screen or of a record's dialog: its fields, the result of a save, and its button. */
export function InlineForm({ form, words, labels, formatValue, children, ...look }: InlineFormProps) {
  return (
    <FormLayout {...form.formProps}>
      {children}
      <FormOutcome form={form} labels={labels} formatValue={formatValue} />
      <div>
        <Button type="submit" {...look} pending={form.isSubmitting} pendingLabel={words.saving}>
          {words.save}
        </Button>
      </div>
    </FormLayout>
  );
}
