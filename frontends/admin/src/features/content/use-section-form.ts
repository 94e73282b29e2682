import type { Section } from '@afshoreh/api-client';
import { useForm } from '@afshoreh/ui/form';
import type { Failure } from '@afshoreh/ui';
import { useEffect } from 'react';
import { draftOf } from '../../form/drafts';
import { wasStopped, writeFailureOf } from '../../form/failed-write';
import { useUnsaved } from '../../form/leaving';
import { useConflict } from '../../form/use-conflict';
import { useDraft } from '../../form/use-draft';
import { useAbortOnUnmount } from '../../form/use-abort-on-unmount';
import { copy } from './copy';
import { readSection, useSaveSection } from './save-section';
import { sectionSchema, sectionValues, type SectionValues } from './section-form';

const draftName = (id: string) => `content.${id}`;

/** The form of one section: its draft, the version it was made of, and what happens when others saved meanwhile. */
export function useSectionForm(section: Section) {
  const { id } = section;
  const name = draftName(id);
  const save = useSaveSection(id);
  const stopSignal = useAbortOnUnmount();
  const state = useForm<SectionValues, SectionValues>({
    schema: sectionSchema(id),
    defaultValues: sectionValues(section),
    onSubmit: handleSubmit,
    onFailure: handleFailure,
  });
  const { form } = state;
  const { isDirty, dirtyFields } = form.formState;
  const conflict = useConflict({
    form,
    read: () => readSection(id),
    valuesOf: sectionValues,
  });
  const draft = useDraft({ form }, name, true);
  useUnsaved(isDirty, draft.forget);

  // A form as it was follows what is stored; one with something typed in it stays, and meets the newer version when it is saved.
  useEffect(() => {
    if (!isDirty && draftOf(name) === null) form.reset(sectionValues(section));
  }, [section, isDirty, form, name]);

  async function handleSubmit(values: SectionValues) {
    const sent = form.getValues();
    const version = Number(sent.version);
    const changed = Object.fromEntries(Object.entries(values).filter(([field]) => dirtyFields[field]));
    const saved = await save.mutateAsync({ changed, version, signal: stopSignal() });
    const now = form.getValues();
    draft.forget();
    form.reset(sectionValues(saved));
    // What was typed while the answer was on its way is not saved.
    for (const [field, text] of Object.entries(now)) {
      if (text !== sent[field]) form.setValue(field, text, { shouldDirty: true });
    }
  }
  function handleFailure(error: Error): Failure | null {
    if (wasStopped(error) || conflict.take(error)) return null;
    return { title: copy.saveFailed, text: writeFailureOf(error) };
  }

  return {
    ...state,
    isDirty,
    conflict,
    isRestored: draft.isRestored,
    discardDraft: () => {
      draft.forget();
      form.reset(sectionValues(section));
    },
    /** An old version has become the newest: what is typed and not saved stays. */
    followRestored: (restored: Section) => form.reset(sectionValues(restored), { keepDirtyValues: true }),
  };
}

export type SectionForm = ReturnType<typeof useSectionForm>;
