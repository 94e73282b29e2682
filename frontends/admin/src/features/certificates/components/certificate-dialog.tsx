import { Checkbox, FormFailure, TextField } from '@afshoreh/ui';
import { FormLayout, useForm } from '@afshoreh/ui/form';
import { font, space } from '@afshoreh/ui/theme';
import { Controller } from 'react-hook-form';
import styled from 'styled-components';
import { wasStopped, writeFailureOf } from '../../../form/failed-write';
import { FormDialog } from '../../../form/form-dialog';
import { MediaField } from '../../../form/media-field';
import { useStopOnClose } from '../../../form/use-stop-on-close';
import { certificateSchema, certificateValues } from '../certificate-form';
import { useSaveCertificate } from '../change-certificates';
import { copy } from '../copy';
import { PLACES, type Certificate } from '../get-certificates';

const words = copy.form;
const FORM_ID = 'certificate-form';

interface CertificateDialogProps {
  /** Undefined adds one. */
  certificate: Certificate | undefined;
  onClose: () => void;
}

export function CertificateDialog({ certificate, onClose }: CertificateDialogProps) {
  const save = useSaveCertificate(certificate);
  const stopSignal = useStopOnClose();
  const { form, formProps, fieldProps, failure, isSubmitting } = useForm({
    schema: certificateSchema,
    defaultValues: certificateValues(certificate),
    onSubmit: async (values) => {
      await save.mutateAsync({ values, signal: stopSignal() });
      onClose();
    },
    onFailure: (error) => (wasStopped(error) ? null : { title: copy.saveFailed, text: writeFailureOf(error) }),
  });

  return (
    <FormDialog
      title={certificate ? words.editTitle : words.addTitle}
      description={words.description}
      formId={FORM_ID}
      words={words}
      isDirty={form.formState.isDirty}
      isSubmitting={isSubmitting}
      onClose={onClose}
    >
      <FormLayout id={FORM_ID} {...formProps}>
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
        {failure && <FormFailure {...failure} />}
      </FormLayout>
    </FormDialog>
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
