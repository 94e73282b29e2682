import { api, ApiError, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { reportStopped, wasStopped } from '../../form/failed-write';
import { showUndo } from '../../form/undo';
import { copy } from './copy';
import type { Seller, SellerStatus } from './get-sellers';
import { sellerBody, type SellerFormValues } from './seller-form';

/** The site shows approved sellers, and is asked for anew with the list. */
export function useRefetchSellers() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['admin', 'sellers'] }),
      queryClient.invalidateQueries({ queryKey: ['sellers'] }),
    ]);
}

interface Sent {
  values: SellerFormValues;
  /** The seller that the form was made of; undefined adds one. */
  edited: Seller | undefined;
  signal: AbortSignal;
}

function save({ values, edited, signal }: Sent): Promise<Seller> {
  const body = sellerBody(values);
  if (!edited) return api.POST('/sellers', { body, signal }).then(dataOf);
  const { id } = edited;
  const version = Number(values.version);
  return api.PUT('/sellers/{id}', { params: { path: { id } }, body: { ...body, version }, signal }).then(dataOf);
}

/** Adds a seller, or saves the edited one. */
export function useSaveSeller() {
  const refetch = useRefetchSellers();
  return useMutation({
    mutationFn: save,
    onSuccess: async ({ companyName }, { edited }) => {
      showToast({ tone: 'success', title: edited ? copy.updated : copy.added, description: companyName });
      await refetch();
    },
    onError: (error, { edited }) => {
      if (error instanceof ApiError && error.conflicts) return;
      if (wasStopped(error)) {
        reportStopped();
        void refetch();
        return;
      }
      showToast({ tone: 'error', title: edited ? copy.updateFailed : copy.addFailed, description: error.message });
    },
  });
}

type SellerChange = Partial<Pick<Seller, 'status' | 'notes' | 'isFeaturedSeller'>>;

/** Changes a seller as it was listed; a newer version on the server refuses that (D9). */
export function putSeller(seller: Seller, change: SellerChange, signal?: AbortSignal): Promise<Seller> {
  const params = { path: { id: seller.id } };
  return api.PUT('/sellers/{id}', { params, body: { ...seller, ...change }, signal }).then(dataOf);
}

/** Changes what a list can change without the form, with the way back. `said`: what was done, for the toast. */
export function useChangeSeller() {
  const refetch = useRefetchSellers();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ seller, change }: { seller: Seller; change: SellerChange; before?: SellerChange; said: string }) =>
      putSeller(seller, change),
    onSuccess: refetch,
    onError: (error) => showToast({ tone: 'error', title: copy.updateFailed, description: error.message }),
  });
  const change = (seller: Seller, to: SellerChange, said: string, onDone?: () => void) => {
    const before = Object.fromEntries(Object.keys(to).map((name) => [name, seller[name as keyof SellerChange]]));
    mutate(
      { seller, change: to, said },
      {
        onSuccess: (changed) => {
          showUndo(said, () => mutate({ seller: changed, change: before, said }));
          onDone?.();
        },
      },
    );
  };
  return { change, isPending };
}

/** The notes after a decision: what was there, then the note of the decision. */
export function notesWith(seller: Seller, note: string): Pick<SellerChange, 'notes'> {
  return note.trim() === '' ? {} : { notes: [seller.notes, note.trim()].filter(Boolean).join('\n') };
}

export type Decision = Exclude<SellerStatus, 'pending'>;

/** Deletes a seller for good (D31). */
export function useDeleteSeller() {
  const refetch = useRefetchSellers();
  return useMutation({
    mutationFn: ({ id }: Seller) => api.DELETE('/sellers/{id}', { params: { path: { id } } }).then(dataOf),
    onSuccess: async (_nothing, { companyName }) => {
      showToast({ tone: 'success', title: copy.deleted, description: companyName });
      await refetch();
    },
  });
}
