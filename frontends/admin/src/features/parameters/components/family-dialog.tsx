import { useQuery } from '@afshoreh/contracts/query';
import { TextField } from '@afshoreh/ui';
import { FieldsGrid } from '../../../form/fields-grid';
import { parametersQuery } from '../../../get-parameters';
import { ResourceDialog } from '../../../resource/resource-dialog';
import { familyCopy as copy } from '../copy';
import { families, type Family } from '../families';
import { familyBody, familySchema, familyValues } from '../family-form';
import { FamilyParameters } from './family-parameters';

const words = copy.form;
const LABELS = {
  code: words.code,
  name: words.name,
  englishName: words.englishName,
  parameters: words.parameters,
};

interface FamilyDialogProps {
  /** The family to edit; undefined adds one. */
  record: Family | undefined;
  onClose: () => void;
}

export function FamilyDialog(props: FamilyDialogProps) {
  const parameters = useQuery(parametersQuery);
  const known = parameters.data ?? [];
  const nameOf = (code: string) => known.find((parameter) => parameter.code === code)?.name ?? code;
  return (
    <ResourceDialog
      {...props}
      of={families}
      queries={[parameters]}
      words={words}
      draft={`family.${props.record?.id ?? 'new'}`}
      size="large"
      schema={familySchema}
      valuesOf={familyValues}
      bodyOf={familyBody}
      labels={LABELS}
      formatValue={(field, value) =>
        field === 'parameters'
          ? (value as Family['parameters']).map(({ parameter }) => nameOf(parameter)).join('، ')
          : undefined
      }
    >
      {(form) => (
        <>
          <FieldsGrid>
            <TextField label={words.name} required {...form.fieldProps('name')} />
            <TextField label={words.englishName} required dir="auto" {...form.fieldProps('englishName')} />
            <TextField label={words.code} required ltr autoComplete="off" {...form.fieldProps('code')} />
          </FieldsGrid>
          <FamilyParameters form={form} parameters={known} />
        </>
      )}
    </ResourceDialog>
  );
}
