import type { Section } from '@afshoreh/api-client';
import { useRecordForm } from '../../form/use-record-form';
import { copy } from './copy';
import { readSection, useSaveSection } from './save-section';
import { sectionSchema, sectionValues, type SectionValues } from './section-form';

/** The form of one section: its draft, its version and the conflicts with other admins' changes. */
export function useSectionForm(section: Section) {
  const { id } = section;
  const save = useSaveSection(id);
  return useRecordForm<SectionValues, SectionValues, Section>({
    schema: sectionSchema(id),
    stored: section,
    valuesOf: (stored = section) => sectionValues(stored),
    save: save.mutateAsync,
    read: () => readSection(id),
    failed: copy.saveFailed,
    draft: `content.${id}`,
  });
}

export type SectionForm = ReturnType<typeof useSectionForm>;
