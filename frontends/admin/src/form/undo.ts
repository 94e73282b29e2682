import { showToast } from '@afshoreh/contracts';
import { copy } from './copy';

/** Says what was done, with the way back: instead of a question before what can be taken back. */
export function showUndo(title: string, undo: () => void, description?: string): void {
  showToast({ tone: 'success', title, description, action: { label: copy.undo, onClick: undo } });
}
