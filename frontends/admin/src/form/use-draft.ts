import type { Form } from '@afshoreh/ui/form';
import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';
import { draftOf, forgetDraft, keepDraft } from './drafts';

const PAUSE_MS = 400;
const VERSION = 'version';

/**
 * Stores the input of a form as the draft `name`, and restores it when the form is opened again after its tab was
 * closed. Without a name nothing is stored. Set `isReady` when the form has its initial values. A form with another
 * `name` must be mounted again. A form with a `version` field gets the version of the draft back, because a newer
 * version may be stored by now.
 */
export function useDraft<Values extends FieldValues, Parsed>(
  { form }: Pick<Form<Values, Parsed>, 'form'>,
  name: string | undefined,
  isReady: boolean,
) {
  const [isRestored, setIsRestored] = useState(() => name !== undefined && draftOf(name) !== null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isReady || name === undefined) return undefined;
    const { [VERSION]: version, ...typed } = draftOf(name) ?? {};
    const stored = form.getValues();
    if (version !== undefined && VERSION in stored) form.reset({ ...stored, [VERSION]: version });
    for (const [field, value] of Object.entries(typed)) {
      const path = field as FieldPath<Values>;
      if (form.getValues(path) === undefined) continue;
      form.setValue(path, value as PathValue<Values, FieldPath<Values>>, { shouldDirty: true });
    }
    const keep = () => {
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
        clearTimeout(timer.current);
        timer.current = setTimeout(keep, PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer.current);
      stop();
    };
  }, [form, name, isReady]);

  const forget = () => {
    // A form stays mounted for a moment after a save. Without this, its timer would store the draft again.
    clearTimeout(timer.current);
    if (name !== undefined) forgetDraft(name);
    setIsRestored(false);
  };
  return { isRestored, forget };
}
