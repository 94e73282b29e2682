import { useState } from 'react';

interface Selected {
  id: number;
}

/** The selected rows of a list, also those of other pages. */
export function useSelection<Item extends Selected>(rows: readonly Item[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Item>>(new Map());
  const [last, setLast] = useState<number | null>(null);
  const [seen, setSeen] = useState(rows);
  // An action must use the newest state of a selected row, so newly loaded rows replace the stored ones.
  if (rows !== seen) {
    setSeen(rows);
    const newest = new Map(rows.map((row) => [row.id, row]));
    setChosen(new Map([...chosen].map(([id, item]) => [id, newest.get(id) ?? item])));
  }
  const isSelected = ({ id }: Item) => chosen.has(id);

  const change = (items: readonly Item[], select: boolean) => {
    setChosen((before) => {
      const after = new Map(before);
      for (const item of items) {
        if (select) after.set(item.id, item);
        else after.delete(item.id);
      }
      return after;
    });
  };
  const toggle = (item: Item, range: boolean) => {
    const from = range ? rows.findIndex(({ id }) => id === last) : -1;
    const to = rows.findIndex(({ id }) => id === item.id);
    const items = from < 0 ? [item] : rows.slice(Math.min(from, to), Math.max(from, to) + 1);
    change(items, !isSelected(item));
    setLast(item.id);
  };
  return {
    items: [...chosen.values()],
    isSelected,
    toggle,
    togglePage: () => change(rows, !rows.every(isSelected)),
    replace: (items: readonly Item[]) => setChosen(new Map(items.map((item) => [item.id, item]))),
    clear: () => setChosen(new Map()),
  };
}
