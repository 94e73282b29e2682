import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { reportStopped, wasStopped } from '../../form/failed-write';
import type { Category } from '../../get-categories';
import type { CategoryFormValues } from './category-form';
import { copy } from './copy';

/** Products show their category's name and group, so their lists are asked for anew as well. */
function useRefetch() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['admin', 'categories'] }),
      queryClient.invalidateQueries({ queryKey: ['products'] }),
    ]);
}

function put({ id, slug, name, group, position, version }: Category, signal?: AbortSignal): Promise<Category> {
  const params = { path: { id } };
  return api.PUT('/categories/{id}', { params, body: { slug, name, group, position, version }, signal }).then(dataOf);
}

/** Adds a category at the end, or saves the edited one. */
export function useSaveCategory(edited: Category | undefined) {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: ({ values, signal }: { values: CategoryFormValues; signal: AbortSignal }) =>
      edited ? put({ ...edited, ...values }, signal) : api.POST('/categories', { body: values, signal }).then(dataOf),
    onSuccess: async ({ name }) => {
      showToast({ tone: 'success', title: copy.saved, description: name });
      await refetch();
    },
    onError: (error) => {
      if (!wasStopped(error)) return;
      reportStopped();
      void refetch();
    },
  });
}

/** Stores new positions one after the other; the list then shows what the server has, also after a failure half-way. */
export function useMoveCategories() {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: async (categories: Category[]) => {
      for (const category of categories) await put(category);
    },
    onError: (error) => showToast({ tone: 'error', title: copy.saveFailed, description: error.message }),
    onSettled: refetch,
  });
}

/** Deletes a category; one in use stays, and the server's sentence says why (D1). */
export function useDeleteCategory() {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: ({ id }: Category) => api.DELETE('/categories/{id}', { params: { path: { id } } }).then(dataOf),
    onSuccess: async (_nothing, { name }) => {
      showToast({ tone: 'success', title: copy.deleted, description: name });
      await refetch();
    },
    onError: (error) => showToast({ tone: 'error', title: copy.deleteFailed, description: error.message }),
  });
}
