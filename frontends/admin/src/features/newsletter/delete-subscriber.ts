import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { toPersianDigits } from '@afshoreh/persian';
import { allPages } from '../../list/all-pages';
import type { BulkAction } from '../../list/use-bulk';
import { copy } from './copy';
import { subscribersQuery, type Subscriber, type SubscriberListSearch } from './get-subscribers';

/** What a subscriber is called; whoever left has no address any more (D31). */
export const nameOf = ({ id, email }: Subscriber) => email ?? copy.subscriber(toPersianDigits(id));

const remove = ({ id }: Subscriber, signal?: AbortSignal) =>
  api.DELETE('/newsletter/{id}', { params: { path: { id } }, signal }).then(dataOf);

function useRefetch() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['admin', 'newsletter'] });
}

/** Forgets an address (D31). */
export function useDeleteSubscriber() {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: (subscriber: Subscriber) => remove(subscriber),
    onSuccess: async (_nothing, subscriber) => {
      showToast({ tone: 'success', title: copy.deleted, description: nameOf(subscriber) });
      await refetch();
    },
  });
}

const { deleteDialog } = copy;
const ACTIONS: BulkAction<Subscriber>[] = [
  {
    label: deleteDialog.bulk,
    tone: 'danger',
    question: { title: deleteDialog.bulkTitle, text: deleteDialog.bulkText, confirm: deleteDialog.confirm },
    run: remove,
  },
];

/** Many addresses forgotten at once. */
export function useSubscriberBulk(filters: SubscriberListSearch) {
  const queryClient = useQueryClient();
  return {
    actions: ACTIONS,
    loadAll: () => allPages((page) => queryClient.fetchQuery(subscribersQuery({ ...filters, ...page }))),
    refetch: useRefetch(),
  };
}
