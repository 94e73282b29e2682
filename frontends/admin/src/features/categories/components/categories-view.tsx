import { EmptyState, ErrorBox, Loading, Skeleton, Stack } from '@afshoreh/ui';
import { useQuery } from '@afshoreh/contracts/query';
import type { ReactNode } from 'react';
import { categoriesQuery, type Category } from '../../../get-categories';
import { useMoveCategories } from '../change-categories';
import { copy } from '../copy';
import { moved } from '../move-category';
import { CategoriesTable } from './categories-table';

const ROWS = [1, 2, 3, 4, 5, 6];

interface CategoriesViewProps {
  addButton: ReactNode;
  onEdit: (category: Category) => void;
  onDelete: (category: Category) => void;
}

/** The list of categories in whichever state it is. */
export function CategoriesView({ addButton, ...actions }: CategoriesViewProps) {
  const { data: categories, error, isFetching, refetch } = useQuery(categoriesQuery);
  const move = useMoveCategories();
  if (error) {
    return (
      <ErrorBox title={copy.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorBox>
    );
  }
  if (!categories) {
    return (
      <Loading>
        <Stack $gap={2}>
          {ROWS.map((row) => (
            <Skeleton key={row} height="3.5rem" />
          ))}
        </Stack>
      </Loading>
    );
  }
  if (categories.length === 0) return <EmptyState title={copy.emptyTitle} text={copy.emptyText} action={addButton} />;
  return (
    <CategoriesTable
      categories={categories}
      isMoving={move.isPending}
      onMove={(from, to) => move.mutate(moved(categories, from, to))}
      {...actions}
    />
  );
}
