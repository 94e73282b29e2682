import type { Failure } from '@afshoreh/ui';
import { useForm, type Form, type FormOptions } from '@afshoreh/ui/form';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useBigChangeQuestion, type NumberChange } from './big-changes';
import { isGone, reportStopped, wasStopped, writeFailureOf } from './failed-write';
import { useUnsaved } from './leaving';
import { resetKeeping, useConflict, type Conflict, type ConflictOptions } from './use-conflict';
import { useDraft } from './use-draft';

/**
 * The arguments of a save: the validated values, the record on which the form is based (undefined adds one), and the
 * signal that aborts the call.
 */
export interface SentRecord<Parsed, Stored> {
  values: Parsed;
  edited: Stored | undefined;
  signal: AbortSignal;
  changed: Partial<Record<string, unknown>>;
}

export interface RecordFormOptions<Values extends FieldValues, Parsed, Stored extends object>
  extends
    Pick<FormOptions<Values, Parsed>, 'schema' | 'onInvalid'>,
    Partial<Pick<ConflictOptions<Values, Parsed, Stored>, 'fieldsOf' | 'onMerged'>> {
  /** The record that the screen has loaded; undefined for a new one and while loading. */
  stored?: Stored | undefined;
  /** Whether the initial values are loaded. */
  isReady?: boolean;
  /** Returns the form values of a record, or of a new one. */
  valuesOf: (stored?: Stored) => Values;
  /** Reads the record as it is stored now, without any cache. */
  read?: (edited: Stored | undefined) => Promise<Stored>;
  /**
   * Returns the stored record. Without one, the form continues with the values it has sent. It must not wait until lists
   * are refetched: until it resolves, the form counts as unsaved, although a toast may already say that it is saved.
   */
  save: (sent: SentRecord<Parsed, Stored>) => Promise<Stored | undefined>;
  /** The title of the error box when a save fails. */
  failed: string;
  /** The name under which unsaved input is stored as a draft. */
  draft?: string;
  /** Returns the prices and rates of a save. The form asks for confirmation of a big change. */
  numbersOf?: (values: Parsed, edited: Stored | undefined) => NumberChange[];
  /** Called after a save when nothing was typed since. */
  onSaved?: (saved: Stored | undefined) => unknown;
}

/** The admin was asked about a big change and declined it. */
class ChangeDeclined extends Error {}

const versionOf = (record: { version?: number } | undefined) => record?.version ?? 0;

/**
 * All forms of the admin area use this hook, so that no input is lost. Leaving asks first, and a draft is kept. Input
 * that is typed during a save stays as an unsaved change. When a colleague has changed the same record, the admin
 * chooses between the two values. A record that was deleted meanwhile can be saved as a new one. A form without
 * unsaved input follows the stored record. A form with unsaved input keeps its version, and a newer one leads to a
 * conflict when it is saved. `FormOutcome` shows the result of a save.
 */
export function useRecordForm<Values extends FieldValues, Parsed, Stored extends object>(
  options: RecordFormOptions<Values, Parsed, Stored>,
) {
  const { stored, isReady = true, valuesOf, failed } = options;
  const [edited, setEdited] = useState(stored);
  const [isDeleted, setIsDeleted] = useState(false);
  const isAdded = useRef(false);
  const stopSignal = useAbortOnUnmount();
  const question = useBigChangeQuestion();
  const state = useForm<Values, Parsed>({
    schema: options.schema,
    defaultValues: valuesOf(stored) as DefaultValues<Values>,
    onSubmit: handleSubmit,
    onFailure: handleFailure,
    ...(options.onInvalid && { onInvalid: options.onInvalid }),
  });
  const { form } = state;
  const { isDirty, dirtyFields } = form.formState;
  const conflict = useConflict<Values, Parsed, Stored>({
    form,
    read: () => options.read?.(edited) ?? Promise.reject(new Error(failed)),
    valuesOf,
    onMerged: (merged) => {
      setEdited(merged);
      options.onMerged?.(merged);
    },
    onGone: () => setIsDeleted(true),
    ...(options.fieldsOf && { fieldsOf: options.fieldsOf }),
  });
  const isOutdated = isReady && !isDirty && stored !== edited && versionOf(stored) >= versionOf(edited);
  if (isOutdated) setEdited(stored);
  const follow = useEffectEvent(() => {
    if (!isDirty) form.reset(valuesOf(edited));
  });
  // A layout effect resets the form before the admin can type. A later effect would discard what was typed in between.
  useLayoutEffect(() => {
    if (isReady) follow();
  }, [edited, isReady]);
  const draft = useDraft({ form }, options.draft, isReady);
  useUnsaved(isDirty, draft.forget);

  async function handleSubmit(values: Parsed) {
    const of = isAdded.current ? undefined : edited;
    if (!(await question.confirmChanges(options.numbersOf?.(values, of) ?? []))) throw new ChangeDeclined();
    const sent = form.getValues();
    const before = textsOf(sent);
    const saved = await options.save({ values, edited: of, signal: stopSignal(), changed: dirtyFields });
    isAdded.current = false;
    const now = form.getValues();
    const since = Object.keys(now).filter((field) => textsOf(now)[field] !== before[field]);
    draft.forget();
    // `flushSync` makes the form clean at once, so that closing the dialog now does not ask about input that is saved.
    flushSync(() => {
      resetKeeping(form, saved ? valuesOf(saved) : sent, since);
      if (saved) setEdited(saved);
    });
    if (since.length === 0) await options.onSaved?.(saved);
  }
  function handleFailure(error: Error): Failure | null {
    if (error instanceof ChangeDeclined) return null;
    if (wasStopped(error)) {
      reportStopped();
      return null;
    }
    if (options.read && conflict.take(error)) return null;
    if (!edited || !isGone(error)) return { title: failed, text: writeFailureOf(error) };
    setIsDeleted(true);
    return null;
  }

  return {
    ...state,
    control: form.control,
    edited,
    isDirty,
    dirtyFields,
    draft,
    conflict,
    isDeleted,
    bigChangeDialog: question.dialog,
    currentValues: (): Record<string, unknown> => form.getValues(),
    discardDraft: () => {
      draft.forget();
      form.reset(valuesOf(stored));
      setEdited(stored);
    },
    /**
     * The admin has changed the record outside this form. The form takes the new version and keeps its unsaved input.
     */
    rebase: (record: Stored) => {
      resetKeeping(form, valuesOf(record), Object.keys(dirtyFields));
      setEdited(record);
    },
    /** Adds the record again after a colleague has deleted it. */
    saveAsNew: () => {
      isAdded.current = true;
      setIsDeleted(false);
      setEdited(undefined);
      state.submit();
    },
  };
}

/** Serializes each value, so that two states of the form can be compared. */
const textsOf = (values: FieldValues): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, JSON.stringify(value)]));

/** The part of a record form that the components around it use. */
export interface RecordForm extends Pick<Form<FieldValues, unknown>, 'formProps' | 'failure' | 'isSubmitting'> {
  isDirty: boolean;
  isDeleted: boolean;
  draft: { isRestored: boolean; forget: () => void };
  discardDraft: () => void;
  saveAsNew: () => void;
  conflict: Conflict;
  bigChangeDialog: ReactNode;
  /** Returns the current values of all fields. */
  currentValues: () => Record<string, unknown>;
}

/** Returns a function that makes a signal for each call of a form. Closing the form aborts the running call. */
function useAbortOnUnmount(): () => AbortSignal {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return () => {
    const call = new AbortController();
    stop.current = () => call.abort();
    return call.signal;
  };
}
