import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { reportStopped, wasStopped, writeFailureOf } from '../../form/failed-write';
import type { SentRecord } from '../../form/record-dialog';
import { showUndo } from '../../form/undo';
import type { Category } from '../../get-categories';
import type { BulkAction } from '../../list/use-bulk';
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

function save({ values, edited, signal }: SentRecord<CategoryFormValues, Category>): Promise<Category> {
  if (!edited) return api.POST('/categories', { body: values, signal }).then(dataOf);
  const { id, version } = edited;
  return api.PUT('/categories/{id}', { params: { path: { id } }, body: { ...values, version }, signal }).then(dataOf);
}

/** A category as it is stored now, past every cache. @throws when it is gone */
export async function storedCategory(id: number): Promise<Category> {
  const categories = dataOf(await api.GET('/categories', { cache: 'no-store' }));
  const category = categories.find((each) => each.id === id);
  if (!category) throw new Error(copy.gone);
  return category;
}

/** Adds a category at the end, or saves the edited one. */
export function useSaveCategory() {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: save,
    onSuccess: async ({ name }) => {
      showToast({ tone: 'success', title: copy.saved, description: name });
      await refetch();
    },
    onError: (error) => {
      if (wasStopped(error)) reportStopped();
      void refetch();
    },
  });
}

interface Order {
  /** All categories as they are stored, first to last. */
  wanted: readonly Category[];
  /** The order to take it back to, and what is said then; left out by what takes it back. */
  undo?: { before: readonly Category[]; said: string };
}

/** Stores an order as a whole, with the way back. What was changed meanwhile refuses either, and the list then shows it. */
export function useOrderCategories() {
  const refetch = useRefetch();
  const order = useMutation({
    mutationFn: ({ wanted }: Order) => {
      const body = { categories: wanted.map(({ id, version }) => ({ id, version })) };
      return api.PUT('/categories/order', { body }).then(dataOf);
    },
    onSuccess: async (stored, { undo }) => {
      if (!undo) showToast({ tone: 'success', title: copy.orderRestored });
      else showUndo(undo.said, () => order.mutate({ wanted: asIn(undo.before, stored) }));
      await refetch();
    },
    onError: async (error) => {
      showToast({ tone: 'error', title: copy.orderFailed, description: writeFailureOf(error) });
      await refetch();
    },
  });
  return order;
}

/** The stored categories in the order of others. */
function asIn(order: readonly Category[], stored: readonly Category[]): Category[] {
  const placeOf = ({ id }: Category) => order.findIndex((each) => each.id === id);
  return stored.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const remove = ({ id }: Category, signal?: AbortSignal) =>
  api.DELETE('/categories/{id}', { params: { path: { id } }, signal }).then(dataOf);

/** Deletes a category; one in use stays, and the server's sentence says why (D1); a failure is told in the dialog. */
export function useDeleteCategory() {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: (category: Category) => remove(category),
    onSuccess: async (_nothing, { name }) => {
      showToast({ tone: 'success', title: copy.deleted, description: name });
      await refetch();
    },
  });
}

const ACTIONS: BulkAction<Category>[] = [
  {
    label: copy.bulkDelete,
    tone: 'danger',
    question: { title: copy.bulkDeleteTitle, text: copy.bulkDeleteText, confirm: copy.confirmDelete },
    run: remove,
  },
];

/** Many categories deleted at once; each that is in use stays and is named. */
export function useCategoryBulk(found: Category[]) {
  return { actions: ACTIONS, loadAll: () => Promise.resolve(found), refetch: useRefetch() };
}

/** The file of the categories that the list would show. */
export async function exportCategories(q: string): Promise<Blob> {
  return dataOf(await api.GET('/categories/export', { params: { query: { q } }, parseAs: 'blob' }));
}
