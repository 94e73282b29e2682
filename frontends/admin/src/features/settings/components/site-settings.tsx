import { settingsQuery, type Settings } from '@afshoreh/api-client';
import { formatDate } from '@afshoreh/persian';
import { Button, ErrorBox, Loading, SkeletonLines, Stack, TextArea, TextField } from '@afshoreh/ui';
import { useZodForm } from '@afshoreh/ui/form';
import { useQuery } from '@tanstack/react-query';
import { copy } from '../copy';
import { useSaveSettings } from '../save-settings';
import { siteChange, siteSchema, siteValues } from '../site-form';
import { FieldGroup } from './field-group';

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
  const { form, fieldProps, showProblem } = useZodForm(siteSchema, { defaultValues: siteValues(settings) });
  const save = useSaveSettings();
  const { isDirty, dirtyFields } = form.formState;

  const submit = form.handleSubmit((values) => {
    if (save.isPending) return;
    save.mutate(siteChange(values, dirtyFields), {
      onSuccess: (saved) => form.reset(siteValues(saved)),
      onError: (error) => void showProblem(error),
    });
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack $gap={8}>
        <FieldGroup title={site.identity}>
          <TextField label={site.siteTitle} required {...fieldProps('siteTitle')} />
          <TextArea label={site.metaDescription} rows={3} {...fieldProps('metaDescription')} />
          <TextField label={site.keywords} hint={site.keywordsHint} {...fieldProps('keywords')} />
        </FieldGroup>
        <FieldGroup title={site.contact}>
          <TextField label={site.contactEmail} type="email" required ltr {...fieldProps('contactEmail')} />
          <TextField label={site.phone} type="tel" required ltr {...fieldProps('phone')} />
          <TextField label={site.salesPhone} type="tel" required ltr {...fieldProps('salesPhone')} />
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
        <div>
          <Button type="submit" disabled={!isDirty} pending={save.isPending} pendingLabel={copy.saving}>
            {copy.save}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
