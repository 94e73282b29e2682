const ROWS = 'main tbody tr';
const ACTION = '[data-role="actions"] :is(a, button:not(:disabled))';

const rows = () => [...document.querySelectorAll<HTMLElement>(ROWS)];

/** Returns the index of the focused row, or -1. */
export function focusedRow(): number {
  return rows().findIndex((row) => row.contains(document.activeElement));
}

/** Focuses the button or link of the row at this index, or of the last row when there are fewer rows. */
export function focusRow(place: number): void {
  const all = rows();
  const row = all[Math.max(0, Math.min(place, all.length - 1))];
  const action = row?.querySelector<HTMLElement>(ACTION);
  action?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}
