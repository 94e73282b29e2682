import { useState } from 'react';

interface Selected {
  id: number;
}

/** Which rows of a list are chosen, also from pages that are not on the screen. */
export function useSelection<Item extends Selected>(rows: readonly Item[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Item>>(new Map());
  const [last, setLast] = useState<number | null>(null);
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
    const to = rows.indexOf(item);
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
