import { zodResolver } from '@hookform/resolvers/zod';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';

export interface ZodForm<Values extends FieldValues, Parsed> {
  form: UseFormReturn<Values, unknown, Parsed>;
  /** All that `TextField`, `TextArea`, `SelectField` or `Checkbox` needs to be the field `name`. */
  fieldProps: (name: FieldPath<Values>) => UseFormRegisterReturn & { error: string | undefined };
  /**
   * Lays a server's `errors[]` (problem+json, as `ApiError` carries it) under the fields they name and focuses the first.
   * Returns whether any found its field: else say the error's `message` elsewhere. What was typed stays.
   */
  showProblem: (error: unknown) => boolean;
}

/**
 * A form checked by a zod schema: on submit, then while a wrong field is mended; the first wrong field is focused. Give
 * the `<form>` `noValidate`, and `onSubmit={form.handleSubmit(…)}`.
 */
export function useZodForm<Values extends FieldValues, Parsed>(
  schema: $ZodType<Parsed, Values>,
  { defaultValues }: { defaultValues?: DefaultValues<Values> } = {},
): ZodForm<Values, Parsed> {
  const form = useForm<Values, unknown, Parsed>({ resolver: zodResolver(schema), defaultValues });
  return {
    form,
    fieldProps: (name) => ({ ...form.register(name), error: form.getFieldState(name, form.formState).error?.message }),
    showProblem: (error) => showProblem(form, error),
  };
}

interface FieldError {
  field: string;
  message: string;
}

function fieldErrorsOf(error: unknown): FieldError[] {
  const errors = (error as { errors?: unknown } | null)?.errors;
  return Array.isArray(errors) ? (errors as FieldError[]) : [];
}

function showProblem<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  error: unknown,
): boolean {
  const known = fieldErrorsOf(error).filter(
    ({ field }) => form.control._fields[field.split('.')[0] ?? ''] !== undefined,
  );
  // In the order of the form, not of the answer: the first one on the screen gets the focus.
  const order = [...form.control._names.mount].map(String);
  known.sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
  known.forEach(({ field, message }, at) => {
    form.setError(field as FieldPath<Values>, { type: 'server', message }, { shouldFocus: at === 0 });
  });
  return known.length > 0;
}
