import { toPersianDigits } from '@afshoreh/persian';
import { Badge, Cluster, IconButton, Ltr } from '@afshoreh/ui';
import { ResponsiveTable, type TableColumn } from '@afshoreh/ui/table';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import type { Category } from '../../../get-categories';
import { useMay } from '../../../session/access';
import { copy, groupLabels } from '../copy';

interface CategoriesTableProps {
  categories: Category[];
  isMoving: boolean;
  onMove: (from: number, to: number) => void;
  onEdit: (category: Category) => void;
  onDelete: (category: Category) => void;
}

/** Categories in their order; arrows rather than dragging, so that the keyboard does it too. */
export function CategoriesTable({ categories, isMoving, onMove, onEdit, onDelete }: CategoriesTableProps) {
  const { columns: headers } = copy;
  const mayChange = useMay()('catalogue', 'write');
  const placeOf = (category: Category) => categories.indexOf(category);
  const columns: TableColumn<Category>[] = [
    { key: 'name', header: headers.name, heading: true, cell: ({ name }) => <strong>{name}</strong> },
    { key: 'position', header: headers.position, cell: (category) => toPersianDigits(placeOf(category) + 1) },
    { key: 'slug', header: headers.slug, cell: ({ slug }) => <Ltr>{slug}</Ltr> },
    { key: 'group', header: headers.group, cell: ({ group }) => <Badge fruit={group}>{groupLabels[group]}</Badge> },
    {
      key: 'actions',
      role: 'actions',
      header: headers.actions,
      headerHidden: true,
      cell: (category) => {
        const at = placeOf(category);
        return (
          <Cluster $gap={0} $justify="end">
            <IconButton
              label={copy.moveUp(category.name)}
              icon={<ArrowUp />}
              size="small"
              disabled={at === 0}
              onClick={() => !isMoving && onMove(at, at - 1)}
            />
            <IconButton
              label={copy.moveDown(category.name)}
              icon={<ArrowDown />}
              size="small"
              disabled={at === categories.length - 1}
              onClick={() => !isMoving && onMove(at, at + 1)}
            />
            <IconButton
              label={copy.editOf(category.name)}
              icon={<Pencil />}
              size="small"
              onClick={() => onEdit(category)}
            />
            <IconButton
              label={copy.deleteOf(category.name)}
              icon={<Trash2 />}
              size="small"
              variant="danger"
              onClick={() => onDelete(category)}
            />
          </Cluster>
        );
      },
    },
  ];
  return (
    <ResponsiveTable
      caption={copy.table}
      columns={columns.filter(({ key }) => key !== 'actions' || mayChange)}
      rows={categories}
      rowKey={({ id }) => id}
      stale={isMoving}
    />
  );
}
