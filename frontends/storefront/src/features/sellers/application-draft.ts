import { SELLER_DRAFT_KEY } from '@afshoreh/contracts';
import { emptyApplication, type Application, type ApplicationField } from './application-schema';

/**
 * What was typed into the form of before, in local storage (D44): a producer looks numbers up and comes back. Anything may
 * lie there; only fields of the form, of their own type, are taken.
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

/** Null forgets it. Storage may be full or forbidden: the form still works, it only does not survive a reload. */
export function storeDraft(draft: Partial<Application> | null): void {
  try {
    if (draft) localStorage.setItem(SELLER_DRAFT_KEY, JSON.stringify(draft));
    else localStorage.removeItem(SELLER_DRAFT_KEY);
  } catch {
    // Nothing is kept.
  }
}
