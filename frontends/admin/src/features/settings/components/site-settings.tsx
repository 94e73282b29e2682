import { settingsQuery, type Settings } from '@afshoreh/api-client';
import { formatDate } from '@afshoreh/persian';
import {
  Button,
  EmailField,
  ErrorBox,
  FormFailure,
  Loading,
  PhoneField,
  SkeletonLines,
  TextArea,
  TextField,
} from '@afshoreh/ui';
import { FormLayout, useForm } from '@afshoreh/ui/form';
import { useQuery } from '@afshoreh/contracts/query';
import { writeFailureOf } from '../../../form/failed-write';
import { useUnsaved } from '../../../form/leaving';
import { copy } from '../copy';
import { useSaveSettings } from '../save-settings';
import { siteChange, siteSchema, siteValues, type SiteFormValues } from '../site-form';
import { FieldGroup } from '../../../form/field-group';

const { site } = copy;

export function SiteSettings() {
  const { data, error, isFetching, refetch } = useQuery(settingsQuery);
  if (data) return <SiteForm settings={data} />;
  if (error) {
    return (
      <ErrorBox title={copy.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorBox>
    );
  }
  return (
    <Loading>
      <SkeletonLines lines={8} />
    </Loading>
  );
}

/** Spec §2 settings, and what D2 and D27 made settings too. */
function SiteForm({ settings }: { settings: Settings }) {
  const save = useSaveSettings();
  const { form, formProps, fieldProps, failure, isSubmitting } = useForm({
    schema: siteSchema,
    defaultValues: siteValues(settings),
    onSubmit: handleSubmit,
    onFailure: (error) => ({ title: copy.saveFailed, text: writeFailureOf(error) }),
  });
  const { isDirty, dirtyFields } = form.formState;
  useUnsaved(isDirty);

  async function handleSubmit(values: SiteFormValues) {
    const saved = await save.mutateAsync(siteChange(values, dirtyFields));
    form.reset(siteValues(saved));
  }

  return (
    <FormLayout {...formProps}>
      <FieldGroup title={site.identity}>
        <TextField label={site.siteTitle} required {...fieldProps('siteTitle')} />
        <TextArea label={site.metaDescription} rows={3} {...fieldProps('metaDescription')} />
        <TextField label={site.keywords} hint={site.keywordsHint} {...fieldProps('keywords')} />
      </FieldGroup>
      <FieldGroup title={site.contact}>
        <EmailField label={site.contactEmail} required autoComplete="off" {...fieldProps('contactEmail')} />
        <PhoneField label={site.phone} required autoComplete="off" {...fieldProps('phone')} />
        <PhoneField label={site.salesPhone} required autoComplete="off" {...fieldProps('salesPhone')} />
        <TextField label={site.officeHours} required {...fieldProps('officeHours')} />
        <TextArea label={site.address} rows={2} required {...fieldProps('address')} />
      </FieldGroup>
      <FieldGroup title={site.pricing} note={site.usdRateDate(formatDate(settings.usdRateDate))}>
        <TextField
          label={site.usdRate}
          inputMode="numeric"
          hint={site.usdRateHint}
          required
          {...fieldProps('usdRate')}
        />
      </FieldGroup>
      {failure && <FormFailure {...failure} />}
      <div>
        <Button type="submit" disabled={!isDirty} pending={isSubmitting} pendingLabel={copy.saving}>
          {copy.save}
        </Button>
      </div>
    </FormLayout>
  );
}
