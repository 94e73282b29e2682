import { Button, FilterChips, TextField } from '@afshoreh/ui';
import { formatDate, parsePersianDay } from '@afshoreh/persian';
import { space } from '@afshoreh/ui/theme';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { copy } from '../copy';
import { dayBefore, noonOf, PERIODS, type AskedPeriod } from '../period';

const words = copy.period;
const OPTIONS = [...PERIODS, 'own' as const].map((value) => ({ value, label: words.names[value] }));
const MOST_DAYS = 366;

interface PeriodChooserProps {
  asked: AskedPeriod;
  today: string;
}

/** Which days the report is about; the choice is an address. */
export function PeriodChooser({ asked, today }: PeriodChooserProps) {
  const value = 'period' in asked ? asked.period : 'own';
  return (
    <FilterChips
      label={words.label}
      options={OPTIONS}
      value={value}
      hrefOf={(each) => (each === 'own' ? `?from=${dayBefore(today, 13)}&to=${today}` : `?period=${each}`)}
    />
  );
}

interface OwnPeriodProps {
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

/** Two days of the Persian calendar. */
export function OwnPeriod({ from, to, onChange }: OwnPeriodProps) {
  const [typed, setTyped] = useState({ from: formatDate(noonOf(from)), to: formatDate(noonOf(to)) });
  const [errors, setErrors] = useState<{ from?: string; to?: string }>({});
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [first, last] = [parsePersianDay(typed.from), parsePersianDay(typed.to)];
    const wrong = {
      ...(first === null && { from: words.dayWrong }),
      ...(last === null && { to: words.dayWrong }),
      ...(first && last && first > last && { to: words.endsFirst }),
      ...(first && last && first < dayBefore(last, MOST_DAYS - 1) && { from: words.tooLong }),
    };
    setErrors(wrong);
    if (first && last && Object.keys(wrong).length === 0) onChange(first, last);
  };
  return (
    <Form onSubmit={handleSubmit} noValidate>
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          label={words[end]}
          hint={words.hint}
          inputMode="numeric"
          autoComplete="off"
          value={typed[end]}
          error={errors[end]}
          onChange={({ target }) => setTyped((before) => ({ ...before, [end]: target.value }))}
        />
      ))}
      <Button type="submit" variant="secondary">
        {words.show}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};

  > * {
    flex: 0 1 12rem;
  }
  @media print {
    display: none;
  }
`;
