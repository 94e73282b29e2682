import { api, dataOf, type Settings, type Versioned } from '@afshoreh/api-client';
import { useMutation, useQuery } from '@afshoreh/contracts/query';
import { Link } from '@afshoreh/contracts/router';
import { mistypedIdentity, toPersianDigits } from '@afshoreh/persian';
import { Button, Cluster, EmailField, PhoneField, SkeletonLines, TextArea, TextField } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { showToast } from '@afshoreh/contracts';
import { FieldGroup } from '../../../form/field-group';
import { FormOutcome } from '../../../form/form-outcome';
import { useRecordForm } from '../../../form/use-record-form';
import { HistoryLink } from '../../../history/history-link';
import { QueryLoader } from '../../../layout/query-loader';
import { copy } from '../copy';
import { NETWORKS, siteChange, siteFieldsOf, siteSchema, siteValues } from '../site-form';
import { CallTimesGroup } from './call-times-group';
import { staffSettingsQuery, useShowSettings, type StaffSettings } from '../../../staff/settings';
import { useRefetch } from '../../../resource/use-resource';
import { holidays, movedText } from '../holidays';

const { site } = copy;

const labels = { ...site, callHours: site.calls, socialLinks: site.social };

const EXAMPLES = {
  telegram: 'https://t.me/afshoreh',
  instagram: 'https://www.instagram.com/afshoreh',
  linkedin: 'https://www.linkedin.com/company/afshoreh',
  whatsapp: 'https://wa.me/989140000000',
};

/** The settings of the company and of calls. A refetch does not change a form with unsaved input. */
export function SiteSettings() {
  const settings = useQuery(staffSettingsQuery);
  return (
    <QueryLoader queries={[settings]} failed={copy.loadFailed} skeleton={<SkeletonLines lines={8} />}>
      {(known) => <SiteForm settings={known} />}
    </QueryLoader>
  );
}

/** The settings that visitors read about the company, and the rules of calls. */
function SiteForm({ settings }: { settings: StaffSettings }) {
  const showSettings = useShowSettings();
  const save = useSaveSettings();
  const form = useRecordForm({
    schema: siteSchema,
    stored: settings,
    valuesOf: (stored = settings) => siteValues(stored),
    save: ({ values, changed, edited = settings }) =>
      save.mutateAsync({ ...siteChange(values, changed), version: edited.version }),
    read: () => api.GET('/settings/staff', { cache: 'no-store' }).then(dataOf),
    failed: copy.saveFailed,
    fieldsOf: siteFieldsOf,
    onMerged: showSettings,
  });
  const { fieldProps, isDirty } = form;

  return (
    <FormLayout {...form.formProps}>
      <FieldGroup title={site.identity}>
        <TextField label={site.siteTitle} hint={site.siteTitleHint} required {...fieldProps('siteTitle')} />
        <TextArea
          label={site.metaDescription}
          hint={site.metaDescriptionHint}
          rows={3}
          {...fieldProps('metaDescription')}
        />
        <TextField label={site.keywords} hint={site.keywordsHint} {...fieldProps('keywords')} />
        <TextArea
          label={site.searchSynonyms}
          hint={site.searchSynonymsHint}
          rows={4}
          {...fieldProps('searchSynonyms')}
        />
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
      <CallTimesGroup form={form.form} fieldProps={fieldProps} stored={form.edited ?? settings} />
      <FieldGroup title={site.messages} note={site.messagesNote}>
        <TextArea
          label={site.replyTemplates}
          hint={site.replyTemplatesHint}
          rows={8}
          {...fieldProps('replyTemplates')}
        />
      </FieldGroup>
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
      <FieldGroup title={site.papers} note={site.papersNote}>
        <TextField label={site.legalName} required {...fieldProps('legalName')} />
        <TextField label={site.nationalId} inputMode="numeric" ltr {...fieldProps('nationalId')} />
        {mistypedIdentity(form.form.watch('nationalId')) && <p role="status">{site.mistyped}</p>}
        <TextField label={site.economicCode} inputMode="numeric" ltr {...fieldProps('economicCode')} />
        <TextField label={site.postalCode} inputMode="numeric" ltr {...fieldProps('postalCode')} />
        <TextField label={site.taxPercent} inputMode="decimal" required {...fieldProps('taxPercent')} />
        <TextField label={site.taxFrom} hint={site.taxFromHint} required {...fieldProps('taxFrom')} />
        <TextField label={site.taxPercentBefore} inputMode="decimal" required {...fieldProps('taxPercentBefore')} />
      </FieldGroup>
      <FieldGroup title={site.vitals} note={settings.measuresVitals ? site.vitalsNote : site.vitalsOff}>
        <TextField
          label={site.vitalsPercent}
          hint={site.vitalsPercentHint}
          inputMode="numeric"
          required
          {...fieldProps('vitalsPercent')}
        />
        <Link to="/admin/vitals">{site.vitalsLink}</Link>
      </FieldGroup>
      <FormOutcome form={form} labels={labels as never} formatValue={formatSetting} />
      <Cluster>
        <Button type="submit" disabled={!isDirty} pending={form.isSubmitting} pendingLabel={copy.saving}>
          {copy.save}
        </Button>
        <HistoryLink subject="settings" id="site" />
      </Cluster>
    </FormLayout>
  );
}

/** Formats settings with several parts. */
function formatSetting(setting: string, value: unknown): string | undefined {
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

/** Saves the given settings. The header and footer of the site are updated. */
function useSaveSettings() {
  const showSettings = useShowSettings();
  const refetchCalendar = useRefetch(holidays);
  return useMutation({
    mutationFn: (body: Versioned<'UpdateSettings'>) => api.PUT('/settings', { body }).then(dataOf),
    onSuccess: (settings, { callHours }) => {
      showSettings(settings);
      const moved = callHours && { description: movedText(settings.movedPromises) };
      showToast({ tone: 'success', title: copy.saved, ...moved });
      if (callHours) void refetchCalendar();
    },
  });
}
