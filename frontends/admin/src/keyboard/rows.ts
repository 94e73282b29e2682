const ROWS = 'main tbody tr';
const ACTION = '[data-role="actions"] :is(a, button:not(:disabled))';

const rows = () => [...document.querySelectorAll<HTMLElement>(ROWS)];

/** The row that holds the focus, counted from 0; -1 for none. */
export function focusedRow(): number {
  return rows().findIndex((row) => row.contains(document.activeElement));
}

/** Gives the focus to what opens the row at this place, or the last one before it. */
export function focusRow(place: number): void {
  const all = rows();
  const row = all[Math.max(0, Math.min(place, all.length - 1))];
  const action = row?.querySelector<HTMLElement>(ACTION);
  action?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}
