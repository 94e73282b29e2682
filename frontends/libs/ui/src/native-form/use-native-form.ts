import { useRef, useState, type FormEvent, type SyntheticEvent } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type { Failure } from '../feedback/form-failure';

/** The error message of each invalid field. */
type FieldErrors = Record<string, string | undefined>;

interface NativeFormOptions<Values, Parsed> {
  /** Loads the schema, and zod (6 KB) with it. Called on the first focus and on submit. */
  schema: () => Promise<ZodMiniType<Parsed, Values>>;
  /** Sends the valid values; rejects when that fails. */
  onSubmit: (values: Parsed) => Promise<unknown>;
  /** The message beside the button when sending failed and no field shows why. Null when it is shown elsewhere. */
  onFailure: (error: Error) => Failure | null;
  /** Keeps the values after sending; otherwise the form is reset. */
  keep?: boolean;
}

interface NativeForm<Values> {
  /** The props of the `<form>`. */
  formProps: {
    noValidate: true;
    method: 'post';
    'aria-busy': true | undefined;
    onFocus: () => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
  /** The props that make a `TextField`, `TextArea` or `Checkbox` the field `name`. */
  fieldProps: <Name extends keyof Values & string>(name: Name) => { name: Name; error: string | undefined };
  /** For `FormFailure` beside the button; null without a failure. */
  failure: Failure | null;
  isSubmitting: boolean;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The named fields of a form in document order. */
function fieldsOf(form: HTMLFormElement): Field[] {
  return ([...form.elements] as Field[]).filter(({ name }) => name);
}

/** The values of the fields: a boolean for a checkbox, otherwise a text. */
function valuesOf(form: HTMLFormElement): Record<string, string | boolean> {
  const value = (field: Field) => (field.type === 'checkbox' ? (field as HTMLInputElement).checked : field.value);
  return Object.fromEntries(fieldsOf(form).map((field) => [field.name, value(field)]));
}

/** The first error of each field. */
function errorsOf(problems: readonly { field: string; message: string }[]): FieldErrors {
  return Object.fromEntries(problems.map(({ field, message }) => [field, message] as const).reverse());
}

/** The field errors of an `ApiError`. */
function serverErrorsOf(error: unknown): FieldErrors {
  return errorsOf((error as { errors?: { field: string; message: string }[] } | null)?.errors ?? []);
}

/**
 * `useForm` for public pages, without the form library (18 KB): the inputs are uncontrolled. Like `useForm` it validates on
 * submit and while an invalid field is corrected, ignores a second submit, shows the server's errors under their fields,
 * focuses the first invalid field and keeps the typed values.
 */
export function useNativeForm<Values, Parsed>({
  schema,
  onSubmit,
  onFailure,
  keep = false,
}: NativeFormOptions<Values, Parsed>): NativeForm<Values> {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  // A double click is faster than the render that disables the button.
  const sending = useRef(false);

  async function check(form: HTMLFormElement): Promise<{ values: Parsed } | { errors: FieldErrors }> {
    const { success, data, error } = (await schema()).safeParse(valuesOf(form));
    if (success) return { values: data };
    return { errors: errorsOf(error.issues.map(({ path, message }) => ({ field: String(path[0]), message }))) };
  }

  /** Shows the errors and focuses the first invalid field; returns whether there is one. */
  function showErrors(form: HTMLFormElement, found: FieldErrors): boolean {
    const first = fieldsOf(form).find(({ name }) => found[name]);
    setErrors(found);
    first?.focus();
    return first !== undefined;
  }

  async function submit(form: HTMLFormElement) {
    setFailure(null);
    setIsSubmitting(true);
    try {
      const checked = await check(form);
      if ('errors' in checked) showErrors(form, checked.errors);
      else {
        setErrors({});
        await onSubmit(checked.values);
        if (!keep) form.reset();
      }
    } catch (error) {
      if (!showErrors(form, serverErrorsOf(error))) setFailure(onFailure(error as Error));
    }
    setIsSubmitting(false);
  }

  /** Updates the error of an invalid field while it is corrected. */
  async function recheck(form: HTMLFormElement, name: string) {
    const checked = await check(form);
    setErrors((before) => ({ ...before, [name]: 'errors' in checked ? checked.errors[name] : undefined }));
  }

  return {
    formProps: {
      noValidate: true,
      // Without script the browser submits the form itself, and `get` would put the values into the address.
      method: 'post',
      'aria-busy': isSubmitting || undefined,
      // A failure to load the schema is reported when the form is submitted.
      onFocus: () => void schema().catch(() => undefined),
      onInput: ({ currentTarget, target }) => {
        const { name } = target as Field;
        if (errors[name]) void recheck(currentTarget, name).catch(() => undefined);
      },
      onSubmit(event) {
        event.preventDefault();
        if (sending.current) return;
        sending.current = true;
        void submit(event.currentTarget).finally(() => (sending.current = false));
      },
    },
    fieldProps: (name) => ({ name, error: errors[name] }),
    failure,
    isSubmitting,
  };
}
