import { FormFailure, type Failure } from '@afshoreh/ui';
import { FormLayout, useForm, type Form } from '@afshoreh/ui/form';
import { useId, useState, type ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { ConflictChooser, type ConflictWords } from './conflict-chooser';
import { wasStopped, writeFailureOf } from './failed-write';
import { FormDialog } from './form-dialog';
import { useConflict } from './use-conflict';
import { useAbortOnUnmount } from './use-abort-on-unmount';

/** What is sent: the checked values, the record that the form was made of (undefined adds one), and what stops the call. */
export interface SentRecord<Parsed, Stored> {
  values: Parsed;
  edited: Stored | undefined;
  signal: AbortSignal;
}

interface RecordDialogProps<Values extends FieldValues, Parsed, Stored extends { id: number }> extends ConflictWords {
  title: string;
  description: ReactNode;
  words: { save: string; saving: string; cancel: string };
  saveFailed: string;
  /** Undefined adds one. */
  record: Stored | undefined;
  /** What the audit calls its kind. */
  thing: string;
  schema: $ZodType<Parsed, Values>;
  valuesOf: (record?: Stored) => Values;
  save: (sent: SentRecord<Parsed, Stored>) => Promise<unknown>;
  /** The record as it is stored now, past every cache. */
  read: () => Promise<Stored>;
  onClose: () => void;
  children: (form: Form<Values, Parsed>) => ReactNode;
}

/** Adds or edits one record of a short form; it stays one of the version it was opened with, whatever the list shows since. */
export function RecordDialog<Values extends FieldValues, Parsed, Stored extends { id: number }>(
  props: RecordDialogProps<Values, Parsed, Stored>,
) {
  const { title, description, words, saveFailed, labels, say, schema, valuesOf, read, save, onClose, children } = props;
  const formId = useId();
  const [edited, setEdited] = useState(props.record);
  const stopSignal = useAbortOnUnmount();
  const state = useForm({
    schema,
    defaultValues: valuesOf(edited) as DefaultValues<Values>,
    onSubmit: async (values) => {
      await save({ values, edited, signal: stopSignal() });
      onClose();
    },
    onFailure: handleFailure,
  });
  const conflict = useConflict({ form: state.form, read, valuesOf, onMerged: setEdited });
  function handleFailure(error: Error): Failure | null {
    if (wasStopped(error) || conflict.take(error)) return null;
    return { title: saveFailed, text: writeFailureOf(error) };
  }
  return (
    <FormDialog
      title={title}
      description={description}
      formId={formId}
      record={edited && { thing: props.thing, id: edited.id }}
      words={words}
      isDirty={state.form.formState.isDirty}
      isSubmitting={state.isSubmitting}
      onClose={onClose}
    >
      <FormLayout id={formId} {...state.formProps}>
        {children(state)}
        {state.failure && <FormFailure {...state.failure} />}
      </FormLayout>
      <ConflictChooser conflict={conflict} labels={labels} say={say} />
    </FormDialog>
  );
}
