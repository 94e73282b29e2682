import { showToast } from '@afshoreh/contracts';
import { copy } from './copy';

/** Shows a toast with an undo button. An action that can be undone needs no question before it. */
export function showUndo(title: string, undo: () => void, description?: string): void {
  showToast({ tone: 'success', title, description, action: { label: copy.undo, onClick: undo } });
}
