import { Button } from '@afshoreh/ui';
import { ConfirmDialog } from '@afshoreh/ui/dialog';
import { useQuery } from '@afshoreh/contracts/query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CategoriesView } from '../features/categories/components/categories-view';
import { CategoryDialog } from '../features/categories/components/category-dialog';
import { useDeleteCategory } from '../features/categories/change-categories';
import { copy } from '../features/categories/copy';
import { categoriesQuery, type Category } from '../get-categories';
import { Screen } from '../layout/screen';
import { idOf } from '../list/use-list-search';
import { useOpened } from '../list/use-opened';
import { useMay } from '../session/access';

export const head = { title: copy.title };

export default function CategoriesPage() {
  const opened = useOpened('category');
  const { data: categories } = useQuery(categoriesQuery);
  const edited = categories?.find(({ id }) => id === idOf(opened.value));
  const [toDelete, setToDelete] = useState<Category | null>(null);
  const remove = useDeleteCategory();
  const mayChange = useMay()('catalogue', 'write');
  const addButton = mayChange && (
    <Button size="small" onClick={() => opened.open('new')}>
      <Plus />
      {copy.add}
    </Button>
  );

  return (
    <Screen title={copy.title} note={copy.intro} actions={addButton}>
      <CategoriesView addButton={addButton} onEdit={({ id }) => opened.open(id)} onDelete={setToDelete} />
      {mayChange && (edited || opened.value === 'new') && <CategoryDialog category={edited} onClose={opened.close} />}
      {toDelete && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setToDelete(null)}
          title={copy.deleteTitle}
          description={copy.deleteText(toDelete.name)}
          confirmLabel={copy.confirmDelete}
          pending={remove.isPending}
          pendingLabel={copy.deleting}
          onConfirm={() => remove.mutate(toDelete, { onSettled: () => setToDelete(null) })}
        />
      )}
    </Screen>
  );
}
