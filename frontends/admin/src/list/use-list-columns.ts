import { adminSession } from '@afshoreh/contracts';
import type { TableColumn } from '@afshoreh/ui/table';
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
function useHiddenColumns(name: string) {
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

/** Returns the visible columns of the list `name`, and the columns that can be hidden. */
export function useListColumns<Item>(name: string, columns: TableColumn<Item>[]) {
  const { isHidden, toggle } = useHiddenColumns(name);
  return {
    shown: columns.filter(({ key }) => !isHidden(key)),
    optional: columns
      .filter(({ heading, role }) => !heading && role !== 'actions')
      .map(({ key, header }) => ({ key, header, isShown: !isHidden(key) })),
    toggle,
  };
}
