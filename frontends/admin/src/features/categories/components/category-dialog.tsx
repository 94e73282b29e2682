import { Button, SelectField, Stack, TextField } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { useZodForm } from '@afshoreh/ui/form';
import type { Category } from '../../../get-categories';
import { categorySchema, categoryValues } from '../category-form';
import { CATEGORY_GROUPS } from '../category-group';
import { useSaveCategory } from '../change-categories';
import { copy, groupLabels } from '../copy';

const words = copy.form;
const FORM_ID = 'category-form';
const GROUPS = CATEGORY_GROUPS.map((value) => ({ value, label: groupLabels[value] }));

interface CategoryDialogProps {
  /** Undefined adds one. */
  category: Category | undefined;
  onClose: () => void;
}

export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const { form, fieldProps, showProblem } = useZodForm(categorySchema, { defaultValues: categoryValues(category) });
  const save = useSaveCategory(category);
  const submit = form.handleSubmit((values) => {
    if (save.isPending) return;
    save.mutate(values, { onSuccess: onClose, onError: (error) => void showProblem(error) });
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      keepOnOutsidePress
      title={category ? words.editTitle : words.addTitle}
      description={words.description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={FORM_ID} pending={save.isPending} pendingLabel={words.saving}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={(event) => void submit(event)} noValidate>
        <Stack $gap={5}>
          <TextField label={words.name} required {...fieldProps('name')} />
          <TextField label={words.slug} hint={words.slugHint} required ltr {...fieldProps('slug')} />
          <SelectField label={words.group} required options={GROUPS} {...fieldProps('group')} />
        </Stack>
      </form>
    </Dialog>
  );
}
