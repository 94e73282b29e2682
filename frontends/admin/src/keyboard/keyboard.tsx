import { lazy, Suspense, useState, useEffect, useEffectEvent } from 'react';
import { useNavigate } from '@afshoreh/contracts/router';
import { confirmLeaving } from '../form/leaving';
import { useMay } from '../session/access';
import { NEW_ORDER } from './new-order';
import { focusedRow, focusRow } from './rows';
import { submitForm } from './save-and-next';
import { isSingleKey, isIgnored } from './single-keys';

const Palette = lazy(() => import('./palette'));
const KeySheet = lazy(() => import('./key-sheet'));

type KeyboardDialog = 'palette' | 'sheet';

/**
 * The keyboard shortcuts of the admin area and the two dialogs that they open. Returns the function that opens the
 * palette.
 */
export function useKeyboard() {
  const [open, setOpen] = useState<KeyboardDialog | null>(null);
  const openPalette = () => setOpen('palette');
  const openSheet = () => setOpen('sheet');
  const close = () => setOpen(null);
  const navigate = useNavigate();
  const mayTakeOrders = useMay()('orders', 'write');
  const openNewOrder = () => mayTakeOrders && confirmLeaving(() => void navigate(NEW_ORDER));
  useShortcuts({ onPalette: openPalette, onSheet: openSheet, onNewOrder: openNewOrder });
  return {
    openPalette,
    dialogs: (
      <Suspense fallback={null}>
        {open === 'palette' && <Palette onClose={close} onSheet={openSheet} />}
        {open === 'sheet' && <KeySheet onClose={close} />}
      </Suspense>
    ),
  };
}

interface Opens {
  onNewOrder: () => void;
  onPalette: () => void;
  onSheet: () => void;
}

/** By `event.code` and not by letter: on a Persian keyboard the key J types «ت». */
const withControl: Record<string, (opens: Opens) => void> = {
  KeyK: ({ onPalette }) => onPalette(),
  KeyS: () => submitForm(false),
  Enter: () => submitForm(true),
};
const alone: Record<string, (opens: Opens) => void> = {
  Slash: () => document.querySelector<HTMLElement>('main [role="search"] input')?.focus(),
  KeyN: ({ onNewOrder }) => onNewOrder(),
  KeyJ: () => focusRow(focusedRow() + 1),
  KeyK: () => focusRow(focusedRow() - 1),
};

function actionOf(event: KeyboardEvent): ((opens: Opens) => void) | undefined {
  if (event.ctrlKey || event.metaKey) return isIgnored(event) || event.shiftKey ? undefined : withControl[event.code];
  if (!isSingleKey(event)) return undefined;
  if (event.shiftKey) return event.code === 'Slash' ? ({ onSheet }) => onSheet() : undefined;
  return alone[event.code];
}

/** The shortcuts of the admin area that work everywhere. */
function useShortcuts(opens: Opens): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event);
    if (!action) return;
    // The browser would otherwise save the page, open its search or focus the address bar.
    event.preventDefault();
    action(opens);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
