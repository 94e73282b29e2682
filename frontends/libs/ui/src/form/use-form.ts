import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState, type SyntheticEvent } from 'react';
import {
  useForm as useHookForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import type { Failure } from '../feedback/form-failure';

export interface FormOptions<Values extends FieldValues, Parsed> {
  schema: $ZodType<Parsed, Values>;
  defaultValues: DefaultValues<Values>;
  /** Sends the checked values; rejects when they were not sent. */
  onSubmit: (values: Parsed) => Promise<unknown>;
  /** Sending failed: what is said beside the button, unless a field says it; null when the page says it elsewhere. */
  onFailure: (error: Error) => Failure | null;
  /** The first wrong field and what is wrong with it, before it takes the focus: its tab may have to be opened first. */
  onInvalid?: (field: FieldPath<Values>, message: string) => void;
}

export interface Form<Values extends FieldValues, Parsed> {
  form: UseFormReturn<Values, unknown, Parsed>;
  /** All that the `<form>` needs. */
  formProps: {
    noValidate: true;
    /** Without script the browser sends the form itself: `get` would put what was typed into the address. */
    method: 'post';
    'aria-busy': true | undefined;
    onSubmit: (event: SyntheticEvent) => void;
  };
  /** All that `TextField`, `TextArea`, `SelectField` or `Checkbox` needs to be the field `name`. */
  fieldProps: (name: FieldPath<Values>) => UseFormRegisterReturn & { error: string | undefined };
  /** For `FormFailure`, beside the button; null while there is nothing to say, and between two failures. */
  failure: Failure | null;
  isSubmitting: boolean;
}

/**
 * A form checked by a zod schema: on submit, then while a wrong field is mended. What the server finds wrong (`errors[]` of
 * problem+json, as `ApiError` carries it) stands under the fields it names, every other failure in `failure`. The first wrong
 * field takes the focus, what was typed stays, and a second press while the first is being sent sends nothing.
 */
export function useForm<Values extends FieldValues, Parsed>({
  schema,
  defaultValues,
  onSubmit,
  onFailure,
  onInvalid,
}: FormOptions<Values, Parsed>): Form<Values, Parsed> {
  const form = useHookForm<Values, unknown, Parsed>({ resolver: zodResolver(schema), defaultValues });
  const [failure, setFailure] = useState<Failure | null>(null);
  const sending = useRef(false);
  const { isSubmitting } = form.formState;

  async function handleValid(values: Parsed) {
    setFailure(null);
    try {
      await onSubmit(values);
    } catch (error) {
      const told = onFailure(error as Error);
      if (!showFieldErrors(form, fieldErrorsOf(error), onInvalid)) setFailure(told);
    }
  }
  function handleInvalid() {
    const first = fieldsInOrder(form).find((name) => form.getFieldState(name).invalid);
    if (first) onInvalid?.(first, form.getFieldState(first).error?.message ?? '');
  }
  const submit = form.handleSubmit(handleValid, handleInvalid);

  return {
    form,
    formProps: {
      noValidate: true,
      method: 'post',
      'aria-busy': isSubmitting || undefined,
      onSubmit(event) {
        event.preventDefault();
        // A double click is faster than the render that turns the button off.
        if (sending.current) return;
        sending.current = true;
        void submit(event).finally(() => (sending.current = false));
      },
    },
    fieldProps: (name) => ({ ...form.register(name), error: form.getFieldState(name, form.formState).error?.message }),
    failure,
    isSubmitting,
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

type AnyForm<Values extends FieldValues, Parsed> = UseFormReturn<Values, unknown, Parsed>;

/** The fields from the first to the last on the screen. */
function fieldsInOrder<Values extends FieldValues, Parsed>(form: AnyForm<Values, Parsed>): FieldPath<Values>[] {
  return [...form.control._names.mount] as FieldPath<Values>[];
}

/** Lays errors under the fields they name and focuses the first; returns whether any found its field. */
function showFieldErrors<Values extends FieldValues, Parsed>(
  form: AnyForm<Values, Parsed>,
  errors: FieldError[],
  onInvalid: FormOptions<Values, Parsed>['onInvalid'],
): boolean {
  // In the order of the form, not of the answer.
  const found = fieldsInOrder(form).flatMap((name) => errors.find(({ field }) => field === name) ?? []);
  found.forEach(({ field, message }, at) => {
    const name = field as FieldPath<Values>;
    if (at === 0) onInvalid?.(name, message);
    form.setError(name, { type: 'server', message }, { shouldFocus: at === 0 });
  });
  return found.length > 0;
}
