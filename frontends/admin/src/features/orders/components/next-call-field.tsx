import { formatNearDay, formatTime, parseMoment } from '@afshoreh/persian';
import { TextField } from '@afshoreh/ui';
import { copy } from '../copy';
import { NEXT_CALLS } from '../call-form';
import type { CallForm } from '../use-call-form';
import { useNow } from '../use-now';
import { Choices, type Choice } from './choices';

const words = copy.call;

/** When to call next: a time that suits, by one key, or one that is typed. */
export function NextCallField({ times, values, set, fieldProps }: CallForm) {
  const now = useNow();
  const nearTime = (moment: string | Date) => words.at(formatNearDay(moment, now), formatTime(moment));
  const offered = NEXT_CALLS.flatMap((value, at): Choice[] => {
    const time = times?.[value];
    return time ? [{ value, label: words.times[value], detail: nearTime(time), digit: 6 + at }] : [];
  });
  const typed = parseMoment(values.nextCallAt, now);
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
      {values.when === 'typed' && (
        <TextField
          label={words.typedTime}
          hint={typed ? nearTime(typed) : words.typedTimeExample}
          autoComplete="off"
          {...fieldProps('nextCallAt')}
        />
      )}
    </>
  );
}
