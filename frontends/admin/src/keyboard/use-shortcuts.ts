import { useEffect, useEffectEvent } from 'react';
import { focusedRow, focusRow } from './rows';
import { saveForm } from './save-and-next';
import { areSingleKeysOn } from './single-keys';

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

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null
  );
}

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null;

function actionOf(event: KeyboardEvent): ((opens: Opens) => void) | undefined {
  // A form with keys of its own has acted already.
  if (event.defaultPrevented || event.altKey || event.isComposing) return undefined;
  if (event.ctrlKey || event.metaKey) return event.shiftKey ? undefined : withControl[event.code];
  if (isTyping(event) || isDialogOpen() || !areSingleKeysOn()) return undefined;
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
