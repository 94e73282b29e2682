import { onHistoryStep, useLocation, useNavigate } from '@afshoreh/contracts/router';
import { ConfirmDialog } from '@afshoreh/ui/dialog';
import { useEffect, useRef } from 'react';
import { copy } from './copy';
import { hasUnsaved, leave, useLeaveQuestion } from './leaving';

/** The place of an entry in the history, as the router numbers them; entries of others have none. */
const placeOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

/** Once around all screens: no link, Back, reload or closing of the tab takes what was typed unasked. */
export function LeaveGuard() {
  useGuardedLinks();
  useGuardedHistory();
  useGuardedTab();
  const { isAsking, stay, go } = useLeaveQuestion();
  return (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={(open) => !open && stay()}
      title={copy.unsaved.title}
      description={copy.unsaved.text}
      confirmLabel={copy.unsaved.discard}
      cancelLabel={copy.unsaved.keep}
      onConfirm={go}
    />
  );
}

function useGuardedLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!hasUnsaved() || !link || !leadsAway(link, event)) return;
      event.preventDefault();
      event.stopPropagation();
      leave(() => void navigate(link.pathname + link.search + link.hash));
    };
    // Ahead of the router, whose links act when React hears of the click.
    window.addEventListener('click', handleClick, true);
    return () => window.removeEventListener('click', handleClick, true);
  }, [navigate]);
}

/** Whether a click on it replaces what is on the screen: not a new tab, a download, a phone call or a part of this page. */
function leadsAway(link: HTMLAnchorElement, { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  if (link.target === '_blank' || link.hasAttribute('download') || link.origin !== window.location.origin) return false;
  const { pathname, search } = window.location;
  return link.pathname !== pathname || link.search !== search;
}

/** Back and Forward have happened when they are told: the step is taken back, then the question is asked. */
function useGuardedHistory(): void {
  const location = useLocation();
  const here = useRef<number>(undefined);
  useEffect(() => {
    here.current = placeOf(window.history.state);
  }, [location]);
  useEffect(() => {
    let takingBack = false;
    const handlePop = (event: PopStateEvent) => {
      const steps = (placeOf(event.state) ?? NaN) - (here.current ?? NaN);
      if (!takingBack && (!hasUnsaved() || !steps)) return;
      event.stopImmediatePropagation();
      if (takingBack) {
        takingBack = false;
        leave(() => window.history.go(lastSteps));
        return;
      }
      takingBack = true;
      lastSteps = steps;
      window.history.go(-steps);
    };
    let lastSteps = 0;
    return onHistoryStep(handlePop);
  }, []);
}

/** Reload and closing can only be held up by the browser's own question. */
function useGuardedTab(): void {
  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, []);
}
