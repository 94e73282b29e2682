import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient, type QueryKey } from '@afshoreh/contracts/query';
import type { SentRecord } from '../form/use-record-form';
import type { BulkAction } from '../list/use-bulk';
import { copy } from './copy';
import type { ListSearch, Resource } from './resource';

/** Refetches everything that shows records of this kind, except the details of the record with the id `gone`. */
export function useRefetch({ key, alsoInvalidates }: Pick<Resource<{ id: number }>, 'key' | 'alsoInvalidates'>) {
  const queryClient = useQueryClient();
  return (gone?: number) => {
    const isGone = ({ queryKey }: { queryKey: QueryKey }) => gone !== undefined && queryKey[3] === gone;
    queryClient.removeQueries({ queryKey: ['admin', key], type: 'inactive', predicate: isGone });
    return Promise.all([
      queryClient.invalidateQueries({ queryKey: ['admin', key], predicate: (query) => !isGone(query) }),
      ...alsoInvalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    ]);
  };
}

/** A form with a draft has the version on which the draft is based. A newer version may be stored by now. */
const versionOf = (values: { version?: string | number }) =>
  values.version === undefined ? undefined : Number(values.version);

/** Adds or changes a record. `bodyOf` turns the validated values of the form into the body of the request. */
export function useSaveRecord<
  Item extends { id: number },
  Stored extends Item & { version: number },
  Body,
  Parsed extends object,
>(of: Resource<Item, Stored, Body>, bodyOf: (values: Parsed, edited: Stored | undefined) => Body) {
  const refetch = useRefetch(of);
  const { words, nameOf } = of;
  return useMutation({
    mutationFn: ({ values, edited, signal }: SentRecord<Parsed, Stored>) =>
      of.save(
        edited && { id: edited.id, version: versionOf(values) ?? edited.version },
        bodyOf(values, edited),
        signal,
      ),
    onSuccess: (saved, { edited }) => {
      const title = edited ? words.saved : (words.added ?? words.saved);
      showToast({ tone: 'success', title, description: of.toastText?.(saved) ?? nameOf(saved) });
      void refetch();
    },
    onError: (_error, { edited }) => void refetch(edited?.id),
  });
}

/** Deletes a record for good. */
export function useRemoveRecord<Item extends { id: number }>(of: Resource<Item, unknown, never>) {
  const refetch = useRefetch(of);
  return useMutation({
    mutationFn: (item: Item) => of.remove(item),
    onSuccess: async (response, item) => {
      showToast({ tone: 'success', title: of.words.deleted, description: of.toastText?.(response) ?? of.nameOf(item) });
      await refetch(item.id);
    },
  });
}

/** The bulk actions of a list: those of the screen, and deleting when the texts have a question for it. */
export function useRecordBulk<Item extends { id: number }>(
  of: Resource<Item, unknown, never>,
  search: ListSearch,
  actions: readonly BulkAction<Item>[] = [],
) {
  const refetch = useRefetch(of);
  const { bulkDelete, bulkDeleteTitle, bulkDeleteText: text } = of.words;
  const deleting: BulkAction<Item>[] = text
    ? [
        {
          label: bulkDelete,
          tone: 'danger',
          question: { title: bulkDeleteTitle, text, confirm: copy.confirmDelete },
          run: of.remove,
        },
      ]
    : [];
  const all = [...actions, ...deleting];
  return all.length > 0 ? { actions: all, loadAll: () => of.loadAll(search), refetch: () => refetch() } : undefined;
}
