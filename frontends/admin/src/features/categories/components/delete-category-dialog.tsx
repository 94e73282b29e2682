import { DeleteDialog } from '../../../form/delete-dialog';
import type { Category } from '../../../get-categories';
import { useDeleteCategory } from '../change-categories';
import { copy } from '../copy';

interface DeleteCategoryDialogProps {
  category: Category;
  onClose: () => void;
}

export function DeleteCategoryDialog({ category, ...rest }: DeleteCategoryDialogProps) {
  return (
    <DeleteDialog
      {...rest}
      item={category}
      title={copy.deleteTitle}
      text={copy.deleteText(category.name)}
      failed={copy.deleteFailed}
      remove={useDeleteCategory()}
    />
  );
}
