import { FormFailure, SelectField, TextField } from '@afshoreh/ui';
import { FormLayout, useForm } from '@afshoreh/ui/form';
import { wasStopped, writeFailureOf } from '../../../form/failed-write';
import { FormDialog } from '../../../form/form-dialog';
import { useStopOnClose } from '../../../form/use-stop-on-close';
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
  const save = useSaveCategory(category);
  const stopSignal = useStopOnClose();
  const { form, formProps, fieldProps, failure, isSubmitting } = useForm({
    schema: categorySchema,
    defaultValues: categoryValues(category),
    onSubmit: async (values) => {
      await save.mutateAsync({ values, signal: stopSignal() });
      onClose();
    },
    onFailure: (error) => (wasStopped(error) ? null : { title: copy.saveFailed, text: writeFailureOf(error) }),
  });

  return (
    <FormDialog
      title={category ? words.editTitle : words.addTitle}
      description={words.description}
      formId={FORM_ID}
      words={words}
      isDirty={form.formState.isDirty}
      isSubmitting={isSubmitting}
      onClose={onClose}
    >
      <FormLayout id={FORM_ID} {...formProps}>
        <TextField label={words.name} required {...fieldProps('name')} />
        <TextField label={words.slug} hint={words.slugHint} required ltr {...fieldProps('slug')} />
        <SelectField label={words.group} required options={GROUPS} {...fieldProps('group')} />
        {failure && <FormFailure {...failure} />}
      </FormLayout>
    </FormDialog>
  );
}
