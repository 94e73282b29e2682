import { Button } from '@afshoreh/ui';
import { color, media, radius, space } from '@afshoreh/ui/theme';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { Muted } from '../../../layout/muted';

/** Rows of fields in an order that the admin chooses; `RowActions` ends each. */
export const RowList = styled.ol`
  display: grid;
  gap: ${space(3)};

  & > li {
    display: grid;
    gap: ${space(3)};
    align-items: start;
    padding: ${space(3)};
    border: 1px solid ${color('line')};
    border-radius: ${radius.medium};

    ${media.md} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

/** Adds a row, until the list is full and says so. */
export function AddRow({
  words,
  isFull,
  onAdd,
}: {
  words: { add: string; full: string };
  isFull: boolean;
  onAdd: () => void;
}) {
  return (
    <div>
      <Button variant="secondary" size="small" disabled={isFull} onClick={onAdd}>
        <Plus aria-hidden /> {words.add}
      </Button>
      {isFull && (
        <Muted $size="sm" role="status">
          {words.full}
        </Muted>
      )}
    </div>
  );
}
