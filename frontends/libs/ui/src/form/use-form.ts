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

/**
 * The registered fields in screen order. `_names.mount` is internal to react-hook-form, whose public API gives neither the list
 * of registered fields nor their order. Without it «reports the first invalid field in the order of the form, for errors of the
 * schema and of the server» (use-form.spec.tsx) fails: those errors come in their own order. The form's DOM elements do not
 * help, because fields of a `Controller` (rich text, media) have none. A public list of fields would make this unnecessary.
 */
function fieldsInOrder<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
): FieldPath<Values>[] {
  return [...form.control._names.mount] as FieldPath<Values>[];
}

export interface FormOptions<Values extends FieldValues, Parsed> {
  schema: $ZodType<Parsed, Values>;
  defaultValues: DefaultValues<Values>;
  /** Sends the valid values; rejects when that fails. */
  onSubmit: (values: Parsed) => Promise<unknown>;
  /** The message beside the button when sending failed, unless a field shows it. Null when the page shows it elsewhere. */
  onFailure: (error: Error) => Failure | null;
  /** Called with the first invalid field before it gets the focus, because its tab may have to be opened first. */
  onInvalid?: (field: FieldPath<Values>, message: string) => void;
}

export interface Form<Values extends FieldValues, Parsed> {
  form: UseFormReturn<Values, unknown, Parsed>;
  /** The props of the `<form>`. */
  formProps: {
    noValidate: true;
    /** Without script the browser submits the form itself, and `get` would put the values into the address. */
    method: 'post';
    'aria-busy': true | undefined;
    onSubmit: (event: SyntheticEvent) => void;
  };
  /** The props that make a `TextField`, `TextArea`, `SelectField` or `Checkbox` the field `name`. */
  fieldProps: (name: FieldPath<Values>) => UseFormRegisterReturn & { error: string | undefined };
  /** For `FormFailure` beside the button; null without a failure, and during the next attempt. */
  failure: Failure | null;
  isSubmitting: boolean;
  /** Submits the form as its button does. */
  submit: () => void;
}

/**
 * A form validated by a zod schema: on submit, then while an invalid field is corrected. The server's field errors (`errors[]`
 * of `ApiError`) are shown under their fields, every other failure in `failure`. The first invalid field gets the focus, the
 * typed values stay, and a second submit during the first one is ignored.
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
      const message = onFailure(error as Error);
      if (!showFieldErrors(form, fieldErrorsOf(error), onInvalid)) setFailure(message);
    }
  }
  function handleInvalid() {
    const first = fieldsInOrder(form).find((name) => form.getFieldState(name).invalid);
    if (first) onInvalid?.(first, form.getFieldState(first).error?.message ?? '');
  }
  const checkAndSend = form.handleSubmit(handleValid, handleInvalid);
  const submit = () => {
    // A double click is faster than the render that disables the button.
    if (sending.current) return;
    sending.current = true;
    void checkAndSend().finally(() => (sending.current = false));
  };

  return {
    form,
    formProps: {
      noValidate: true,
      method: 'post',
      'aria-busy': isSubmitting || undefined,
      onSubmit(event) {
        event.preventDefault();
        submit();
      },
    },
    fieldProps: (name) => ({
      // react-hook-form revalidates on change only after a submit; a form in steps validates earlier.
      ...form.register(name, { onChange: () => form.getFieldState(name).invalid && void form.trigger(name) }),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
    failure,
    isSubmitting,
    submit,
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

/** Shows errors under their fields and focuses the first one; returns whether any error belongs to a field of the form. */
function showFieldErrors<Values extends FieldValues, Parsed>(
  form: AnyForm<Values, Parsed>,
  errors: FieldError[],
  onInvalid: FormOptions<Values, Parsed>['onInvalid'],
): boolean {
  // In the order of the form, not of the response.
  const found = fieldsInOrder(form).flatMap((name) => errors.find(({ field }) => field === name) ?? []);
  found.forEach(({ field, message }, at) => {
    const name = field as FieldPath<Values>;
    if (at === 0) onInvalid?.(name, message);
    form.setError(name, { type: 'server', message }, { shouldFocus: at === 0 });
  });
  return found.length > 0;
}
