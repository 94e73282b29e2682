import { showToast, useAdminSession } from '@afshoreh/contracts';
import { useQuery, useQueryClient } from '@afshoreh/contracts/query';
import { useNavigate } from '@afshoreh/contracts/router';
import { toPersianDigits } from '@afshoreh/persian';
import { adminQuery } from '../session/get-admin';
import { copy } from './copy';
import type { Reply } from './order-stream';

/**
 * Returns a function that handles a buyer's reply to a quote: open lists and dialogs show it at once, and the
 * responsible expert sees a toast.
 */
export function useReplies(): (reply: Reply) => void {
  const queryClient = useQueryClient();
  const session = useAdminSession();
  const { data: own } = useQuery({ ...adminQuery(session!), enabled: session !== null });
  const navigate = useNavigate();
  return ({ orderId, kind, assigneeId }) => {
    const keys = [['list'], ['count'], ['details', orderId], ['quotes', orderId]];
    for (const key of keys) void queryClient.invalidateQueries({ queryKey: ['admin', 'orders', ...key] });
    if (assigneeId === null || assigneeId !== own?.id) return;
    showToast({
      tone: kind === 'accepted' ? 'success' : 'info',
      title: copy.replies[kind](toPersianDigits(orderId)),
      persistent: true,
      action: { label: copy.openOrder, onClick: () => void navigate(`/admin/orders?order=${orderId}`) },
    });
  };
}
