import { useQuery } from '@afshoreh/contracts/query';
import { useSearchParams } from '@afshoreh/contracts/router';
import { toPersianDigits } from '@afshoreh/persian';
import { Badge, IconButton, Ltr } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { categories, CategoryDialog } from '../features/categories/categories';
import { copy, groupLabels } from '../features/categories/copy';
import { useCategoryOrder } from '../features/categories/use-category-order';
import { categoriesQuery, type Category } from '../get-categories';
import { nameColumn } from '../resource/columns';
import { ResourceList } from '../resource/resource-list';
import { useMay } from '../session/access';

const { columns: headers } = copy;

const columnsOf = (placeOf: (category: Category) => number): TableColumn<Category>[] => [
  nameColumn(headers.name),
  { key: 'position', header: headers.position, cell: (category) => toPersianDigits(placeOf(category) + 1) },
  { key: 'slug', header: headers.slug, title: ({ slug }) => slug, cell: ({ slug }) => <Ltr>{slug}</Ltr> },
  { key: 'group', header: headers.group, cell: ({ group }) => <Badge fruit={group}>{groupLabels[group]}</Badge> },
];

export const head = { title: copy.title };

/** `/admin/categories`. The order can be changed while no search or sort hides it. */
export default function CategoriesPage() {
  const [params] = useSearchParams();
  const mayChange = useMay()('catalogue', 'write');
  const all = useQuery(categoriesQuery).data ?? [];
  const { move, isPending } = useCategoryOrder(all);
  const placeOf = ({ id }: Category) => all.findIndex((each) => each.id === id);
  const isWhole = !params.get('q') && params.get('sort') !== 'name';
  return (
    <ResourceList
      of={categories}
      columns={columnsOf(placeOf)}
      note={isWhole ? copy.intro : copy.orderNote}
      mayChange={mayChange}
      stale={isPending}
      opens="edit"
      rowActions={
        mayChange && isWhole
          ? (category) => <MoveButtons name={category.name} at={placeOf(category)} count={all.length} onMove={move} />
          : undefined
      }
      add
    >
      {({ value, record, close }) =>
        mayChange && (record ?? value === 'new') && <CategoryDialog key={value} record={record} onClose={close} />
      }
    </ResourceList>
  );
}

interface MoveButtonsProps {
  name: string;
  at: number;
  count: number;
  onMove: (from: number, to: number) => void;
}

/** Arrow buttons instead of dragging, so that the order can also be changed with the keyboard. */
function MoveButtons({ name, at, count, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        label={copy.moveUp(name)}
        icon={<ArrowUp />}
        size="small"
        disabled={at === 0}
        onClick={() => onMove(at, at - 1)}
      />
      <IconButton
        label={copy.moveDown(name)}
        icon={<ArrowDown />}
        size="small"
        disabled={at === count - 1}
        onClick={() => onMove(at, at + 1)}
      />
    </>
  );
}
