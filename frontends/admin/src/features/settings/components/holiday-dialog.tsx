import { api, dataOf } from '@afshoreh/api-client';
import { formatDate, formatWeekday, parsePersianDay, persianDateOf } from '@afshoreh/persian';
import { Checkbox, FormFailure, TextField, type Failure } from '@afshoreh/ui';
import { FormLayout, useForm } from '@afshoreh/ui/form';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ConflictChooser } from '../../../form/conflict-chooser';
import { wasStopped, writeFailureOf } from '../../../form/failed-write';
import { FormDialog } from '../../../form/form-dialog';
import { useConflict } from '../../../form/use-conflict';
import { useAbortOnUnmount } from '../../../form/use-abort-on-unmount';
import { useSaveHoliday } from '../change-holidays';
import { copy } from '../copy';
import type { Holiday } from '../get-holidays';
import { holidaySchema, holidayValues, noonOf, plannedChange, type HolidayFormValues } from '../holiday-form';
import { MovedPromises } from './moved-promises';

const words = copy.holidays.form;
const labels = { day: words.day, title: words.title, announced: words.announced };
const FORM_ID = 'holiday-form';

interface HolidayDialogProps {
  /** Undefined adds one. */
  holiday: Holiday | undefined;
  onClose: () => void;
}

export function HolidayDialog({ holiday, onClose }: HolidayDialogProps) {
  const [stored, setStored] = useState(holiday);
  const save = useSaveHoliday(holiday);
  const stopSignal = useAbortOnUnmount();
  const { form, formProps, fieldProps, failure, isSubmitting } = useForm({
    schema: holidaySchema,
    defaultValues: holidayValues(holiday),
    onSubmit: async (values: HolidayFormValues) => {
      await save.mutateAsync({ values, version: stored?.version, signal: stopSignal() });
      onClose();
    },
    onFailure: (error): Failure | null =>
      wasStopped(error) || conflict.take(error) ? null : { title: words.failed, text: writeFailureOf(error) },
  });
  const conflict = useConflict({ form, read: () => readStored(holiday), valuesOf: holidayValues, onMerged: setStored });
  const typed = useWatch({ control: form.control, name: 'day' });
  const day = parsePersianDay(typed);

  return (
    <FormDialog
      title={holiday ? words.editTitle : words.addTitle}
      description={words.text}
      formId={FORM_ID}
      record={holiday && { thing: 'holiday', id: holiday.id }}
      words={words}
      isDirty={form.formState.isDirty}
      isSubmitting={isSubmitting}
      onClose={onClose}
    >
      <FormLayout id={FORM_ID} {...formProps}>
        <TextField
          label={words.day}
          hint={day ? formatWeekday(noonOf(day)) : words.dayHint}
          inputMode="numeric"
          autoComplete="off"
          required
          {...fieldProps('day')}
        />
        <TextField label={words.title} hint={words.titleHint} required {...fieldProps('title')} />
        <Checkbox label={words.announced} hint={words.announcedHint} {...fieldProps('announced')} />
        <MovedPromises change={plannedChange(typed, stored)} />
        {failure && <FormFailure {...failure} />}
      </FormLayout>
      <ConflictChooser
        conflict={conflict}
        labels={labels}
        say={(field, value) => (field === 'day' ? formatDate(noonOf(String(value))) : undefined)}
      />
    </FormDialog>
  );
}

/** As it is stored now; somebody may have moved it into another year. Throws when it was deleted. */
async function readStored(holiday: Holiday | undefined): Promise<Holiday> {
  const { year } = persianDateOf(noonOf(holiday?.day ?? ''));
  for (const each of [year, year + 1, year - 1]) {
    const { holidays } = await api
      .GET('/holidays', { params: { query: { year: each } }, cache: 'no-store' })
      .then(dataOf);
    const found = holidays.find(({ id }) => id === holiday?.id);
    if (found) return found;
  }
  throw new Error(words.gone);
}
