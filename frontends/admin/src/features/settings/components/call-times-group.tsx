import type { Settings } from '@afshoreh/api-client';
import { toPersianDigits } from '@afshoreh/persian';
import { SelectField, TextArea, TextField } from '@afshoreh/ui';
import type { Form } from '@afshoreh/ui/form';
import { useWatch } from 'react-hook-form';
import { FieldGroup } from '../../../form/field-group';
import { FieldsGrid } from '../../../form/fields-grid';
import { copy } from '../copy';
import { plannedHours, type SiteFormValues } from '../site-form';
import { MovedPromises } from './moved-promises';

const { site } = copy;
const hoursFrom = (first: number) =>
  Array.from({ length: 24 }, (_hour, at) => {
    const hour = first + at;
    return { value: String(hour), label: site.hour(toPersianDigits(hour)) };
  });

interface CallTimesGroupProps extends Pick<Form<SiteFormValues, SiteFormValues>, 'form' | 'fieldProps'> {
  /** The settings on which the form is based. */
  stored: Settings;
}

/** The hours and intervals of calls. Before other hours are saved, it shows how many call deadlines would move. */
export function CallTimesGroup({ form, fieldProps, stored }: CallTimesGroupProps) {
  const values = useWatch({ control: form.control });
  return (
    <FieldGroup title={site.calls} note={site.callsNote}>
      <FieldsGrid>
        <SelectField
          label={site.callFrom}
          hint={site.callHoursHint}
          required
          options={hoursFrom(0)}
          {...fieldProps('callFrom')}
        />
        <SelectField label={site.callTo} required options={hoursFrom(1)} {...fieldProps('callTo')} />
      </FieldsGrid>
      <MovedPromises change={plannedHours(values as SiteFormValues, stored)} />
      <FieldsGrid>
        <TextField
          label={site.callRetryHours}
          hint={site.callRetryHoursHint}
          inputMode="numeric"
          required
          {...fieldProps('callRetryHours')}
        />
        <TextField
          label={site.callRetryAttempts}
          hint={site.callRetryAttemptsHint}
          inputMode="numeric"
          required
          {...fieldProps('callRetryAttempts')}
        />
      </FieldsGrid>
      <TextArea label={site.lostReasons} hint={site.lostReasonsHint} rows={4} {...fieldProps('lostReasons')} />
    </FieldGroup>
  );
}
