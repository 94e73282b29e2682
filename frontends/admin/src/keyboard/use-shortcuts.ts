import { useEffect, useEffectEvent } from 'react';
import { focusedRow, focusRow } from './rows';
import { saveForm } from './save-and-next';
import { isSingleKey, isTaken } from './single-keys';

interface Opens {
  onPalette: () => void;
  onSheet: () => void;
}

/** By the place of a key and not by its letter: with the Persian layout J is «ت». */
const withControl: Record<string, (opens: Opens) => void> = {
  KeyK: ({ onPalette }) => onPalette(),
  KeyS: () => saveForm(false),
  Enter: () => saveForm(true),
};
const alone: Record<string, (opens: Opens) => void> = {
  Slash: () => document.querySelector<HTMLElement>('main [role="search"] input')?.focus(),
  KeyJ: () => focusRow(focusedRow() + 1),
  KeyK: () => focusRow(focusedRow() - 1),
};

function actionOf(event: KeyboardEvent): ((opens: Opens) => void) | undefined {
  if (event.ctrlKey || event.metaKey) return isTaken(event) || event.shiftKey ? undefined : withControl[event.code];
  if (!isSingleKey(event)) return undefined;
  if (event.shiftKey) return event.code === 'Slash' ? ({ onSheet }) => onSheet() : undefined;
  return alone[event.code];
}

/** The keys of the admin area, wherever the focus is. */
export function useShortcuts(opens: Opens): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event);
    if (!action) return;
    // The browser's own: saving the page, its search, its address bar.
    event.preventDefault();
    action(opens);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
