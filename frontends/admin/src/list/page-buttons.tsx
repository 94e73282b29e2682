import { formatNumber } from '@afshoreh/persian';
import { Button, Cluster } from '@afshoreh/ui';

interface PageButtonsProps {
  page: number;
  /** The number of rows on a page. */
  size: number;
  total: number;
  onPage: (page: number) => void;
  words: { previous: string; next: string; range: (from: string, to: string, total: string) => string };
}

/** Page buttons of a list whose page is not in the address: in a dialog, or beside unsaved input. */
export function PageButtons({ page, size, total, onPage, words }: PageButtonsProps) {
  if (total <= size) return null;
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total);
  return (
    <Cluster $gap={3} $justify="center" style={{ marginBlockStart: '1rem' }}>
      <Button variant="secondary" size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {words.previous}
      </Button>
      <span role="status">{words.range(formatNumber(first), formatNumber(last), formatNumber(total))}</span>
      <Button variant="secondary" size="small" disabled={last === total} onClick={() => onPage(page + 1)}>
        {words.next}
      </Button>
    </Cluster>
  );
}
