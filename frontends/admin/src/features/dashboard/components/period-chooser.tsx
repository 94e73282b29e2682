import { persianDay } from '../../../form/persian-day';
import { Button, FilterChips, TextField } from '@afshoreh/ui';
import { parsePersianDay } from '@afshoreh/persian';
import { space } from '@afshoreh/ui/theme';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { monthOf } from '../../../list/period';
import { copy } from '../copy';
import { subtractDays, PERIODS, type ReportPeriod } from '../period';

const words = copy.period;
const OPTIONS = ([...PERIODS, 'this-month', 'last-month', 'own'] as const).map((value) => ({
  value,
  label: words.names[value],
}));
const MOST_DAYS = 366;

interface PeriodChooserProps {
  asked: ReportPeriod;
  today: string;
}

/** Chooses the days of the report. The choice is stored in the address. */
export function PeriodChooser({ asked, today }: PeriodChooserProps) {
  const ranges = {
    'this-month': { from: monthOf(today).from, to: today },
    'last-month': monthOf(today, 1),
    own: { from: subtractDays(today, 13), to: today },
  };
  const value = 'period' in asked ? asked.period : rangeNameOf(asked, ranges);
  return (
    <FilterChips
      label={words.label}
      options={OPTIONS}
      value={value}
      hrefOf={(each) => (each in ranges ? addressOf(ranges[each as RangeName]) : `?period=${each}`)}
    />
  );
}

type RangeName = 'this-month' | 'last-month' | 'own';
type Range = Record<'from' | 'to', string>;

const addressOf = ({ from, to }: Range) => `?from=${from}&to=${to}`;

const rangeNameOf = (asked: Range, ranges: Record<RangeName, Range>): RangeName =>
  (['this-month', 'last-month'] as const).find((name) => addressOf(ranges[name]) === addressOf(asked)) ?? 'own';

interface OwnPeriodProps {
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

/** Two dates in the Persian calendar. */
export function CustomPeriod({ from, to, onChange }: OwnPeriodProps) {
  const [typed, setTyped] = useState({ from: persianDay(from), to: persianDay(to) });
  const [errors, setErrors] = useState<{ from?: string; to?: string }>({});
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const first = parsePersianDay(typed.from);
    const last = parsePersianDay(typed.to);
    const wrong = {
      ...(first === null && { from: words.dayWrong }),
      ...(last === null && { to: words.dayWrong }),
      ...(first && last && first > last && { to: words.endsFirst }),
      ...(first && last && first < subtractDays(last, MOST_DAYS - 1) && { from: words.tooLong }),
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
