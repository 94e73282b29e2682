import { useState, type KeyboardEvent, type RefObject } from 'react';

/** The editable columns, in reading order. */
export type PriceColumn = 'price' | 'show';

interface Cursor {
  row: number;
  column: PriceColumn;
  /** The row where a selection of prices began. The selection ends at the cursor. */
  anchor: number;
  /** The initial text of the cell that is being edited; null while no cell is edited. */
  typing: string | null;
}

interface GridCursorOptions {
  grid: RefObject<HTMLElement | null>;
  /** The ids of the rows. When they change, the cursor stays with its row, and so does what is being typed. */
  ids: readonly number[];
  /** An admin who may not change prices can only move and copy. */
  readOnly: boolean;
  /** Returns the initial text for editing a price cell. */
  textOf: (row: number) => string;
  onType: (row: number, text: string) => void;
  onToggle: (row: number) => void;
  onReset: (rows: number[]) => void;
  onUndo: () => void;
}

const DIGIT = /^[\d۰-۹٠-٩]$/;

/**
 * The keyboard of the grid (WAI-ARIA grid pattern). One cell is in the tab order. Arrows move the cursor, and with
 * Shift they select prices. A digit, Enter or F2 starts editing, Enter moves down, and Escape discards the input.
 * ArrowLeft moves forward, because the page is read from right to left.
 */
export function useGridCursor({ grid, ids, readOnly, textOf, onType, onToggle, onReset, onUndo }: GridCursorOptions) {
  const [cursor, setCursor] = useState<Cursor>({ row: 0, column: 'price', anchor: 0, typing: null });
  const rows = ids.length;
  const [known, setKnown] = useState(ids);
  if (known !== ids) {
    setKnown(ids);
    setCursor(movedWith(cursor, known, ids));
  }
  const row = Math.max(0, Math.min(cursor.row, rows - 1));

  const move = (to: number, { column = cursor.column, select = false } = {}) => {
    const next = Math.max(0, Math.min(to, rows - 1));
    setCursor({ row: next, column, anchor: select && column === 'price' ? cursor.anchor : next, typing: null });
    // The cell exists already; the next render only changes which cell is in the tab order.
    requestAnimationFrame(() => cellOf(next, column)?.focus());
  };
  const cellOf = (at: number, column: PriceColumn) =>
    grid.current?.querySelector<HTMLElement>(`[data-cell="${column}-${at}"]`);
  const selected = range(Math.min(cursor.anchor, rows - 1), row);

  const handleMoveKey = (event: KeyboardEvent): boolean => {
    const select = event.shiftKey;
    const moves: Record<string, () => void> = {
      ArrowDown: () => move(row + 1, { select }),
      ArrowUp: () => move(row - 1, { select }),
      ArrowLeft: () => move(row, { column: 'show' }),
      ArrowRight: () => move(row, { column: 'price' }),
      Home: () => move(event.ctrlKey ? 0 : row, { column: 'price', select }),
      End: () => move(event.ctrlKey ? rows - 1 : row, { column: event.ctrlKey ? cursor.column : 'show', select }),
      PageDown: () => move(row + 10, { select }),
      PageUp: () => move(row - 10, { select }),
    };
    moves[event.key]?.();
    return event.key in moves;
  };
  const handlePriceKey = (event: KeyboardEvent): boolean => {
    if (readOnly) return false;
    if (event.key === 'Enter' || event.key === 'F2') edit(row);
    else if (event.key === 'Delete' || event.key === 'Backspace') onReset(selected);
    else if (DIGIT.test(event.key)) edit(row, event.key);
    else return false;
    return true;
  };
  const handleControlKey = (event: KeyboardEvent): boolean => {
    if (event.code === 'KeyZ' && !event.shiftKey) onUndo();
    else if (event.code === 'KeyA') setCursor({ row: rows - 1, column: 'price', anchor: 0, typing: null });
    else if (event.key === 'Home' || event.key === 'End') return handleMoveKey(event);
    else return false;
    return true;
  };
  const handleShowKey = ({ key }: KeyboardEvent): boolean => {
    if (readOnly || (key !== ' ' && key !== 'Enter')) return false;
    onToggle(row);
    return true;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (cursor.typing !== null || event.altKey) return;
    const isControl = event.ctrlKey || event.metaKey;
    const isDone = isControl
      ? handleControlKey(event)
      : handleMoveKey(event) || (cursor.column === 'price' ? handlePriceKey(event) : handleShowKey(event));
    if (isDone) event.preventDefault();
  };

  const edit = (at: number, text = textOf(at)) => {
    if (!readOnly) setCursor({ row: at, column: 'price', anchor: at, typing: text });
  };
  /** Ends editing. `text` is null when the input is discarded. */
  const finish = (text: string | null, next: 'down' | 'on' | 'back' | 'stay') => {
    if (text !== null && text !== textOf(row)) onType(row, text);
    const steps = { down: 1, on: 1, back: -1, stay: 0 };
    if (next === 'stay' && text !== null) setCursor((before) => ({ ...before, typing: null }));
    else move(row + steps[next]);
  };
  return {
    row,
    selected,
    isAt: (at: number, column: PriceColumn) => at === row && column === cursor.column,
    isSelected: (at: number) => cursor.column === 'price' && selected.includes(at),
    typing: cursor.typing,
    select: (at: number, column: PriceColumn, extend: boolean) =>
      setCursor({ row: at, column, anchor: extend && column === 'price' ? cursor.anchor : at, typing: null }),
    /** Moves the cursor to a price that needs attention. */
    goTo: (at: number) => {
      cellOf(at, 'price')?.scrollIntoView({ block: 'center' });
      move(at, { column: 'price' });
    },
    toggle: (at: number) => !readOnly && onToggle(at),
    edit,
    finish,
    handleKeyDown,
  };
}

export type GridCursor = ReturnType<typeof useGridCursor>;

/** The cursor after the rows have changed; in the first row when its own is gone. */
function movedWith(cursor: Cursor, before: readonly number[], ids: readonly number[]): Cursor {
  const [row, anchor] = [cursor.row, cursor.anchor].map((at) => ids.indexOf(before[at] ?? NaN)) as [number, number];
  if (row < 0) return { row: 0, column: cursor.column, anchor: 0, typing: null };
  return { ...cursor, row, anchor: anchor < 0 ? row : anchor };
}

function range(from: number, to: number): number[] {
  const first = Math.max(0, Math.min(from, to));
  return Array.from({ length: Math.max(from, to) - first + 1 }, (_, index) => first + index);
}
