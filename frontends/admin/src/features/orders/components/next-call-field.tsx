import { formatNearDay, formatTime } from '@afshoreh/persian';
import { UnknownHolidays } from '../../../calendar/unknown-holidays';
import { copy } from '../copy';
import { NEXT_CALLS, nextCallOf } from '../call-form';
import type { CallForm } from '../use-call-form';
import { useNow } from '../use-now';
import { Choices, type Choice } from './choices';
import { TypedCallTime } from './typed-call-time';

const words = copy.call;

interface NextCallFieldProps extends CallForm {
  /** When the customer should be called now. */
  dueAt: string | null;
}

/** Chooses the time of the next call: a suggested time, each with its key, or a typed one. */
export function NextCallField({ times, values, set, fieldProps, dueAt }: NextCallFieldProps) {
  const now = useNow();
  const nearTime = (moment: string | Date) => words.at(formatNearDay(moment, now), formatTime(moment));
  const offered = NEXT_CALLS.flatMap((value, at): Choice[] => {
    const time = times?.[value];
    return time ? [{ value, label: words.times[value], detail: nearTime(time), digit: 6 + at }] : [];
  });
  return (
    <>
      <Choices
        legend={words.when}
        choices={[
          { value: '', label: words.noWhen },
          ...offered,
          { value: 'typed', label: words.times.typed, digit: 0 },
        ]}
        hint={words.whenHint}
        {...fieldProps('when')}
        value={values.when}
        onChange={({ target }) => set('when', target.value)}
      />
      <UnknownHolidays moments={[dueAt, nextCallOf(values, times)]} years={times?.yearsWithoutTable ?? []} />
      {values.when === 'typed' && <TypedCallTime {...{ values, set, fieldProps }} />}
    </>
  );
}
