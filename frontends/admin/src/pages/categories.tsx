import { Button } from '@afshoreh/ui';
import { ConfirmDialog } from '@afshoreh/ui/dialog';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CategoriesView } from '../features/categories/components/categories-view';
import { CategoryDialog } from '../features/categories/components/category-dialog';
import { useDeleteCategory } from '../features/categories/change-categories';
import { copy } from '../features/categories/copy';
import type { Category } from '../get-categories';
import { Screen } from '../layout/screen';

export default function CategoriesPage() {
  const [edited, setEdited] = useState<Category | 'new' | null>(null);
  const [toDelete, setToDelete] = useState<Category | null>(null);
  const remove = useDeleteCategory();
  const addButton = (
    <Button size="small" onClick={() => setEdited('new')}>
      <Plus />
      {copy.add}
    </Button>
  );

  return (
    <Screen title={copy.title} note={copy.intro} actions={addButton}>
      <CategoriesView addButton={addButton} onEdit={setEdited} onDelete={setToDelete} />
      {edited && <CategoryDialog category={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />}
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
