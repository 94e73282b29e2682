import { onHistoryStep, useLocation, useNavigate } from '@afshoreh/contracts/router';
import { ConfirmDialog } from '@afshoreh/ui/dialog';
import { useEffect, useRef } from 'react';
import { copy } from './copy';
import { dialogLeftFor, hasUnsaved, hasUnsavedIn, confirmLeaving, useLeaveQuestion } from './leaving';

/** The index that the router stores in a history entry. Entries from other pages have none. */
const placeOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

/**
 * Asks before a link, Back, a reload or closing the tab would discard unsaved input. It is rendered once, around all
 * screens.
 */
export function LeaveGuard() {
  useGuardedLinks();
  useGuardedHistory();
  useGuardedTab();
  const { isOpen, stay, go } = useLeaveQuestion();
  if (!isOpen) return null;
  return (
    <ConfirmDialog
      onClose={stay}
      title={copy.unsaved.title}
      description={copy.unsaved.text}
      confirmLabel={copy.unsaved.discard}
      cancelLabel={copy.unsaved.keep}
      onConfirm={go}
      historyEntry={false}
    />
  );
}

function useGuardedLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !leadsAway(link, event)) return;
      const left = dialogLeftFor(link.pathname);
      if (!hasUnsavedIn(left)) return;
      event.preventDefault();
      event.stopPropagation();
      confirmLeaving(() => void navigate(link.pathname + link.search + link.hash), left);
    };
    // The capture phase runs before React's own click handlers, with which the router follows links.
    window.addEventListener('click', handleClick, true);
    return () => window.removeEventListener('click', handleClick, true);
  }, [navigate]);
}

/**
 * Whether a click on the link replaces the current screen. A new tab, a download, a phone link or an anchor on this
 * page does not.
 */
function leadsAway(link: HTMLAnchorElement, { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  if (link.target === '_blank' || link.hasAttribute('download') || link.origin !== window.location.origin) return false;
  const { pathname, search } = window.location;
  return link.pathname !== pathname || link.search !== search;
}

/** `popstate` fires after the browser has moved. So this hook first reverts the step and then asks. */
function useGuardedHistory(): void {
  const location = useLocation();
  const here = useRef<{ place: number | undefined; pathname: string }>(undefined);
  useEffect(() => {
    here.current = { place: placeOf(window.history.state), pathname: location.pathname };
  }, [location]);
  useEffect(() => {
    let takenBack: { steps: number; left: string | null } | null = null;
    const handlePop = (event: PopStateEvent) => {
      if (takenBack) {
        const { steps, left } = takenBack;
        takenBack = null;
        event.stopImmediatePropagation();
        confirmLeaving(() => window.history.go(steps), left);
        return;
      }
      const { place = NaN, pathname = '' } = here.current ?? {};
      const steps = (placeOf(event.state) ?? NaN) - place;
      const left = dialogLeftFor(pathname);
      if (!steps || !hasUnsavedIn(left)) return;
      event.stopImmediatePropagation();
      takenBack = { steps, left };
      window.history.go(-steps);
    };
    return onHistoryStep(handlePop);
  }, []);
}

/** A page can delay a reload or the closing of its tab only with the browser's own question. */
function useGuardedTab(): void {
  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, []);
}
