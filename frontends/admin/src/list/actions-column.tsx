import { Cluster, IconButton } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { copy } from './copy';

/** The last column of a table, with the buttons of a row. */
export const actionsColumn = <Item,>(
  cell: (item: Item) => ReactNode,
  header: string = copy.actions,
): TableColumn<Item> => ({ key: 'actions', role: 'actions', header, headerHidden: true, cell });

interface EditAndDeleteProps {
  name: string;
  /** The names of the buttons for screen readers. */
  words: { editOf: (name: string) => string; deleteOf: (name: string) => string };
  onEdit: () => void;
  onDelete: () => void;
}

/** The buttons of a row that edit and delete its record. */
export function EditAndDelete({ name, words, onEdit, onDelete }: EditAndDeleteProps) {
  return (
    <Cluster $gap={0} $justify="end">
      <IconButton label={words.editOf(name)} icon={<Pencil />} size="small" onClick={onEdit} />
      <IconButton label={words.deleteOf(name)} icon={<Trash2 />} size="small" variant="danger" onClick={onDelete} />
    </Cluster>
  );
}
