import { ApiError, type FieldConflict } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation } from '@afshoreh/contracts/query';
import type { Form } from '@afshoreh/ui/form';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { copy } from './copy';
import { isGone } from './failed-write';

export type Choice = 'mine' | 'theirs';

export interface ConflictOptions<Values extends FieldValues, Parsed, Stored extends object> extends Pick<
  Form<Values, Parsed>,
  'form'
> {
  /**
   * Reads the record as it is stored now, without any cache. The form keeps the old version until the admin has
   * chosen, so that sending it again is refused again.
   */
  read: () => Promise<Stored>;
  /** Returns the form values of a record. */
  valuesOf: (stored: Stored) => Values;
  /**
   * Called when the form is now based on this record, whose version the next save must send. A form with a `version`
   * field does not need it.
   */
  onMerged?: (stored: Stored) => void;
  /** Returns the form's fields for a field of the API, where the names differ. */
  fieldsOf?: (field: string) => FieldPath<Values>[];
  /** Called when the read shows that the record was deleted. */
  onGone?: () => void;
}

/**
 * Handles a save that was refused because somebody else saved the record meanwhile (a 409 with `conflicts`, see
 * docs/decisions/0026-orders-are-leased-and-records-have-versions.md). The form passes the error to `take` and renders
 * `<ConflictChooser>`. Fields that only the other admin changed take the stored value. Fields that only this admin
 * changed keep their input. For fields that both changed, this admin chooses. Nothing is sent until the admin has seen
 * the merged form and saves it.
 */
export function useConflict<Values extends FieldValues, Parsed, Stored extends object>({
  form,
  read,
  valuesOf,
  onMerged,
  fieldsOf = (field) => [field as FieldPath<Values>],
  onGone,
}: ConflictOptions<Values, Parsed, Stored>) {
  const [fields, setFields] = useState<readonly FieldConflict[] | null>(null);
  const reading = useMutation({
    mutationFn: read,
    onError: (error) => {
      if (!onGone || !isGone(error)) return;
      setFields(null);
      onGone();
    },
  });
  const stored = reading.data;

  function merge(choices: Readonly<Record<string, Choice>>) {
    if (!stored) return;
    const theirs = valuesOf(stored);
    resetKeeping(form, theirs, Object.keys(form.formState.dirtyFields));
    for (const field of Object.keys(choices).filter((name) => choices[name] === 'theirs')) {
      for (const path of fieldsOf(field)) {
        form.setValue(path, theirs[path], { shouldDirty: true });
      }
    }
    onMerged?.(stored);
    setFields(null);
    showToast({ tone: 'info', title: copy.conflict.applied, description: copy.conflict.appliedText });
  }

  return {
    isOpen: fields !== null,
    /** The stored values are read again, because they may be newer than those in the refusal. */
    fields: (fields ?? []).map((conflict) => ({
      ...conflict,
      theirs:
        stored && conflict.field in stored
          ? (stored[conflict.field as keyof Stored] as FieldConflict['theirs'])
          : conflict.theirs,
    })),
    isReading: reading.isPending,
    error: reading.error,
    readAgain: () => reading.mutate(),
    merge,
    /** Returns to the form, which keeps the old version. */
    close: () => setFields(null),
    /** Returns whether `error` is such a conflict. If so, only the chooser shows it. */
    take(error: unknown): boolean {
      if (!(error instanceof ApiError) || !error.conflicts) return false;
      setFields(error.conflicts);
      reading.mutate();
      return true;
    },
  };
}

export type Conflict = Pick<
  ReturnType<typeof useConflict>,
  'isOpen' | 'fields' | 'isReading' | 'error' | 'readAgain' | 'merge' | 'close'
>;

/** Resets a form to `values` and keeps the current values of `fields` as unsaved changes. */
export function resetKeeping<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
  values: Values,
  fields: readonly string[],
): void {
  // A copy, because the reset writes the new values into the objects inside the current ones.
  const now = structuredClone(form.getValues());
  // The fields stay registered, because a radio group that is registered again has no value at first.
  form.reset(values, { keepFieldsRef: true });
  for (const field of fields as FieldPath<Values>[]) form.setValue(field, now[field], { shouldDirty: true });
}
