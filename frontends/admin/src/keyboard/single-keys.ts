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
