import { PhoneField, TextArea, TextField } from '@afshoreh/ui';
import { typedPhone } from '@afshoreh/ui/form';
import { plainPhone } from '@afshoreh/persian';
import * as z from 'zod/mini';
import { areTags, tagsOf } from '../../../form/tags';
import { ResourceDialog } from '../../../resource/resource-dialog';
import { companies, type Company } from '../companies';
import { copy } from '../copy';

const words = copy.form;
const LEAST_DIGITS = 8;

/** The limits are those of the API (openapi.json). */
const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, words.nameRequired), z.maxLength(200, words.nameTooLong)),
  nationalId: z.string().check(z.trim(), z.maxLength(20, words.codeTooLong)),
  economicCode: z.string().check(z.trim(), z.maxLength(20, words.codeTooLong)),
  phone: z.union([z.literal(''), typedPhone({ invalid: words.phoneWrong }, LEAST_DIGITS)]),
  city: z.string().check(z.trim(), z.maxLength(100, words.cityTooLong)),
  address: z.string().check(z.trim(), z.maxLength(500, words.addressTooLong)),
  note: z.string().check(z.trim(), z.maxLength(2000, words.noteTooLong)),
  tags: z.string().check(z.refine(areTags, words.tagsTooMany)),
});
type Values = z.infer<typeof schema>;

const valuesOf = (company?: Company): Values => ({
  name: company?.name ?? '',
  nationalId: company?.nationalId ?? '',
  economicCode: company?.economicCode ?? '',
  phone: (company?.phone && plainPhone(company.phone)) || '',
  city: company?.city ?? '',
  address: company?.address ?? '',
  note: company?.note ?? '',
  tags: company?.tags.join('، ') ?? '',
});

/** Empty fields are sent as null. */
const bodyOf = ({ name, tags, ...rest }: Values) => ({
  name,
  tags: tagsOf(tags),
  nationalId: rest.nationalId || null,
  economicCode: rest.economicCode || null,
  phone: rest.phone || null,
  city: rest.city || null,
  address: rest.address || null,
  note: rest.note || null,
});

interface CompanyEditDialogProps {
  /** Undefined adds a company. */
  id: number | undefined;
  onClose: () => void;
}

export function CompanyEditDialog(props: CompanyEditDialogProps) {
  return (
    <ResourceDialog
      {...props}
      record={undefined}
      of={companies}
      words={words}
      schema={schema}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      labels={words}
    >
      {({ fieldProps }) => (
        <>
          <TextField label={words.name} required {...fieldProps('name')} />
          <TextField label={words.nationalId} ltr inputMode="numeric" {...fieldProps('nationalId')} />
          <TextField label={words.economicCode} ltr inputMode="numeric" {...fieldProps('economicCode')} />
          <PhoneField label={words.phone} autoComplete="off" {...fieldProps('phone')} />
          <TextField label={words.city} {...fieldProps('city')} />
          <TextField label={words.address} {...fieldProps('address')} />
          <TextField label={words.tags} hint={words.tagsHint} {...fieldProps('tags')} />
          <TextArea label={words.note} rows={3} {...fieldProps('note')} />
        </>
      )}
    </ResourceDialog>
  );
}
