import { api, contentQuery, dataOf, type Section, type SectionId } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { reportStopped, wasStopped } from '../../form/failed-write';
import { copy } from './copy';
import { versionsQuery } from './get-versions';
import type { SectionValues } from './section-form';

/** What every page in this tab shows of the section from now on. */
function useShowSection() {
  const queryClient = useQueryClient();
  return async (saved: Section) => {
    queryClient.setQueryData(contentQuery.queryKey, (content) => ({
      sections: (content?.sections ?? []).map((section) => (section.id === saved.id ? saved : section)),
    }));
    await queryClient.invalidateQueries({ queryKey: versionsQuery(saved.id).queryKey });
  };
}

interface Sent {
  /** Only the fields that were changed: the others keep what is stored. */
  changed: SectionValues;
  /** The version that was edited. */
  version: number;
  signal: AbortSignal;
}

/** Saves a section as a new version. */
export function useSaveSection(id: SectionId) {
  const show = useShowSection();
  return useMutation({
    mutationFn: ({ changed, version, signal }: Sent): Promise<Section> =>
      api.PUT('/content/{id}', { params: { path: { id } }, body: { ...changed, version }, signal }).then(dataOf),
    onSuccess: async (saved) => {
      showToast({ tone: 'success', title: copy.saved, description: copy.savedText });
      await show(saved);
    },
    onError: (error) => wasStopped(error) && reportStopped(),
  });
}

/** Makes an old version the newest again. */
export function useRestoreVersion(id: SectionId) {
  const show = useShowSection();
  return useMutation({
    mutationFn: (version: number): Promise<Section> =>
      api.POST('/content/{id}/versions/{version}/restore', { params: { path: { id, version } } }).then(dataOf),
    onSuccess: async (restored) => {
      showToast({ tone: 'success', title: copy.versions.restored });
      await show(restored);
    },
  });
}

/** The section as it is stored now. */
export async function readSection(id: SectionId): Promise<Section> {
  const { sections } = await api.GET('/content').then(dataOf);
  const section = sections.find((each) => each.id === id);
  if (!section) throw new Error(copy.loadFailed);
  return section;
}
