import { ApiError, type FieldConflict } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation } from '@afshoreh/contracts/query';
import type { Form } from '@afshoreh/ui/form';
import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { copy } from './copy';

export type Choice = 'mine' | 'theirs';

export interface ConflictOptions<Values extends FieldValues, Parsed, Stored extends object> extends Pick<
  Form<Values, Parsed>,
  'form'
> {
  /**
   * Reads the record as it is stored now, past every cache: until the choice is made the form stays one of the old version,
   * so that sending it again is refused again.
   */
  read: () => Promise<Stored>;
  /** What the form holds of a record. */
  valuesOf: (stored: Stored) => Values;
  /** The form has become one of this record: its version is what the next save must name. Not for a form that holds it. */
  onMerged?: (stored: Stored) => void;
  /** The form's fields for a field of the API, where they have other names. */
  fieldsOf?: (field: string) => FieldPath<Values>[];
}

/**
 * What a form does when its record was saved by somebody else meanwhile (a 409 with `conflicts`, decision 26): hand the
 * error to `take`, show `<ConflictChooser>`. Fields that only they changed follow them, fields that only I changed stay,
 * and of those that both changed each goes as chosen. Nothing is sent: whoever chose sees the form and saves it.
 */
export function useConflict<Values extends FieldValues, Parsed, Stored extends object>({
  form,
  read,
  valuesOf,
  onMerged,
  fieldsOf = (field) => [field as FieldPath<Values>],
}: ConflictOptions<Values, Parsed, Stored>) {
  const [fields, setFields] = useState<readonly FieldConflict[] | null>(null);
  const reading = useMutation({ mutationFn: read });
  const stored = reading.data;

  function merge(choices: Readonly<Record<string, Choice>>) {
    if (!stored) return;
    const theirs = valuesOf(stored);
    form.reset(theirs, { keepDirtyValues: true });
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
    /** With what is stored now, which may be newer still than what the refusal told. */
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
    /** Back to the form, which is still one of the old version. */
    close: () => setFields(null),
    /** Whether `error` is this conflict, which is then shown by the chooser and nowhere else. */
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
