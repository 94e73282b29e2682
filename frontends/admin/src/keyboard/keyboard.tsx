import { lazy, Suspense, useState } from 'react';
import { useShortcuts } from './use-shortcuts';

const Palette = lazy(() => import('./palette'));
const KeySheet = lazy(() => import('./key-sheet'));

export type KeyboardDialog = 'palette' | 'sheet';

/** The keys of the admin area and the two dialogs they open; answers what else opens the palette. */
export function useKeyboard() {
  const [open, setOpen] = useState<KeyboardDialog | null>(null);
  useShortcuts({ onPalette: () => setOpen('palette'), onSheet: () => setOpen('sheet') });
  const close = () => setOpen(null);
  return {
    openPalette: () => setOpen('palette'),
    dialogs: (
      <Suspense fallback={null}>
        {open === 'palette' && <Palette onClose={close} />}
        {open === 'sheet' && <KeySheet onClose={close} />}
      </Suspense>
    ),
  };
}
