import { useLocation } from '@afshoreh/contracts/router';
import { EmptyState, LinkButton } from '@afshoreh/ui';
import type { ReactNode } from 'react';
import { useAdmin, useMay } from '../session/access';
import { copy as sessionCopy } from '../session/copy';
import { copy } from './copy';
import { sectionOf } from './sections';

/**
 * Shows a message in place of a screen that the role may not read. The screen is not mounted, so it requests no data.
 */
export function RoleGate({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const section = sectionOf(pathname);
  const may = useMay();
  const admin = useAdmin();
  const isOpen = section && (may(section.area) || section.alsoOpen?.(new URLSearchParams(search)));
  if (!section || !admin || isOpen) return children;
  return (
    <EmptyState
      level={1}
      title={copy.notForRole(section.title)}
      text={copy.notForRoleText(sessionCopy.roles[admin.role])}
      action={<LinkButton to="/admin">{copy.toDashboard}</LinkButton>}
    />
  );
}
