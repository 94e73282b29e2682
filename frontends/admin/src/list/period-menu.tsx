import { formatLongDate } from '@afshoreh/persian';
import { Button } from '@afshoreh/ui';
import { DropdownMenu } from '@afshoreh/ui/menu';
import { CalendarDays, Check } from 'lucide-react';
import { useState } from 'react';
import { copy } from './copy';
import { dayOf, periodOf, PERIODS } from './period';
import { RangeDialog } from './range-dialog';
import type { useListSearch } from './use-list-search';

const NONE = { period: null, from: null, to: null };

/** Which time a list is about: one that ends today, or from one day of the calendar to another; kept in the address. */
export function PeriodMenu({
  search: { params, change },
}: {
  search: Pick<ReturnType<typeof useListSearch>, 'params' | 'change'>;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const period = periodOf(params.get('period'));
  const [from, to] = period ? [] : [dayOf(params.get('from')), dayOf(params.get('to'))];
  const isRange = Boolean(from ?? to);
  const chosen = isRange
    ? copy.range.between(from && formatLongDate(from), to && formatLongDate(to))
    : copy.periods[period ?? ''];
  const icon = (isChosen: boolean) => <Check visibility={isChosen ? undefined : 'hidden'} />;
  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="secondary" size="small" aria-label={`${copy.period}: ${chosen}`}>
            <CalendarDays aria-hidden />
            {chosen}
          </Button>
        }
        items={[
          ...(['', ...PERIODS] as const).map((value) => ({
            label: copy.periods[value],
            icon: icon(!isRange && value === (period ?? '')),
            onSelect: () => change({ ...NONE, period: value }),
          })),
          { label: copy.range.choose, icon: icon(isRange), onSelect: () => setIsOpen(true) },
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
