import { daysOfPersianMonth, formatLongDate, formatMonth, persianDateOf, toPersianDigits } from '@afshoreh/persian';
import { Button, IconButton } from '@afshoreh/ui';
import { color, focusRing, font, radius, space } from '@afshoreh/ui/theme';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { copy } from './copy';
import { monthOf } from './period';

const words = copy.range;
const DAYS_OF_WEEK = 7;
/** In a right-to-left grid the next day is to the left. */
const STEPS: Record<string, number> = { ArrowLeft: 1, ArrowRight: -1, ArrowDown: DAYS_OF_WEEK, ArrowUp: -DAYS_OF_WEEK };

interface MonthGridProps {
  /** Gregorian dates. */
  from: string | null;
  to: string | null;
  /** Earlier days cannot be selected. */
  earliest?: string;
  onChoose: (day: string) => void;
  /** Left out when only one day is selected. */
  onChooseMonth?: (month: { from: string; to: string }) => void;
}

/** The week starts on Saturday. */
const columnOf = (day: string) => ((new Date(day).getUTCDay() + 1) % DAYS_OF_WEEK) + 1;

function dayAfter(day: string, count: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** A month of the Persian calendar, for selecting a day or a range of days. The arrow keys move between days. */
export function MonthGrid({ from, to, earliest = '', onChoose, onChooseMonth }: MonthGridProps) {
  const [{ year, month }, setShown] = useState(() => persianDateOf(to ?? from ?? new Date()));
  const days = daysOfPersianMonth(year, month);
  const [first = ''] = days;
  const entry = [from, to, earliest].find((day) => day !== null && days.includes(day)) ?? first;
  const turn = (by: number) => {
    const count = year * 12 + month - 1 + by;
    setShown({ year: Math.floor(count / 12), month: (count % 12) + 1, day: 1 });
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.code];
    const { day } = (event.target as HTMLElement).dataset;
    if (step === undefined || !day) return;
    event.preventDefault();
    const next = dayAfter(day, step);
    if (next < earliest) return;
    // The day may be in the next or previous month, which must be rendered before the day can be focused.
    flushSync(() => setShown(persianDateOf(next)));
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  const isIn = (day: string) => day === from || day === to || (from !== null && to !== null && day > from && day < to);
  return (
    <section aria-label={words.calendar}>
      <Head>
        <IconButton label={words.previous} icon={<ChevronRight />} size="small" onClick={() => turn(-1)} />
        <strong aria-live="polite">{formatMonth(first)}</strong>
        <IconButton label={words.next} icon={<ChevronLeft />} size="small" onClick={() => turn(1)} />
      </Head>
      <Grid onKeyDown={handleKey}>
        {words.weekdays.map((name) => (
          <Weekday key={name} aria-hidden>
            {name}
          </Weekday>
        ))}
        {days.map((day, at) => (
          <Day
            key={day}
            type="button"
            data-day={day}
            tabIndex={day === entry ? 0 : -1}
            aria-label={formatLongDate(day)}
            aria-pressed={isIn(day)}
            disabled={day < earliest}
            style={at === 0 ? { gridColumnStart: columnOf(day) } : undefined}
            onClick={() => onChoose(day)}
          >
            {toPersianDigits(at + 1)}
          </Day>
        ))}
      </Grid>
      {onChooseMonth && (
        <Button variant="ghost" size="small" fullWidth onClick={() => onChooseMonth(monthOf(first))}>
          {words.wholeMonth}
        </Button>
      )}
    </section>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: ${space(2)};
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(${DAYS_OF_WEEK}, 1fr);
  gap: ${space(1)};
  text-align: center;
`;

const Weekday = styled.span`
  color: ${color('muted')};
  font-size: ${font.xs};
`;

const Day = styled.button`
  min-block-size: 2.5rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color('text')};
  font-size: ${font.sm};
  ${focusRing}

  &:hover {
    background: ${color('sunken')};
  }
  &:disabled {
    background: none;
    color: ${color('muted')};
    opacity: 0.5;
    cursor: default;
  }
  &[aria-pressed='true'] {
    background: ${color('brand')};
    color: ${color('onBrand')};
  }
`;
