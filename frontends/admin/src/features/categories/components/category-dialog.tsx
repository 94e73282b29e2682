import { SelectField, TextField } from '@afshoreh/ui';
import { RecordDialog } from '../../../form/record-dialog';
import type { Category } from '../../../get-categories';
import { categorySchema, categoryValues } from '../category-form';
import { CATEGORY_GROUPS, type CategoryGroup } from '../category-group';
import { storedCategory, useSaveCategory } from '../change-categories';
import { copy, groupLabels } from '../copy';

const words = copy.form;
const GROUPS = CATEGORY_GROUPS.map((value) => ({ value, label: groupLabels[value] }));

interface CategoryDialogProps {
  /** Undefined adds one. */
  category: Category | undefined;
  onClose: () => void;
}

export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const save = useSaveCategory();
  return (
    <RecordDialog
      title={category ? words.editTitle : words.addTitle}
      description={words.description}
      words={words}
      saveFailed={copy.saveFailed}
      record={category}
      thing="category"
      schema={categorySchema}
      valuesOf={categoryValues}
      save={save.mutateAsync}
      read={() => storedCategory(category?.id ?? 0)}
      labels={{ name: words.name, slug: words.slug, group: words.group }}
      say={(field, value) => (field === 'group' ? groupLabels[value as CategoryGroup] : undefined)}
      onClose={onClose}
    >
      {({ fieldProps }) => (
        <>
          <TextField label={words.name} required {...fieldProps('name')} />
          <TextField label={words.slug} hint={words.slugHint} required ltr {...fieldProps('slug')} />
          <SelectField label={words.group} required options={GROUPS} {...fieldProps('group')} />
        </>
      )}
    </RecordDialog>
  );
}
