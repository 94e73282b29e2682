import { api, dataOf, reasonOf, type Customer, type Schemas } from '@afshoreh/api-client';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@afshoreh/contracts/query';
import { formatDate, leftToRight, persianDateOf, toPersianDigits } from '@afshoreh/persian';
import { Button, Cluster, ErrorBox, FormFailure, SelectField } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { FormLayout } from '@afshoreh/ui/form';
import { BellRing } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { copy as siteCopy } from '../../../copy';
import { mine, type MyOrder } from '../account-calls';
import { reminderCopy as text } from '../reminder-copy';

type Reminder = Schemas['OrderReminder'];

const remindersQuery = (customer: Customer) =>
  queryOptions({
    ...mine(customer, 'reminders'),
    queryFn: ({ signal }) => api.GET('/account/order-reminders', { signal }).then(dataOf),
  });

const EVERY = [1, 2, 3].map((months) => ({ value: String(months), label: text.periods[months] ?? '' }));
const DAYS = Array.from({ length: 31 }, (_none, at) => ({ value: String(at + 1), label: toPersianDigits(at + 1) }));

interface OrderReminderProps {
  customer: Customer;
  order: MyOrder;
}

/** Whether and when the customer is reminded to repeat this order. Renders nothing when that cannot be loaded. */
export default function OrderReminder({ customer, order: { id, trackingCode } }: OrderReminderProps) {
  const query = remindersQuery(customer);
  const { data } = useQuery(query);
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const path = { id };
  const stop = useMutation({
    mutationFn: () => api.DELETE('/account/orders/{id}/reminder', { params: { path } }).then(dataOf),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  if (!data) return null;
  const reminder = data.find(({ orderId }) => orderId === id);
  const code = leftToRight(trackingCode);
  return (
    <>
      {stop.error && <ErrorBox title={text.stopFailed}>{reasonOf(stop.error) ?? siteCopy.tryAgain}</ErrorBox>}
      <Cluster $gap={3}>
        {reminder && <span>{text.next(text.periods[reminder.every] ?? '', dayText(reminder.nextOn))}</span>}
        <Button
          variant="ghost"
          size="small"
          aria-label={reminder ? text.changeOf(code) : text.openOf(code)}
          onClick={() => setOpen(true)}
        >
          {!reminder && <BellRing size={18} />}
          {reminder ? text.change : text.open}
        </Button>
        {reminder && (
          <Button
            variant="ghost"
            size="small"
            aria-label={text.stopOf(code)}
            pending={stop.isPending}
            pendingLabel={text.stopping}
            onClick={() => stop.mutate()}
          >
            {text.stop}
          </Button>
        )}
      </Cluster>
      {isOpen && (
        <ReminderDialog
          id={id}
          code={code}
          reminder={reminder}
          onClose={() => setOpen(false)}
          onSaved={() => queryClient.invalidateQueries({ queryKey: query.queryKey })}
        />
      )}
    </>
  );
}

interface ReminderDialogProps {
  id: number;
  code: string;
  reminder: Reminder | undefined;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

function ReminderDialog({ id, code, reminder, onClose, onSaved }: ReminderDialogProps) {
  const form = useId();
  const [every, setEvery] = useState(String(reminder?.every ?? 1));
  const [day, setDay] = useState(String(reminder?.day ?? persianDateOf(new Date()).day));
  const save = useMutation({
    mutationFn: async () => {
      const body = { every: Number(every), day: Number(day) };
      dataOf(await api.PUT('/account/orders/{id}/reminder', { params: { path: { id } }, body }));
      await onSaved();
    },
    onSuccess: onClose,
  });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    save.mutate();
  }
  return (
    <Dialog
      onClose={onClose}
      busy={save.isPending}
      title={text.title(code)}
      description={text.text}
      footer={
        <Button type="submit" form={form} pending={save.isPending} pendingLabel={text.pending}>
          {text.submit}
        </Button>
      }
    >
      <FormLayout id={form} method="post" onSubmit={handleSubmit}>
        <SelectField
          label={text.every}
          options={EVERY}
          value={every}
          onChange={({ target }) => setEvery(target.value)}
        />
        <SelectField
          label={text.day}
          hint={text.dayHint}
          options={DAYS}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        {save.error && <FormFailure title={text.failed} text={reasonOf(save.error) ?? siteCopy.tryAgain} />}
      </FormLayout>
    </Dialog>
  );
}

const dayText = (day: string): string => formatDate(`${day}T12:00:00Z`);
