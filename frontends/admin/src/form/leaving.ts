import { createContext, useContext, useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react';

interface Guard {
  /** The dialog that contains the form; null for a form of the screen itself. */
  dialog: string | null;
  discard: () => void;
}

interface PendingAction {
  action: () => void;
  /** The action closes the forms of this dialog; null for all forms on the screen. */
  dialog: string | null;
}

/** The forms on the screen with unsaved input. */
const guards = new Map<string, Guard>();
/** The ids of the open dialogs with forms, the topmost last. */
const dialogs: string[] = [];
const listeners = new Set<() => void>();
/** The action that waits until the admin has answered the question. */
let pending: PendingAction | null = null;

/** The id of the dialog around a form, as returned by `useFormDialog`. */
export const FormDialogContext = createContext<string | null>(null);

function setPending(next: PendingAction | null): void {
  pending = next;
  listeners.forEach((listener) => listener());
}

const unsavedIn = (dialog: string | null) =>
  [...guards].filter(([, guard]) => dialog === null || guard.dialog === dialog);

/** Whether any form on the screen has unsaved input. */
export function hasUnsaved(): boolean {
  return guards.size > 0;
}

/**
 * A step to another address of the same screen closes only the topmost dialog. This returns its id, or null when the
 * whole screen changes.
 */
export function dialogLeftFor(pathname: string): string | null {
  return pathname === window.location.pathname ? (dialogs.at(-1) ?? null) : null;
}

export function hasUnsavedIn(dialog: string | null): boolean {
  return unsavedIn(dialog).length > 0;
}

/** Registers a dialog. Closing it asks only about the forms inside it. */
export function useFormDialog(): string {
  const id = useId();
  useEffect(() => {
    dialogs.push(id);
    return () => void dialogs.splice(dialogs.indexOf(id), 1);
  }, [id]);
  return id;
}

/**
 * Registers the form while `isDirty`, so that leaving asks first. `onGiveUp` runs when the admin discards the input.
 */
export function useUnsaved(isDirty: boolean, onGiveUp?: () => void, ownDialog?: string): void {
  const id = useId();
  const around = useContext(FormDialogContext);
  const dialog = ownDialog ?? around;
  const giveUp = useEffectEvent(() => onGiveUp?.());
  useEffect(() => {
    if (!isDirty) return undefined;
    guards.set(id, { dialog, discard: () => giveUp() });
    return () => void guards.delete(id);
  }, [id, isDirty, dialog]);
}

/**
 * Runs an action that leaves the forms of a dialog, or of the whole screen when `dialog` is null. It runs at once, or
 * after the admin has confirmed. A second call while the question is open closes the question, as Back does.
 */
export function confirmLeaving(action: () => void, dialog: string | null = null): void {
  if (hasUnsavedIn(dialog)) setPending(pending ? null : { action, dialog });
  else action();
}

/** The action that waits for confirmation, and the two ways to answer. */
export function useLeaveQuestion() {
  const question = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => pending,
  );
  // The session may end while the question is open. The next admin must not see a question about the previous screens.
  useEffect(() => () => setPending(null), []);
  return {
    isOpen: question !== null,
    stay: () => setPending(null),
    go: () => {
      setPending(null);
      if (!question) return;
      for (const [id, { discard: giveUp }] of unsavedIn(question.dialog)) {
        giveUp();
        guards.delete(id);
      }
      question.action();
    },
  };
}
