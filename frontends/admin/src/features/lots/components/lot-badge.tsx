import { Badge } from '@afshoreh/ui';
import { copy } from '../copy';
import type { Lot } from '../lots';

const TONES = { draft: 'neutral', released: 'success', blocked: 'danger', expired: 'warning' } as const;

export function LotBadge({ state }: Pick<Lot, 'state'>) {
  return <Badge tone={TONES[state]}>{copy.statuses[state]}</Badge>;
}
