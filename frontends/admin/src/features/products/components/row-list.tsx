import { Button } from '@afshoreh/ui';
import { color, media, radius, space } from '@afshoreh/ui/theme';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { Muted } from '../../../layout/muted';

/** An ordered list of rows with fields; each row ends with `RowActions`. */
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

/** A button that adds a row. When the list is full it is replaced by a text that says so. */
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
        <Plus /> {words.add}
      </Button>
      {isFull && (
        <Muted $size="sm" role="status">
          {words.full}
        </Muted>
      )}
    </div>
  );
}
