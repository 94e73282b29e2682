import { EmptyState, LinkButton } from '@afshoreh/ui';
import { copy } from '../layout/copy';

export const head = { title: copy.panelTitle };

export default function NotFoundPage() {
  return (
    <EmptyState
      level={1}
      title={copy.notFound}
      text={copy.notFoundText}
      action={<LinkButton to="/admin">{copy.toDashboard}</LinkButton>}
    />
  );
}
