import { api, contentQuery, dataOf, type Section, type SectionId, type Schemas } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient, queryOptions } from '@afshoreh/contracts/query';
import { formatDateTime, formatNumber } from '@afshoreh/persian';
import type { SentRecord } from '../../form/use-record-form';
import { copy } from './copy';
import { useRecordForm } from '../../form/use-record-form';
import { sectionSchema, sectionValues, type SectionValues } from './section-form';

export type SectionVersion = Schemas['SectionVersion'];

/** All versions of a section, newest first. The last one is the built-in text (version 0). */
export const versionsQuery = (id: SectionId) =>
  queryOptions({
    queryKey: ['admin', 'content', id, 'versions'],
    queryFn: ({ signal }) => api.GET('/content/{id}/versions', { params: { path: { id } }, signal }).then(dataOf),
    staleTime: 0,
  });

/** Updates the section in the query cache for every page in this tab. */
function useShowSection() {
  const queryClient = useQueryClient();
  return (saved: Section) => {
    queryClient.setQueryData(contentQuery.queryKey, (content) => ({
      sections: (content?.sections ?? []).map((section) => (section.id === saved.id ? saved : section)),
    }));
    void queryClient.invalidateQueries({ queryKey: versionsQuery(saved.id).queryKey });
  };
}

/** Saves a section as a new version. */
function useSaveSection(id: SectionId) {
  const show = useShowSection();
  return useMutation({
    mutationFn: ({ values, changed, signal }: SentRecord<SectionValues, Section>): Promise<Section> => {
      // Only the changed fields are sent, so that the others keep their stored values.
      const texts = Object.fromEntries(Object.entries(values).filter(([field]) => changed[field]));
      const body = { ...texts, version: Number(values.version) };
      return api.PUT('/content/{id}', { params: { path: { id } }, body, signal }).then(dataOf);
    },
    onSuccess: (saved) => {
      showToast({ tone: 'success', title: copy.saved, description: copy.savedText });
      show(saved);
    },
  });
}

/** Saves an old version again as the newest one. */
export function useRestoreVersion(id: SectionId) {
  const show = useShowSection();
  return useMutation({
    mutationFn: (version: number): Promise<Section> =>
      api.POST('/content/{id}/versions/{version}/restore', { params: { path: { id, version } } }).then(dataOf),
    onSuccess: (restored) => {
      showToast({ tone: 'success', title: copy.versions.restored });
      show(restored);
    },
  });
}

/** Reads the section as it is stored now. */
async function readSection(id: SectionId): Promise<Section> {
  const { sections } = await api.GET('/content').then(dataOf);
  const section = sections.find((each) => each.id === id);
  if (!section) throw new Error(copy.loadFailed);
  return section;
}

const words = copy.versions;

/** Returns «نسخهٔ ۳». The built-in text has a name without a number. */
export function nameOf({ version }: SectionVersion): string {
  return version === 0 ? words.builtIn : words.version(formatNumber(version));
}

/** Returns the author and the time of a version. Empty for the built-in text. */
export function sourceOf({ savedBy, savedAt }: SectionVersion): string {
  return savedAt ? words.by(savedBy ?? '', formatDateTime(savedAt)) : '';
}

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
