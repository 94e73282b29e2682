import type { Form } from '@afshoreh/ui/form';
import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';
import { draftOf, forgetDraft, keepDraft } from './drafts';

const PAUSE_MS = 400;
const VERSION = 'version';

/**
 * Keeps what is typed into a form as the draft `name`, and brings it back when the form is opened again after its tab was
 * closed. `isReady`: the form has the values it starts from. Another `name` is another form, mounted anew.
 * A form that holds the `version` of its record has that of the draft again: by now another one may be stored.
 */
export function useDraft<Values extends FieldValues, Parsed>(
  { form }: Pick<Form<Values, Parsed>, 'form'>,
  name: string,
  isReady: boolean,
) {
  const [isRestored, setIsRestored] = useState(() => draftOf(name) !== null);
  // What was saved or given up: the form may still be there for a moment, and keeps it no more.
  const forgotten = useRef<string>(null);
  useEffect(() => {
    if (!isReady) return undefined;
    const { [VERSION]: version, ...typed } = draftOf(name) ?? {};
    const stored = form.getValues();
    if (version !== undefined && VERSION in stored) form.reset({ ...stored, [VERSION]: version });
    for (const [field, value] of Object.entries(typed)) {
      const path = field as FieldPath<Values>;
      if (form.getValues(path) === undefined) continue;
      form.setValue(path, value as PathValue<Values, FieldPath<Values>>, { shouldDirty: true });
    }
    let timer: ReturnType<typeof setTimeout>;
    const keep = () => {
      if (JSON.stringify(form.getValues()) === forgotten.current) return;
      const { dirtyFields } = form.formState;
      const changed = Object.keys(dirtyFields).map((field) => [field, form.getValues(field as FieldPath<Values>)]);
      const madeOf: unknown = form.getValues(VERSION as FieldPath<Values>);
      const typed = Object.fromEntries(changed) as Record<string, unknown>;
      if (changed.length > 0) keepDraft(name, { ...typed, [VERSION]: madeOf });
      else forgetDraft(name);
    };
    const stop = form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, name, isReady]);

  const forget = () => {
    forgotten.current = JSON.stringify(form.getValues());
    forgetDraft(name);
    setIsRestored(false);
  };
  return { isRestored, forget };
}
