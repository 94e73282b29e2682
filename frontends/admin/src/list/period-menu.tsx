import { formatLongDate } from '@afshoreh/persian';
import { Button } from '@afshoreh/ui';
import { DropdownMenu } from '@afshoreh/ui/menu';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { copy } from './copy';
import { parseDay, periodOf, PERIODS } from './period';
import { RangeDialog } from './range-dialog';
import type { useListSearch } from './use-list-search';

const NONE = { period: null, from: null, to: null };

/** Returns the name of the period in the address; null when the list is not filtered by time. */
export function periodNameOf(params: URLSearchParams): string | null {
  const period = periodOf(params.get('period'));
  if (period) return copy.periods[period];
  const from = parseDay(params.get('from'));
  const to = parseDay(params.get('to'));
  return from || to ? copy.range.between(from && formatLongDate(from), to && formatLongDate(to)) : null;
}

/** Filters a list by time: a period that ends today, or a range of dates. The choice is kept in the address. */
export function PeriodMenu({
  search: { params, change },
}: {
  search: Pick<ReturnType<typeof useListSearch>, 'params' | 'change'>;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const period = periodOf(params.get('period'));
  const [from, to] = period ? [] : [parseDay(params.get('from')), parseDay(params.get('to'))];
  const isRange = Boolean(from ?? to);
  const chosen = periodNameOf(params) ?? copy.periods[''];
  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="secondary" size="small" aria-label={`${copy.period}: ${chosen}`}>
            <CalendarDays />
            {chosen}
          </Button>
        }
        items={[
          ...(['', ...PERIODS] as const).map((value) => ({
            label: copy.periods[value],
            choice: 'radio' as const,
            checked: !isRange && value === (period ?? ''),
            onSelect: () => change({ ...NONE, period: value }),
          })),
          { label: copy.range.choose, choice: 'radio', checked: isRange, onSelect: () => setIsOpen(true) },
        ]}
      />
      {isOpen && (
        <RangeDialog
          from={from}
          to={to}
          onChoose={(range) => {
            setIsOpen(false);
            change({ ...NONE, ...range });
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
