import type { Schemas } from '@afshoreh/api-client';
import { formatWeekday, parsePersianDay } from '@afshoreh/persian';
import { Checkbox, TextField } from '@afshoreh/ui';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { persianDay, typedDay } from '../../../form/persian-day';
import type { RecordDialogForm } from '../../../form/record-dialog';
import { ResourceDialog } from '../../../resource/resource-dialog';
import { noonOf } from '../../../list/period';
import { copy } from '../copy';
import { holidays, readStored, type Holiday, type PlannedChange } from '../holidays';
import { MovedPromises } from './moved-promises';

const words = copy.holidays.form;

/** The limits are those of the API (openapi.json). */
const holidaySchema = z.object({
  day: typedDay(words.dayWrong),
  title: z.string().check(z.trim(), z.minLength(1, words.titleMissing), z.maxLength(100, words.titleTooLong)),
  announced: z.boolean(),
});

type HolidayFormValues = z.infer<typeof holidaySchema>;

function holidayValues(holiday?: Holiday): HolidayFormValues {
  const { day, title = '', announced = true } = holiday ?? {};
  return { day: day ? persianDay(day) : '', title, announced };
}

function holidayBody({ day, title, announced }: HolidayFormValues): Schemas['SaveHoliday'] {
  return { day: parsePersianDay(day) ?? '', title: title.trim(), announced };
}

/** Returns the change of the calendar that the form would make; null while the date is invalid or unchanged. */
function plannedChange(typed: string, holiday: Holiday | undefined): PlannedChange | null {
  const added = parsePersianDay(typed);
  if (added === null || added === holiday?.day) return null;
  return { added, ...(holiday && { removed: holiday.day }) };
}

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
      formatValue={(field, value) => (field === 'day' ? persianDay(String(value)) : undefined)}
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
