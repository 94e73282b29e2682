import { formatDate, formatDateTime, formatNearDay, formatTime, parseMoment } from '@afshoreh/persian';
import { useQuery, queryOptions } from '@afshoreh/contracts/query';
import { Button, Notice, TextField, Stack } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { api, dataOf } from '@afshoreh/api-client';
import { MonthGrid } from '../../../list/month-grid';
import { dayInTehran } from '../../../list/period';
import { copy } from '../copy';
import type { CallForm } from '../use-call-form';
import { useNow } from '../use-now';

const words = copy.call;

/**
 * The time of the next call, typed, with its day from the calendar. For a time outside the call hours or on a holiday it suggests
 * another one.
 */
export function TypedCallTime({ values, set, fieldProps }: Pick<CallForm, 'values' | 'set' | 'fieldProps'>) {
  const now = useNow();
  const [isOpen, setIsOpen] = useState(false);
  const typed = parseMoment(values.nextCallAt, now);
  const { data: checked } = useQuery(callTimeQuery(typed?.toISOString()));
  const day = typed && dayInTehran(typed);
  const field = fieldProps('nextCallAt');
  const nearTime = (moment: string | Date) => words.at(formatNearDay(moment, now), formatTime(moment));
  const handleDay = (day: string) => {
    set('nextCallAt', `${formatDate(day)} ${typed ? formatTime(typed) : words.morning}`);
    setIsOpen(false);
  };
  return (
    <Stack $gap={3}>
      <Row>
        <TextField
          label={words.typedTime}
          hint={typed ? nearTime(typed) : words.typedTimeExample}
          autoComplete="off"
          {...field}
        />
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <CalendarDays />
          {words.calendar}
        </Button>
      </Row>
      {isOpen && <MonthGrid from={day} to={day} earliest={dayInTehran(now)} onChoose={handleDay} />}
      {checked?.problem && checked.nearest && (
        <Notice
          tone="warning"
          action={
            <Button
              variant="secondary"
              size="small"
              onClick={() => set('nextCallAt', formatDateTime(checked.nearest ?? ''))}
            >
              {words.takeNearest(nearTime(checked.nearest))}
            </Button>
          }
        >
          {/* After a refused submit the field shows the same message, so it is not repeated. */}
          {!field.error && checked.problem}
        </Notice>
      )}
    </Stack>
  );
}

/**
 * Whether a call can be planned for this time. The server knows call hours and holidays. Without a time no request is
 * sent.
 */
const callTimeQuery = (at: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'call-time', at],
    queryFn: ({ signal }) =>
      api.GET('/orders/queue/call-time', { params: { query: { at: at ?? '' } }, signal }).then(dataOf),
    enabled: at !== undefined,
    staleTime: 60_000,
  });

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${space(3)};
`;
