import { useQueryClient } from '@afshoreh/contracts/query';
import { allPages } from '../../list/all-pages';
import type { BulkAction } from '../../list/use-bulk';
import { putSeller, useRefetchSellers, type Decision } from './change-sellers';
import { copy } from './copy';
import { sellersQuery, type Seller, type SellerListSearch } from './get-sellers';

const decided = (label: string, status: Decision): BulkAction<Seller> => ({
  label,
  run: async (seller, signal) => seller.status !== status && putSeller(seller, { status }, signal),
  undo: async (seller, signal) => {
    const { status: before, version } = seller;
    // The decision made it the next version, unless there was nothing to decide.
    return before !== status && putSeller({ ...seller, status, version: version + 1 }, { status: before }, signal);
  },
});

const ACTIONS = [decided(copy.decision.approve.bulk, 'approved'), decided(copy.decision.reject.bulk, 'rejected')];

/** Many sellers approved or rejected at once. */
export function useSellerBulk(filters: SellerListSearch) {
  const queryClient = useQueryClient();
  return {
    actions: ACTIONS,
    loadAll: () => allPages((page) => queryClient.fetchQuery(sellersQuery({ ...filters, ...page }))),
    refetch: useRefetchSellers(),
  };
}
