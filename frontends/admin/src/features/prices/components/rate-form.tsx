import { api, dataOf, settingsQuery, type Settings, type Versioned } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useQueryClient, useMutation } from '@afshoreh/contracts/query';
import { formatDate, formatToman, parseWholeNumber } from '@afshoreh/persian';
import { Badge, Button, Cluster, FormFailure, TextField } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { color, radius, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { writeFailureOf } from '../../../form/failed-write';
import { FormOutcome } from '../../../form/form-outcome';
import { useRecordForm } from '../../../form/use-record-form';
import { useMay } from '../../../session/access';
import { useShowSettings } from '../../../staff/settings';
import { copy } from '../copy';
import { type PriceList, priceList } from '../get-price-list';
import { rateChange, rateSchema, rateValues } from '../price-list-form';
import { useRefetch } from '../../../resource/use-resource';

const words = copy.rate;
const labels = { usdRate: words.rate, rateOldAfterDays: words.oldAfter, rateExpiredAfterDays: words.expiredAfter };
const toneOf = { fresh: 'success', old: 'warning', expired: 'danger' } as const;

interface RateFormProps {
  settings: Settings;
  age: PriceList['rateAge'];
}

/** The exchange rate with its date. Admins who may change settings can edit it here. */
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

/** The form for the exchange rate, its date and the days of its validity. */
function RateForm({ settings }: Pick<RateFormProps, 'settings'>) {
  const save = useSaveRate(words.saved);
  const confirm = useSaveRate(words.confirmed);
  const queryClient = useQueryClient();
  const form = useRecordForm({
    schema: rateSchema,
    stored: settings,
    valuesOf: (stored = settings) => rateValues(stored),
    save: ({ values, changed, edited = settings }) =>
      save.mutateAsync({ ...rateChange(values, changed), version: edited.version }),
    read: () => api.GET('/settings', { cache: 'no-store' }).then(dataOf),
    failed: words.saveFailed,
    numbersOf: ({ usdRate }, edited) => [{ name: words.rate, from: edited?.usdRate, to: parseWholeNumber(usdRate) }],
    onMerged: (stored) => void queryClient.setQueryData(settingsQuery.queryKey, stored),
  });
  const { fieldProps, isDirty } = form;
  // Confirms that the stored rate is also the rate of today.
  const handleConfirm = () => confirm.mutate({ usdRate: settings.usdRate, version: settings.version });

  return (
    <FormLayout {...form.formProps}>
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
      <FormOutcome form={form} labels={labels} />
      {confirm.error && <FormFailure title={words.saveFailed} text={writeFailureOf(confirm.error)} />}
      <Cluster $gap={3}>
        <Button type="submit" disabled={!isDirty} pending={form.isSubmitting} pendingLabel={words.saving}>
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

/** Saves the rate, its date or the days of its validity. All prices that follow from it change. */
function useSaveRate(saved: string) {
  const queryClient = useQueryClient();
  const showSettings = useShowSettings();
  const refetch = useRefetch(priceList);
  return useMutation({
    mutationFn: (body: Versioned<'UpdateSettings'>) => api.PUT('/settings', { body }).then(dataOf),
    onSuccess: (settings) => {
      showSettings(settings);
      showToast({ tone: 'success', title: saved });
      void refetch();
    },
    onError: () => queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  });
}
