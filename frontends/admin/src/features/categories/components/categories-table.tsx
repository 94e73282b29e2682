import type { LinkProps } from '@afshoreh/contracts/router';
import { toPersianDigits } from '@afshoreh/persian';
import { Badge, Cluster, IconButton, IconLink, Ltr } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import type { Category } from '../../../get-categories';
import { ListTable, type ListTableProps } from '../../../list/list-table';
import { useMay } from '../../../session/access';
import { copy, groupLabels } from '../copy';

interface CategoriesTableProps extends Omit<ListTableProps<Category>, 'name' | 'caption' | 'columns' | 'nameOf'> {
  /** All of them in their order. */
  all: readonly Category[];
  /** Left out where the list is not the whole in its order. */
  onMove: ((from: number, to: number) => void) | undefined;
  linkTo: (category: Category) => Pick<LinkProps, 'to' | 'state'>;
  onDelete: (category: Category) => void;
}

/** Categories in their order; arrows rather than dragging, so that the keyboard does it too. */
export function CategoriesTable({ all, onMove, linkTo, onDelete, ...list }: CategoriesTableProps) {
  const { columns: headers } = copy;
  const mayChange = useMay()('catalogue', 'write');
  const placeOf = ({ id }: Category) => all.findIndex((each) => each.id === id);
  const columns: TableColumn<Category>[] = [
    {
      key: 'name',
      header: headers.name,
      heading: true,
      sortable: true,
      title: ({ name }) => name,
      cell: ({ name }) => <strong>{name}</strong>,
    },
    { key: 'position', header: headers.position, cell: (category) => toPersianDigits(placeOf(category) + 1) },
    { key: 'slug', header: headers.slug, title: ({ slug }) => slug, cell: ({ slug }) => <Ltr>{slug}</Ltr> },
    { key: 'group', header: headers.group, cell: ({ group }) => <Badge fruit={group}>{groupLabels[group]}</Badge> },
    {
      key: 'actions',
      role: 'actions',
      header: headers.actions,
      headerHidden: true,
      cell: (category) => (
        <Actions $justify="end">
          {onMove && <MoveButtons category={category} at={placeOf(category)} count={all.length} onMove={onMove} />}
          <IconLink {...linkTo(category)} label={copy.editOf(category.name)} icon={<Pencil />} size="small" />
          <IconButton
            label={copy.deleteOf(category.name)}
            icon={<Trash2 />}
            size="small"
            variant="danger"
            onClick={() => onDelete(category)}
          />
        </Actions>
      ),
    },
  ];
  return (
    <ListTable
      {...list}
      name="categories"
      caption={copy.table}
      columns={columns.filter(({ key }) => key !== 'actions' || mayChange)}
      nameOf={({ name }) => name}
    />
  );
}

interface MoveButtonsProps {
  category: Category;
  at: number;
  count: number;
  onMove: (from: number, to: number) => void;
}

function MoveButtons({ category, at, count, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        label={copy.moveUp(category.name)}
        icon={<ArrowUp />}
        size="small"
        disabled={at === 0}
        onClick={() => onMove(at, at - 1)}
      />
      <IconButton
        label={copy.moveDown(category.name)}
        icon={<ArrowDown />}
        size="small"
        disabled={at === count - 1}
        onClick={() => onMove(at, at + 1)}
      />
    </>
  );
}

const Actions = styled(Cluster)`
  flex-wrap: nowrap;
  gap: 0;
`;
