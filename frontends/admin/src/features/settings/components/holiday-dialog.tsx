import { formatDate, formatWeekday, parsePersianDay } from '@afshoreh/persian';
import { Checkbox, TextField } from '@afshoreh/ui';
import { useWatch } from 'react-hook-form';
import type { RecordDialogForm } from '../../../form/record-dialog';
import { ResourceDialog } from '../../../resource/resource-dialog';
import { noonOf } from '../../../list/period';
import { copy } from '../copy';
import { holidayBody, holidaySchema, holidayValues, plannedChange, type HolidayFormValues } from '../holiday-form';
import { holidays, readStored, type Holiday } from '../holidays';
import { MovedPromises } from './moved-promises';

const words = copy.holidays.form;

interface HolidayDialogProps {
  /** The holiday to edit; undefined adds one. */
  record: Holiday | undefined;
  onClose: () => void;
}

export function HolidayDialog(props: HolidayDialogProps) {
  return (
    <ResourceDialog
      {...props}
      of={holidays}
      words={{ ...words, description: words.text }}
      schema={holidaySchema}
      valuesOf={holidayValues}
      bodyOf={holidayBody}
      read={readStored}
      labels={{ day: words.day, title: words.title, announced: words.announced }}
      formatValue={(field, value) => (field === 'day' ? formatDate(noonOf(String(value))) : undefined)}
    >
      {(form) => <HolidayFields form={form} />}
    </ResourceDialog>
  );
}

function HolidayFields({ form }: { form: RecordDialogForm<HolidayFormValues, HolidayFormValues, Holiday> }) {
  const typed = useWatch({ control: form.control, name: 'day' });
  const day = parsePersianDay(typed);
  return (
    <>
      <TextField
        label={words.day}
        hint={day ? formatWeekday(noonOf(day)) : words.dayHint}
        inputMode="numeric"
        autoComplete="off"
        required
        {...form.fieldProps('day')}
      />
      <TextField label={words.title} hint={words.titleHint} required {...form.fieldProps('title')} />
      <Checkbox label={words.announced} hint={words.announcedHint} {...form.fieldProps('announced')} />
      <MovedPromises change={plannedChange(typed, form.edited)} />
    </>
  );
}
