import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Resets a form to `values` and keeps the current values of `fields` as unsaved changes. */
export function resetKeeping<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  values: Values,
  fields: readonly string[],
): void {
  const now = form.getValues();
  // The fields stay registered, because a radio group that is registered again has no value at first.
  form.reset(values, { keepFieldsRef: true });
  for (const field of fields as FieldPath<Values>[]) form.setValue(field, now[field], { shouldDirty: true });
}
