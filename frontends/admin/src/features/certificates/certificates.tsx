import { parsePersianDay } from '@afshoreh/persian';
import { Checkbox, TextField } from '@afshoreh/ui';
import * as z from 'zod/mini';
import { optionalTypedDay, persianDay } from '../../form/persian-day';
import { CheckboxGroup } from '../../form/checkbox-group';
import { MediaFormField } from '../../form/media-field';
import { byText } from '../../list/local-page';
import type { ItemOf } from '../../resource/api-types';
import { resource } from '../../resource/resource';
import { ResourceDialog } from '../../resource/resource-dialog';
import { copy } from './copy';

export type Certificate = ItemOf<'/certificates'>;

/** Sorts certificates without an expiry date last. */
const NEVER = '9999';

export const certificates = resource({
  path: '/certificates',
  key: 'certificates',
  subject: 'certificate',
  alsoInvalidates: [['certificates']],
  nameOf: ({ name }) => name,
  words: copy,
  sorts: copy.sorts,
  clientSide: {
    searchTexts: ({ name, description, issuer, number }) => [name, description, issuer, number],
    comparators: { name: byText(({ name }) => name), validUntil: byText(({ validUntil }) => validUntil ?? NEVER) },
  },
});

/** The pages of the site that can show a certificate. */
export const PLACES = ['onHome', 'onProduct', 'onAbout'] as const;

const words = copy.form;
/** The limits are those of the API (openapi.json). */
const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, words.nameRequired), z.maxLength(100, words.nameTooLong)),
  description: z.string().check(z.trim(), z.minLength(1, words.textRequired), z.maxLength(300, words.textTooLong)),
  issuer: z.string().check(z.trim(), z.maxLength(200, words.issuerTooLong)),
  number: z.string().check(z.trim(), z.maxLength(100, words.numberTooLong)),
  validUntil: optionalTypedDay(words.dateWrong),
  scan: z.string(),
  onHome: z.boolean(),
  onProduct: z.boolean(),
  onAbout: z.boolean(),
});
type Values = z.infer<typeof schema>;

function valuesOf(certificate?: Certificate): Values {
  const { name = '', description = '', issuer, number, validUntil, scan } = certificate ?? {};
  const { onHome = false, onProduct = false, onAbout = false } = certificate ?? {};
  return {
    name,
    description,
    issuer: issuer ?? '',
    number: number ?? '',
    scan: scan ?? '',
    onHome,
    onProduct,
    onAbout,
    validUntil: validUntil ? persianDay(validUntil) : '',
  };
}

/** Empty fields are sent as null, and the site does not show them. */
const bodyOf = ({ issuer, number, validUntil, scan, ...rest }: Values) => ({
  ...rest,
  issuer: issuer || null,
  number: number || null,
  scan: scan || null,
  validUntil: parsePersianDay(validUntil),
});

interface CertificateDialogProps {
  /** The certificate to edit; undefined adds one. */
  record: Certificate | undefined;
  onClose: () => void;
}

export function CertificateDialog(props: CertificateDialogProps) {
  return (
    <ResourceDialog
      {...props}
      of={certificates}
      words={words}
      schema={schema}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      labels={{ ...words, ...copy.places, description: words.text }}
      formatValue={(field, value) =>
        field === 'validUntil' && typeof value === 'string' ? persianDay(value) : undefined
      }
    >
      {({ control, fieldProps }) => (
        <>
          <TextField label={words.name} required {...fieldProps('name')} />
          <TextField label={words.text} hint={words.textHint} required {...fieldProps('description')} />
          <TextField label={words.issuer} {...fieldProps('issuer')} />
          <TextField label={words.number} ltr {...fieldProps('number')} />
          <TextField
            label={words.validUntil}
            hint={words.validUntilHint}
            inputMode="numeric"
            {...fieldProps('validUntil')}
          />
          <MediaFormField control={control} name="scan" label={words.scan} kind="any" />
          <CheckboxGroup legend={words.places}>
            {PLACES.map((place) => (
              <Checkbox key={place} label={copy.places[place]} {...fieldProps(place)} />
            ))}
          </CheckboxGroup>
        </>
      )}
    </ResourceDialog>
  );
}
