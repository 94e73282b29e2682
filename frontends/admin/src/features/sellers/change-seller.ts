import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation } from '@afshoreh/contracts/query';
import { showUndo } from '../../form/undo';
import { bulkChange } from '../../list/bulk-change';
import { useRefetch } from '../../resource/use-resource';
import { copy } from './copy';
import { sellers, type Seller, type SellerStatus } from './sellers';

type SellerChange = Partial<Pick<Seller, 'status' | 'notes' | 'isFeaturedSeller'>>;

/** Changes a seller from the list. The server refuses it when it stores a newer version. */
function putSeller(seller: Seller, change: SellerChange, signal?: AbortSignal): Promise<Seller> {
  const params = { path: { id: seller.id } };
  return api.PUT('/sellers/{id}', { params, body: { ...seller, ...change }, signal }).then(dataOf);
}

/** Changes a seller without opening the form, and offers an undo. `done` is the text of the toast. */
export function useChangeSeller() {
  const refetch = useRefetch(sellers);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ seller, change }: { seller: Seller; change: SellerChange }) => putSeller(seller, change),
    onSuccess: () => refetch(),
    onError: (error) => showToast({ tone: 'error', title: copy.saveFailed, description: error.message }),
  });
  const change = (seller: Seller, to: SellerChange, done: string, onDone?: () => void) => {
    const before = Object.fromEntries(Object.keys(to).map((name) => [name, seller[name as keyof SellerChange]]));
    mutate(
      { seller, change: to },
      {
        onSuccess: (changed) => {
          showUndo(done, () => mutate({ seller: changed, change: before }));
          onDone?.();
        },
      },
    );
  };
  return { change, isPending };
}

/** Appends the note of a decision to the notes of a seller. */
export function notesWith(seller: Seller, note: string): Pick<SellerChange, 'notes'> {
  return note.trim() === '' ? {} : { notes: [seller.notes, note.trim()].filter(Boolean).join('\n') };
}

export type Decision = Exclude<SellerStatus, 'pending'>;

const decisionAction = (label: string, value: Decision) =>
  bulkChange<Seller, SellerStatus>(label, {
    value,
    valueOf: ({ status }) => status,
    put: (seller, status, signal) => putSeller(seller, { status }, signal),
  });

/** Bulk actions that approve or reject sellers. */
export const DECISION_ACTIONS = [
  decisionAction(copy.decision.approve.bulk, 'approved'),
  decisionAction(copy.decision.reject.bulk, 'rejected'),
];
