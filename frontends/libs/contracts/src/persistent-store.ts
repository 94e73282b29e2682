import { useSyncExternalStore } from 'react';

interface Slot<Value> {
  value: Value;
  /** The last write did not reach the storage (full, or forbidden): what is kept in memory is newer. */
  unsaved: boolean;
  listeners: Set<() => void>;
}

export interface PersistentStore<Value> {
  get: () => Value;
  /** Replaces the value by what `change` makes of the newest one, here and in every other tab. */
  update: (change: (current: Value) => Value) => void;
  subscribe: (listener: () => void) => () => void;
  /** The value, kept current; on the server and while hydrating it is the empty one. */
  use: () => Value;
}

/**
 * A value in local storage under `key`, the same for every copy of this library on the page: shell and remotes each
 * bundle their own, so the value lives in one slot of the window rather than in the module. `parse` reads anything a
 * person or an older version may have left there and must not throw. On a server it is always `empty`.
 */
export function persistentStore<Value>(
  key: string,
  empty: Value,
  parse: (stored: unknown) => Value,
): PersistentStore<Value> {
  const read = (): Value => {
    try {
      const stored = window.localStorage.getItem(key);
      return stored === null ? empty : parse(JSON.parse(stored));
    } catch {
      return empty;
    }
  };

  const write = (value: Value): boolean => {
    try {
      if (value === empty) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  };

  const slotOf = (): Slot<Value> => {
    const slots = window as unknown as Record<symbol, Slot<Value> | undefined>;
    const name = Symbol.for(key);
    const existing = slots[name];
    if (existing) return existing;
    const slot: Slot<Value> = { value: read(), unsaved: false, listeners: new Set() };
    const reload = () => {
      slot.value = read();
      slot.unsaved = false;
      slot.listeners.forEach((listener) => listener());
    };
    window.addEventListener('storage', (event) => {
      // The key is null when another tab cleared everything.
      if (event.key === key || event.key === null) reload();
    });
    // A page that comes back from the back/forward cache heard no storage events meanwhile.
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) reload();
    });
    return (slots[name] = slot);
  };

  const get = () => (typeof window === 'undefined' ? empty : slotOf().value);

  const subscribe = (listener: () => void) => {
    const { listeners } = slotOf();
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  const update = (change: (current: Value) => Value) => {
    if (typeof window === 'undefined') return;
    const slot = slotOf();
    // Another tab may have written a moment ago: its storage event comes later than this call.
    slot.value = change(slot.unsaved ? slot.value : read());
    slot.unsaved = !write(slot.value);
    slot.listeners.forEach((listener) => listener());
  };

  return { get, update, subscribe, use: () => useSyncExternalStore(subscribe, get, () => empty) };
}
