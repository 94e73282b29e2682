import { adminSession } from '@afshoreh/contracts';

/** Unsaved input is kept in this browser, per account, until it is saved or discarded, or the admin logs out. */
const PREFIX = 'afshoreh.admin.draft';

const keyOf = (form: string) => `${PREFIX}.${adminSession.get()?.admin.username ?? ''}.${form}`;

function inStorage<Result>(access: (storage: Storage) => Result): Result | null {
  try {
    return access(window.localStorage);
  } catch {
    // Storage is full or forbidden, so no draft is kept.
    return null;
  }
}

/** Returns the changed fields of the draft of `form`, or null when there is no readable draft. */
export function draftOf(form: string): Record<string, unknown> | null {
  return inStorage((storage) => {
    const draft: unknown = JSON.parse(storage.getItem(keyOf(form)) ?? 'null');
    return typeof draft === 'object' ? (draft as Record<string, unknown> | null) : null;
  });
}

export function keepDraft(form: string, changed: Record<string, unknown>): void {
  inStorage((storage) => storage.setItem(keyOf(form), JSON.stringify(changed)));
}

export function forgetDraft(form: string): void {
  inStorage((storage) => storage.removeItem(keyOf(form)));
}

/** Removes the drafts of all admins at logout, so that nothing stays on the device. */
export function forgetAllDrafts(): void {
  inStorage((storage) =>
    Object.keys(storage)
      .filter((key) => key.startsWith(PREFIX))
      .forEach((key) => storage.removeItem(key)),
  );
}
