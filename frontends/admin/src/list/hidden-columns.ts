import { adminSession } from '@afshoreh/contracts';
import { useState } from 'react';

/** The hidden columns of each list, stored per account. */
const keyOf = () => `afshoreh.admin.columns.${adminSession.get()?.admin.username ?? ''}`;

function read(): Record<string, string[]> {
  try {
    return (JSON.parse(window.localStorage.getItem(keyOf()) ?? '{}') ?? {}) as Record<string, string[]>;
  } catch {
    return {};
  }
}

/** The hidden columns of the list `name`. The choice is stored on this device, per account. */
export function useHiddenColumns(name: string) {
  const [lists, setLists] = useState(read);
  const hidden = lists[name] ?? [];
  const toggle = (column: string) => {
    const next = hidden.includes(column) ? hidden.filter((each) => each !== column) : [...hidden, column];
    const all = { ...read(), [name]: next };
    setLists(all);
    try {
      window.localStorage.setItem(keyOf(), JSON.stringify(all));
    } catch {
      // Storage is full or forbidden, so the choice is lost when the screen closes.
    }
  };
  return { isHidden: (column: string) => hidden.includes(column), toggle };
}
