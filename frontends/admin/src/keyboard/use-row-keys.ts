import { useEffect, useEffectEvent } from 'react';
import { focusedRow } from './rows';
import { isSingleKey } from './single-keys';

/** Keys that act on the row with the focus, by their place on the keyboard (`event.code`); each is told which row, from 0. */
export function useRowKeys(actions: Readonly<Record<string, (row: number) => void>>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.code];
    const row = focusedRow();
    if (!action || row < 0 || event.ctrlKey || event.metaKey || event.shiftKey || !isSingleKey(event)) return;
    event.preventDefault();
    action(row);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
