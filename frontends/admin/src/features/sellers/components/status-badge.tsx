import { Badge } from '@afshoreh/ui';
import { copy } from '../copy';
import type { SellerStatus } from '../sellers';

const tones = { pending: 'warning', approved: 'success', rejected: 'danger' } as const;

export function StatusBadge({ status }: { status: SellerStatus }) {
  return <Badge tone={tones[status]}>{copy.filters[status]}</Badge>;
}
