import { useEffect, useRef } from 'react';
import { focusedRow, focusRow } from './rows';

/** When the row with the focus leaves the list, the one that takes its place gets it, and never the page itself. */
export function useRowFocus(rows: readonly unknown[]): () => void {
  const place = useRef(-1);
  useEffect(() => {
    if (place.current >= 0 && rows.length > 0 && document.activeElement === document.body) focusRow(place.current);
  }, [rows]);
  return () => {
    place.current = focusedRow();
  };
}
