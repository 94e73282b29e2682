import { useQuery } from '@afshoreh/contracts/query';
import { persianDateOf, toPersianDigits } from '@afshoreh/persian';
import { Button, Cluster, SelectField, SkeletonLines, Stack } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormOutcome } from '../form/form-outcome';
import { useRecordForm } from '../form/use-record-form';
import { QueryLoader } from '../layout/query-loader';
import { useMay } from '../session/access';
import { copy } from './copy';
import { reminderQuery, reminderText, useSetReminder, useStopReminder, type Reminder } from './reminders';

const EVERY = [1, 2, 3].map((months) => ({ value: String(months), label: copy.periods[months] ?? '' }));
const DAYS = Array.from({ length: 31 }, (_none, at) => ({ value: String(at + 1), label: toPersianDigits(at + 1) }));
const schema = z.object({ every: z.string(), day: z.string() });

/** When the buyer of an order is reminded to order again. */
export function OrderReminder({ id }: { id: number }) {
  const query = useQuery(reminderQuery(id));
  const mayWrite = useMay()('orders', 'write');
  const [isOpen, setOpen] = useState(false);
  const stop = useStopReminder();
  return (
    <QueryLoader queries={[query]} failed={copy.failed} skeleton={<SkeletonLines lines={1} />}>
      {({ reminder }) =>
        isOpen ? (
          <ReminderForm id={id} reminder={reminder} onClose={() => setOpen(false)} />
        ) : (
          <Stack $gap={2}>
            <p>{reminder ? reminderText(reminder) : copy.none}</p>
            {mayWrite && (
              <Cluster $gap={3}>
                <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
                  {reminder ? copy.change : copy.set}
                </Button>
                {reminder && (
                  <Button
                    variant="ghost"
                    size="small"
                    pending={stop.isPending}
                    pendingLabel={copy.stopping}
                    onClick={() => stop.mutate(reminder)}
                  >
                    {copy.stop}
                  </Button>
                )}
              </Cluster>
            )}
          </Stack>
        )
      }
    </QueryLoader>
  );
}

interface ReminderFormProps {
  id: number;
  reminder: Reminder | null;
  onClose: () => void;
}

function ReminderForm({ id, reminder, onClose }: ReminderFormProps) {
  const set = useSetReminder(id);
  const form = useRecordForm({
    schema,
    valuesOf: (_stored?: Reminder) => ({
      every: String(reminder?.every ?? 1),
      day: String(reminder?.day ?? persianDateOf(new Date()).day),
    }),
    save: async ({ values: { every, day }, signal }) =>
      set.mutateAsync({ body: { every: Number(every), day: Number(day) }, signal }),
    failed: copy.saveFailed,
    onSaved: onClose,
  });
  return (
    <FormLayout {...form.formProps}>
      <FormOutcome form={form} />
      <SelectField label={copy.every} options={EVERY} {...form.fieldProps('every')} />
      <SelectField label={copy.day} hint={copy.dayHint} options={DAYS} {...form.fieldProps('day')} />
      <Cluster $gap={3}>
        <Button type="submit" variant="secondary" size="small" pending={form.isSubmitting} pendingLabel={copy.saving}>
          {copy.save}
        </Button>
        <Button variant="ghost" size="small" onClick={onClose}>
          {copy.cancel}
        </Button>
      </Cluster>
    </FormLayout>
  );
}
