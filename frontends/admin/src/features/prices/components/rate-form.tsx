import { api, dataOf, settingsQuery, type Settings } from '@afshoreh/api-client';
import { useQueryClient } from '@afshoreh/contracts/query';
import { formatDate, formatToman } from '@afshoreh/persian';
import { Badge, Button, Cluster, FormFailure, TextField, type Failure } from '@afshoreh/ui';
import { FormLayout, useForm } from '@afshoreh/ui/form';
import { color, radius, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { writeFailureOf } from '../../../form/failed-write';
import { ConflictChooser } from '../../../form/conflict-chooser';
import { useUnsaved } from '../../../form/leaving';
import { useConflict } from '../../../form/use-conflict';
import { useMay } from '../../../session/access';
import { useSaveRate } from '../change-price-list';
import { copy } from '../copy';
import type { PriceList } from '../get-price-list';
import { rateChange, rateSchema, rateValues, type RateFormValues } from '../price-list-form';

const words = copy.rate;
const labels = { usdRate: words.rate, rateOldAfterDays: words.oldAfter, rateExpiredAfterDays: words.expiredAfter };
const toneOf = { fresh: 'success', old: 'warning', expired: 'danger' } as const;

interface RateFormProps {
  settings: Settings;
  age: PriceList['rateAge'];
}

/** The rate with its date; who may change settings changes it here. */
export function RatePanel({ settings, age }: RateFormProps) {
  const mayChange = useMay()('settings', 'write');
  return (
    <Panel aria-labelledby="rate-title">
      <Cluster $gap={3}>
        <h2 id="rate-title">{words.title}</h2>
        <Badge tone={toneOf[age]}>{words.ages[age]}</Badge>
      </Cluster>
      <p>
        {formatToman(settings.usdRate)} · {words.of(formatDate(settings.usdRateDate))}
      </p>
      {mayChange ? <RateForm settings={settings} /> : <p>{words.ownerOnly}</p>}
    </Panel>
  );
}

/** The exchange rate with its date, and how long it may be used (D2, D45). */
function RateForm({ settings }: Pick<RateFormProps, 'settings'>) {
  const save = useSaveRate(words.saved);
  const confirm = useSaveRate(words.confirmed);
  const { form, formProps, fieldProps, failure, isSubmitting } = useForm({
    schema: rateSchema,
    defaultValues: rateValues(settings),
    onSubmit: handleSubmit,
    onFailure: handleFailure,
  });
  const queryClient = useQueryClient();
  const conflict = useConflict({
    form,
    read: () => api.GET('/settings', { cache: 'no-store' }).then(dataOf),
    valuesOf: rateValues,
    onMerged: (stored) => void queryClient.setQueryData(settingsQuery.queryKey, stored),
  });
  const { isDirty, dirtyFields } = form.formState;
  useUnsaved(isDirty);

  function handleFailure(error: Error): Failure | null {
    return conflict.take(error) ? null : { title: words.saveFailed, text: writeFailureOf(error) };
  }
  async function handleSubmit(values: RateFormValues) {
    const saved = await save.mutateAsync({ ...rateChange(values, dirtyFields), version: settings.version });
    form.reset(rateValues(saved));
  }
  // The rate as it is, said to be that of today.
  const handleConfirm = () => confirm.mutate({ usdRate: settings.usdRate, version: settings.version });

  return (
    <FormLayout {...formProps}>
      <Fields>
        <TextField label={words.rate} hint={words.rateHint} inputMode="numeric" required {...fieldProps('usdRate')} />
        <TextField
          label={words.oldAfter}
          hint={words.oldAfterHint}
          inputMode="numeric"
          required
          {...fieldProps('rateOldAfterDays')}
        />
        <TextField
          label={words.expiredAfter}
          hint={words.expiredAfterHint}
          inputMode="numeric"
          required
          {...fieldProps('rateExpiredAfterDays')}
        />
      </Fields>
      {failure && <FormFailure {...failure} />}
      {confirm.error && <FormFailure title={words.saveFailed} text={writeFailureOf(confirm.error)} />}
      <Cluster $gap={3}>
        <Button type="submit" disabled={!isDirty} pending={isSubmitting} pendingLabel={words.saving}>
          {words.save}
        </Button>
        <Button
          variant="secondary"
          disabled={isDirty}
          pending={confirm.isPending}
          pendingLabel={words.confirming}
          onClick={handleConfirm}
        >
          {words.confirmToday}
        </Button>
      </Cluster>
      <ConflictChooser conflict={conflict} labels={labels} />
    </FormLayout>
  );
}

const Panel = styled.section`
  display: grid;
  gap: ${space(3)};
  margin-block-end: ${space(5)};
  padding: ${space(5)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${space(4)};
`;
