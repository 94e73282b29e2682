import { useState, type KeyboardEvent, type RefObject } from 'react';

/** The columns that can be changed, in reading order. */
export type PriceColumn = 'price' | 'show';

interface Cursor {
  row: number;
  column: PriceColumn;
  /** Where a selection of prices began; the row of the cursor ends it. */
  anchor: number;
  /** What the cell that is being edited begins with; null while none is. */
  typing: string | null;
}

interface GridCursorOptions {
  grid: RefObject<HTMLElement | null>;
  rows: number;
  /** Whoever may not change prices walks and copies. */
  readOnly: boolean;
  /** What a price cell is edited from. */
  textOf: (row: number) => string;
  onType: (row: number, text: string) => void;
  onToggle: (row: number) => void;
  onReset: (rows: number[]) => void;
  onUndo: () => void;
}

const DIGIT = /^[\d۰-۹٠-٩]$/;

/**
 * The keyboard of the grid (WAI-ARIA, grid pattern): one cell is in the tab order, arrows move, Shift selects prices, a digit,
 * Enter or F2 begins to type, Enter goes down, Escape gives what was typed up. Left is forward: the page reads from the right.
 */
export function useGridCursor({ grid, rows, readOnly, textOf, onType, onToggle, onReset, onUndo }: GridCursorOptions) {
  const [cursor, setCursor] = useState<Cursor>({ row: 0, column: 'price', anchor: 0, typing: null });
  const row = Math.max(0, Math.min(cursor.row, rows - 1));

  const move = (to: number, { column = cursor.column, select = false } = {}) => {
    const next = Math.max(0, Math.min(to, rows - 1));
    setCursor({ row: next, column, anchor: select && column === 'price' ? cursor.anchor : next, typing: null });
    // The cell is there already: only which one is in the tab order changes.
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
  /** Ends typing: `text` is null when it is given up. */
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
    toggle: (at: number) => !readOnly && onToggle(at),
    edit,
    finish,
    handleKeyDown,
  };
}

export type GridCursor = ReturnType<typeof useGridCursor>;

function range(from: number, to: number): number[] {
  const first = Math.max(0, Math.min(from, to));
  return Array.from({ length: Math.max(from, to) - first + 1 }, (_, index) => first + index);
}
