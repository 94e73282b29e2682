import { SELLER_DRAFT_KEY } from '@afshoreh/contracts';
import { emptyApplication, type Application, type ApplicationField } from './application-schema';

/**
 * The saved draft of the form from local storage. Its content may be anything, so this takes only fields of the form that have
 * the right type.
 */
export function storedDraft(): Application | null {
  try {
    const stored = JSON.parse(localStorage.getItem(SELLER_DRAFT_KEY) ?? 'null') as Partial<Application> | null;
    if (typeof stored !== 'object' || stored === null) return null;
    const names = Object.keys(emptyApplication) as ApplicationField[];
    const known = names.filter((name) => typeof stored[name] === typeof emptyApplication[name]);
    return { ...emptyApplication, ...Object.fromEntries(known.map((name) => [name, stored[name]])) };
  } catch {
    return null;
  }
}

/**
 * Saves the draft; null deletes it. When storage is full or forbidden the form still works, but it does not survive a reload.
 */
export function storeDraft(draft: Partial<Application> | null): void {
  try {
    if (draft) localStorage.setItem(SELLER_DRAFT_KEY, JSON.stringify(draft));
    else localStorage.removeItem(SELLER_DRAFT_KEY);
  } catch {
    // Without storage there is no draft.
  }
}
