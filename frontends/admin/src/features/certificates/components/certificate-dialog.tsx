import { Checkbox, TextField } from '@afshoreh/ui';
import { font, space } from '@afshoreh/ui/theme';
import { Controller } from 'react-hook-form';
import styled from 'styled-components';
import { MediaField } from '../../../form/media-field';
import { RecordDialog } from '../../../form/record-dialog';
import { certificateSchema, certificateValues, writtenDay } from '../certificate-form';
import { useSaveCertificate } from '../change-certificates';
import { copy } from '../copy';
import { PLACES, storedCertificate, type Certificate } from '../get-certificates';

const words = copy.form;
const labels = { ...words, ...copy.places, description: words.text };

interface CertificateDialogProps {
  /** Undefined adds one. */
  certificate: Certificate | undefined;
  onClose: () => void;
}

export function CertificateDialog({ certificate, onClose }: CertificateDialogProps) {
  const save = useSaveCertificate();
  return (
    <RecordDialog
      title={certificate ? words.editTitle : words.addTitle}
      description={words.description}
      words={words}
      saveFailed={copy.saveFailed}
      record={certificate}
      thing="certificate"
      schema={certificateSchema}
      valuesOf={certificateValues}
      save={save.mutateAsync}
      read={() => storedCertificate(certificate?.id ?? 0)}
      labels={labels}
      say={(field, value) => (field === 'validUntil' && typeof value === 'string' ? writtenDay(value) : undefined)}
      onClose={onClose}
    >
      {({ form, fieldProps }) => (
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
          <Controller
            control={form.control}
            name="scan"
            render={({ field, fieldState }) => (
              <MediaField
                label={words.scan}
                kind="any"
                value={field.value}
                error={fieldState.error?.message}
                onChange={(address) => field.onChange(address)}
                ref={field.ref}
              />
            )}
          />
          <Places>
            <legend>{words.places}</legend>
            {PLACES.map((place) => (
              <Checkbox key={place} label={copy.places[place]} {...fieldProps(place)} />
            ))}
          </Places>
        </>
      )}
    </RecordDialog>
  );
}

const Places = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: ${space(1)};
    padding: 0;
    font-size: ${font.sm};
    font-weight: 600;
  }
`;
