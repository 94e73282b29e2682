import { useSyncExternalStore } from 'react';

interface Slot<Value> {
  value: Value;
  /** The last write failed (storage is full or forbidden), so the value in memory is newer than the stored one. */
  unsaved: boolean;
  listeners: Set<() => void>;
}

interface PersistentStore<Value> {
  get: () => Value;
  /** Replaces the newest value by the result of `change`, here and in every other tab. */
  update: (change: (current: Value) => Value) => void;
  subscribe: (listener: () => void) => () => void;
  /** A hook that returns the current value; on the server and during hydration, the empty one. */
  use: () => Value;
}

interface Options<Value> {
  /** The key in local storage. */
  key: string;
  /**
   * Version of the stored format. Raise it when older code would misread or lose what newer code stores. It must be a literal
   * number: the build copies it into the release (`stores`), and a release and a shell with different versions do not run together.
   */
  version: number;
  empty: Value;
  /** Reads anything that a person, or code of `version`, may have stored. Must not throw. */
  parse: (stored: unknown, version: number) => Value;
}

/** A stored value with its version. A value of version 1 is stored without this wrapper, because versions came later. */
interface Versioned {
  version: number;
  value: unknown;
}

/** Null when nothing is stored or the text is not JSON. */
function versionedOf(text: string | null): Versioned | null {
  try {
    const stored = JSON.parse(text ?? '') as Partial<Versioned> | null;
    const isVersioned = Number.isInteger(stored?.version) && stored?.value !== undefined;
    return isVersioned ? (stored as Versioned) : { version: 1, value: stored };
  } catch {
    return null;
  }
}

/**
 * A value in local storage under `key`, shared by every copy of this library on the page: shell and remotes each bundle
 * their own copy, so the value lives on `window` and not in the module. A value that newer code stored is neither read nor
 * overwritten: this page then keeps its own value in memory. On a server it is always `empty`.
 */
export function persistentStore<Value>({ key, version, empty, parse }: Options<Value>): PersistentStore<Value> {
  const stored = () => versionedOf(window.localStorage.getItem(key));

  const read = (): Value => {
    try {
      const found = stored();
      return !found || found.version > version ? empty : parse(found.value, found.version);
    } catch {
      return empty;
    }
  };

  const write = (value: Value): boolean => {
    try {
      if (value === empty) window.localStorage.removeItem(key);
      else if ((stored()?.version ?? 0) > version) return false;
      else window.localStorage.setItem(key, JSON.stringify(version === 1 ? value : { version, value }));
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
    // A page in the back/forward cache receives no storage events.
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
    // Another tab may have just written: its storage event can arrive after this call.
    slot.value = change(slot.unsaved ? slot.value : read());
    slot.unsaved = !write(slot.value);
    slot.listeners.forEach((listener) => listener());
  };

  return { get, update, subscribe, use: () => useSyncExternalStore(subscribe, get, () => empty) };
}
