import { lazy, Suspense, useState } from 'react';
import { useShortcuts } from './use-shortcuts';

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
  useShortcuts({ onPalette: openPalette, onSheet: openSheet });
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
