import { useRef, useState, type FormEvent, type SyntheticEvent } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type { Failure } from '../feedback/form-failure';

/** What is wrong with what was typed, by field. */
type Wrong = Record<string, string | undefined>;

export interface NativeFormOptions<Values, Parsed> {
  /** Brings the check of the form, and zod (6 KB) with it: when somebody begins to write, and again when it is sent. */
  schema: () => Promise<ZodMiniType<Parsed, Values>>;
  /** Sends the checked values; rejects when they were not sent. */
  onSubmit: (values: Parsed) => Promise<unknown>;
  /** Sending failed, and no field says why: what is said beside the button, or null where something else says it. */
  onFailure: (error: Error) => Failure | null;
  /** What was sent stays in the fields; otherwise they are as they were at first. */
  keep?: boolean;
}

export interface NativeForm<Values> {
  /** All that the `<form>` needs. */
  formProps: {
    noValidate: true;
    method: 'post';
    'aria-busy': true | undefined;
    onFocus: () => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
  /** What makes a `TextField`, `TextArea` or `Checkbox` the field `name`. */
  fieldProps: <Name extends keyof Values & string>(name: Name) => { name: Name; error: string | undefined };
  /** For `FormFailure`, beside the button; null while there is nothing to say. */
  failure: Failure | null;
  isSubmitting: boolean;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The named fields of a form, from the first to the last on the screen. */
function fieldsOf(form: HTMLFormElement): Field[] {
  return ([...form.elements] as Field[]).filter(({ name }) => name);
}

/** What stands in the fields: a word each, and whether a box is ticked. */
function valuesOf(form: HTMLFormElement): Record<string, string | boolean> {
  const value = (field: Field) => (field.type === 'checkbox' ? (field as HTMLInputElement).checked : field.value);
  return Object.fromEntries(fieldsOf(form).map((field) => [field.name, value(field)]));
}

/** The first thing that is wrong with each field. */
function wrongOf(problems: readonly { field: string; message: string }[]): Wrong {
  return Object.fromEntries(problems.map(({ field, message }) => [field, message] as const).reverse());
}

/** The errors of a problem document (`ApiError`), by field. */
function wrongFields(error: unknown): Wrong {
  return wrongOf((error as { errors?: { field: string; message: string }[] } | null)?.errors ?? []);
}

/**
 * `useForm` for a page that visitors see: the browser keeps what is typed, and the form library (18 KB) stays out of the page.
 * It too checks on submit and then while a wrong field is mended, sends once however often it is pressed, lays a server's
 * errors under their fields, focuses the first wrong one and loses nothing that was typed.
 */
export function useNativeForm<Values, Parsed>({
  schema,
  onSubmit,
  onFailure,
  keep = false,
}: NativeFormOptions<Values, Parsed>): NativeForm<Values> {
  const [wrong, setWrong] = useState<Wrong>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  // A double click is faster than the render that turns the button off.
  const sending = useRef(false);

  async function check(form: HTMLFormElement): Promise<{ values: Parsed } | { wrong: Wrong }> {
    const { success, data, error } = (await schema()).safeParse(valuesOf(form));
    if (success) return { values: data };
    return { wrong: wrongOf(error.issues.map(({ path, message }) => ({ field: String(path[0]), message }))) };
  }

  /** Whether a field of the form is wrong; the first one takes the focus. */
  function refuse(form: HTMLFormElement, found: Wrong): boolean {
    const first = fieldsOf(form).find(({ name }) => found[name]);
    setWrong(found);
    first?.focus();
    return first !== undefined;
  }

  async function submit(form: HTMLFormElement) {
    setFailure(null);
    setIsSubmitting(true);
    try {
      const checked = await check(form);
      if ('wrong' in checked) refuse(form, checked.wrong);
      else {
        setWrong({});
        await onSubmit(checked.values);
        if (!keep) form.reset();
      }
    } catch (error) {
      if (!refuse(form, wrongFields(error))) setFailure(onFailure(error as Error));
    }
    setIsSubmitting(false);
  }

  /** While a wrong field is mended it says what is still wrong with it. */
  async function recheck(form: HTMLFormElement, name: string) {
    const checked = await check(form);
    setWrong((before) => ({ ...before, [name]: 'wrong' in checked ? checked.wrong[name] : undefined }));
  }

  return {
    formProps: {
      noValidate: true,
      // Without script the browser sends the form itself: `get` would put what was typed into the address.
      method: 'post',
      'aria-busy': isSubmitting || undefined,
      // A check that does not come now is asked for again, and missed, when the form is sent.
      onFocus: () => void schema().catch(() => undefined),
      onInput: ({ currentTarget, target }) => {
        const { name } = target as Field;
        if (wrong[name]) void recheck(currentTarget, name).catch(() => undefined);
      },
      onSubmit(event) {
        event.preventDefault();
        if (sending.current) return;
        sending.current = true;
        void submit(event.currentTarget).finally(() => (sending.current = false));
      },
    },
    fieldProps: (name) => ({ name, error: wrong[name] }),
    failure,
    isSubmitting,
  };
}
