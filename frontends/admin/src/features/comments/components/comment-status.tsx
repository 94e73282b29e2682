import { Badge, type BadgeProps } from '@afshoreh/ui';
import { copy } from '../copy';
import type { CommentStatus } from '../comments';

const TONES: Record<CommentStatus, BadgeProps['tone']> = { waiting: 'info', approved: 'success', rejected: 'neutral' };

export function CommentStatusBadge({ status }: { status: CommentStatus }) {
  return <Badge tone={TONES[status]}>{copy.filters[status]}</Badge>;
}
