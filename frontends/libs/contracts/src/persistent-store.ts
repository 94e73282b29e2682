import { useSyncExternalStore } from 'react';

interface Slot<Value> {
  value: Value;
  /** The last write did not reach the storage (full, or forbidden): what is kept in memory is newer. */
  unsaved: boolean;
  listeners: Set<() => void>;
}

interface PersistentStore<Value> {
  get: () => Value;
  /** Replaces the value by what `change` makes of the newest one, here and in every other tab. */
  update: (change: (current: Value) => Value) => void;
  subscribe: (listener: () => void) => () => void;
  /** The value, kept current; on the server and while hydrating it is the empty one. */
  use: () => Value;
}

interface Options<Value> {
  /** Where it lies in local storage. */
  key: string;
  /**
   * Version of the stored form, raised when older code would misread or lose what newer code stores. The build writes it, as the
   * number that stands in the call, into the release (`stores`): a release and a shell of two versions do not run together.
   */
  version: number;
  empty: Value;
  /** Reads anything a person, or code of `version`, may have left there; must not throw. */
  parse: (stored: unknown, version: number) => Value;
}

/** What is stored with the version of its form. Version 1 stands bare, as values did before they had versions. */
interface Versioned {
  version: number;
  value: unknown;
}

/** Null for what is not there, or no JSON. */
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
 * A value in local storage under `key`, the same for every copy of this library on the page: shell and remotes each
 * bundle their own, so the value lives in one slot of the window rather than in the module. What newer code has stored is
 * not read and not written over: this page then keeps its value in memory. On a server it is always `empty`.
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
