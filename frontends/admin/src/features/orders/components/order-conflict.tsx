import { formatDateTime } from '@afshoreh/persian';
import { orderStatusLabel } from '@afshoreh/ui';
import { ConflictChooser } from '../../../form/conflict-chooser';
import type { Conflict } from '../../../form/use-conflict';
import { copy } from '../copy';
import type { OrderStatus } from '../order-status';

const LABELS = { status: copy.dialog.status, nextCallAt: copy.call.when };

/** What a colleague and I both said of one order, to choose from. */
export function OrderConflict({ conflict }: { conflict: Conflict }) {
  return <ConflictChooser conflict={conflict} labels={LABELS} say={say} />;
}

function say(field: string, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  return field === 'status' ? orderStatusLabel(value as OrderStatus) : formatDateTime(value as string);
}
