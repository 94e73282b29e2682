import { api, dataOf, settingsQuery, type Settings } from '@afshoreh/api-client';
import { useQueryClient } from '@afshoreh/contracts/query';
import { Link } from '@afshoreh/contracts/router';
import { toPersianDigits } from '@afshoreh/persian';
import { Button, Cluster, EmailField, FormFailure, PhoneField, TextArea, TextField, type Failure } from '@afshoreh/ui';
import { FormLayout, useForm } from '@afshoreh/ui/form';
import { useState } from 'react';
import { ConflictChooser } from '../../../form/conflict-chooser';
import { writeFailureOf } from '../../../form/failed-write';
import { FieldGroup } from '../../../form/field-group';
import { useUnsaved } from '../../../form/leaving';
import { HistoryLink } from '../../../history/history-link';
import { useConflict } from '../../../form/use-conflict';
import { copy } from '../copy';
import { useSaveSettings } from '../save-settings';
import { NETWORKS, siteChange, siteFieldsOf, siteSchema, siteValues, type SiteFormValues } from '../site-form';
import { CallTimesGroup } from './call-times-group';

const { site } = copy;
const labels = { ...site, callHours: site.calls, socialLinks: site.social };
const EXAMPLES = {
  telegram: 'https://t.me/afshoreh',
  instagram: 'https://www.instagram.com/afshoreh',
  linkedin: 'https://www.linkedin.com/company/afshoreh',
  whatsapp: 'https://wa.me/989140000000',
};

/** Everything about the company that visitors read, and when customers are called. */
export function SiteForm({ settings }: { settings: Settings }) {
  const queryClient = useQueryClient();
  const [stored, setStored] = useState(settings);
  const save = useSaveSettings();
  const { form, formProps, fieldProps, failure, isSubmitting } = useForm({
    schema: siteSchema,
    defaultValues: siteValues(settings),
    onSubmit: handleSubmit,
    onFailure: (error): Failure | null =>
      conflict.take(error) ? null : { title: copy.saveFailed, text: writeFailureOf(error) },
  });
  const conflict = useConflict({
    form,
    read: () => api.GET('/settings', { cache: 'no-store' }).then(dataOf),
    valuesOf: siteValues,
    fieldsOf: siteFieldsOf,
    onMerged: (read) => {
      setStored(read);
      queryClient.setQueryData(settingsQuery.queryKey, read);
    },
  });
  const { isDirty, dirtyFields } = form.formState;
  useUnsaved(isDirty);

  async function handleSubmit(values: SiteFormValues) {
    const saved = await save.mutateAsync({ ...siteChange(values, dirtyFields), version: stored.version });
    setStored(saved);
    form.reset(siteValues(saved));
  }

  return (
    <FormLayout {...formProps}>
      <FieldGroup title={site.identity}>
        <TextField label={site.siteTitle} hint={site.siteTitleHint} required {...fieldProps('siteTitle')} />
        <TextArea
          label={site.metaDescription}
          hint={site.metaDescriptionHint}
          rows={3}
          {...fieldProps('metaDescription')}
        />
        <TextField label={site.keywords} hint={site.keywordsHint} {...fieldProps('keywords')} />
      </FieldGroup>
      <FieldGroup title={site.contact}>
        <EmailField
          label={site.contactEmail}
          hint={site.contactEmailHint}
          required
          autoComplete="off"
          {...fieldProps('contactEmail')}
        />
        <PhoneField label={site.phone} hint={site.phoneHint} required autoComplete="off" {...fieldProps('phone')} />
        <PhoneField
          label={site.salesPhone}
          hint={site.salesPhoneHint}
          required
          autoComplete="off"
          {...fieldProps('salesPhone')}
        />
        <TextField label={site.officeHours} hint={site.officeHoursHint} required {...fieldProps('officeHours')} />
        <TextArea label={site.address} hint={site.addressHint} rows={2} required {...fieldProps('address')} />
      </FieldGroup>
      <CallTimesGroup form={form} fieldProps={fieldProps} stored={stored} />
      <FieldGroup title={site.social} note={site.socialNote}>
        {NETWORKS.map((name) => (
          <TextField
            key={name}
            label={site.links[name]}
            hint={site.linkHint(EXAMPLES[name])}
            ltr
            inputMode="url"
            {...fieldProps(name)}
          />
        ))}
      </FieldGroup>
      <FieldGroup title={site.pricing} note={site.pricingText}>
        <Link to="/admin/prices?tab=list">{site.pricingLink}</Link>
      </FieldGroup>
      {failure && <FormFailure {...failure} />}
      <Cluster>
        <Button type="submit" disabled={!isDirty} pending={isSubmitting} pendingLabel={copy.saving}>
          {copy.save}
        </Button>
        <HistoryLink thing="settings" id="site" />
      </Cluster>
      <ConflictChooser conflict={conflict} labels={labels as never} say={said} />
    </FormLayout>
  );
}

/** Settings of several parts, in words. */
function said(setting: string, value: unknown): string | undefined {
  if (setting === 'callHours') {
    const { from, to } = value as Settings['callHours'];
    return site.fromTo(site.hour(toPersianDigits(from)), site.hour(toPersianDigits(to)));
  }
  if (setting !== 'socialLinks') return undefined;
  const links = value as Partial<Settings['socialLinks']>;
  return NETWORKS.filter((name) => links[name])
    .map((name) => `${site.links[name]}: ${links[name]}`)
    .join('، ');
}
