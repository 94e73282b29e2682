import { slugPattern } from '@afshoreh/persian';
import { SelectField, TextField } from '@afshoreh/ui';
import * as z from 'zod/mini';
import { ExternalIdField, externalIdLabel, externalIdOf, externalIdSchema } from '../../form/external-id';
import type { Category } from '../../get-categories';
import { byText } from '../../list/local-page';
import { resource } from '../../resource/resource';
import { ResourceDialog } from '../../resource/resource-dialog';
import { copy, groupLabels } from './copy';

/** Other screens read this list with `categoriesQuery`, which has the same query key. */
export const categories = resource({
  path: '/admin/categories',
  writePath: '/categories',
  key: 'categories',
  subject: 'category',
  // Products contain the name and the group of their category.
  alsoInvalidates: [['products']],
  nameOf: ({ name }) => name,
  words: copy,
  sorts: copy.sorts,
  clientSide: {
    searchTexts: ({ name, slug, externalId }) => [name, slug, externalId],
    comparators: { name: byText(({ name }) => name) },
  },
});

type Group = Category['group'];

const words = copy.form;
const GROUPS = Object.keys(groupLabels) as [Group, ...Group[]];

/** The limits are those of the API (openapi.json). */
const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, words.nameRequired), z.maxLength(100, words.nameTooLong)),
  slug: z.string().check(z.trim(), z.regex(slugPattern, words.slugInvalid), z.maxLength(64, words.slugInvalid)),
  group: z.enum(GROUPS),
  externalId: externalIdSchema,
});
type Values = z.infer<typeof schema>;

function valuesOf(category?: Category): Values {
  const { name = '', slug = '', group = 'other', externalId } = category ?? {};
  return { name, slug, group, externalId: externalId ?? '' };
}

interface CategoryDialogProps {
  /** The category to edit; undefined adds one. */
  record: Category | undefined;
  onClose: () => void;
}

export function CategoryDialog(props: CategoryDialogProps) {
  return (
    <ResourceDialog
      {...props}
      of={categories}
      words={words}
      schema={schema}
      valuesOf={valuesOf}
      bodyOf={(values: Values) => ({ ...values, externalId: externalIdOf(values.externalId) })}
      labels={{ name: words.name, slug: words.slug, group: words.group, externalId: externalIdLabel }}
      formatValue={(field, value) => (field === 'group' ? groupLabels[value as Group] : undefined)}
    >
      {({ fieldProps }) => (
        <>
          <TextField label={words.name} required {...fieldProps('name')} />
          <TextField label={words.slug} hint={words.slugHint} required ltr {...fieldProps('slug')} />
          <SelectField
            label={words.group}
            required
            options={GROUPS.map((value) => ({ value, label: groupLabels[value] }))}
            {...fieldProps('group')}
          />
          <ExternalIdField {...fieldProps('externalId')} />
        </>
      )}
    </ResourceDialog>
  );
}
