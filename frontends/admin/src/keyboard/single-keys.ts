import { adminSession } from '@afshoreh/contracts';

const keyOf = () => `afshoreh.admin.keys.${adminSession.get()?.admin.username ?? ''}`;

/** Single-letter shortcuts can be switched off (WCAG 2.1.4). The choice is stored on this device, per account. */
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
    // Storage is full or forbidden, so the setting cannot change.
  }
}

/**
 * Whether a shortcut must ignore the event: another handler has used the key, or the key belongs to an input method.
 */
export function isIgnored({ defaultPrevented, altKey, isComposing }: KeyboardEvent): boolean {
  return defaultPrevented || altKey || isComposing;
}

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null
  );
}

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null;

/**
 * Whether a key without Ctrl is a shortcut. It is not one in a field, while a dialog is open, or when the admin has
 * switched single letters off.
 */
export function isSingleKey(event: KeyboardEvent): boolean {
  return !isIgnored(event) && !isTyping(event) && !isDialogOpen() && areSingleKeysOn();
}
