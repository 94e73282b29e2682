import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** The forms on the screen that hold something typed. */
const unsaved = new Set<{ giveUp: (() => void) | undefined }>();
const listeners = new Set<() => void>();
/** What was asked for, until the question about it is answered. */
let wanted: (() => void) | null = null;

function ask(action: (() => void) | null): void {
  wanted = action;
  listeners.forEach((listener) => listener());
}

export function hasUnsaved(): boolean {
  return unsaved.size > 0;
}

/** A form as it was never asks: `isDirty` says whether something typed would be lost; `onGiveUp`, that it may be. */
export function useUnsaved(isDirty: boolean, onGiveUp?: () => void): void {
  const giveUp = useEffectEvent(() => onGiveUp?.());
  useEffect(() => {
    if (!isDirty) return undefined;
    const form = { giveUp: () => giveUp() };
    unsaved.add(form);
    return () => void unsaved.delete(form);
  }, [isDirty]);
}

/** What was typed has been stored, or given up: from here on it holds nobody up. */
export function forgetUnsaved(): void {
  unsaved.clear();
}

/** Does what leads away from a form: at once, or after the question whether what was typed may be lost. */
export function leave(action: () => void): void {
  if (hasUnsaved()) ask(action);
  else action();
}

/** The action that waits for an answer, and how to give it. */
export function useLeaveQuestion() {
  const action = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => wanted,
  );
  // A session may end over an open question: who logs in next is not asked about screens that are gone.
  useEffect(() => () => ask(null), []);
  return {
    isAsking: action !== null,
    stay: () => ask(null),
    go: () => {
      ask(null);
      unsaved.forEach(({ giveUp }) => giveUp?.());
      forgetUnsaved();
      action?.();
    },
  };
}
