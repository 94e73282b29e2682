import { formatNumber } from '@afshoreh/persian';
import { Button, Cluster } from '@afshoreh/ui';
import { copy } from '../copy';
import { SHEET_ROWS } from '../get-priced-products';

interface SheetPagesProps {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

/** Buttons and not links, so that unsaved prices stay when another page opens. */
export function SheetPages({ page, total, onPage }: SheetPagesProps) {
  if (total <= SHEET_ROWS) return null;
  const first = (page - 1) * SHEET_ROWS + 1;
  const last = Math.min(page * SHEET_ROWS, total);
  return (
    <Cluster $gap={3} $justify="center" style={{ marginBlockStart: '1rem' }}>
      <Button variant="secondary" size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {copy.pages.previous}
      </Button>
      <span role="status">{copy.pages.range(formatNumber(first), formatNumber(last), formatNumber(total))}</span>
      <Button variant="secondary" size="small" disabled={last === total} onClick={() => onPage(page + 1)}>
        {copy.pages.next}
      </Button>
    </Cluster>
  );
}
