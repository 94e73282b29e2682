import { adminSession } from '@afshoreh/contracts';

/** D44: what is typed and not saved, in this browser, per account, until it is saved, given up or the admin logs out. */
const PREFIX = 'afshoreh.admin.draft';

const keyOf = (form: string) => `${PREFIX}.${adminSession.get()?.admin.username ?? ''}.${form}`;

function inStorage<Result>(access: (storage: Storage) => Result): Result | null {
  try {
    return access(window.localStorage);
  } catch {
    // Full or forbidden: then nothing is kept.
    return null;
  }
}

/** The fields of `form` that were changed when it was last typed into; null when there is nothing, or nothing readable. */
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

/** At logout: nothing of any admin stays on the device. */
export function forgetAllDrafts(): void {
  inStorage((storage) =>
    Object.keys(storage)
      .filter((key) => key.startsWith(PREFIX))
      .forEach((key) => storage.removeItem(key)),
  );
}
