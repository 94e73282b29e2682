import { adminSession } from '@afshoreh/contracts';
import { useState } from 'react';

/** The columns that an account has hidden, by list. */
const keyOf = () => `afshoreh.admin.columns.${adminSession.get()?.admin.username ?? ''}`;

function read(): Record<string, string[]> {
  try {
    return (JSON.parse(window.localStorage.getItem(keyOf()) ?? '{}') ?? {}) as Record<string, string[]>;
  } catch {
    return {};
  }
}

/** Which columns of the list `name` are hidden; the choice is kept on this device, per account. */
export function useHiddenColumns(name: string) {
  const [hidden, setHidden] = useState(() => read()[name] ?? []);
  const toggle = (column: string) => {
    const next = hidden.includes(column) ? hidden.filter((each) => each !== column) : [...hidden, column];
    setHidden(next);
    try {
      window.localStorage.setItem(keyOf(), JSON.stringify({ ...read(), [name]: next }));
    } catch {
      // Storage is full or forbidden: the choice lasts as long as the screen.
    }
  };
  return { isHidden: (column: string) => hidden.includes(column), toggle };
}
