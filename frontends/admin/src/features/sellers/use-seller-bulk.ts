import { useQueryClient } from '@afshoreh/contracts/query';
import { allPages } from '../../list/all-pages';
import { bulkChange } from '../../list/bulk-change';
import { putSeller, useRefetchSellers, type Decision } from './change-sellers';
import { copy } from './copy';
import { sellersQuery, type Seller, type SellerListSearch, type SellerStatus } from './get-sellers';

const decided = (label: string, value: Decision) =>
  bulkChange<Seller, SellerStatus>(label, {
    value,
    valueOf: ({ status }) => status,
    put: (seller, status, signal) => putSeller(seller, { status }, signal),
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
