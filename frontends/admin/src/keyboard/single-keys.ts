import { adminSession } from '@afshoreh/contracts';

const keyOf = () => `afshoreh.admin.keys.${adminSession.get()?.admin.username ?? ''}`;

/** Single letters can be switched off (WCAG 2.1.4); the choice is kept on this device, per account. */
export function areSingleKeysOn(): boolean {
  try {
    return window.localStorage.getItem(keyOf()) !== 'off';
  } catch {
    return true;
  }
}

export function setSingleKeys(on: boolean): void {
  try {
    if (on) window.localStorage.removeItem(keyOf());
    else window.localStorage.setItem(keyOf(), 'off');
  } catch {
    // Storage is full or forbidden: they stay as they are.
  }
}

/** A form with keys of its own has acted already, or the key is part of something that is being composed. */
export function isTaken({ defaultPrevented, altKey, isComposing }: KeyboardEvent): boolean {
  return defaultPrevented || altKey || isComposing;
}

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null
  );
}

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null;

/** Whether a key without Ctrl acts on the screen: never in a field, under a dialog, or for whoever switched that off. */
export function isSingleKey(event: KeyboardEvent): boolean {
  return !isTaken(event) && !isTyping(event) && !isDialogOpen() && areSingleKeysOn();
}
